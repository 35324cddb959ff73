// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UIViewControllerTransitioningDelegate {
  /// The methods `animationController(…)`, to be called with `?`; never nil.
  public var animationController: _UIViewControllerTransitioningDelegateAnimationController? {
    _UIViewControllerTransitioningDelegateAnimationController(delegate: self)
  }

  /// The methods `interactionControllerForPresentation(…)`, to be called with `?`; never nil.
  public var interactionControllerForPresentation:
    _UIViewControllerTransitioningDelegateInteractionControllerForPresentation?
  { _UIViewControllerTransitioningDelegateInteractionControllerForPresentation(delegate: self) }

  /// The methods `interactionControllerForDismissal(…)`, to be called with `?`; never nil.
  public var interactionControllerForDismissal:
    _UIViewControllerTransitioningDelegateInteractionControllerForDismissal?
  { _UIViewControllerTransitioningDelegateInteractionControllerForDismissal(delegate: self) }

  /// The methods `presentationController(…)`, to be called with `?`; never nil.
  public var presentationController: _UIViewControllerTransitioningDelegatePresentationController? {
    _UIViewControllerTransitioningDelegatePresentationController(delegate: self)
  }
}

/// The methods `animationController(…)` of a `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningDelegateAnimationController {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls `animationController(forPresented:presenting:source:)`.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  /// Calls `animationController(forDismissed:)`.
  public func callAsFunction(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    delegate.animationController(forDismissed: dismissed)
  }
}

/// The methods `interactionControllerForPresentation(…)` of a `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningDelegateInteractionControllerForPresentation {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls `interactionControllerForPresentation(using:)`.
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForPresentation(using: animator)
  }
}

/// The methods `interactionControllerForDismissal(…)` of a `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningDelegateInteractionControllerForDismissal {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls `interactionControllerForDismissal(using:)`.
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForDismissal(using: animator)
  }
}

/// The methods `presentationController(…)` of a `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningDelegatePresentationController {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls `presentationController(forPresented:presenting:source:)`.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
