import Synchronization

/// The pictures and colours of the asset catalogues in a bundle: folders `*.xcassets` with a
/// description of each asset, as they are in the sources of a program. They are read as they are,
/// not compiled.
nonisolated struct AssetCatalog: Sendable {
  /// The folder of each asset, by its name; the names of folders that are name spaces come first.
  private let images: [String: URL]
  private let colors: [String: URL]

  /// Returns the catalogue of a bundle. The names are read once for each bundle; an asset that is
  /// added later is not found.
  static func catalog(of bundle: Bundle) -> AssetCatalog {
    let path = bundle.bundlePath
    if let known = assetCatalogs.withLock({ $0[path] }) { return known }
    let catalog = AssetCatalog(of: bundle)
    assetCatalogs.withLock { $0[path] = catalog }
    return catalog
  }

  private init(of bundle: Bundle) {
    var found = Assets()
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for item in Self.folders(in: folder) where item.pathExtension == "xcassets" {
      found.collect(from: item, space: "")
    }
    (images, colors) = (found.images, found.colors)
  }

  /// The picture that suits the traits best, and where there are others what has all of them; nil
  /// if there is none that can be read.
  func image(
    named name: String, traits: UITraitCollection
  ) -> (image: UIImage, asset: UIImageAsset?)? {
    guard let folder = images[name], let set = ImageSet(in: folder),
      let image = set.image(for: traits)
    else { return nil }
    return (image, set.hasAppearances ? set.asset : nil)
  }

  /// The colour, which is dynamic if it has several appearances; nil if there is none that can be
  /// read.
  func color(named name: String, traits: UITraitCollection) -> UIColor? {
    guard let folder = colors[name], let set = ColorSet(in: folder) else { return nil }
    return set.color(for: traits)
  }

  /// The folders in one, in the order of their names.
  fileprivate static func folders(in folder: URL) -> [URL] {
    let content = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (content ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
  }

  private struct Assets {
    var images: [String: URL] = [:]
    var colors: [String: URL] = [:]

    mutating func collect(from folder: URL, space: String) {
      for item in AssetCatalog.folders(in: folder) {
        let name = space + item.deletingPathExtension().lastPathComponent
        switch item.pathExtension {
        case "imageset": images[name] = images[name] ?? item
        case "colorset": colors[name] = colors[name] ?? item
        case "":
          let isSpace = AssetFolder(in: item)?.properties?.providesNamespace ?? false
          collect(from: item, space: isSpace ? name + "/" : space)
        default: continue
        }
      }
    }
  }
}

/// The catalogues that were read, by the path of their bundle.
nonisolated private let assetCatalogs = Mutex<[String: AssetCatalog]>([:])

/// A description in a catalogue, `Contents.json`.
nonisolated private protocol AssetDescription: Decodable {}

nonisolated extension AssetDescription {
  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let read = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = read
  }
}

nonisolated private struct AssetFolder: AssetDescription {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  let properties: Properties?
}

/// For which traits a variant of an asset is.
nonisolated private protocol AssetVariant {
  var idiom: String? { get }
  var appearances: [AssetAppearance]? { get }
}

nonisolated private struct AssetAppearance: Decodable, Equatable {
  let appearance: String
  let value: String

  static let dark = AssetAppearance(appearance: "luminosity", value: "dark")
  static let high = AssetAppearance(appearance: "contrast", value: "high")
}

nonisolated extension AssetVariant {
  /// How well the variant suits; nil if it does not. What is asked for must not be contradicted,
  /// and what is not asked for must not be there.
  fileprivate func rank(idiom wanted: String, isDark: Bool, isHigh: Bool) -> Int? {
    let appearances = (appearances ?? []).filter { $0.value != "light" }
    guard appearances.allSatisfy({ ($0 == .dark && isDark) || ($0 == .high && isHigh) }) else {
      return nil
    }
    guard idiom == nil || idiom == "universal" || idiom == wanted else { return nil }
    let ofAppearance =
      (appearances.contains(.dark) ? 2 : 0) + (appearances.contains(.high) ? 1 : 0)
    return 2 * ofAppearance + (idiom == wanted ? 1 : 0)
  }
}

nonisolated extension Array where Element: AssetVariant {
  /// The variants that suit the traits best.
  fileprivate func best(for traits: UITraitCollection) -> [Element] {
    best(
      idiom: traits.userInterfaceIdiom.nameInCatalogs, isDark: traits.userInterfaceStyle == .dark,
      isHigh: traits.accessibilityContrast == .high)
  }

  fileprivate func best(idiom: String, isDark: Bool, isHigh: Bool) -> [Element] {
    let ranks = map { $0.rank(idiom: idiom, isDark: isDark, isHigh: isHigh) }
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
    default: "iphone"
    }
  }
}

