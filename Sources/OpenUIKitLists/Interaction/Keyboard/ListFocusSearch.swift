import OpenQuartzCore

/// Finds the item that a key moves the focus to, by the frames that the layout gives.
struct ListFocusSearch {
  let list: any InteractiveList

  /// The item that an arrow finds: the nearest one ahead, first straight ahead; nil at the edge.
  func path(from path: IndexPath, towards heading: UIFocusHeading) -> IndexPath? {
    guard let frame = list.listLayout.attributes(of: .cell(path))?.frame else { return nil }
    // What is near: as far as one page ahead; then everything in that direction.
    let size = list.bounds.size
    let near = area(beside: frame, heading, CGSize(width: size.width, height: size.height))
    if let found = nearest(to: frame, heading, in: near, except: path) { return found }
    let far = list.contentSize
    guard far.width > size.width || far.height > size.height else { return nil }
    return nearest(
      to: frame, heading, in: area(beside: frame, heading, far), except: path)
  }

  /// The part of the content beside a frame.
  private func area(beside frame: CGRect, _ heading: UIFocusHeading, _ size: CGSize) -> CGRect {
    let across = CGRect(
      x: min(frame.minX, 0), y: frame.minY, width: max(list.contentSize.width, frame.maxX),
      height: frame.height)
    switch heading {
    case .up:
      return CGRect(
        x: across.minX, y: frame.minY - size.height, width: across.width, height: size.height)
    case .down:
      return CGRect(x: across.minX, y: frame.maxY, width: across.width, height: size.height)
    case .left:
      return CGRect(
        x: frame.minX - size.width, y: frame.minY, width: size.width, height: frame.height)
    default: return CGRect(x: frame.maxX, y: frame.minY, width: size.width, height: frame.height)
    }
  }

  private func nearest(
    to frame: CGRect, _ heading: UIFocusHeading, in area: CGRect, except path: IndexPath
  ) -> IndexPath? {
    let found = list.listLayout.elements(in: area).compactMap {
      attributes -> (CGFloat, IndexPath)? in
      guard attributes.element.isCell, !attributes.isHidden, attributes.indexPath != path,
        let distance = Self.distance(from: frame, to: attributes.frame, heading)
      else { return nil }
      return (distance, attributes.indexPath)
    }
    return found.sorted { $0 < $1 }.first { list.mayFocus($0.1) }?.1
  }

  /// How far a frame is; nil if it is not ahead.
  private static func distance(
    from frame: CGRect, to other: CGRect, _ heading: UIFocusHeading
  ) -> CGFloat? {
    let isVertical = heading == .up || heading == .down
    let sign: CGFloat = heading == .up || heading == .left ? -1 : 1
    let middle = isVertical ? other.midY - frame.midY : other.midX - frame.midX
    let half = (isVertical ? frame.height : frame.width) / 2
    guard middle * sign > half - 0.5 else { return nil }
    let aside =
      isVertical
      ? max(0, other.minX - frame.maxX, frame.minX - other.maxX)
      : max(0, other.minY - frame.maxY, frame.minY - other.maxY)
    let offset = isVertical ? abs(other.midX - frame.midX) : abs(other.midY - frame.midY)
    return middle * sign + 2 * aside + offset / 1000
  }

  /// The first or the last item that can have the focus.
  func end(isFirst: Bool) -> IndexPath? {
    let counts = list.core.counts
    var path = isFirst ? counts.firstPath : counts.lastPath
    while let current = path, !list.mayFocus(current) {
      path = isFirst ? counts.path(after: current) : counts.path(before: current)
    }
    return path
  }

  /// The item about one page away, or the outermost one on the path to it.
  func page(from path: IndexPath, isForward: Bool) -> IndexPath? {
    guard let frame = list.listLayout.attributes(of: .cell(path))?.frame else { return nil }
    let page = list.bounds.inset(by: list.adjustedContentInset).size
    let isVertical = list.contentSize.height > page.height || list.contentSize.width <= page.width
    let sign: CGFloat = isForward ? 1 : -1
    let target = frame.offsetBy(
      dx: isVertical ? 0 : sign * max(1, page.width - frame.width),
      dy: isVertical ? sign * max(1, page.height - frame.height) : 0)
    let hit = list.listLayout.elements(in: target)
      .filter { $0.element.isCell && $0.indexPath != path && list.mayFocus($0.indexPath) }
      .map(\.indexPath)
    let found = isForward ? hit.filter { $0 > path }.max() : hit.filter { $0 < path }.min()
    return found ?? end(isFirst: !isForward)
  }
}
