/// The arithmetic of `CAMediaTiming`, as a value.
nonisolated package struct MediaTiming: Sendable, Equatable {
  package var beginTime = 0.0
  package var duration = 0.0
  package var speed = 1.0
  package var timeOffset = 0.0
  package var repeatCount = 0.0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// Times that differ by less, in seconds, are the same: sums of steps are not exact.
  package static let tolerance = 1e-7

  /// A layer's time runs for ever.
  package static let layerDefault: MediaTiming = {
    var timing = MediaTiming()
    timing.duration = .infinity
    return timing
  }()

  package enum Phase: Sendable, Equatable { case before, active, after }

  /// Where in its runs the object is.
  package struct Moment: Sendable, Equatable {
    package var phase: Phase
    /// Seconds within one run, 0…duration; running back counts down.
    package var basicTime: Double
    /// How many runs are complete; there and back is one.
    package var cycle: Int

    package init(phase: Phase, basicTime: Double, cycle: Int) {
      (self.phase, self.basicTime, self.cycle) = (phase, basicTime, cycle)
    }
  }

  /// Whether times can be calculated. A timing that lasts or repeats for ever is finite in this
  /// sense.
  package var isFinite: Bool {
    beginTime.isFinite && speed.isFinite && timeOffset.isFinite
      && !(duration.isNaN || repeatCount.isNaN || repeatDuration.isNaN)
  }

  /// One run, and the run back if there is one.
  package var cycleDuration: Double { autoreverses ? duration * 2 : duration }

  /// All runs together, in the object's own time.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    if duration == 0 { return 0 }
    return cycleDuration * (repeatCount > 0 ? repeatCount : 1)
  }

  /// How much of its own time the object has run at a time of its parent; before it begins < 0.
  ///
  /// Running backwards counts up too. Times next to the ends are the ends.
  package func elapsed(at parentTime: Double) -> Double {
    guard speed != 0 else { return 0 }
    let elapsed = (parentTime - beginTime) * abs(speed)
    if abs(elapsed) < Self.tolerance { return 0 }
    let end = activeDuration
    return abs(elapsed - end) < Self.tolerance ? end : elapsed
  }

  /// Whether it is before, in, or after its active time. Paused objects are in it.
  package func phase(at parentTime: Double) -> Phase {
    if speed == 0 { return .active }
    let elapsed = elapsed(at: parentTime)
    return elapsed < 0 ? .before : elapsed < activeDuration ? .active : .after
  }

  /// Where the object is; outside its active time at its beginning or its end.
  package func moment(at parentTime: Double) -> Moment {
    let elapsed = min(max(elapsed(at: parentTime), 0), activeDuration)
    let (basicTime, cycle) = fold(activeTime(afterElapsed: elapsed))
    return Moment(phase: phase(at: parentTime), basicTime: basicTime, cycle: cycle)
  }

  /// Where the object is, if its fill mode lets it show there.
  ///
  /// - Parameter includesEnd: whether the very end belongs to the active time. It does in a group,
  ///   which would otherwise lose its members where it turns, or where it stays.
  package func visibleMoment(at parentTime: Double, includesEnd: Bool = false) -> Moment? {
    let moment = moment(at: parentTime)
    switch moment.phase {
    case .active: return moment
    case .after where includesEnd && elapsed(at: parentTime) == activeDuration: return moment
    case .before: return fillMode == .backwards || fillMode == .both ? moment : nil
    case .after: return fillMode == .forwards || fillMode == .both ? moment : nil
    }
  }

  /// An offset moves where the runs start, not how long they last: past the end they go on at the
  /// beginning. Running backwards without an offset starts at the end.
  ///
  /// Fidelity: a time offset wraps around, the active duration stays the same [observed].
  private func activeTime(afterElapsed elapsed: Double) -> Double {
    let end = activeDuration
    let period = end.isFinite ? end : cycleDuration
    let start = speed < 0 && timeOffset == 0 ? period : timeOffset
    let time = speed < 0 ? start - elapsed : start + elapsed
    let isInside = time >= 0 && (time <= period || (speed >= 0 && !end.isFinite))
    guard !isInside, period > 0, period.isFinite else { return time }
    let wrapped = time.truncatingRemainder(dividingBy: period)
    return wrapped < 0 ? wrapped + period : wrapped
  }

  /// From active time to the time within one run. The end of the last run is its end, not the
  /// beginning of the next.
  private func fold(_ time: Double) -> (basicTime: Double, cycle: Int) {
    let cycleDuration = cycleDuration
    guard duration > 0, cycleDuration.isFinite else { return (max(time, 0), 0) }
    var cycle = (time / cycleDuration).rounded(.down)
    if time >= activeDuration, cycle * cycleDuration == time, cycle > 0 { cycle -= 1 }
    let rest = min(max(time - cycle * cycleDuration, 0), cycleDuration)
    let basicTime = rest > duration ? cycleDuration - rest : rest
    return (basicTime, cycle > 0 ? Int(min(cycle, 1e15)) : 0)
  }
}

// A layer's time: it has no ends unless its duration is finite.
nonisolated extension MediaTiming {
  /// The object's time at a time of its parent.
  package func localTime(at parentTime: Double) -> Double {
    guard duration.isFinite else { return (parentTime - beginTime) * speed + timeOffset }
    switch phase(at: parentTime) {
    case .before where fillMode != .backwards && fillMode != .both,
      .after where fillMode != .forwards && fillMode != .both:
      return (parentTime - beginTime) * speed + timeOffset
    default: return moment(at: parentTime).basicTime
    }
  }

  /// The parent's time at which the object's time is `time`; with speed 0 when it begins.
  package func parentTime(atLocalTime time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
  }
}
