/// Where a menu is beside what it belongs to.
struct MenuPlacement: Equatable {
  let frame: CGRect
  /// The point of the menu, in its unit square, that is nearest to what it belongs to.
  let anchorPoint: CGPoint

  /// Between a menu and what it belongs to, and the least distance from the edges, in points.
  static let distance: CGFloat = 8

  /// A menu below the source, or above it where it has more room there and needs it.
  ///
  /// - Parameters:
  ///   - size: The size that shows all elements. A menu for which there is no room is less high.
  ///   - source: The frame of the view that the menu belongs to.
  ///   - area: Where menus may be.
  init(of size: CGSize, beside source: CGRect, in area: CGRect) {
    let area = area.insetBy(dx: Self.distance, dy: Self.distance)
    let below = max(area.maxY - source.maxY - Self.distance, 0)
    let above = max(source.minY - Self.distance - area.minY, 0)
    let isBelow = size.height <= below || below >= above
    let height = min(size.height, max(isBelow ? below : above, min(size.height, area.height / 2)))
    let width = min(size.width, area.width)
    let middle = source.midX - area.minX
    // At the edge of the source that is nearer to the edge of the area.
    let x =
      middle < area.width / 3
      ? source.minX
      : middle > area.width * 2 / 3 ? source.maxX - width : source.midX - width / 2
    let y = isBelow ? source.maxY + Self.distance : source.minY - Self.distance - height
    frame = CGRect(
      x: max(area.minX, min(x, area.maxX - width)),
      y: max(area.minY, min(y, area.maxY - height)), width: width, height: height)
    anchorPoint = CGPoint(
      x: width > 0 ? min(max((source.midX - frame.minX) / width, 0), 1) : 0.5, y: isBelow ? 0 : 1)
  }
}
