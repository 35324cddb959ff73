extension UIViewController {
  /// The nearest ancestor that is a placeholder; see ``nearestAncestor(of:)``.
  public var placeholderViewController: PlaceholderViewController? { nearestAncestor() }
}
