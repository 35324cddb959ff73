/// The kind of a line below or through text.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  /// Thickness and number in bits 0 to 3, dashes in bits 8 to 10, bit 15 for words alone.
  public let rawValue: Int

  /// A style of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots; to be combined with a line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line below blanks.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

nonisolated extension TextRule {
  /// The line of a style; nil if it has none.
  init?(_ style: NSUnderlineStyle, color: CGColor?) {
    // A pattern without a line is none.
    guard style.rawValue & 0x0F != 0 else { return nil }
    self.init()
    isDouble = style.contains(.double)
    isThick = style.contains(.thick)
    pattern = Pattern(rawValue: style.rawValue >> 8 & 7) ?? .solid
    isByWord = style.contains(.byWord)
    self.color = color
  }
}
