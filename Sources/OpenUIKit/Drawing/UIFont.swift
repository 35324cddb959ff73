import MisuseReports

/// The glyphs that text is drawn with: family, size, weight and slant. Immutable.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; the stored properties are
  // immutable values.

  /// The same for the text engine.
  package let font: Font
  /// The use of text that the font was made for.
  let textStyle: TextStyle?

  package init(_ font: Font) {
    self.font = font
    textStyle = nil
    super.init()
  }

  init(_ font: Font, textStyle: TextStyle) {
    self.font = font
    self.textStyle = textStyle
    super.init()
  }

  /// A font of a family; where the family is not installed the system's glyphs are used.
  ///
  /// - Parameters:
  ///   - fontName: the name of the family; an empty one gives nil.
  ///   - fontSize: in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(Font(family: fontName, size: fontSize))
  }

  // MARK: The system's fonts

  /// The size of text in controls, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of text on buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of text on labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The font of the system.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize))
  }

  /// The font of the system in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.rawValue))
  }

  /// The font of the system, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The font of the system, italic.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize, isItalic: true))
  }

  /// The font of the system whose glyphs are all equally wide.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.rawValue, isMonospaced: true))
  }

  /// The font for a use of text, in the size of text of `UITraitCollection.current`.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a use of text, in the size of text of a collection; with nil, or where that has
  /// none, of `UITraitCollection.current`.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified {
      category = UITraitCollection.current.preferredContentSizeCategory
    }
    return UIFont(
      Font(size: style.size(in: category), weight: style.weight.rawValue), textStyle: style)
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var other = font
    other.size = fontSize
    return UIFont(other)
  }

  /// The size in points.
  open var pointSize: CGFloat { font.size }

  // MARK: Equality

  /// Whether `object` is the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || font == other.font
  }

  /// A hash of everything that makes the font.
  open override var hash: Int { font.hashValue }

  /// Family, size and weight, for debugging.
  open override var description: String {
    "UIFont \(font.family ?? "system") \(font.size) weight \(font.weight)"
  }
}

nonisolated extension UIFont {
  // MARK: Measures

  // These stop the program outside of the main thread, with a message.

  /// How far the tallest letters reach above the baseline, in points.
  public var ascender: CGFloat { metrics.ascender }
  /// How far the lowest letters reach below the baseline, in points; negative.
  public var descender: CGFloat { metrics.descender }
  /// The space between two lines, in points.
  public var leading: CGFloat { metrics.leading }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of small letters without ascender, in points.
  public var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// Glyphs are measured on the main thread.
  private var metrics: FontMetrics {
    MainActor.required(by: "A measure of UIFont") { font.metrics }
  }
}
