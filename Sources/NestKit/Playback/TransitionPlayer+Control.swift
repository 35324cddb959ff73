#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension TransitionPlayer {
  /// Continues a paused transition with a critically damped spring, which begins with a given velocity:
  /// that of the finger that has moved it.
  ///
  /// It takes the part of the duration that is left, and no more. All steps that are left follow the one
  /// spring, and not their timing curves, until the transition is paused or reversed.
  ///
  /// - Parameter velocity: Fractions of the transition per second, positive in the direction in which it
  ///   continues. A value that is not finite counts as 0.
  public func resume(velocity: CGFloat) {
    guard isPaused, let animator else { return resume() }
    let segments = clock.segments
    let duration = segments.duration
    let fraction = segments.time(at: moment) / duration
    let spring = TransitionSpring(
      from: fraction, velocity: velocity.isFinite ? max(Double(velocity), 0) : 0,
      duration: duration * (1 - fraction), beginTime: CACurrentMediaTime())
    _ = clock.resume()
    clock.follow(spring)
    continueCompanion(on: spring, from: fraction)
    guard let part = spring.part(of: clock.position - 1, in: segments, at: spring.beginTime) else {
      return animator.startAnimation()
    }
    animator.continueAnimation(
      withTimingParameters: part.parameters, durationFactor: part.durationFactor)
  }
}
