import MisuseReports

/// The glyphs that text is drawn with: family, size, weight and slant. Immutable.
nonisolated open class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; the stored properties are
  // immutable values.

  // The first property, as Foundation needs it.
  private let mark = ObjectMark()
  /// The same for the text engine.
  package let font: Font
  /// How the font follows the size of text; nil if it does not.
  let scaling: FontScaling?
  /// The attributes that were set in its description and are no part of the font.
  let others: OtherFontAttributes

  package init(_ font: Font) {
    self.font = font
    scaling = nil
    others = OtherFontAttributes()
    super.init()
  }

  init(_ font: Font, others: OtherFontAttributes) {
    self.font = font
    scaling = nil
    self.others = others
    super.init()
  }

  init(_ font: Font, scaling: FontScaling) {
    self.font = font
    self.scaling = scaling
    others = OtherFontAttributes()
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let font = coder.decodeValue(ArchivedFont.self, forKey: "UIFont")?.font else {
      return nil
    }
    self.font = font
    scaling = coder.decodeValue(FontScaling.self, forKey: "UIFontScaling")
    others = OtherFontAttributes()
    super.init()
  }

  /// True: archives of fonts can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the font, and how it follows the size of text.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(ArchivedFont(font), forKey: "UIFont")
    if let scaling { coder.encodeValue(scaling, forKey: "UIFontScaling") }
  }

  /// A font by its name: that of its family, and behind a hyphen its weight, width and slant if
  /// they are not regular, as in `Inter-BoldItalic`. Where the family is not installed the system's
  /// glyphs are used.
  ///
  /// - Parameters:
  ///   - fontName: the name, as `fontName` has it; an empty one gives nil.
  ///   - fontSize: in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(Font(named: fontName, size: fontSize))
  }

  // MARK: The system's fonts

  /// The size of text in controls, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of text on buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of text on labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The font of all labels that have no other one.
  static let ofLabels = systemFont(ofSize: labelFontSize)
  /// The size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The font of the system.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize))
  }

  /// The font of the system in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.rawValue))
  }

  /// The font of the system in a weight and a width; it has the standard width only.
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.rawValue, width: width.rawValue))
  }

  /// The font of the system, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The font of the system, italic.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize, isItalic: true))
  }

  /// The font of the system whose glyphs are all equally wide.
  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.rawValue, isMonospaced: true))
  }

  /// The font of the system whose digits are all equally wide, as numbers in columns or that change
  /// need.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.rawValue, hasMonospacedDigits: true))
  }

  /// The font for a use of text, in the size of text of `UITraitCollection.current`.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a use of text, in the size of text of a collection; with nil, or where that has
  /// none, of `UITraitCollection.current`.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UITraitCollection.contentSizeCategory(traitCollection)
    let weight = style.weight(in: UITraitCollection.legibilityWeight(traitCollection))
    return UIFont(
      Font(size: style.size(in: category), weight: weight.rawValue), scaling: FontScaling(style))
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var other = font
    other.size = fontSize
    return UIFont(other, others: others)
  }

  /// The size in points.
  open var pointSize: CGFloat { font.size }

  // MARK: Measures

  // These stop the program outside of the main thread, with a message.

  /// How far the tallest letters reach above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// How far the lowest letters reach below the baseline, in points; negative.
  open var descender: CGFloat { metrics.descender }
  /// The space between two lines, in points.
  open var leading: CGFloat { metrics.leading }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of small letters without ascender, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }

  /// Glyphs are measured on the main thread.
  private var metrics: FontMetrics {
    MainActor.required(by: "A measure of UIFont") { font.metrics }
  }

  // MARK: Names

  /// The description of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, others: others) }

  /// The name of the family; `Inter`, or `DejaVu Sans Mono`, for the font of the system.
  open var familyName: String { font.shownFamily }

  /// The name of the family, with weight and slant if they are not regular.
  open var fontName: String { font.name }

  /// The names of the families that there are, sorted. Reads the configuration of the machine at
  /// the first call. Outside of the main thread it stops the program.
  open class var familyNames: [String] {
    MainActor.required(by: "UIFont.familyNames") { TextEnvironment.familyNames }
  }

  /// The names of the fonts of a family, sorted, which make fonts by `init(name:size:)`; none for a
  /// family that there is not. Outside of the main thread it stops the program.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    MainActor.required(by: "UIFont.fontNames(forFamilyName:)") {
      TextEnvironment.faceNames(ofFamily: familyName).map { face in
        face == "Regular" ? familyName : "\(familyName)-\(face.filter { !$0.isWhitespace })"
      }.sorted()
    }
  }

  // MARK: Equality

  /// Whether `object` is the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || font == other.font && others == other.others
  }

  /// A hash of everything that makes the font.
  open override var hash: Int { font.hashValue }

  /// Family, size and weight, for debugging.
  open override var description: String {
    "UIFont \(font.family ?? "system") \(font.size) weight \(font.weight)"
  }

  /// The font itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
