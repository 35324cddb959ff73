import MisuseReports

@MainActor extension Misuse {
  // Fidelity: the message. [known]
  static func lacksSection(_ index: Int, of layout: UICollectionViewLayout) -> Misuse {
    Misuse(
      id: "compositional-layout.lacks-section",
      message: "Invalid section definition. Please specify a valid section definition when content "
        + "is to be rendered for a section. This is a client error.",
      reason: "The section provider has returned nil for section \(index)",
      remedy: "Return a section for each section that the data source has",
      raisesInUIKit: true)
  }
}
