#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

nonisolated extension TransitionKeyFrames {
  /// A moment inside a step.
  struct Moment: Equatable {
    /// The index of the step.
    var step: Int
    /// The part of the step that has been made, from 0 to 1.
    var fraction: Double
  }

  /// The moment some seconds after the beginning, in a step that takes time.
  ///
  /// Between two steps it is the beginning of the second one, so that what happens at once there has
  /// happened; at the end it is the end of the last one.
  func moment(at time: TimeInterval) -> Moment {
    var moment = Moment(step: 0, fraction: 0)
    var start: TimeInterval = 0
    for (step, segment) in segments.enumerated() where segment.duration > 0 {
      let fraction = (time - start) / segment.duration
      moment = Moment(step: step, fraction: min(max(fraction, 0), 1))
      // Less than a millionth of a step is rounding.
      if fraction < 1 - 1e-6 { break }
      start += segment.duration
    }
    return moment
  }

  /// Seconds from the beginning to a moment, at constant speed within each step.
  func time(at moment: Moment) -> TimeInterval {
    let before = segments.prefix(moment.step).reduce(0) { $0 + $1.duration }
    guard moment.step < segments.count else { return before }
    return before + segments[moment.step].duration * moment.fraction
  }
}
