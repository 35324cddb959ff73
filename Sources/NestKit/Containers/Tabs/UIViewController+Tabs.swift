extension UIViewController {
  /// The nearest ancestor that is a tabs container; see ``nearestAncestor(of:)``.
  public var tabsViewController: TabsViewController? { nearestAncestor() }
}
