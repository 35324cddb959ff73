#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

nonisolated extension TransitionKeyFrames {
  /// A moment inside a step that takes time.
  struct Moment: Equatable {
    /// The index of the step.
    var step: Int
    /// The part of the step that has passed, from 0 to 1.
    var fraction: Double
  }

  /// Seconds from the beginning to a frame.
  func time(ofFrame index: Int) -> TimeInterval {
    segments.prefix(index).reduce(0) { $0 + $1.duration }
  }

  /// The moment some seconds after the beginning; `nil` at the end.
  ///
  /// Between two steps it is the beginning of the second one, so that what happens at once there has
  /// happened.
  func moment(at time: TimeInterval) -> Moment? {
    var start: TimeInterval = 0
    for (step, segment) in segments.enumerated() where segment.duration > 0 {
      let fraction = (time - start) / segment.duration
      // Less than a millionth of a step is rounding.
      if fraction < 1 - 1e-6 { return Moment(step: step, fraction: max(fraction, 0)) }
      start += segment.duration
    }
    return nil
  }

  /// Where everything stands when a step has been made in part.
  func frame(at moment: Moment) -> Frame {
    frames[moment.step].interpolated(
      to: frames[moment.step + 1], at: CGFloat(moment.fraction))
  }
}

nonisolated extension TransitionKeyFrames.Frame {
  /// The frame on the way to the next one.
  func interpolated(to next: Self, at fraction: CGFloat) -> Self {
    Self(
      appearing: appearing.interpolated(to: next.appearing, at: fraction),
      disappearing: disappearing.interpolated(to: next.disappearing, at: fraction),
      eyeDistance: interpolatedEyeDistance(to: next.eyeDistance, at: fraction))
  }

  /// What is animated is the perspective, which is the inverse of the distance; flat is 0.
  private func interpolatedEyeDistance(to other: CGFloat, at fraction: CGFloat) -> CGFloat {
    let from = eyeDistance > 0 ? 1 / eyeDistance : 0
    let target = other > 0 ? 1 / other : 0
    let perspective = from + (target - from) * fraction
    return perspective > 0 ? 1 / perspective : 0
  }
}
