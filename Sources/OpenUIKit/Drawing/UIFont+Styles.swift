nonisolated extension UIFont {
  /// How heavy a font is, from −1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// −1 is the thinnest, 1 the heaviest.
    public let rawValue: CGFloat

    /// A custom weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A custom weight.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of plain text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than plain text.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  // Fidelity: the names are Apple's; the numbers are not documented. [decided]
  /// How wide the glyphs of a font are, from −1 to 1; 0 is standard. Counts for families that have
  /// such fonts: the font of the system has none.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// −1 is the narrowest, 1 the widest.
    public let rawValue: CGFloat

    /// A custom width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A custom width.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The narrowest.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// The width of plain text.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A use of text, which gives it its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// A style by name; a name without a constant here is that of body text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Plain text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var weight: Weight { self == .headline ? .semibold : .regular }
  }
}
