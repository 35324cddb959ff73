/// What archives have of a label, apart from what it has as a view.
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
    return true
  }
}
