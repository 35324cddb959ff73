extension UIViewController {
  /// The nearest ancestor that is a stack controller; see ``nearestAncestor(of:)``.
  public var stackController: StackController? { nearestAncestor() }
}
