extension UILabel {
  /// The text of labels, and how it is shown.
  struct Properties: PropertyList {
    typealias Owner = UILabel

    let text = Property(\UILabel.text, .text) { $0.forgetLayout() }.archived()
    let font = Property(\UILabel.font, .text) { $0.forgetLayout() }.recorded().archived()
    let textColor = Property(\UILabel.textColor, .display).recorded().archived()
    let highlightedTextColor = Property(\UILabel.highlightedTextColor, []) {
      if $0.isHighlighted { $0.setNeedsDisplay() }
    }.recorded().archived()
    let isHighlighted = Property(\UILabel.isHighlighted, .display).archived(unless: false)
    let isEnabled = Property(\UILabel.isEnabled, .display).archived(unless: true)
    let textAlignment = Property(\UILabel.textAlignment, .text) { $0.forgetLayout() }.archived()
    let lineBreakMode = Property(\UILabel.lineBreakMode, .text) { $0.forgetLayout() }.archived()
    let numberOfLines = Property(\UILabel.numberOfLines, .text) { $0.forgetLayout() }.archived()
    let preferredMaxLayoutWidth = Property(\UILabel.preferredMaxLayoutWidth, .size)
      .archived(unless: 0)
    let adjustsFontForContentSizeCategory = Property(
      \UILabel.adjustsFontForContentSizeCategory, []
    ) { $0.adjustFontIfNeeded() }.archived(unless: false)

    let shadowColor = Property(\UILabel.shadowColor, .display).recorded().archived()
    let shadowOffset = Property(\UILabel.shadowOffset, .display)
      .recorded().archived()
    let adjustsFontSizeToFitWidth = Property(\UILabel.adjustsFontSizeToFitWidth, .text) {
      $0.forgetLayout()
    }.archived(unless: false)
    let minimumScaleFactor = Property(\UILabel.minimumScaleFactor, .text) { $0.forgetLayout() }
      .archived(unless: 0)
    let baselineAdjustment = Property(\UILabel.baselineAdjustment, .display)
      .archived(unless: .alignBaselines)
    let lineBreakStrategy = Property(\UILabel.lineBreakStrategy, .text) { $0.forgetLayout() }
      .archived(unless: .standard)
    let allowsDefaultTighteningForTruncation = Property(
      \UILabel.allowsDefaultTighteningForTruncation, .text
    ) { $0.forgetLayout() }.archived(unless: false)

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}

nonisolated extension ViewEffects {
  /// The text is laid out anew.
  fileprivate static let text: ViewEffects = [.display, .size]
}
