extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of what a bar in the same window shows for this item; nil where none shows it, as
  /// for a space.
  public func frame(in referenceView: UIView) -> CGRect? {
    if let customView { return customView.frame(in: referenceView) }
    return referenceView.window?.firstView(showing: self)?.frame(in: referenceView)
  }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of what a bar in the same window shows for this item; nil where none shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    referenceView.window?.firstView(showing: self)?.frame(in: referenceView)
  }
}

extension UIView {
  /// Returns the view that shows an item of a bar, in this view or below it; nil for none.
  fileprivate final func firstView(showing item: UIBarItem) -> UIView? {
    if let control = self as? BarControl, control.shownItem === item { return control }
    for view in subviews where !view.isHidden {
      if let found = view.firstView(showing: item) { return found }
    }
    return nil
  }
}
