/// Decides how a presentation adapts to little space, and hears of dismissals by a person. Every
/// method may be left out.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asked before a person dismisses the presentation with a gesture; true by default.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called when a person begins to dismiss the presentation, which may still be called off. Never
  /// called for `dismiss(animated:completion:)`.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after a person has dismissed the presentation. Never called for
  /// `dismiss(animated:completion:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when a person has tried to dismiss a presentation that does not let itself be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
