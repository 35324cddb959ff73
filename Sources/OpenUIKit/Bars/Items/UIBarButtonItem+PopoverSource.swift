extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of what a bar in the same window shows for this item; nil where none shows it, as for a space.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window = referenceView.window else { return nil }
    if let customView { return customView.frame(in: referenceView) }
    return window.firstButton(of: self)?.frame(in: referenceView)
  }
}

extension UIView {
  /// What shows an item of a bar, in this view or below it.
  fileprivate final func firstButton(of item: UIBarButtonItem) -> UIView? {
    if let button = self as? BarButtonView { return button.item === item ? button : nil }
    for view in subviews where !view.isHidden {
      if let button = view.firstButton(of: item) { return button }
    }
    return nil
  }
}
