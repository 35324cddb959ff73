/// Maps the time around a run to the time within it. A pure value.
///
/// A position is a part of the run's duration: 0 is the beginning, 1 the end. Springs leave 0…1.
nonisolated package struct RunClock: Sendable, Equatable {
  /// In seconds; 0 or more.
  package let duration: Double
  /// When the run began, in the time around it; the time within it is the same then.
  package private(set) var start: Double
  private var motion: Motion {
    didSet { isIdentity = motion == .flowing(since: start, elapsed: 0) }
  }
  /// Whether the time within is the time around. Kept as a value: every animation reads it in every
  /// frame.
  package private(set) var isIdentity = true

  private enum Motion: Sendable, Equatable {
    /// A second within passes with every second around, without an end.
    case flowing(since: Double, elapsed: Double)
    /// The elapsed time is kept as it was, so that pausing changes nothing at all.
    case paused(position: Double, elapsed: Double)
    case moving(RunSegment)
  }

  /// A clock that runs by itself.
  ///
  /// - Parameter duration: In seconds. What is no finite number above 0 counts as 0.
  package init(duration: Double, flowingFrom start: Double) {
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.start = start
    motion = .flowing(since: start, elapsed: 0)
  }

  // MARK: What it shows

  /// Whether it runs by itself, forwards, without an end.
  package var isFlowing: Bool {
    if case .flowing = motion { return true }
    return false
  }

  /// Whether time passes within.
  package var isRunning: Bool {
    if case .paused = motion { return false }
    return true
  }

  /// Whether it goes towards the beginning.
  package var isReversed: Bool {
    guard case .moving(let segment) = motion else { return false }
    return segment.destination < (segment.isReversed ? segment.target : segment.origin)
  }

  /// The way that it goes by the clock; nil if it stands, or runs without an end.
  package var segment: RunSegment? {
    if case .moving(let segment) = motion { return segment }
    return nil
  }

  /// The time within, at a time around.
  package func time(at time: Double) -> Double {
    isIdentity ? time : start + elapsed(at: time)
  }

  /// How far it is. Without a duration 0 is the beginning, and everything after it 1.
  package func position(at time: Double) -> Double {
    switch motion {
    case .flowing:
      let elapsed = elapsed(at: time)
      return duration > 0 ? elapsed / duration : elapsed > 0 ? 1 : 0
    case .paused(let position, _): return position
    case .moving(let segment): return segment.position(at: time)
    }
  }

  /// The seconds that have passed within.
  package func elapsed(at time: Double) -> Double {
    switch motion {
    case .flowing(let since, let elapsed): elapsed + (time - since)
    case .paused(_, let elapsed): elapsed
    case .moving(let segment): segment.position(at: time) * duration
    }
  }

  // MARK: Control

  /// Moves the beginning of a clock that nothing has been timed by yet.
  package mutating func restart(at time: Double) {
    start = time
    if case .flowing = motion { motion = .flowing(since: time, elapsed: 0) }
  }

  /// Stands still where it is.
  package mutating func pause(at time: Double) {
    motion = .paused(position: position(at: time), elapsed: elapsed(at: time))
  }

  /// Stands still at a position. Without a duration nothing moves.
  package mutating func set(_ position: Double) {
    var elapsed = position * duration
    if duration == 0, case .paused(_, let old) = motion { elapsed = old }
    motion = .paused(position: position, elapsed: elapsed)
  }

  /// Goes from where it is to a position.
  package mutating func move(
    to target: Double, progressCurve: AnimationProgram.ProgressCurve, duration: Double,
    at time: Double
  ) {
    motion = .moving(
      RunSegment(
        from: position(at: time), to: target, duration: duration, progressCurve: progressCurve,
        at: time))
  }

  /// Goes a way that has begun, whatever the position is.
  package mutating func move(along segment: RunSegment) { motion = .moving(segment) }

  /// Goes back to where it comes from: along the same curve if it comes from an end of the run,
  /// otherwise evenly.
  package mutating func reverse(at time: Double) {
    guard case .moving(var segment) = motion else { return head(to: 0, at: time) }
    guard segment.origin == 0 && segment.target == 1 || segment.origin == 1 && segment.target == 0
    else { return head(to: segment.destination == 0 ? 1 : 0, at: time) }
    segment.reverse(at: time)
    motion = .moving(segment)
  }

  private mutating func head(to target: Double, at time: Double) {
    let rest = abs(target - position(at: time)) * duration
    move(to: target, progressCurve: .linear, duration: rest, at: time)
  }

  /// Runs by itself from where it is.
  package mutating func flow(at time: Double) {
    motion = .flowing(since: time, elapsed: elapsed(at: time))
  }
}
