extension UIViewController {
  /// The nearest ancestor that is a sheet container; see ``nearestAncestor(of:)``.
  public var sheetContainer: SheetContainerViewController? { nearestAncestor() }
}
