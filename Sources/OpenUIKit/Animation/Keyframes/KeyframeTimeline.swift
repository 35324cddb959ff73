/// The values of one property over time in an animation of key frames. A pure value.
///
/// During a frame the property changes from what it is at the frame's start to the frame's
/// value; between frames it stays.
///
/// Fidelity: where frames of one property overlap, the one that starts later continues from what
/// the other one has reached; of frames with the same times the last one counts [decided].
nonisolated struct KeyframeTimeline: Sendable {
  /// The value before the first frame.
  let start: AnimationValue
  /// In the order in which they were added.
  private var frames: [Frame] = []

  private struct Frame: Sendable {
    var window: KeyframeWindow
    var value: AnimationValue
  }

  /// The values and the times at which they are reached.
  struct Points: Sendable, Equatable {
    var values: [AnimationValue]
    /// nil where the mode finds them.
    var times: [Double]?
  }

  init(start: AnimationValue) { self.start = start }

  /// Adds the value at the end of a frame; a second one of the same frame replaces it.
  mutating func add(_ value: AnimationValue, in window: KeyframeWindow) {
    if let index = frames.firstIndex(where: { $0.window == window }) {
      frames.remove(at: index)
    }
    frames.append(Frame(window: window, value: value))
  }

  /// Returns the values of a track of the mode, and their times.
  func points(for mode: KeyframeTrack.Mode) -> Points {
    let ordered = frames.enumerated().sorted {
      ($0.element.window.start, $0.offset) < ($1.element.window.start, $1.offset)
    }.map(\.element)
    switch mode {
    case .linear, .cubic: return waypoints(ordered)
    // Fidelity: a discrete frame shows its value from its start to the next one's [decided].
    case .discrete:
      return Points(
        values: [start] + ordered.map(\.value), times: [0] + ordered.map(\.window.start) + [1])
    case .paced, .cubicPaced:
      return Points(values: [start] + ordered.map(\.value), times: nil)
    }
  }

  private func waypoints(_ frames: [Frame]) -> Points {
    var path = Path(start: start)
    for frame in frames {
      path.stay(until: frame.window.start)
      path.go(to: frame.value, until: frame.window.end)
    }
    path.stay(until: 1)
    return Points(values: path.points.map(\.value), times: path.points.map(\.time))
  }

  private struct Path {
    private(set) var points: [(time: Double, value: AnimationValue)]

    init(start: AnimationValue) { points = [(0, start)] }

    /// Reaches a time without a change, or returns to it.
    ///
    /// Both ends are there twice: a smooth curve would swing over between equal values.
    mutating func stay(until time: Double) {
      guard let last = points.last else { return }
      if time > last.time {
        points += [last, (time, last.value), (time, last.value)]
      } else if time < last.time {
        cut(at: time)
      }
    }

    mutating func go(to value: AnimationValue, until time: Double) {
      points.append((time, value))
    }

    private mutating func cut(at time: Double) {
      let track = KeyframeTrack(
        values: points.map(\.value), times: points.map(\.time), curves: [], mode: .linear)
      guard let value = track.value(at: time) else { return }
      points.removeAll { $0.time > time }
      points.append((time, value))
    }
  }
}

/// The part of an animation that a key frame takes, in fractions of the whole.
nonisolated struct KeyframeWindow: Sendable, Equatable {
  let start: Double
  let end: Double

  static let whole = KeyframeWindow(start: 0, duration: 1)
  /// Sums of fractions such as 2/3 and 1/3 may be a little above 1.
  static let tolerance = 1e-9

  /// Limits both ends to 0…1. A start that is not a number is 0, a duration that is not a number
  /// lasts to 1.
  init(start: Double, duration: Double) {
    self.start = start.isNaN ? 0 : min(max(start, 0), 1)
    end = duration.isNaN ? 1 : min(max(self.start + duration, self.start), 1)
  }

  var duration: Double { end - start }
}
