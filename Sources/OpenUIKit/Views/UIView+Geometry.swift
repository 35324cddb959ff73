extension UIView {
  /// A value that says that a view has no natural size along an axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The natural size of a view that has none.
  static var noIntrinsicSize: CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }

  /// Runs a change of the geometry that keeps the size.
  @inline(__always)
  final func reposition(_ change: () -> Void) {
    change()
    if !treeState.insetFlags.isEmpty { geometryOfInsetsDidChange() }
  }

  // MARK: Conversion

  final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: (view ?? hierarchyRoot).ownLayer)
  }

  final func converted(_ point: CGPoint, of view: UIView?) -> CGPoint {
    ownLayer.convert(point, from: (view ?? hierarchyRoot).ownLayer)
  }

  final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: (view ?? hierarchyRoot).ownLayer)
  }

  final func converted(_ rect: CGRect, of view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: (view ?? hierarchyRoot).ownLayer)
  }

  final var boundsOnScreen: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }
}
