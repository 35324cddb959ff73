import MisuseReports

/// A description of a font: family, size, weight, slant and further attributes. Immutable.
nonisolated open class UIFontDescriptor: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; the stored properties
  // are immutable values.

  /// Properties of the look of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit per trait.
    public let rawValue: UInt32

    /// Traits with the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The glyphs are italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The glyphs are bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The glyphs are wide, in families that have such fonts.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The glyphs are narrow, in families that have such fonts.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The glyphs are all equally wide; of the font of the system only.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the font of the system.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// A design by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That of the interface.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Glyphs that are all equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Glyphs with round ends, which the font of the system does not have.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Glyphs with serifs, which the font of the system does not have.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }

  // The first property, as Foundation needs it.
  private let mark = ObjectMark()
  let font: Font
  /// The attributes that were set and are no part of the font.
  let others: OtherFontAttributes

  init(_ font: Font, others: OtherFontAttributes = OtherFontAttributes()) {
    self.font = font
    self.others = others
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let font = coder.decodeValue(ArchivedFont.self, forKey: "UIFontDescriptor")?.font else {
      return nil
    }
    self.font = font
    others = OtherFontAttributes()
    super.init()
  }

  /// True: archives of descriptions can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the description.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(ArchivedFont(font), forKey: "UIFontDescriptor")
  }

  /// A description of a font.
  ///
  /// - Parameters:
  ///   - fontName: the name of the font, as that of `UIFont`.
  ///   - size: in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Font(named: fontName, size: size))
  }

  /// The font for a use of text, in the size of text of `UITraitCollection.current`.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The font for a use of text, in the size of text of a collection.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// A description of the font of the system with the given attributes, without a size unless they
  /// have one.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let font = Font(size: 0).with(attributes)
    self.init(font, others: OtherFontAttributes(attributes, of: font))
  }

  /// The attributes of the font, from which `init(fontAttributes:)` makes another description.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    font.attributes.merging(others.values.mapValues(\.base)) { $1 }
  }

  /// The value of an attribute; nil if it has none.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[anAttribute]
  }

  /// The same with other values of some attributes.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    let changed = font.with(attributes)
    let added = OtherFontAttributes(attributes, of: changed)
    return UIFontDescriptor(changed, others: others.merging(added, of: attributes))
  }

  /// The size in points.
  open var pointSize: CGFloat { font.size }

  /// The name of the font, as that of `UIFont`.
  open var postscriptName: String { font.name }

  /// The properties of the look of the font.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    if font.width < 0 { traits.insert(.traitCondensed) }
    if font.width > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  /// The same in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// The same of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }

  /// The same in another style of the family, such as `Bold Italic`; itself if it is no style.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed { $0.setFace(newFace) }
  }

  /// The same with these traits and no others; nil if there is no such font: a named family has no
  /// cut whose glyphs are all equally wide.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    if isMonospaced, font.family != nil { return nil }
    let isBold = symbolicTraits.contains(.traitBold)
    return changed { font in
      font.setWidth(symbolicTraits)
      font.isItalic = symbolicTraits.contains(.traitItalic)
      font.isMonospaced = isMonospaced
      if isBold != self.symbolicTraits.contains(.traitBold) {
        font.weight = (isBold ? UIFont.Weight.bold : .regular).rawValue
      }
    }
  }

  /// The same in another design; nil for a font that is not the system's, and for a design that it
  /// does not have.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard font.family == nil, design == .default || design == .monospaced else { return nil }
    return changed { $0.isMonospaced = design == .monospaced }
  }

  private func changed(_ change: (inout Font) -> Void) -> UIFontDescriptor {
    var changed = font
    change(&changed)
    return UIFontDescriptor(changed, others: others)
  }

  /// Whether `object` describes the same font, with the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return font == other.font && others == other.others
  }

  /// A hash of everything that makes the font.
  open override var hash: Int { font.hashValue }

  /// The description itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

nonisolated extension UIFontDescriptor: NSCopying {}

nonisolated extension UIFont {
  /// A font of a description.
  ///
  /// - Parameters:
  ///   - descriptor: the description.
  ///   - pointSize: in points; 0 is the size of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0 { font.size = pointSize }
    // Fidelity: without any size it has 12 points. [documented]
    if font.size == 0 { font.size = 12 }
    self.init(font, others: descriptor.others)
  }
}
