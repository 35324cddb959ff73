/// The content of a cell, header or footer as the system's lists show it: an image, a text and a
/// second text.
///
/// It begins as a preset, whose colours follow the state of the cell; what the program sets stays.
public struct UIListContentConfiguration: UIContentConfiguration, @MainActor Hashable {
  /// The image; none by default.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties: ImageProperties
  /// The text; none by default. Setting it removes the attributed one.
  public var text: String? {
    get { textContent.string }
    set { textContent = .init(newValue) }
  }
  /// The text with attributes, which win over the properties; none by default.
  public var attributedText: NSAttributedString? {
    get { textContent.attributed }
    set { textContent = .init(newValue) }
  }
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The second text; none by default. Setting it removes the attributed one.
  public var secondaryText: String? {
    get { secondaryContent.string }
    set { secondaryContent = .init(newValue) }
  }
  /// The second text with attributes, which win over the properties; none by default.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryContent.attributed }
    set { secondaryContent = .init(newValue) }
  }
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least those of the superview; horizontally by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The space around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts are beside each other where both have room in one line. In the sizes of text
  /// for accessibility the second one is below.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and text, in points; 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between texts beside each other, in points; 8 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts below each other, in points; 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, 1 by default.
  public var alpha: CGFloat = 1

  var textContent = ListText()
  var secondaryContent = ListText()
  let preset: ListContentPreset

  init(_ preset: ListContentPreset) {
    self.preset = preset
    textProperties = preset.textProperties
    secondaryTextProperties = preset.secondaryTextProperties
    imageProperties = ImageProperties(symbols: preset.symbolStyle)
    directionalLayoutMargins = preset.margins
    prefersSideBySideTextAndSecondaryText = preset == .valueCell
  }

  /// A view that shows the configuration, a `UIListContentView`.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  /// The same preset in a state. What the program has set stays.
  // Fidelity: disabled content is dimmed; a selected row of a sidebar is white on the tint. [known]
  /// The configuration as it is in a state: what the program has set stays.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    let colors = preset.colors(in: ListContentState(state))
    updated.textProperties.presetColor = colors.text
    updated.secondaryTextProperties.presetColor = colors.secondary
    updated.imageProperties.presetTint = colors.tint
    return updated
  }

  /// Hashes a part of what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(preset)
    hasher.combine(textContent)
    hasher.combine(secondaryContent)
    hasher.combine(textProperties)
    hasher.combine(image)
  }
}

/// A text of a configuration, with attributes or without.
struct ListText: @MainActor Hashable {
  private(set) var string: String?
  private(set) var attributed: NSAttributedString?

  init() {}

  init(_ string: String?) { self.string = string }

  init(_ attributed: NSAttributedString?) {
    self.attributed = attributed?.copy() as? NSAttributedString
    string = attributed?.string
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { string?.isEmpty ?? true }
}

// MARK: Presets

extension UIListContentConfiguration {
  /// That of a cell whose second text is below the first one.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }
  /// That of a cell with a small second text below the first one.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
  /// That of a cell with a value at its end.
  public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }
  /// That of a header, whatever its list looks like.
  public static func header() -> UIListContentConfiguration { .init(.plainHeader) }
  /// That of a footer, whatever its list looks like.
  public static func footer() -> UIListContentConfiguration { .init(.plainFooter) }
  /// That of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
  /// That of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
  /// That of a header in a grouped list: small capitals above the section.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
  /// That of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
  /// That of a header with larger text in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.prominentInsetGroupedHeader)
  }
  /// That of a header with the largest text in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentInsetGroupedHeader)
  }
  /// That of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
  /// That of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
  /// That of a cell in a sidebar with a small second text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.sidebarSubtitleCell)
  }
  /// That of a cell in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarCell)
  }
  /// That of a cell in a list beside a sidebar with a small second text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }
}
