nonisolated extension Font {
  /// The attributes of a description of the font.
  var attributes: [UIFontDescriptor.AttributeName: Any] {
    let traits: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: UIFontDescriptor(self).symbolicTraits.rawValue, .weight: weight, .width: width,
      .slant: CGFloat(isItalic ? 1 : 0),
    ]
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .family: shownFamily, .name: name, .face: face, .size: size, .traits: traits,
    ]
    if !features.isEmpty { attributes[.featureSettings] = features.map(\.setting) }
    if !fallbacks.isEmpty {
      attributes[.cascadeList] = fallbacks.map {
        UIFontDescriptor(fontAttributes: [.family: $0])
      }
    }
    return attributes
  }

  /// The font with what attributes say about it.
  func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Font {
    var font = self
    if let style = UIFont.TextStyle(attribute: attributes[.textStyle]), attributes[.size] == nil {
      font.size = style.size(in: UITraitCollection.contentSizeCategory(nil))
    }
    if let family = attributes[.family] as? String {
      font.setFamily(family)
    } else if let name = attributes[.name] as? String {
      font = Font(named: name, size: font.size)
    }
    if let size = Self.number(attributes[.size]) { font.size = size }
    if let face = attributes[.face] as? String { font.setFace(face) }
    font.set(attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:])
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      font.set(settings.compactMap { FontFeature($0) })
    }
    if let list = attributes[.cascadeList] as? [UIFontDescriptor] {
      font.fallbacks = list.map(\.font.shownFamily)
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

  fileprivate static func number(_ value: Any?) -> CGFloat? {
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

nonisolated extension UIFont.TextStyle {
  /// The use that an attribute names.
  init?(attribute value: Any?) {
    guard let style = value as? UIFont.TextStyle ?? (value as? String).map(Self.init(rawValue:))
    else { return nil }
    self = style
  }
}

/// The attributes of a description that its font does not have, so that nothing that a program has
/// set is lost.
nonisolated struct OtherFontAttributes: Hashable {
  private(set) var values: [UIFontDescriptor.AttributeName: AnyHashable] = [:]

  /// The attributes by which the font is made.
  private static let known: Set<UIFontDescriptor.AttributeName> = [
    .family, .name, .face, .size, .traits, .featureSettings, .cascadeList,
  ]

  /// None.
  init() {}

  /// Takes those that the font does not have.
  init(_ attributes: [UIFontDescriptor.AttributeName: Any], of font: Font) {
    for (name, value) in attributes where !Self.known.contains(name) {
      values[name] = value as? AnyHashable
    }
    let settings = (attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]])?.map {
      $0.compactMapValues { $0 as? AnyHashable }
    }
    // Those that the font has come from it.
    if let settings, settings != font.features.map(\.setting) {
      values[.featureSettings] = AnyHashable(settings)
    }
    if let list = attributes[.cascadeList] as? [UIFontDescriptor], !list.isEmpty,
      list != font.fallbacks.map({ UIFontDescriptor(fontAttributes: [.family: $0]) })
    {
      values[.cascadeList] = AnyHashable(list)
    }
  }

  /// Those of a description to which others are added.
  func merging(
    _ other: OtherFontAttributes, of attributes: [UIFontDescriptor.AttributeName: Any]
  ) -> OtherFontAttributes {
    var result = self
    for name in attributes.keys { result.values[name] = other.values[name] }
    return result
  }
}

nonisolated extension FontFeature {
  /// The features of OpenType by type and selector of Apple's.
  // Source: SFNTLayoutTypes.h and the registry of OpenType's features.
  private static let known: [Int: [Int: (String, Int)]] = [
    1: [
      2: ("liga", 1), 3: ("liga", 0), 4: ("dlig", 1), 5: ("dlig", 0), 18: ("clig", 1),
      19: ("clig", 0), 20: ("hlig", 1), 21: ("hlig", 0),
    ],
    6: [0: ("tnum", 1), 1: ("pnum", 1)],
    10: [1: ("sups", 1), 2: ("subs", 1), 3: ("ordn", 1), 4: ("sinf", 1)],
    11: [1: ("afrc", 1), 2: ("frac", 1)],
    14: [4: ("zero", 1), 5: ("zero", 0)],
    21: [0: ("onum", 1), 1: ("lnum", 1)],
    33: [0: ("case", 1), 1: ("case", 0), 2: ("cpsp", 1), 3: ("cpsp", 0)],
    36: [0: ("calt", 1), 1: ("calt", 0), 2: ("swsh", 1), 3: ("swsh", 0), 4: ("cswh", 1)],
    37: [1: ("smcp", 1), 2: ("pcap", 1)],
    38: [1: ("c2sc", 1), 2: ("c2pc", 1)],
  ]
  private static let stylisticAlternatives = 35
  private static let tagKey = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")
  private static let valueKey = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeValue")

  /// The feature that a setting means; nil if fonts have none for it.
  init?(_ setting: [UIFontDescriptor.FeatureKey: Any]) {
    func number(_ key: UIFontDescriptor.FeatureKey) -> Int? {
      Font.number(setting[key]).flatMap { Int(exactly: $0) }
    }
    if let tag = setting[Self.tagKey] as? String {
      self.init(tag, number(Self.valueKey) ?? 1)
    } else if let type = number(.type), let selector = number(.selector) {
      if type == Self.stylisticAlternatives, (2...41).contains(selector) {
        let set = selector / 2
        self.init("ss\(set < 10 ? "0" : "")\(set)", 1 - selector % 2)
      } else if let (tag, value) = Self.known[type]?[selector] {
        self.init(tag, value)
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// The setting that means the feature.
  var setting: [UIFontDescriptor.FeatureKey: AnyHashable] {
    for (type, selectors) in Self.known {
      for (selector, feature) in selectors where feature == (tag, value) {
        return [.type: AnyHashable(type), .selector: AnyHashable(selector)]
      }
    }
    if tag.hasPrefix("ss"), let set = Int(tag.dropFirst(2)), (1...20).contains(set), value < 2 {
      return [
        .type: AnyHashable(Self.stylisticAlternatives), .selector: AnyHashable(set * 2 + 1 - value),
      ]
    }
    return [Self.tagKey: AnyHashable(tag), Self.valueKey: AnyHashable(value)]
  }
}
