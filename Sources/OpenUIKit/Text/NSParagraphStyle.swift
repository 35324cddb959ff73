/// How the lines of a paragraph are arranged; lengths are in points.
///
/// Lengths that are no numbers count as 0, very long ones as 100,000 points.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  // Fidelity: the numbers are those of Apple's headers. [documented]
  /// The rules for line breaks besides the mode.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// One bit per strategy.
    public let rawValue: UInt

    /// Strategies with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last line of a paragraph has two words at least, if there is room for both and the line
    /// before has others.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Words in Hangul, which may break anywhere else, break only where there is no room for them.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies of labels in the interface: both.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  // The first property, as Foundation needs it.
  private let mark = ObjectMark()
  final var values = ParagraphValues()

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of a language, by the identifier of a locale; of the user's language with nil.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let name = languageName ?? Locale.current.identifier
    let isMirrored = Locale.Language(identifier: name).characterDirection == .rightToLeft
    return isMirrored ? .rightToLeft : .leftToRight
  }

  /// The style of text that has none.
  public override init() { super.init() }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let values = coder.decodeValue(ArchivedParagraph.self, forKey: "NSParagraphStyle")?.values
    else { return nil }
    self.values = values
    super.init()
  }

  deinit {}

  /// True: archives of styles can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the style.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(ArchivedParagraph(values), forKey: "NSParagraphStyle")
  }

  /// A style of the same values that cannot change.
  open func copy(with zone: NSZone? = nil) -> Any {
    if type(of: self) == NSParagraphStyle.self { return self }
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style of the same values that can change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// The space between two lines; 0 by default.
  open var lineSpacing: CGFloat { values.style.lineSpacing }
  /// The space below the paragraph, above the next; 0 by default.
  open var paragraphSpacing: CGFloat { values.style.paragraphSpacing }
  /// How lines are aligned; natural by default.
  open var alignment: NSTextAlignment {
    NSTextAlignment(rawValue: values.style.alignment.rawValue) ?? .natural
  }
  /// From the leading edge to all lines but the first; 0 by default.
  open var headIndent: CGFloat { values.style.headIndent }
  /// Where lines end: from the leading edge if positive, else from the trailing edge; 0 by default.
  open var tailIndent: CGFloat { values.style.tailIndent }
  /// From the leading edge to the first line; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.style.firstLineHeadIndent }
  /// The rule for lines that are too wide: they break between words by default. In a truncating
  /// mode the paragraph is one line; a label nevertheless breaks all lines but the last.
  open var lineBreakMode: NSLineBreakMode {
    NSLineBreakMode(rawValue: values.style.lineBreak.rawValue) ?? .byWordWrapping
  }
  /// The rules for line breaks besides the mode; none by default.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(rawValue: values.style.lineBreakStrategy.rawValue)
  }
  /// Whether characters move together, by a twentieth of the width at most, before a part of a line
  /// is left out. Default false. It counts for a line that is truncated at its width.
  open var allowsDefaultTighteningForTruncation: Bool { values.style.tightensForTruncation }
  /// Lines are at least as high; 0 by default.
  open var minimumLineHeight: CGFloat { values.style.minimumLineHeight }
  /// Lines are at most as high, and what their glyphs are higher reaches beyond; 0, no limit, by
  /// default.
  open var maximumLineHeight: CGFloat { values.style.maximumLineHeight }
  /// To which side the paragraph runs; the first letter decides by default.
  open var baseWritingDirection: NSWritingDirection {
    values.style.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } ?? .natural
  }
  /// The factor by which the height of a line is multiplied; 0, which counts as 1, by default. The
  /// additional space is above the line.
  open var lineHeightMultiple: CGFloat { values.style.lineHeightMultiple }
  /// The space above the paragraph, if it is not the first; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.style.paragraphSpacingBefore }
  /// Where tabs lead to; to 12 places at distances of 28 points by default.
  open var tabStops: [NSTextTab] { values.tabs }
  /// The distance of places beyond the last of `tabStops`; 0 by default.
  open var defaultTabInterval: CGFloat { values.style.tabInterval }

  /// Whether `object` has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of all values.
  open override var hash: Int { values.textStyle.hashValue }
}

