/// Receives the events of a popover. Every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented: the last chance to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Something that can be the source of a popover, such as a view.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The frame of the item, in coordinates of `referenceView`; nil if it is not in the same window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {}

extension UIView: UIPopoverPresentationControllerSourceItem {
  final func boundsConverted(to referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}
