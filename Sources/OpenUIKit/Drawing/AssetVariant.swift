// Source: the format of asset catalogues, in the archive of Apple's documentation.

/// A description in a catalogue, `Contents.json`.
nonisolated protocol AssetDescription: Decodable {}

nonisolated extension AssetDescription {
  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let read = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = read
  }
}

/// A file or a value of an asset, for some traits.
nonisolated protocol AssetVariant {
  var conditions: AssetConditions { get }
}

/// For which traits a variant of an asset is; nil where it is for all.
nonisolated struct AssetConditions: Decodable {
  struct Appearance: Decodable, Equatable {
    let appearance: String
    let value: String

    static let dark = Appearance(appearance: "luminosity", value: "dark")
    static let high = Appearance(appearance: "contrast", value: "high")
  }

  let idiom: String?
  /// A kind of device or program within an idiom, of which there are none here.
  let subtype: String?
  let appearances: [Appearance]?
  let gamut: String?
  let direction: String?
  let widthClass: String?
  let heightClass: String?
  let locale: String?

  private enum CodingKeys: String, CodingKey {
    case idiom, subtype, appearances, locale
    case gamut = "display-gamut"
    case direction = "language-direction"
    case widthClass = "width-class"
    case heightClass = "height-class"
  }
}

/// The traits for which variants are chosen.
nonisolated struct AssetWish: Hashable, Sendable {
  var idiom: String
  var isDark: Bool
  var isHigh: Bool
  var hasWideGamut: Bool
  /// Nil where variants for one direction are for both, mirrored.
  var direction: String?
  var widthClass: String?
  var heightClass: String?
  var language: String

  init(_ traits: UITraitCollection) {
    idiom = traits.userInterfaceIdiom.nameInCatalogs
    isDark = traits.userInterfaceStyle == .dark
    isHigh = traits.accessibilityContrast == .high
    hasWideGamut = traits.displayGamut == .P3
    direction = traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
    widthClass = traits.horizontalSizeClass.nameInCatalogs
    heightClass = traits.verticalSizeClass.nameInCatalogs
    language = Locale.preferredLanguages.first ?? "en"
  }

  // Fidelity: a variant that is for something else is not taken; the order in which the others
  // count is not documented. A wide gamut is converted where there is nothing else. [decided]
  /// How well a variant suits; nil if it does not. What is asked for must not be contradicted, and
  /// what is not asked for must not be there.
  func rank(_ variant: AssetConditions) -> Int? {
    let appearances = (variant.appearances ?? []).filter { $0.value != "light" }
    guard appearances.allSatisfy({ ($0 == .dark && isDark) || ($0 == .high && isHigh) }),
      variant.subtype == nil, Self.suits(variant.idiom, idiom, for: "universal"),
      direction == nil || Self.suits(variant.direction, direction),
      Self.suits(variant.widthClass, widthClass), Self.suits(variant.heightClass, heightClass),
      variant.locale.map({ language == $0 || language.hasPrefix($0 + "-") }) ?? true
    else { return nil }
    let isWide = variant.gamut == "display-P3"
    return [
      appearances.contains(.dark), appearances.contains(.high), variant.idiom == idiom,
      variant.locale != nil, direction != nil && variant.direction == direction,
      variant.widthClass != nil, variant.heightClass != nil, isWide == hasWideGamut,
    ].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
  }

  private static func suits(_ value: String?, _ wanted: String?, for all: String = "") -> Bool {
    value == nil || value == all || value == wanted
  }
}

nonisolated extension Array where Element: AssetVariant {
  /// The variants that suit best.
  func best(for wish: AssetWish) -> [Element] {
    let ranks = map { wish.rank($0.conditions) }
    guard let best = ranks.compactMap(\.self).max() else { return [] }
    return zip(self, ranks).filter { $1 == best }.map(\.0)
  }
}

nonisolated extension UIUserInterfaceIdiom {
  fileprivate var nameInCatalogs: String {
    switch self {
    case .pad: "ipad"
    case .mac: "mac"
    case .tv: "tv"
    case .carPlay: "car"
    case .vision: "vision"
    default: "iphone"
    }
  }
}

nonisolated extension UIUserInterfaceSizeClass {
  fileprivate var nameInCatalogs: String? {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    default: nil
    }
  }
}
