import ConstraintSolver

// The expression of a constraint in the variables of the boxes. Positions are relative to the view
// that holds the constraint: the position of a view inside nested views is the sum of their
// positions.

extension LayoutEngine {
  /// A constraint as `expression relation 0`, without its constant, and the boxes in it.
  struct Parts {
    var expression = LayoutExpression()
    var boxes: [LayoutBox] = []
  }

  /// Returns the expression of an active constraint and its boxes; nil if one of its items does not
  /// exist any more.
  func expression(of constraint: NSLayoutConstraint) -> Parts? {
    guard let owner = constraint.ownerLink.target else { return nil }
    var parts = Parts()
    let others = constraint.items ?? []
    let isMirrored = self.isMirrored(constraint, in: owner)
    let multiplier = Double(constraint.multiplier)
    let reader = ExpressionReader(
      engine: self, owner: owner, items: others, isMirrored: isMirrored)
    guard reader.add(constraint.first, 1, to: &parts) else { return nil }
    if let second = constraint.second, !reader.add(second, -multiplier, to: &parts) { return nil }
    if isMirrored, let second = constraint.second {
      let share = second.place.attribute.axis == .horizontal ? multiplier : 0
      guard share != 1 else { return parts }
      let whole = box(of: .view(owner))
      parts.expression.add(whole.width, 1 - share)
      parts.note(whole)
    }
    return parts
  }

  /// Whether positions are measured from the right: leading and trailing from right to left.
  private func isMirrored(_ constraint: NSLayoutConstraint, in owner: UIView) -> Bool {
    guard constraint.first.place.attribute.followsDirection, constraint.first.origin == nil else {
      return false
    }
    return owner.isLeadingRight
  }
}

extension LayoutEngine.Parts {
  /// Notes that the expression contains variables of a box.
  mutating func note(_ box: LayoutBox) {
    if !boxes.contains(where: { $0 === box }) { boxes.append(box) }
  }
}

/// Translates the operands of one constraint.
private struct ExpressionReader {
  let engine: LayoutEngine
  let owner: UIView
  /// All items of the constraint.
  let items: [LayoutItem]
  /// Whether positions are measured from the right edge of the holder, whose width is left out.
  let isMirrored: Bool

  /// Adds `coefficient` times an operand; false if its item does not exist any more.
  func add(
    _ operand: LayoutOperand, _ coefficient: Double, to parts: inout LayoutEngine.Parts
  ) -> Bool {
    guard add(operand.place, coefficient, to: &parts) else { return false }
    guard let origin = operand.origin else { return true }
    return add(origin, -coefficient, to: &parts)
  }

  private func add(
    _ place: LayoutOperand.Place, _ coefficient: Double, to parts: inout LayoutEngine.Parts
  ) -> Bool {
    guard var item = place.item.item else { return false }
    var attribute = place.attribute
    if let inside = attribute.insideMargins, case .view(let view) = item {
      item = .guide(view.layoutMarginsGuide)
      attribute = inside
    }
    if attribute.isSize {
      let box = engine.box(of: item)
      parts.expression.add(attribute == .width ? box.width : box.height, coefficient)
      parts.note(box)
      return true
    }
    item = contentItem(for: item, attribute)
    guard let axis = attribute.axis, let position = position(of: &item, attribute) else {
      return false
    }
    let isFromRight = isMirrored && axis == .horizontal
    addPosition(of: item, position, axis, isFromRight ? -coefficient : coefficient, to: &parts)
    return true
  }

  /// The guide that stands for a scroll view, for what is inside it: the content for the edges, the
  /// frame for the centres.
  // Fidelity: edges are those of the content, sizes and centres those of the frame. [documented]
  private func contentItem(
    for item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutItem {
    guard case .view(let view) = item, view === owner,
      let guides = view.scrollingContainer?.scrollGuides,
      items.contains(where: { $0.object !== view && $0.hostView !== view })
    else { return item }
    return .guide(attribute == .centerX || attribute == .centerY ? guides.frame : guides.content)
  }

  /// A position in an item: a fraction of its length and an offset.
  struct RelativePosition {
    let fraction: Double
    var offset = 0.0
  }

  /// Where the attribute is in the item. Baselines may belong to a view inside it.
  private func position(
    of item: inout LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> RelativePosition? {
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: return RelativePosition(fraction: 0)
    case .right, .bottom, .rightMargin, .bottomMargin: return RelativePosition(fraction: 1)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      return RelativePosition(fraction: 0.5)
    // Fidelity: the direction is that of the view that holds the constraint, for both items,
    // whatever these say. [observed]
    case .leading, .leadingMargin: return RelativePosition(fraction: owner.isLeadingRight ? 1 : 0)
    case .trailing, .trailingMargin: return RelativePosition(fraction: owner.isLeadingRight ? 0 : 1)
    case .firstBaseline, .lastBaseline: return baseline(of: &item, attribute)
    case .width, .height, .notAnAttribute: return nil
    }
  }

  private func baseline(
    of item: inout LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> RelativePosition {
    let isFirst = attribute == .firstBaseline
    // Fidelity: without text the first baseline is the top, and the last one the bottom.
    // [documented]
    let edge = RelativePosition(fraction: isFirst ? 0 : 1)
    guard case .view(let view) = item else { return edge }
    let target = view.viewForBaseline(isFirst: isFirst)
    item = .view(target)
    guard let text = target.textBaseline else { return edge }
    return RelativePosition(fraction: text.fraction, offset: isFirst ? text.first : text.last)
  }

  /// Adds the position of a spot, in the coordinates of the holder.
  private func addPosition(
    of item: LayoutItem, _ position: RelativePosition, _ axis: NSLayoutConstraint.Axis,
    _ coefficient: Double,
    to parts: inout LayoutEngine.Parts
  ) {
    let box = engine.box(of: item)
    parts.note(box)
    parts.expression.add(box.length(axis), coefficient * position.fraction)
    parts.expression.constant += coefficient * position.offset
    if case .view(let view) = item, view === owner {
      parts.expression.constant += coefficient * view.alignmentInset(axis)
      return
    }
    parts.expression.add(box.origin(axis), coefficient)
    var container = item.container
    while let view = container, view !== owner {
      let box = engine.box(of: .view(view))
      parts.note(box)
      parts.expression.add(box.origin(axis), coefficient)
      parts.expression.constant -= coefficient * view.alignmentInset(axis)
      container = view.parentView
    }
  }
}

extension UIView {
  /// The distance from the frame to the alignment rectangle, at the left or at the top.
  fileprivate func alignmentInset(_ axis: NSLayoutConstraint.Axis) -> Double {
    let insets = alignmentRectInsets
    return axis == .horizontal ? insets.left : insets.top
  }
}
