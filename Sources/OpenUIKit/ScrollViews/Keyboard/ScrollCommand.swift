/// The request that a key of the keyboard makes to a scroll view. A pure value.
nonisolated struct ScrollCommand: Sendable, Equatable {
  /// How far it scrolls.
  enum Step: Sendable, Equatable { case line, page, edge }

  // Fidelity: how far keys scroll is not documented. [decided]
  /// How far an arrow scrolls, in points.
  static let line: CGFloat = 50
  /// How much of what was in sight stays in sight, as a part of a page.
  static let overlap: CGFloat = 0.1

  let axis: ScrollAxis
  let step: Step
  /// Whether it moves towards the end of the content.
  let isForward: Bool

  /// The command of a key with the modifiers that are down; nil for other keys.
  ///
  /// Arrows go by lines, with alt by pages, with the command key to the edge; space scrolls by
  /// pages, with shift back.
  init?(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    let used = modifiers.intersection([.shift, .control, .alternate, .command])
    switch key {
    case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow:
      axis = key == .keyboardUpArrow || key == .keyboardDownArrow ? .vertical : .horizontal
      isForward = key == .keyboardDownArrow || key == .keyboardRightArrow
      switch used {
      case []: step = .line
      case .alternate: step = .page
      case .command: step = .edge
      default: return nil
      }
    case .keyboardPageUp, .keyboardPageDown:
      guard used.isEmpty else { return nil }
      (axis, step, isForward) = (.vertical, .page, key == .keyboardPageDown)
    case .keyboardHome, .keyboardEnd:
      guard used.isEmpty else { return nil }
      (axis, step, isForward) = (.vertical, .edge, key == .keyboardEnd)
    case .keyboardSpacebar:
      guard used.isSubset(of: .shift) else { return nil }
      (axis, step, isForward) = (.vertical, .page, !used.contains(.shift))
    default: return nil
    }
  }

  /// The command of an assistive technology. A direction is that of the movement of the content,
  /// which moves to the left to show what follows; an order follows the axis along which the
  /// content moves.
  init(_ direction: UIAccessibilityScrollDirection, axis moving: ScrollAxis) {
    step = .page
    switch direction {
    case .left, .right: (axis, isForward) = (.horizontal, direction == .left)
    case .up, .down: (axis, isForward) = (.vertical, direction == .up)
    case .next, .previous: (axis, isForward) = (moving, direction == .next)
    }
  }

  /// Where the content moves from an offset, within its edges.
  ///
  /// - Parameter pages: Whether it rests at pages only.
  func target(from offset: CGPoint, in geometry: ScrollGeometry, pages: Bool = false) -> CGPoint {
    let range = geometry.range(axis)
    let size = geometry.size[axis]
    let visible = max(
      size - geometry.insets.leading(axis) - geometry.insets.trailing(axis), 1)
    let distance: CGFloat =
      switch step {
      case .edge: .infinity
      case .page: pages ? size : visible * (1 - Self.overlap)
      case .line: pages ? size : Self.line
      }
    // Along the other axis the content may be beyond its edge, where a finger has left it.
    var target = geometry.clamped(offset)
    let end = isForward ? range.upperBound : range.lowerBound
    target[axis] =
      distance.isFinite
      ? geometry.aligned(offset[axis] + (isForward ? distance : -distance)).clamped(to: range)
      : end
    return target
  }
}
