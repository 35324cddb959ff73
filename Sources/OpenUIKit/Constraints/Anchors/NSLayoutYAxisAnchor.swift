/// A vertical position of a view or guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  deinit {}

  /// The distance from this anchor to `otherAnchor`, which constraints can compare like a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// A constraint: this anchor follows `anchor` at the system's distance, times `multiplier`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier)
  }

  /// A constraint: this anchor follows `anchor` at the system's distance, times `multiplier`, or
  /// farther.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// A constraint: this anchor follows `anchor` at the system's distance, times `multiplier`, or
  /// nearer.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier)
  }

  private func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      relation, anchor,
      constant: multiplier * SystemSpacing.distance(from: anchor.operand, to: operand))
  }
}
