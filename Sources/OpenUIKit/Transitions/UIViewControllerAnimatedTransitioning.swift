/// Animates a transition between two view controllers.
///
/// Order: `transitionDuration(using:)`, `animateTransition(using:)`, the animator's own call of
/// `completeTransition(_:)`, `animationEnded(_:)`.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds. May be asked more than once, with nil too.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Puts the views into the container, moves them and, when all has ended, calls
  /// `completeTransition(_:)` of the context with whether it was not cancelled.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called after `completeTransition(_:)`, before the *did* callbacks of the controllers, with
  /// whether the transition was completed. May be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
