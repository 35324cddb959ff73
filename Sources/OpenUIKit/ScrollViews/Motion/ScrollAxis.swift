/// One of the two axes along which content scrolls.
nonisolated enum ScrollAxis: Sendable, CaseIterable {
  case horizontal, vertical

  /// The other axis.
  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

nonisolated extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// A point of what `value` gives for each axis.
  init(_ value: (ScrollAxis) -> CGFloat) { self.init(x: value(.horizontal), y: value(.vertical)) }

  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  /// Whether both coordinates are finite numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

nonisolated extension CGSize {
  /// The length along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

nonisolated extension UIEdgeInsets {
  /// The distance from the left or the top edge.
  func leading(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

  /// The distance from the right or the bottom edge.
  func trailing(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }

  /// The distances along one axis, and 0 along the other.
  func only(_ axis: ScrollAxis) -> UIEdgeInsets {
    axis == .horizontal
      ? UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
      : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top - right.top, left: left.left - right.left,
      bottom: left.bottom - right.bottom, right: left.right - right.right)
  }
}
