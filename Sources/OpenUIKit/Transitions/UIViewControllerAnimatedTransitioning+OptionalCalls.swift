// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UIViewControllerAnimatedTransitioning {
  /// The methods `interruptibleAnimator(…)`, to be called with `?`; never nil.
  public var interruptibleAnimator: _UIViewControllerAnimatedTransitioningInterruptibleAnimator? {
    _UIViewControllerAnimatedTransitioningInterruptibleAnimator(delegate: self)
  }

  /// `animationEnded(…)`, to be called with `?`; never nil.
  public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }
}

/// The methods `interruptibleAnimator(…)` of a `UIViewControllerAnimatedTransitioning`.
@preconcurrency @MainActor
public struct _UIViewControllerAnimatedTransitioningInterruptibleAnimator {
  let delegate: any UIViewControllerAnimatedTransitioning

  /// Calls `interruptibleAnimator(using:)`.
  public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    delegate.interruptibleAnimator(using: transitionContext)
  }
}
