#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension TransitionPlayer {
  /// Continues a paused transition with a critically damped spring, which begins with a given velocity:
  /// that of the finger that has moved it.
  ///
  /// It takes the part of the duration that is left, and no more. A transition that has further steps to
  /// go, such as a flip in its first half, continues along their timing curves.
  ///
  /// - Parameter velocity: Fractions of the transition per second, positive in the direction in which it
  ///   continues. A value that is not finite counts as 0.
  public func resume(velocity: CGFloat) {
    guard isPaused, let animator, isInLastTimedStep else { return resume() }
    isPaused = false
    let left = 1 - CGFloat(moment.fraction)
    let total = keyFrames.duration
    let part = keyFrames.segments[position - 1].duration / total
    let ofTheRest = left > 0 && velocity.isFinite ? max(velocity, 0) / (left * CGFloat(part)) : 0
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: ofTheRest, dy: ofTheRest)),
      durationFactor: left)
  }

  /// Whether no step after the running one takes time.
  private var isInLastTimedStep: Bool {
    keyFrames.segments.dropFirst(position).allSatisfy { $0.duration == 0 }
  }
}
