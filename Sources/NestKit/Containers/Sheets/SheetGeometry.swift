/// Where a sheet stands in its container. A pure value.
nonisolated struct SheetGeometry: Sendable, Equatable {
  /// The size of the container, in points.
  let size: CGSize
  /// The safe area of the container.
  let insets: UIEdgeInsets
  /// The direction in which the sheet grows.
  let growth: DragDirection
  /// Whether it stands on the safe area.
  let standsOnSafeArea: Bool
  /// The part of the container that the keyboard covers, from the lower edge; 0 without one.
  let keyboard: CGFloat

  /// The length of the container along the axis of the sheet.
  var extent: CGFloat { growth.isHorizontal ? size.width : size.height }

  private func inset(at side: DragDirection) -> CGFloat {
    switch side {
    case .left: insets.left
    case .right: insets.right
    case .up: insets.top
    case .down: insets.bottom
    }
  }

  /// How far from the edge it begins, in points.
  var base: CGFloat {
    if growth == .up, keyboard > 0 { return min(keyboard, size.height) }
    return standsOnSafeArea ? inset(at: growth.opposite) : 0
  }

  /// The safe area that it covers beside what it shows.
  var included: CGFloat { base > 0 ? 0 : inset(at: growth.opposite) }

  /// The length that is left for what it shows.
  var room: CGFloat { max(extent - base - included - inset(at: growth), 0) }

  /// Where it is, with a length.
  func frame(length: CGFloat) -> CGRect {
    let length = max(length, 0)
    return switch growth {
    case .up: CGRect(x: 0, y: size.height - base - length, width: size.width, height: length)
    case .down: CGRect(x: 0, y: base, width: size.width, height: length)
    case .right: CGRect(x: base, y: 0, width: length, height: size.height)
    case .left: CGRect(x: size.width - base - length, y: 0, width: length, height: size.height)
    }
  }

  /// The length of a frame along the axis.
  func length(of frame: CGRect) -> CGFloat { growth.isHorizontal ? frame.width : frame.height }

  /// How far it moves until nothing of it is seen.
  func departure(length: CGFloat) -> CGPoint { growth.opposite.movement(length + base) }
}
