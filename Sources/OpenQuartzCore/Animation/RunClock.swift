/// Maps the time around a run to the time within it, and knows where it leads. A pure value.
///
/// A position is a part of the run's duration: 0 is the beginning, 1 the end. Springs leave 0…1. A
/// fraction is what users say: how much of the distance in the present direction is done.
nonisolated package struct RunClock: Sendable, Equatable {
  /// In seconds; 0 or more.
  package let duration: Double
  /// How progress follows time where nothing else is said.
  package let timing: AnimationTiming
  /// When the run began, in the time around it; the time within it is the same then.
  package private(set) var start: Double
  /// Whether it leads towards the beginning, also while it stands.
  package private(set) var isReversed = false
  private var motion: Motion {
    didSet { isIdentity = motion == .flowing(since: start, elapsed: 0) }
  }
  /// Whether the time within is the time around. Stored as a value: every animation reads it in
  /// every frame.
  package private(set) var isIdentity = true

  private enum Motion: Sendable, Equatable {
    /// A second within passes with every second around, without an end.
    case flowing(since: Double, elapsed: Double)
    case paused(Rest)
    /// Stands until a time around.
    case waiting(until: Double, Rest)
    case moving(RunSegment)
  }

  /// Where it stands.
  private struct Rest: Sendable, Equatable {
    var position: Double
    /// As it was, so that pausing changes nothing at all.
    var elapsed: Double
    /// The segment that was left, if it was left as it is.
    var left: Remainder?
  }

  /// A segment from a share of its duration on.
  private struct Remainder: Sendable, Equatable {
    var segment: RunSegment
    var share: Double

    mutating func reverse() {
      segment.proceed(from: share, at: 0)
      segment.reverse(at: 0)
    }
  }

  /// A clock that runs by itself.
  ///
  /// - Parameters:
  ///   - duration: In seconds. A value that is not a finite number above 0 counts as 0.
  ///   - timing: How progress follows time where nothing else is said.
  ///   - start: When the run begins, in the time around it.
  package init(
    duration: Double, timing: AnimationTiming = .curve(.linear), flowingFrom start: Double
  ) {
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.timing = timing
    self.start = start
    motion = .flowing(since: start, elapsed: 0)
  }

  // MARK: What it shows

  /// Whether it runs by itself, forwards, without an end.
  package var isFlowing: Bool {
    if case .flowing = motion { return true }
    return false
  }

  /// Whether time passes within, or will by itself.
  package var isRunning: Bool {
    if case .paused = motion { return false }
    return true
  }

  /// Whether it stands until a time around.
  package var isWaiting: Bool {
    if case .waiting = motion { return true }
    return false
  }

  /// Where its segment ends; nil if it stands, or runs without an end.
  package var destination: Double? {
    if case .moving(let segment) = motion { return segment.destination }
    return nil
  }

  /// Whether its segment, or its delay, is over.
  package func isOver(at time: Double) -> Bool {
    switch motion {
    case .flowing, .paused: false
    case .waiting(let end, _): end - time <= MediaTiming.tolerance
    case .moving(let segment): segment.isOver(at: time)
    }
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
    case .paused(let rest), .waiting(_, let rest): return rest.position
    case .moving(let segment): return segment.position(at: time)
    }
  }

  /// The seconds that have passed within.
  package func elapsed(at time: Double) -> Double {
    switch motion {
    case .flowing(let since, let elapsed): elapsed + (time - since)
    case .paused(let rest), .waiting(_, let rest): rest.elapsed
    case .moving(let segment): segment.position(at: time) * duration
    }
  }

  /// How much of the distance in the present direction is done, 0…1.
  ///
  /// Fidelity: while it moves the fraction is that of the time, as if the curve were straight; what
  /// stands has, if it is scrubbed linearly, the fraction of what is shown [observed]. In the other
  /// direction it is what is left of the first [observed].
  package func fraction(at time: Double, linearly isLinear: Bool) -> Double {
    let place =
      switch motion {
      case .paused(let rest), .waiting(_, let rest):
        if !isLinear, let left = rest.left {
          left.segment.evenPosition(afterShare: left.share)
        } else {
          rest.position
        }
      case .moving(let segment): segment.evenPosition(afterShare: segment.share(at: time))
      case .flowing: position(at: time)
      }
    return flipped(min(max(place, 0), 1))
  }

  private func flipped(_ fraction: Double) -> Double { isReversed ? 1 - fraction : fraction }

  // MARK: Standing

  /// Moves the beginning of a clock that nothing has been timed by yet.
  package mutating func restart(at time: Double) {
    start = time
    if case .flowing = motion { motion = .flowing(since: time, elapsed: 0) }
  }

  /// Stands still where it is.
  package mutating func pause(at time: Double) { motion = .paused(rest(at: time)) }

  /// Stands still at a position. Without a duration nothing moves.
  package mutating func set(_ position: Double) { pause(at: position, leaving: nil) }

  /// Stands still at a fraction, 0…1.
  ///
  /// - Parameters:
  ///   - fraction: How much of the distance in the present direction is done.
  ///   - isLinear: Whether that is of what is shown, or else of the time of the curve.
  package mutating func seek(_ fraction: Double, linearly isLinear: Bool) {
    let place = flipped(min(max(fraction, 0), 1))
    guard !isLinear, duration > 0 else { return set(place) }
    var left = Remainder(
      segment: RunSegment(
        from: 0, to: 1, duration: duration, progressCurve: timing.progressCurve(over: duration),
        at: 0),
      share: place)
    if isReversed { left.reverse() }
    pause(at: left.segment.position(afterShare: place), leaving: left)
  }

  /// Stands still where it is for some seconds.
  package mutating func wait(_ seconds: Double, at time: Double) {
    motion = .waiting(until: time + seconds, rest(at: time))
  }

  private mutating func pause(at position: Double, leaving left: Remainder?) {
    var elapsed = position * duration
    if duration == 0, case .paused(let old) = motion { elapsed = old.elapsed }
    motion = .paused(Rest(position: position, elapsed: elapsed, left: left))
  }

  private func rest(at time: Double) -> Rest {
    switch motion {
    case .paused(let rest), .waiting(_, let rest): return rest
    case .flowing: return Rest(position: position(at: time), elapsed: elapsed(at: time))
    case .moving(let segment):
      let left = Remainder(segment: segment, share: segment.share(at: time))
      return Rest(position: position(at: time), elapsed: elapsed(at: time), left: left)
    }
  }

  // MARK: Moving

  /// Continues: along the segment that was left, or by its own timing in what is left of its
  /// duration. After a delay it continues from the end of that.
  package mutating func play(at time: Double) {
    switch motion {
    case .moving: break
    case .flowing: head(timing, lasting: nil, at: time)
    case .paused(let rest): play(rest, at: time)
    case .waiting(let end, let rest): play(rest, at: min(end, time))
    }
  }

  private mutating func play(_ rest: Rest, at time: Double) {
    guard var left = rest.left else { return head(timing, lasting: nil, at: time) }
    left.segment.proceed(from: left.share, at: time)
    motion = .moving(left.segment)
  }

  /// Continues with another timing.
  ///
  /// - Parameters:
  ///   - timing: nil for its own.
  ///   - factor: How long that takes, in whole durations; 0 or less, or no number, for what is
  ///     left.
  ///   - time: Now.
  package mutating func proceed(
    timing: AnimationTiming?, durationFactor factor: Double, at time: Double
  ) {
    let seconds = factor > 0 && factor.isFinite ? factor * duration : nil
    head(timing ?? self.timing, lasting: seconds, at: time)
  }

  /// Moves from where it is to a position.
  package mutating func move(
    to target: Double, progressCurve: AnimationProgram.ProgressCurve, duration: Double,
    at time: Double
  ) {
    isReversed = target == 0
    motion = .moving(
      RunSegment(
        from: position(at: time), to: target, duration: duration, progressCurve: progressCurve,
        at: time))
  }

  /// Leads in the opposite direction from now on: back along the curve if that leads from one end
  /// to the other, otherwise by its own timing. A paused clock leads there when it continues.
  package mutating func reverse(at time: Double) {
    isReversed.toggle()
    switch motion {
    case .paused(let rest): motion = .paused(reversed(rest))
    case .waiting(let end, let rest): motion = .waiting(until: end, reversed(rest))
    case .moving(var segment) where segment.isWhole:
      segment.reverse(at: time)
      motion = .moving(segment)
    case .moving, .flowing: head(timing, lasting: nil, at: time)
    }
  }

  private func reversed(_ rest: Rest) -> Rest {
    var reversed = rest
    if rest.left?.segment.isWhole ?? false { reversed.left?.reverse() } else { reversed.left = nil }
    return reversed
  }

  private mutating func head(_ timing: AnimationTiming, lasting seconds: Double?, at time: Double) {
    let goal = isReversed ? 0.0 : 1
    let rest = abs(goal - position(at: time))
    let seconds = seconds ?? timing.duration(given: duration) * rest
    move(
      to: goal, progressCurve: timing.progressCurve(over: seconds), duration: seconds, at: time)
  }

  /// Runs by itself from where it is.
  package mutating func flow(at time: Double) {
    motion = .flowing(since: time, elapsed: elapsed(at: time))
    isReversed = false
  }
}

nonisolated extension RunSegment {
  /// Whether it leads from one end of a run to the other.
  fileprivate var isWhole: Bool { origin == 0 && target == 1 || origin == 1 && target == 0 }

  /// The position after a share of its duration if it moved always as fast.
  fileprivate func evenPosition(afterShare share: Double) -> Double {
    origin + (target - origin) * share
  }
}
