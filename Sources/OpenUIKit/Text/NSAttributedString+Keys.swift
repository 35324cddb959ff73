nonisolated extension NSAttributedString.Key {
  /// A `UIFont`; the font of what draws the text if there is none, 12 points for strings.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; that of the first character of a paragraph counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`, that of the glyphs; black if there is none, or that of what draws the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the characters, as high as their line.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: 0 draws each letter by itself, 1, the default, common glyphs of letters.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number: points that are added to each character; 0 by default.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: points that are added to each character where there is no `kern`.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`: a line through the characters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`: a line below the characters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`, that of outlines; that of the glyphs if there is none.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number: the width of outlines in percent of the font's size. Positive: outlines alone;
  /// negative: glyphs and outlines.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A number: how far glyphs lean to the right for each point above the baseline; 0 by default.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An `NSTextAttachment`, of the character ``NSTextAttachment/character``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or a `String`: the text is drawn as a link where it has no other colour or underline.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A number: points by which the characters are above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `UIColor`, that of the line below; that of the glyphs if there is none.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`, that of the line through the characters; that of the glyphs if there is none.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// An array of numbers, the outermost embedding first: the raw value of an `NSWritingDirection`,
  /// combined with that of an `NSWritingDirectionFormatType`.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}
