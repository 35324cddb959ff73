/// Where an animator is and where it goes, at every time. A pure value.
///
/// A position is what is shown: 0 is the beginning, 1 the end, springs go beyond. A fraction is
/// what users say: how much of the way in the present direction is done.
nonisolated struct AnimatorCourse: Sendable, Equatable {
  /// How long the whole way takes, in seconds.
  let duration: TimeInterval
  private let timing: AnimationTiming
  /// Whether it goes to the beginning.
  private(set) var isReversed: Bool
  private var motion: Motion

  private enum Motion: Sendable, Equatable {
    /// On a way that was left at a share of its duration, if it was left as it is.
    case standing(position: Double, left: Way?)
    case moving(RunSegment)
  }

  private struct Way: Sendable, Equatable {
    var segment: RunSegment
    var share: Double

    mutating func reverse() {
      segment.proceed(from: share, at: 0)
      segment.reverse(at: 0)
    }
  }

  /// Stands where its way begins.
  init(duration: TimeInterval, timing: AnimationTiming, isReversed: Bool) {
    self.duration = duration
    self.timing = timing
    self.isReversed = isReversed
    motion = .standing(position: isReversed ? 1 : 0, left: nil)
  }

  // MARK: Where it is

  /// The way that it goes; nil while it stands.
  var segment: RunSegment? {
    if case .moving(let segment) = motion { return segment }
    return nil
  }

  /// What is shown.
  func position(at time: Double) -> Double {
    switch motion {
    case .standing(let position, _): position
    case .moving(let segment): segment.position(at: time)
    }
  }

  /// How much of the way is done, 0…1.
  ///
  /// Fidelity: while it moves the fraction is that of the time, as if the curve were straight; what
  /// stands has, if it is scrubbed linearly, the fraction of what is shown [observed]. In the other
  /// direction it is what is left of the first [observed].
  func fraction(at time: Double, linearly isLinear: Bool) -> Double {
    let place =
      switch motion {
      case .standing(_, let left?) where !isLinear:
        left.segment.evenPosition(afterShare: left.share)
      case .standing(let position, _): position
      case .moving(let segment): segment.evenPosition(afterShare: segment.share(at: time))
      }
    return flipped(min(max(place, 0), 1))
  }

  private func flipped(_ fraction: Double) -> Double { isReversed ? 1 - fraction : fraction }

  // MARK: Where it goes

  /// Goes on: the way that was left, or with the animator's own timing in what is left of its
  /// duration.
  mutating func play(at time: Double) {
    switch motion {
    case .moving: break
    case .standing(_, var left?):
      left.segment.proceed(from: left.share, at: time)
      motion = .moving(left.segment)
    case .standing: head(timing, lasting: nil, at: time)
    }
  }

  /// Goes to its end with another timing.
  ///
  /// - Parameters:
  ///   - timing: nil for its own.
  ///   - factor: How long that takes, in whole durations; 0 or less, or no number, for what is
  ///     left.
  ///   - time: Now.
  mutating func proceed(timing: AnimationTiming?, durationFactor factor: Double, at time: Double) {
    let seconds = factor > 0 && factor.isFinite ? factor * duration : nil
    head(timing ?? self.timing, lasting: seconds, at: time)
  }

  /// Stands still.
  mutating func pause(at time: Double) {
    guard case .moving(let segment) = motion else { return }
    motion = .standing(
      position: segment.position(at: time),
      left: Way(segment: segment, share: segment.share(at: time)))
  }

  /// Stands still at a fraction, 0…1.
  ///
  /// - Parameters:
  ///   - fraction: How much of the way is done.
  ///   - isLinear: Whether that is of what is shown, or else of the time of the curve.
  mutating func seek(_ fraction: Double, linearly isLinear: Bool) {
    let place = flipped(min(max(fraction, 0), 1))
    guard !isLinear, duration > 0 else {
      motion = .standing(position: place, left: nil)
      return
    }
    var way = Way(
      segment: RunSegment(
        from: 0, to: 1, duration: duration, progressCurve: timing.progressCurve(over: duration),
        at: 0),
      share: place)
    if isReversed { way.reverse() }
    motion = .standing(position: way.segment.position(afterShare: place), left: way)
  }

  /// Goes the other way from now on: back along the curve if it has gone that from one end,
  /// otherwise with its own timing.
  mutating func reverse(at time: Double) {
    isReversed.toggle()
    switch motion {
    case .standing(let position, var left?) where left.segment.isWhole:
      left.reverse()
      motion = .standing(position: position, left: left)
    case .standing(let position, _): motion = .standing(position: position, left: nil)
    case .moving(var segment) where segment.isWhole:
      segment.reverse(at: time)
      motion = .moving(segment)
    case .moving: head(timing, lasting: nil, at: time)
    }
  }

  private mutating func head(_ timing: AnimationTiming, lasting seconds: Double?, at time: Double) {
    let position = position(at: time)
    let goal = isReversed ? 0.0 : 1
    let rest = min(abs(goal - position), 1)
    let seconds = seconds ?? timing.duration(given: duration) * rest
    motion = .moving(
      RunSegment(
        from: position, to: goal, duration: seconds,
        progressCurve: timing.progressCurve(over: seconds), at: time))
  }
}

nonisolated extension RunSegment {
  /// Whether it goes from one end of a run to the other.
  fileprivate var isWhole: Bool { origin == 0 && target == 1 || origin == 1 && target == 0 }

  /// The position after a share of its duration if it went always as fast.
  fileprivate func evenPosition(afterShare share: Double) -> Double {
    origin + (target - origin) * share
  }
}
