/// One movement of a run by the clock, from a position to another one. A pure value.
///
/// It can be reversed at any time, any number of times: it returns along the same curve.
nonisolated package struct RunSegment: Sendable, Equatable {
  /// The position at which it begins.
  package let origin: Double
  /// The position at which it ends.
  package let target: Double
  /// In seconds; 0 or more.
  package let duration: Double
  package let progressCurve: AnimationProgram.ProgressCurve
  /// Whether it returns to its origin.
  package private(set) var isReversed = false
  /// The time since which it runs in its present direction.
  private var since: Double
  /// How much of its duration lay behind it then, 0…1.
  private var share = 0.0

  package init(
    from origin: Double, to target: Double, duration: Double,
    progressCurve: AnimationProgram.ProgressCurve,
    at time: Double
  ) {
    self.origin = origin
    self.target = target
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.progressCurve = progressCurve
    since = time
  }

  /// Where it ends in its present direction.
  package var destination: Double { isReversed ? origin : target }

  /// The position at a time: its destination once it is over.
  package func position(at time: Double) -> Double {
    if isOver(at: time) { return destination }
    return position(afterShare: share(at: time))
  }

  /// The position after a share of its duration, 0…1.
  package func position(afterShare share: Double) -> Double {
    origin + (target - origin) * progressCurve.progress(at: share, of: duration)
  }

  /// Whether it has come to its destination.
  package func isOver(at time: Double) -> Bool { rest(at: time) <= MediaTiming.tolerance }

  /// Runs the same curve in the other direction.
  package mutating func reverse(at time: Double) {
    share = share(at: time)
    since = time
    isReversed.toggle()
  }

  /// Continues from a share of its duration, 0…1, in the same direction.
  package mutating func proceed(from share: Double, at time: Double) {
    self.share = min(max(share, 0), 1)
    since = time
  }

  private func rest(at time: Double) -> Double {
    let share = share(at: time)
    return (isReversed ? share : 1 - share) * duration
  }

  /// How much of its duration lies between its origin and where it is, 0…1.
  package func share(at time: Double) -> Double {
    guard duration > 0 else { return isReversed ? 0 : 1 }
    let passed = (time - since) / duration
    return min(max(isReversed ? share - passed : share + passed, 0), 1)
  }
}
