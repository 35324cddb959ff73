extension UIViewController {
  /// The nearest ancestor that is a modal container; see ``nearestAncestor(of:)``.
  public var modalContainer: ModalContainerViewController? { nearestAncestor() }
}
