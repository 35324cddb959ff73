/// The archived views of a stack view that it arranges.
nonisolated struct ArchivedArrangement: Codable {
  static let key = "UIStackViewArrangement"

  /// The indices of the arranged views among the subviews, in the order of the arrangement.
  private var indices: [Int] = []
  /// The distances after the arranged views; nil for that of the stack view.
  private var spacings: [Double?] = []

  @MainActor init(_ stack: UIStackView) {
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
    let subviews = stack.subviews
    for (place, index) in indices.enumerated() where subviews.indices.contains(index) {
      stack.addArrangedSubview(subviews[index])
      guard spacings.indices.contains(place), let spacing = spacings[place], spacing.isFinite
      else { continue }
      stack.setCustomSpacing(CGFloat(spacing), after: subviews[index])
    }
  }
}