/// The variants of a picture.
nonisolated private struct ImageSet: AssetDescription {
  struct Variant: Decodable, AssetVariant {
    let filename: String?
    let scale: String?
    let idiom: String?
    let appearances: [AssetAppearance]?

    var pixelsPerPoint: Int { scale.flatMap { Int($0.dropLast()) } ?? 1 }
  }

  struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  let images: [Variant]
  let properties: Properties?
  private(set) var folder: URL?

  private enum CodingKeys: String, CodingKey { case images, properties }

  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      var read = try? JSONDecoder().decode(ImageSet.self, from: data)
    else { return nil }
    read.folder = folder
    self = read
  }

  /// Whether there are pictures for several styles or contrasts.
  var hasAppearances: Bool { images.contains { !($0.appearances ?? []).isEmpty } }

  /// An asset with all of the pictures; each is read when it is first needed.
  var asset: UIImageAsset {
    let known = ReadImages()
    return UIImageAsset { traits in
      let key = ReadImages.Key(traits)
      if let image = known.images.withLock({ $0[key] }) { return image }
      let image = self.image(for: traits)
      if let image { known.images.withLock { $0[key] = image } }
      return image
    }
  }

  func image(for traits: UITraitCollection) -> UIImage? {
    let known = images.filter { ["png", "jpg", "jpeg"].contains($0.fileExtension) }
    let variants = known.best(for: traits)
    let scale = Int(traits.displayScale.rounded())
    for wanted in [scale, 3, 2, 1] {
      for variant in variants where variant.pixelsPerPoint == wanted {
        if let image = image(variant) { return image }
      }
    }
    return nil
  }

  private func image(_ variant: Variant) -> UIImage? {
    guard let name = variant.filename, let file = folder?.appendingPathComponent(name),
      let data = try? Data(contentsOf: file),
      let image = UIImage(data: data, scale: CGFloat(variant.pixelsPerPoint))
    else { return nil }
    return switch properties?.intent {
    case "template": image.withRenderingMode(.alwaysTemplate)
    case "original": image.withRenderingMode(.alwaysOriginal)
    default: image
    }
  }
}

/// The pictures of a set that were read.
nonisolated private final class ReadImages: Sendable {
  /// The traits by which pictures differ.
  struct Key: Hashable, Sendable {
    private let idiom: UIUserInterfaceIdiom
    private let style: UIUserInterfaceStyle
    private let contrast: UIAccessibilityContrast
    private let scale: CGFloat

    init(_ traits: UITraitCollection) {
      idiom = traits.userInterfaceIdiom
      style = traits.userInterfaceStyle
      contrast = traits.accessibilityContrast
      scale = traits.displayScale
    }
  }

  let images = Mutex<[Key: UIImage]>([:])

  deinit {}
}

nonisolated extension ImageSet.Variant {
  fileprivate var fileExtension: String {
    ((filename ?? "") as NSString).pathExtension.lowercased()
  }
}

/// The variants of a colour.
nonisolated private struct ColorSet: AssetDescription {
  struct Variant: Decodable, AssetVariant {
    let color: AssetColor?
    let idiom: String?
    let appearances: [AssetAppearance]?
  }

  let colors: [Variant]

  func color(for traits: UITraitCollection) -> UIColor? {
    let idiom = traits.userInterfaceIdiom.nameInCatalogs
    func fixed(isDark: Bool, isHigh: Bool) -> UIColor? {
      colors.best(idiom: idiom, isDark: isDark, isHigh: isHigh).first?.color?.color
    }
    guard let light = fixed(isDark: false, isHigh: false) else { return nil }
    guard colors.contains(where: { !($0.appearances ?? []).isEmpty }) else { return light }
    func variants(isHigh: Bool) -> ColorVariants {
      let dark = fixed(isDark: true, isHigh: isHigh) ?? light
      return ColorVariants(
        light: fixed(isDark: false, isHigh: isHigh) ?? light, dark: dark, darkElevated: dark)
    }
    return UIColor(
      .adaptive(AdaptiveColor(normal: variants(isHigh: false), high: variants(isHigh: true))))
  }
}

/// A colour as a catalogue writes it.
nonisolated private struct AssetColor: Decodable {
  let space: String?
  let components: [String: String]?
  let reference: String?

  private enum CodingKeys: String, CodingKey {
    case components, reference
    case space = "color-space"
  }

  var color: UIColor? {
    if let reference { return AssetColor.system[reference] }
    guard let components else { return nil }
    func component(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    if space == "display-p3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A number from 0 to 1: with a point as it is, else one of 255, which may be hexadecimal.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? CGFloat(number) : CGFloat(number) / 255
  }

  private static let system: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
    "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
    "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown,
    "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
    "linkColor": .link, "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
  ]
}
