/// The archived values of a stack view, apart from those that it has as a view.
nonisolated struct ArchivedArrangement: Codable {
  static let key = "UIStackView"

  private var axis = 0
  private var distribution = 0
  private var alignment = 0
  private var spacing = 0.0
  private var isBaselineRelative = false
  private var isMarginsRelative = false
  /// The indices of the arranged views among the subviews, in the order of the arrangement.
  private var indices: [Int] = []
  /// The distances after the arranged views; nil for that of the stack view.
  private var spacings: [Double?] = []

  @MainActor init(_ stack: UIStackView) {
    axis = stack.axis.rawValue
    distribution = stack.distribution.rawValue
    alignment = stack.alignment.rawValue
    spacing = Double(stack.spacing)
    isBaselineRelative = stack.isBaselineRelativeArrangement
    isMarginsRelative = stack.isLayoutMarginsRelativeArrangement
    let subviews = stack.subviews
    for view in stack.arrangedSubviews {
      guard let index = subviews.firstIndex(where: { $0 === view }) else { continue }
      indices.append(index)
      let spacing = stack.customSpacing(after: view)
      spacings.append(spacing == UIStackView.spacingUseDefault ? nil : Double(spacing))
    }
  }

  /// Arranges the subviews of a new stack view. What an archive has damaged keeps its default.
  @MainActor func apply(to stack: UIStackView) {
    stack.axis = NSLayoutConstraint.Axis(rawValue: axis) ?? stack.axis
    stack.distribution = UIStackView.Distribution(rawValue: distribution) ?? stack.distribution
    stack.alignment = UIStackView.Alignment(rawValue: alignment) ?? stack.alignment
    if spacing.isFinite { stack.spacing = CGFloat(spacing) }
    stack.isBaselineRelativeArrangement = isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = isMarginsRelative
    let subviews = stack.subviews
    for (place, index) in indices.enumerated() where subviews.indices.contains(index) {
      stack.addArrangedSubview(subviews[index])
      guard spacings.indices.contains(place), let spacing = spacings[place], spacing.isFinite
      else { continue }
      stack.setCustomSpacing(CGFloat(spacing), after: subviews[index])
    }
  }
}
