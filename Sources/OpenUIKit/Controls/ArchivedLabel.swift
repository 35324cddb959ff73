/// The archived values of a label, apart from those that it has as a view.
nonisolated struct ArchivedLabel: ArchivedPart {
  static let key = "UILabel"

  private let text: String?
  private let font: ArchivedFont
  private let scaling: FontScaling?
  private let followsTextSize: Bool
  private let color: ArchivedColor
  private let highlightedColor: ArchivedColor?
  private let isHighlighted: Bool
  private let isEnabled: Bool
  private let alignment: Int
  private let lineBreakMode: UInt
  private let numberOfLines: Int
  private let preferredMaxLayoutWidth: Double
  private let details: Details?

  /// The values that few labels have.
  private struct Details: Codable {
    let shadowColor: ArchivedColor?
    let shadowOffset: [Double]
    let adjustsFontSize: Bool
    let minimumScaleFactor: Double
    let baselineAdjustment: Int
    let lineBreakStrategy: UInt?
    let tightens: Bool?

    @MainActor init(_ details: LabelDetails) {
      shadowColor = details.shadowColor.map { ArchivedColor($0) }
      shadowOffset = [Double(details.shadowOffset.width), Double(details.shadowOffset.height)]
      adjustsFontSize = details.adjustsFontSize
      minimumScaleFactor = Double(details.minimumScaleFactor)
      baselineAdjustment = details.baselineAdjustment.rawValue
      lineBreakStrategy =
        details.lineBreakStrategy == .standard ? nil : details.lineBreakStrategy.rawValue
      tightens = details.tightensForTruncation ? true : nil
    }

    /// Sets everything on a new label; false if the archive is damaged.
    @MainActor func apply(to label: UILabel) -> Bool {
      guard shadowOffset.count == 2, shadowOffset.allSatisfy(\.isFinite),
        minimumScaleFactor.isFinite,
        let adjustment = UIBaselineAdjustment(rawValue: baselineAdjustment)
      else { return false }
      label.shadowColor = shadowColor?.source.map { UIColor($0) }
      label.shadowOffset = CGSize(width: shadowOffset[0], height: shadowOffset[1])
      label.adjustsFontSizeToFitWidth = adjustsFontSize
      label.minimumScaleFactor = CGFloat(minimumScaleFactor)
      label.baselineAdjustment = adjustment
      if let lineBreakStrategy {
        label.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: lineBreakStrategy)
      }
      label.allowsDefaultTighteningForTruncation = tightens ?? false
      return true
    }
  }

  @MainActor init(_ label: UILabel) {
    let font = label.font ?? .ofLabels
    text = label.text
    self.font = ArchivedFont(font.font)
    scaling = font.scaling
    followsTextSize = label.adjustsFontForContentSizeCategory
    color = ArchivedColor(label.textColor ?? .label)
    highlightedColor = label.highlightedTextColor.map { ArchivedColor($0) }
    isHighlighted = label.isHighlighted
    isEnabled = label.isEnabled
    alignment = Int(label.textAlignment.rawValue)
    lineBreakMode = UInt(label.lineBreakMode.rawValue)
    numberOfLines = label.numberOfLines
    preferredMaxLayoutWidth = Double(label.preferredMaxLayoutWidth)
    details = label.details.map { Details($0) }
  }

  /// Sets everything on a new label; false if the archive is damaged.
  @MainActor func apply(to label: UILabel, images: [UIImage]) -> Bool {
    guard let font = font.font, let color = color.source, preferredMaxLayoutWidth.isFinite,
      let alignment = NSTextAlignment(rawValue: .init(alignment)),
      let lineBreakMode = NSLineBreakMode(rawValue: .init(lineBreakMode))
    else { return false }
    label.text = text
    label.font = scaling.map { UIFont(font, scaling: $0) } ?? UIFont(font)
    label.textColor = UIColor(color)
    label.highlightedTextColor = highlightedColor?.source.map { UIColor($0) }
    label.isHighlighted = isHighlighted
    label.isEnabled = isEnabled
    label.textAlignment = alignment
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = numberOfLines
    label.preferredMaxLayoutWidth = CGFloat(preferredMaxLayoutWidth)
    label.adjustsFontForContentSizeCategory = followsTextSize
    return details?.apply(to: label) ?? true
  }
}
