extension UIListContentConfiguration {
  /// How a text of a list content configuration is shown.
  public struct TextProperties: @MainActor Hashable {
    /// How lines are aligned.
    nonisolated public enum TextAlignment: Hashable, Sendable {
      /// Where lines of the script begin.
      case natural
      /// In the middle.
      case center
      /// At both sides.
      case justified
    }

    /// How letters are changed before they are shown.
    nonisolated public enum TextTransform: Hashable, Sendable {
      case none
      case uppercase
      case lowercase
      /// The first letter of each word is a capital one.
      case capitalized
    }

    /// The font; that of the preset by default.
    public var font: UIFont
    /// The colour; that of the preset, which follows the state, unless it is set.
    public var color: UIColor {
      get { ownColor ?? presetColor }
      set { ownColor = newValue }
    }
    /// Makes the colour that is shown from `color`; nil, as it is, by default.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How lines are aligned, `.natural` by default.
    public var alignment = TextAlignment.natural
    /// The rule for text that is too long, `.byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0, the default, means any number.
    public var numberOfLines = 0
    /// Whether a single line becomes smaller so that it has room; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The factor to which the font becomes smaller at most; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters move together before a part of the text is left out; false by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the size of text that the user prefers; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are changed, `.none` by default. It does not change attributed texts.
    public var transform = TextTransform.none

    /// The colour that the preset has in the present state.
    var presetColor: UIColor
    private var ownColor: UIColor?

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      presetColor = color
    }

    init(font: UIFont, _ color: UIColor = .label) {
      self.font = font
      presetColor = color
    }

    /// The colour that is shown: `color`, transformed.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Compares all but the transformers, of which only the presence is compared.
    public static func == (first: Self, second: Self) -> Bool {
      first.font == second.font && first.presetColor == second.presetColor
        && first.ownColor == second.ownColor && first.alignment == second.alignment
        && first.lineBreakMode == second.lineBreakMode
        && first.numberOfLines == second.numberOfLines
        && first.adjustsFontSizeToFitWidth == second.adjustsFontSizeToFitWidth
        && first.minimumScaleFactor == second.minimumScaleFactor
        && first.allowsDefaultTighteningForTruncation == second.allowsDefaultTighteningForTruncation
        && first.adjustsFontForContentSizeCategory == second.adjustsFontForContentSizeCategory
        && first.transform == second.transform
        && (first.colorTransformer == nil) == (second.colorTransformer == nil)
    }

    /// Hashes a part of what is compared.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
      hasher.combine(transform)
    }
  }

  /// How the image of a list content configuration is shown.
  public struct ImageProperties: @MainActor Hashable {
    /// Stands for the dimension that the system reserves for symbols, in `reservedLayoutSize`.
    nonisolated public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// How a symbol is drawn where it says nothing itself; in the size of the text by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and templates; nil stands for the tint of the view. Follows the state
    /// unless it is set.
    public var tintColor: UIColor? {
      get { isTintSet ? ownTint : presetTint }
      set {
        ownTint = newValue
        isTintSet = true
      }
    }
    /// Makes the colour that is shown from `tintColor`; nil, as it is, by default.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points, in which the image keeps its proportions; 0, no limit, by
    /// default, along each axis.
    public var maximumSize = CGSize.zero
    /// The size in points that is reserved, in whose middle the image is. 0, the default, stands
    /// for the size of the image, or for the standard dimension if it is a symbol.
    public var reservedLayoutSize = CGSize.zero

    /// The tint that the preset has in the present state.
    var presetTint: UIColor?
    private var ownTint: UIColor?
    private var isTintSet = false

    init(symbols: UIFont.TextStyle) {
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: symbols)
    }

    /// The colour that is shown in a view with a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Compares all but the transformers, of which only the presence is compared.
    public static func == (first: Self, second: Self) -> Bool {
      first.preferredSymbolConfiguration == second.preferredSymbolConfiguration
        && first.presetTint == second.presetTint && first.ownTint == second.ownTint
        && first.isTintSet == second.isTintSet && first.cornerRadius == second.cornerRadius
        && first.maximumSize == second.maximumSize
        && first.reservedLayoutSize == second.reservedLayoutSize
        && (first.tintColorTransformer == nil) == (second.tintColorTransformer == nil)
    }

    /// Hashes a part of what is compared.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(reservedLayoutSize.width)
    }
  }
}