/// A style of a paragraph that can change. One that is an attribute of a text must not.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The style of text that has none.
  public override init() { super.init() }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// The space between two lines; 0 by default.
  open override var lineSpacing: CGFloat {
    get { values.style.lineSpacing }
    set { values.style.lineSpacing = newValue }
  }
  /// The space below the paragraph, above the next; 0 by default.
  open override var paragraphSpacing: CGFloat {
    get { values.style.paragraphSpacing }
    set { values.style.paragraphSpacing = newValue }
  }
  /// How lines are aligned; natural by default.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { values.style.alignment = newValue.layoutAlignment }
  }
  /// From the leading edge to the first line; 0 by default.
  open override var firstLineHeadIndent: CGFloat {
    get { values.style.firstLineHeadIndent }
    set { values.style.firstLineHeadIndent = newValue }
  }
  /// From the leading edge to all lines but the first; 0 by default.
  open override var headIndent: CGFloat {
    get { values.style.headIndent }
    set { values.style.headIndent = newValue }
  }
  /// Where lines end: from the leading edge if positive, else from the trailing edge; 0 by default.
  open override var tailIndent: CGFloat {
    get { values.style.tailIndent }
    set { values.style.tailIndent = newValue }
  }
  /// The rule for lines that are too wide; they break between words by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { values.style.lineBreak = newValue.layoutLineBreak }
  }
  /// The rules for line breaks besides the mode; none by default.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set {
      values.style.lineBreakStrategy = OpenCoreGraphics.LineBreakStrategy(
        rawValue: newValue.rawValue)
    }
  }
  /// Whether characters move together, by a twentieth of the width at most, before a part of a line
  /// is left out. Default false.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { values.style.tightensForTruncation = newValue }
  }
  /// Lines are at least as high; 0 by default.
  open override var minimumLineHeight: CGFloat {
    get { values.style.minimumLineHeight }
    set { values.style.minimumLineHeight = newValue }
  }
  /// Lines are at most as high; 0, no limit, by default.
  open override var maximumLineHeight: CGFloat {
    get { values.style.maximumLineHeight }
    set { values.style.maximumLineHeight = newValue }
  }
  /// To which side the paragraph runs; the first letter decides by default.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { values.style.isRightToLeft = newValue == .natural ? nil : newValue == .rightToLeft }
  }
  /// The factor by which the height of a line is multiplied; 0, which counts as 1, by default.
  open override var lineHeightMultiple: CGFloat {
    get { values.style.lineHeightMultiple }
    set { values.style.lineHeightMultiple = newValue }
  }
  /// The space above the paragraph, if it is not the first; 0 by default.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.style.paragraphSpacingBefore }
    set { values.style.paragraphSpacingBefore = newValue }
  }
  /// Where tabs lead to, in order; to 12 places at distances of 28 points by default.
  // Apple's is implicitly unwrapped, which no property in Swift can be that replaces another.
  open override var tabStops: [NSTextTab] {
    get { values.tabs }
    set { values.tabs = newValue }
  }
  /// The distance of places beyond the last of `tabStops`; 0 by default.
  open override var defaultTabInterval: CGFloat {
    get { values.style.tabInterval }
    set { values.style.tabInterval = newValue }
  }

  /// Adds a place that tabs lead to, in the order of places.
  open func addTabStop(_ anObject: NSTextTab) {
    let index = values.tabs.firstIndex { $0.location > anObject.location }
    values.tabs.insert(anObject, at: index ?? values.tabs.count)
  }

  /// Removes all places that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabs.removeAll { $0 == anObject } }

  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The values of a style of a paragraph.
nonisolated struct ParagraphValues: Equatable {
  var style = TextParagraphStyle()
  /// Nil are those of a style that says nothing of tabs.
  private var ownTabs: [NSTextTab]?

  var tabs: [NSTextTab] {
    get { ownTabs ?? Self.defaultTabs }
    set { ownTabs = newValue }
  }

  // Fidelity: twelve tabs at distances of 28 points. [documented]
  private static var defaultTabs: [NSTextTab] {
    defaultTabStops.map { NSTextTab(textAlignment: .left, location: $0.location) }
  }

  private static let defaultTabStops = (1...12).map {
    TextTab(location: CGFloat(28 * $0), alignment: .left)
  }

  static func == (one: ParagraphValues, other: ParagraphValues) -> Bool {
    one.textStyle == other.textStyle
  }

  /// The same for the text engine.
  var textStyle: TextParagraphStyle {
    var result = style
    result.tabs = ownTabs?.map(\.textTab) ?? Self.defaultTabStops
    return result
  }
}

/// The archived values of a paragraph style.
nonisolated struct ArchivedParagraph: Codable {
  private var lengths: [String: Double]
  private var alignment: Int
  private var lineBreak: Int
  private var lineBreakStrategy: UInt?
  private var tightens: Bool?
  private var isRightToLeft: Bool?
  private var tabs: [ArchivedTab]

  private static var keys: [(String, WritableKeyPath<TextParagraphStyle, CGFloat>)] {
    [
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent), ("lineSpacing", \.lineSpacing),
      ("paragraphSpacing", \.paragraphSpacing), ("spacingBefore", \.paragraphSpacingBefore),
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("tabInterval", \.tabInterval),
    ]
  }

  init(_ values: ParagraphValues) {
    lengths = [:]
    for (key, path) in Self.keys { lengths[key] = Double(values.style[keyPath: path]) }
    alignment = values.style.alignment.rawValue
    lineBreak = values.style.lineBreak.rawValue
    let strategy = values.style.lineBreakStrategy
    lineBreakStrategy = strategy.isEmpty ? nil : strategy.rawValue
    tightens = values.style.tightensForTruncation ? true : nil
    isRightToLeft = values.style.isRightToLeft
    tabs = values.tabs.map { ArchivedTab($0) }
  }

  /// The values; nil if the archive is damaged.
  var values: ParagraphValues? {
    guard let alignment = TextAlignment(rawValue: alignment),
      let lineBreak = LineBreak(rawValue: lineBreak)
    else { return nil }
    var values = ParagraphValues()
    for (key, path) in Self.keys { values.style[keyPath: path] = CGFloat(lengths[key] ?? 0) }
    values.style.alignment = alignment
    values.style.lineBreak = lineBreak
    values.style.lineBreakStrategy = LineBreakStrategy(rawValue: lineBreakStrategy ?? 0)
    values.style.tightensForTruncation = tightens ?? false
    values.style.isRightToLeft = isRightToLeft
    values.tabs = tabs.compactMap(\.tab)
    return values
  }
}
