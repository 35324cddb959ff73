extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}

extension UIBarItem {
  /// The frame of what a bar shows for the item, in coordinates of a view of its window; nil for
  /// none.
  final func frameOfControl(in view: UIView) -> CGRect? {
    view.window?.firstView(showing: self)?.frame(in: view)
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
