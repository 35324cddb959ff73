/// Animates a transition between two view controllers.
///
/// Order: `transitionDuration(using:)`, `animateTransition(using:)`, the animator's own call of
/// `completeTransition(_:)`, `animationEnded(_:)`.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds. May be called more than once, with nil too.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Puts the views into the container, moves them and, when all has ended, calls
  /// `completeTransition(_:)` of the context with whether it was not cancelled.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator of a transition that can be interrupted: always the same one during a transition.
  /// May be left out.
  ///
  /// `animateTransition(using:)` starts it, and its completion calls `completeTransition(_:)` of
  /// the context. It can then be paused, scrubbed and reversed while the transition runs; the
  /// interaction controllers of this library move it without calling this method, as they move all
  /// that the transition animates.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called after `completeTransition(_:)`, before the *did* callbacks of the controllers, with
  /// whether the transition was completed. May be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// An animator that does nothing.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { IdleAnimator() }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The animator of a transition that has none.
private final class IdleAnimator: NSObject, UIViewImplicitlyAnimating {
  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  deinit {}

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
