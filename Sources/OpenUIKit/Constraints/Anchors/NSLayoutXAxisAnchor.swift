/// A horizontal position of a view or guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  deinit {}

  /// The distance from this anchor to `otherAnchor`, which constraints can compare like a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// A constraint: this anchor follows `anchor` at the system's distance, times `multiplier`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier)
  }

  /// A constraint: this anchor follows `anchor` at the system's distance, times `multiplier`, or
  /// farther.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// A constraint: this anchor follows `anchor` at the system's distance, times `multiplier`, or
  /// nearer.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier)
  }

  private func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      relation, anchor,
      constant: multiplier * SystemSpacing.distance(from: anchor.operand, to: operand))
  }
}
