#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The part of a step that is played on a spring.
struct SpringPart {
  /// The fraction of the step at which it begins.
  let start: CGFloat
  /// How long it takes, as a part of the duration of the step.
  let durationFactor: CGFloat
  let parameters: any UITimingCurveProvider
}

extension KeyFramePlayer {
  /// What is left now of a step of the present direction that takes time; `nil` if the spring has passed it.
  ///
  /// The last step that takes time ends on the spring itself. The others follow it by a cubic curve that has
  /// its velocities at both ends, so that nothing jumps between two steps.
  final func part(of step: Int, on spring: TransitionSpring) -> SpringPart? {
    let segments = segments
    let total = segments.duration
    let before = segments.prefix(step).reduce(0) { $0 + $1.duration } / total
    let after = before + segments[step].duration / total
    let isLast = segments.dropFirst(step + 1).allSatisfy { $0.duration == 0 }
    let now = min(max(CACurrentMediaTime() - spring.beginTime, 0), spring.duration)
    let first = min(max(spring.fraction(after: now), before), 1)
    guard isLast || first < after else { return nil }
    let end = isLast ? spring.duration : spring.time(to: after)
    let way = isLast ? 1 - first : after - first
    return SpringPart(
      start: CGFloat((first - before) / (after - before)),
      durationFactor: CGFloat((end - now) / segments[step].duration),
      parameters: isLast
        ? spring.parameters(from: now, over: way)
        : spring.parameters(from: now, to: max(end, now), over: way))
  }
}

extension TransitionSpring {
  /// The rest of the spring, from a time on.
  func parameters(from time: TimeInterval, over way: Double)
    -> any UITimingCurveProvider
  {
    let velocity = way > 0 ? velocity(after: time) / way : 0
    return UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
  }

  /// A curve that has the velocities of the spring at two times.
  fileprivate func parameters(
    from begin: TimeInterval, to end: TimeInterval, over way: Double
  ) -> any UITimingCurveProvider {
    let factor = (end - begin) / way / 3
    return UICubicTimingParameters(
      controlPoint1: CGPoint(x: 1.0 / 3, y: velocity(after: begin) * factor),
      controlPoint2: CGPoint(x: 2.0 / 3, y: 1 - velocity(after: end) * factor))
  }
}
