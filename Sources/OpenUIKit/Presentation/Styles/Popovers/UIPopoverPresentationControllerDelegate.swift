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

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// The frame of the guide in coordinates of `referenceView`; nil if its view is not in the same
  /// window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let owningView, let window = owningView.window, window === referenceView.window else {
      return nil
    }
    return referenceView.convert(layoutFrame, from: owningView)
  }
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The bounds of this view in coordinates of `referenceView`; nil if they are not in the same
  /// window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}
