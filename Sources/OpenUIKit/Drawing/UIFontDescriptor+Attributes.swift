nonisolated extension UIFontDescriptor {
  /// The name of an attribute of a font. Those of the constants are read, others are ignored.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String

    /// An attribute by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a `String`; it counts where there is no family.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary with the keys of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Features, a list of dictionaries with the keys of `FeatureKey`. Digits of equal width are
    /// the one that is known: the type 6 with the selector 0.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The key of a part of the traits of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// A key by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of `SymbolicTraits`, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a number from −1 to 1 or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a number from −1 to 1 or a `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanted the glyphs are, a number from −1 to 1: above 0 they are italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a part of a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// A key by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature, a number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice among those of the type, a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}

nonisolated extension Font {
  /// Numbers of the feature that says how wide digits are.
  enum NumberSpacing {
    static let type = 6
    static let monospaced = 0
  }

  /// The attributes of a description of the font.
  var attributes: [UIFontDescriptor.AttributeName: Any] {
    let traits: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: UIFontDescriptor(self).symbolicTraits.rawValue, .weight: weight, .width: width,
      .slant: CGFloat(isItalic ? 1 : 0),
    ]
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .family: shownFamily, .name: name, .size: size, .traits: traits,
    ]
    if hasMonospacedDigits {
      let feature: [UIFontDescriptor.FeatureKey: Int] = [
        .type: NumberSpacing.type, .selector: NumberSpacing.monospaced,
      ]
      attributes[.featureSettings] = [feature]
    }
    return attributes
  }

  /// The font with what attributes say about it.
  func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Font {
    var font = self
    if let family = attributes[.family] as? String {
      font.setFamily(family)
    } else if let name = attributes[.name] as? String {
      font = Font(named: name, size: size)
    }
    if let size = Self.number(attributes[.size]) { font.size = size }
    font.set(attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:])
    let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
    for feature in features where Self.number(feature[.type]) == CGFloat(NumberSpacing.type) {
      let selector = Self.number(feature[.selector])
      font.hasMonospacedDigits = selector == CGFloat(NumberSpacing.monospaced)
    }
    return font
  }

  private mutating func set(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let bits = Self.number(traits[.symbolic]), bits >= 0, bits < 4_294_967_296 {
      let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits))
      isItalic = symbolic.contains(.traitItalic)
      isMonospaced = symbolic.contains(.traitMonoSpace)
      if symbolic.contains(.traitBold) { weight = UIFont.Weight.bold.rawValue }
      setWidth(symbolic)
    }
    if let number = (traits[.weight] as? UIFont.Weight)?.rawValue ?? Self.number(traits[.weight]) {
      weight = number
    }
    if let number = (traits[.width] as? UIFont.Width)?.rawValue ?? Self.number(traits[.width]) {
      width = number
    }
    if let slant = Self.number(traits[.slant]) { isItalic = slant > 0 }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as UInt32: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
