extension UIViewController {
  /// The nearest ancestor that is a split container; see ``nearestAncestor(of:)``.
  public var splitContainerViewController: SplitContainerViewController? { nearestAncestor() }
}
