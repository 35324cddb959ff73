extension UIViewController {
  /// The nearest ancestor that contains pages; see ``nearestAncestor(of:)``.
  public var pagesViewController: PagesViewController? { nearestAncestor() }
}
