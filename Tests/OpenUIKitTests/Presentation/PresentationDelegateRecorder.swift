import NestTesting
import OpenUIKit

/// Notes the callbacks of the delegate of a presentation, with answers that a test sets.
@MainActor
final class PresentationDelegateRecorder: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  private let recorder: LifecycleRecorder
  var mayDismiss = true
  /// The style for compact width; nil is the presentation controller's own.
  var compactStyle: UIModalPresentationStyle?
  var wrap: ((UIModalPresentationStyle) -> UIViewController?)?
  var onPrepare: (UIPopoverPresentationController) -> Void = { _ in }

  init(_ recorder: LifecycleRecorder) {
    self.recorder = recorder
    super.init()
  }

  deinit {}

  private func note(_ text: String) { recorder.note(text, from: "delegate") }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    note("shouldDismiss(\(mayDismiss))")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    let hasCoordinator = controller.presentingViewController.transitionCoordinator != nil
    note(hasCoordinator ? "willDismiss" : "willDismiss without a coordinator")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    note("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    note("didAttemptToDismiss")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    let name = sheet.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "nil"
    note("didChangeSelectedDetentIdentifier(\(name))")
  }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    note("prepareForPopoverPresentation")
    onPrepare(popover)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    compactStyle ?? controller.adaptivePresentationStyle(for: controller.traitCollection)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { wrap?(style) }

  func presentationController(
    _ controller: UIPresentationController, prepare adaptive: UIPresentationController
  ) {
    note("prepare(\(adaptive.presentationStyle))")
  }

  func presentationController(
    _ controller: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    note("willPresentWithAdaptiveStyle(\(style))")
  }
}

nonisolated extension Timeline {
  /// The callbacks of a delegate and of B when the user begins to dismiss B.
  static let startOfDismissalByUser: Timeline = """
    delegate.shouldDismiss(true)
    delegate.willDismiss
    B.viewWillDisappear(animated) [dismissed]
    """

  /// The callbacks of a delegate and of B when the user dismisses B.
  static let dismissalByUser: Timeline = """
    delegate.shouldDismiss(true)
    delegate.willDismiss
    B.viewWillDisappear(animated) [dismissed]
    B.viewDidDisappear(animated) [dismissed]
    delegate.didDismiss
    """
}
