/// The part of a configuration state on which list contents depend.
struct ListContentState {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false

  init(_ state: any UIConfigurationState) {
    switch state {
    case let cell as UICellConfigurationState:
      isDisabled = cell.isDisabled
      isHighlighted = cell.isHighlighted
      isSelected = cell.isSelected
    case let view as UIViewConfigurationState:
      isDisabled = view.isDisabled
      isHighlighted = view.isHighlighted
      isSelected = view.isSelected
    default: break
    }
  }
}

/// A content that the system has for a part of a list.
enum ListContentPreset: Hashable, Sendable {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
  case sidebarHeader, sidebarCell, sidebarSubtitleCell
  case accompaniedSidebarCell, accompaniedSidebarSubtitleCell

  /// Whether it is the content of a cell, which is at least as tall as a standard row.
  var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  /// The use of the text, in whose size symbols are.
  var symbolStyle: UIFont.TextStyle {
    switch self {
    case .groupedHeader, .groupedFooter: .footnote
    case .plainFooter: .subheadline
    case .plainHeader, .prominentInsetGroupedHeader: .headline
    case .extraProminentInsetGroupedHeader, .sidebarHeader: .title3
    default: .body
    }
  }

  // Fidelity: the fonts of prominent headers and sidebars. [decided after iOS 15 to 17]
  var textProperties: UIListContentConfiguration.TextProperties {
    let color = normalColors.text
    switch self {
    case .groupedHeader:
      var text = UIListContentConfiguration.TextProperties(.footnote, color)
      text.transform = .uppercase
      return text
    case .extraProminentInsetGroupedHeader, .sidebarHeader:
      return .init(font: Self.bold(.title3), color)
    default: return .init(symbolStyle, color)
    }
  }

  var secondaryTextProperties: UIListContentConfiguration.TextProperties {
    let color = normalColors.secondary
    switch self {
    case .valueCell: return .init(.body, color)
    case .cell, .sidebarCell, .accompaniedSidebarCell: return .init(.subheadline, color)
    case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      return .init(.caption1, color)
    default: return .init(.footnote, color)
    }
  }

  private static func bold(_ style: UIFont.TextStyle) -> UIFont {
    let size = UIFont.preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    ).pointSize
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: .semibold))
  }

  // Fidelity: 11, 16, 11 and 8 in cells [observed]; headers so that they are 28 and 38 points tall.
  // [decided]
  var margins: NSDirectionalEdgeInsets {
    switch self {
    case .plainHeader, .plainFooter:
      NSDirectionalEdgeInsets(top: 3.5, leading: 16, bottom: 3.5, trailing: 16)
    case .groupedHeader:
      NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16)
    case .groupedFooter:
      NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 16)
    case .sidebarHeader: NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
    default: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    }
  }

  /// The colours of both texts and of images; nil for the tint of the view.
  typealias Colors = (text: UIColor, secondary: UIColor, tint: UIColor?)

  private var normalColors: Colors {
    switch self {
    case .plainFooter, .groupedHeader, .groupedFooter: (.secondaryLabel, .secondaryLabel, nil)
    case .subtitleCell: (.label, .label, nil)
    default: (.label, .secondaryLabel, nil)
    }
  }

  func colors(in state: ListContentState) -> Colors {
    if state.isDisabled { return (.tertiaryLabel, .tertiaryLabel, .tertiaryLabel) }
    if state.isSelected, self == .sidebarCell || self == .sidebarSubtitleCell {
      return (.white, .white, .white)
    }
    return normalColors
  }
}
