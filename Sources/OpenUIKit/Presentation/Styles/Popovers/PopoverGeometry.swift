/// The frame of a popover, computed from its source, the available space and its preferred size. A
/// pure value.
nonisolated struct PopoverGeometry: Sendable, Equatable {
  // Fidelity: the measures of popovers are not documented. [decided]

  /// The height of the arrow.
  static let arrowHeight: CGFloat = 13
  /// The width of the arrow at the edge of the bubble.
  static let arrowBase: CGFloat = 26
  /// The radius of the corners of the bubble.
  static let cornerRadius: CGFloat = 13
  /// The size of a popover whose controller prefers none.
  // Fidelity: the size of popovers in early versions. [documented]
  static let defaultSize = CGSize(width: 320, height: 1100)
  /// The smallest length of a side before the popover covers its source.
  static let smallestSide = 2 * (cornerRadius + arrowBase / 2)
  /// The order in which directions are tried that suit equally.
  // Fidelity: below first, then above, then beside. [observed]
  static let preference: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// The rectangle of the source, in the container.
  var source = CGRect.zero
  /// The bounds of the container.
  var container = CGRect.zero
  /// The space to leave at the edges of the container, the safe area included.
  var margins = UIEdgeInsets.zero
  /// The preferred size of the content; 0 along an axis means the default.
  var preferredSize = CGSize.zero
  /// The permitted directions of the arrow.
  var permitted = UIPopoverArrowDirection.any
  /// Whether the popover may cover its source where there is too little space.
  var canOverlapSource = false

  /// The resulting geometry of the popover.
  struct Placement: Sendable, Equatable {
    /// The bubble with its arrow, in the container.
    var frame = CGRect.zero
    /// The direction of the arrow: one direction; `unknown` if there is no arrow.
    var direction = UIPopoverArrowDirection.unknown
    /// How far the middle of the arrow is from that of its side of the bubble, rightwards or
    /// downwards.
    var arrowOffset: CGFloat = 0

    /// The bubble without its arrow, in coordinates of `frame`.
    var content: CGRect {
      CGRect(origin: .zero, size: frame.size).inset(by: direction.contentInsets)
    }
  }

  /// The geometry in the best of the permitted directions.
  var placement: Placement {
    let candidates = Self.preference.filter { permitted.contains($0) }
    let wanted = size
    let fitting = candidates.first { fits(wanted, in: room($0)) }
    // Fidelity: where it fits on no side, the popover takes the one with the most space. [decided]
    guard let direction = fitting ?? candidates.max(by: { area($0) < area($1) }) else {
      return placementWithoutArrow
    }
    return placement(direction)
  }

  /// The preferred size.
  private var size: CGSize {
    CGSize(
      width: preferredSize.width > 0 ? preferredSize.width : Self.defaultSize.width,
      height: preferredSize.height > 0 ? preferredSize.height : Self.defaultSize.height)
  }

  /// The rectangle in which the bubble may be.
  private var bounds: CGRect {
    CGRect(
      x: container.minX + margins.left, y: container.minY + margins.top,
      width: max(0, container.width - margins.left - margins.right),
      height: max(0, container.height - margins.top - margins.bottom))
  }

  /// The space for the content on the side that belongs to a direction.
  private func room(_ direction: UIPopoverArrowDirection) -> CGSize {
    let bounds = bounds
    let arrow = Self.arrowHeight
    var room = bounds.size
    switch direction {
    case .up: room.height = min(room.height, bounds.maxY - source.maxY)
    case .down: room.height = min(room.height, source.minY - bounds.minY)
    case .left: room.width = min(room.width, bounds.maxX - source.maxX)
    default: room.width = min(room.width, source.minX - bounds.minX)
    }
    if direction == .up || direction == .down {
      room.height -= arrow
    } else {
      room.width -= arrow
    }
    return room
  }

  /// Whether the size fits; without a preferred height it takes the available one.
  private func fits(_ size: CGSize, in room: CGSize) -> Bool {
    let needed = preferredSize.height > 0 ? size.height : Self.smallestSide
    return size.width <= room.width && needed <= room.height
  }

  private func area(_ direction: UIPopoverArrowDirection) -> CGFloat {
    let room = room(direction)
    return max(0, min(size.width, room.width)) * max(0, min(size.height, room.height))
  }

  private func placement(_ direction: UIPopoverArrowDirection) -> Placement {
    let bounds = bounds
    let isVertical = direction == .up || direction == .down
    var room = room(direction)
    // Fidelity: where it may, a popover that is too large covers its source instead of becoming
    // smaller. [documented]
    if canOverlapSource || min(room.width, room.height) < Self.smallestSide {
      if isVertical {
        room.height = bounds.height - Self.arrowHeight
      } else {
        room.width = bounds.width - Self.arrowHeight
      }
    }
    var frame = CGRect(
      x: 0, y: 0, width: max(0, min(size.width, room.width)),
      height: max(0, min(size.height, room.height)))
    if isVertical {
      frame.size.height += Self.arrowHeight
      frame.origin.x = source.midX - frame.width / 2
      frame.origin.y = direction == .up ? source.maxY : source.minY - frame.height
    } else {
      frame.size.width += Self.arrowHeight
      frame.origin.y = source.midY - frame.height / 2
      frame.origin.x = direction == .left ? source.maxX : source.minX - frame.width
    }
    frame = Self.moved(frame, into: bounds)
    return Placement(
      frame: frame, direction: direction,
      arrowOffset: isVertical
        ? Self.offset(of: source.midX, middle: frame.midX, side: frame.width)
        : Self.offset(of: source.midY, middle: frame.midY, side: frame.height))
  }

  /// With no permitted direction: over the source, without an arrow.
  private var placementWithoutArrow: Placement {
    let bounds = bounds
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height)
    let frame = CGRect(
      x: source.midX - width / 2, y: source.midY - height / 2, width: width, height: height)
    return Placement(frame: Self.moved(frame, into: bounds))
  }

  private static func moved(_ frame: CGRect, into bounds: CGRect) -> CGRect {
    var frame = frame
    frame.origin.x = max(bounds.minX, min(frame.minX, bounds.maxX - frame.width))
    frame.origin.y = max(bounds.minY, min(frame.minY, bounds.maxY - frame.height))
    return frame
  }

  /// The arrow points at the middle of the source, as far as the round corners permit.
  private static func offset(of target: CGFloat, middle: CGFloat, side: CGFloat) -> CGFloat {
    let most = max(0, side / 2 - cornerRadius - arrowBase / 2)
    return min(most, max(-most, target - middle))
  }
}

nonisolated extension UIPopoverArrowDirection {
  /// The space that the arrow takes from the content.
  var contentInsets: UIEdgeInsets {
    let arrow = PopoverGeometry.arrowHeight
    switch self {
    case .up: return UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0)
    case .down: return UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0)
    case .left: return UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0)
    case .right: return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow)
    default: return .zero
    }
  }
}
