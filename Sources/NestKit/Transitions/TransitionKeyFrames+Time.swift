nonisolated extension TransitionKeyFrames {
  /// A moment inside a step.
  struct Moment: Equatable {
    /// The index of the step.
    var step: Int
    /// The part of the step that has been made, from 0 to 1.
    var fraction: Double
  }
}

// The times between the frames of transitions, and of animations too.
nonisolated extension [TransitionKeyFrames.Segment] {
  /// Seconds from the first frame to the last.
  var duration: TimeInterval { reduce(0) { $0 + $1.duration } }

  /// The times from the last frame to the first, each step along its mirrored timing curve.
  var inverse: Self {
    reversed().map { Element(duration: $0.duration, curve: $0.curve.mirrored) }
  }

  /// The moment some seconds after the beginning, in a step that takes time.
  ///
  /// Between two steps it is the beginning of the second one, so that what happens at once there
  /// has happened; at the end it is the end of the last one.
  func moment(at time: TimeInterval) -> TransitionKeyFrames.Moment {
    var moment = TransitionKeyFrames.Moment(step: 0, fraction: 0)
    var start: TimeInterval = 0
    for (step, segment) in enumerated() where segment.duration > 0 {
      let fraction = (time - start) / segment.duration
      moment = TransitionKeyFrames.Moment(
        step: step, fraction: Swift.min(Swift.max(fraction, 0), 1))
      // Less than a millionth of a step is rounding.
      if fraction < 1 - 1e-6 { break }
      start += segment.duration
    }
    return moment
  }

  /// Seconds from the beginning to a moment, at constant speed within each step.
  func time(at moment: TransitionKeyFrames.Moment) -> TimeInterval {
    let before = prefix(moment.step).reduce(0) { $0 + $1.duration }
    guard moment.step < count else { return before }
    return before + self[moment.step].duration * moment.fraction
  }
}
