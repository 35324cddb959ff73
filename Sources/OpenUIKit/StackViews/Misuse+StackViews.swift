import MisuseReports

@MainActor extension Misuse {
  static func stackIndexOutOfRange(_ index: Int, count: Int, of stack: UIStackView) -> Misuse {
    Misuse(
      id: "stack-view.index-out-of-range",
      message: "A view cannot be arranged at index \(index) of \(LayoutNames.base(stack))",
      reason: "There are \(count) other arranged views, so that the index is 0 to \(count)",
      remedy: "Use addArrangedSubview(_:) for the last place",
      raisesInUIKit: true)
  }

  static func stackSpacingNotFinite(_ spacing: CGFloat, of stack: UIStackView) -> Misuse {
    Misuse(
      id: "stack-view.spacing-not-finite",
      message: "The spacing \(spacing) of \(LayoutNames.base(stack)) is refused",
      reason: "Nothing can be placed at a distance that is infinite or no number",
      remedy: "Look for a division by zero where the spacing is calculated")
  }
}
