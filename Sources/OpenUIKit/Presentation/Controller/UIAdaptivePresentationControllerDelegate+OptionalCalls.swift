// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UIAdaptivePresentationControllerDelegate {
  /// The methods `adaptivePresentationStyle(…)`, to be called with `?`; never nil.
  public var adaptivePresentationStyle:
    _UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle?
  { _UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle(delegate: self) }

  /// The methods `presentationController(…)`, to be called with `?`; never nil.
  public var presentationController:
    _UIAdaptivePresentationControllerDelegatePresentationController?
  { _UIAdaptivePresentationControllerDelegatePresentationController(delegate: self) }

  /// `presentationControllerShouldDismiss(…)`, to be called with `?`; never nil.
  public var presentationControllerShouldDismiss:
    (
      (UIPresentationController) -> Bool
    )?
  {
    { self.presentationControllerShouldDismiss($0) }
  }

  /// `presentationControllerWillDismiss(…)`, to be called with `?`; never nil.
  public var presentationControllerWillDismiss:
    (
      (UIPresentationController) -> Void
    )?
  {
    { self.presentationControllerWillDismiss($0) }
  }

  /// `presentationControllerDidDismiss(…)`, to be called with `?`; never nil.
  public var presentationControllerDidDismiss:
    (
      (UIPresentationController) -> Void
    )?
  {
    { self.presentationControllerDidDismiss($0) }
  }

  /// `presentationControllerDidAttemptToDismiss(…)`, to be called with `?`; never nil.
  public var presentationControllerDidAttemptToDismiss:
    (
      (UIPresentationController) -> Void
    )?
  {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

/// The methods `adaptivePresentationStyle(…)` of a `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor
public struct _UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Calls `adaptivePresentationStyle(for:)`.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  /// Calls `adaptivePresentationStyle(for:traitCollection:)`.
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}

/// The methods `presentationController(…)` of a `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor
public struct _UIAdaptivePresentationControllerDelegatePresentationController {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  /// Calls `presentationController(_:prepare:)`.
  public func callAsFunction(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    delegate.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  /// Calls `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`.
  public func callAsFunction(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator)
  }
}
