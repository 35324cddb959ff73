/// An axis of a layout.
nonisolated enum LayoutAxis: Sendable {
  case horizontal
  case vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// A size of two lengths, one along this axis.
  func size(_ main: CGFloat, _ cross: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  /// A point of two coordinates, one along this axis.
  func point(_ main: CGFloat, _ cross: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }
}

nonisolated extension CGSize {
  /// The length along an axis.
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The size without insets, not below 0.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

nonisolated extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

nonisolated extension CGRect {
  func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? minX : minY }

  func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// The rectangle without insets, whose leading edge is the left one; not smaller than nothing.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + insets.leading, y: minY + insets.top),
      size: size.inset(by: insets))
  }
}

nonisolated extension NSDirectionalEdgeInsets {
  /// The inset before the content along an axis.
  func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The inset behind the content along an axis.
  func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// The insets along an axis only.
  func only(_ axis: LayoutAxis) -> NSDirectionalEdgeInsets {
    axis == .horizontal
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  /// The sums of the distances.
  func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
