/// The part of a step that is played on a spring.
struct SpringPart {
  /// The fraction of the step at which it begins.
  let start: CGFloat
  /// How long it takes, as a part of the duration of the step.
  let durationFactor: CGFloat
  let parameters: any UITimingCurveProvider
}

extension TransitionSpring {
  /// Returns the rest, at a time, of a step that takes time; `nil` if the spring has passed the
  /// step.
  ///
  /// The last step that takes time ends on the spring itself. The others follow it by a cubic curve
  /// that has its velocities at both ends, so that nothing jumps between two steps.
  func part(
    of step: Int, in segments: [TransitionKeyFrames.Segment], at time: TimeInterval
  ) -> SpringPart? {
    let total = segments.duration
    let before = segments.prefix(step).reduce(0) { $0 + $1.duration } / total
    let after = before + segments[step].duration / total
    let isLast = segments.dropFirst(step + 1).allSatisfy { $0.duration == 0 }
    let now = elapsed(at: time)
    let first = fraction(after: now)
    guard isLast || first < after else { return nil }
    let end = isLast ? duration : self.time(to: after)
    let distance = isLast ? 1 - first : after - first
    return SpringPart(
      start: CGFloat(min(max((first - before) / (after - before), 0), 1)),
      durationFactor: CGFloat((end - now) / segments[step].duration),
      parameters: isLast
        ? parameters(from: now, over: distance)
        : parameters(from: now, to: max(end, now), over: distance))
  }

  /// The rest of the spring, from a time on.
  func parameters(from time: TimeInterval, over distance: Double)
    -> any UITimingCurveProvider
  {
    // Without a distance there is no velocity relative to it.
    let velocity = abs(distance) > 1e-6 ? velocity(after: time) / distance : 0
    return UISpringTimingParameters(
      mass: 1, stiffness: CGFloat(frequency * frequency),
      damping: CGFloat(2 * dampingRatio * frequency),
      initialVelocity: CGVector(dx: velocity, dy: velocity))
  }

  /// A curve that has the velocities of the spring at two times.
  fileprivate func parameters(
    from begin: TimeInterval, to end: TimeInterval, over distance: Double
  ) -> any UITimingCurveProvider {
    let factor = (end - begin) / distance / 3
    return UICubicTimingParameters(
      controlPoint1: CGPoint(x: 1.0 / 3, y: velocity(after: begin) * factor),
      controlPoint2: CGPoint(x: 2.0 / 3, y: 1 - velocity(after: end) * factor))
  }
}
