import Synchronization

/// The pictures, colours and data of the asset catalogues in a bundle: folders `*.xcassets` with a
/// description of each asset, as they are in the sources of a program. They are read as they are,
/// not compiled.
nonisolated struct AssetCatalog: Sendable {
  /// The folder of each asset, by its name; the names of folders that are name spaces come first.
  private let images: [String: URL]
  private let colors: [String: URL]
  private let dataSets: [String: URL]

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
    (images, colors, dataSets) = (found.images, found.colors, found.dataSets)
  }

  /// The picture that suits the traits best, and where there are others what has all of them; nil
  /// if there is none that can be read.
  func image(
    named name: String, traits: UITraitCollection
  ) -> (image: UIImage, asset: UIImageAsset?)? {
    guard let folder = images[name], let set = AssetImageSet(in: folder),
      let image = set.image(for: traits)
    else { return nil }
    return (image, set.hasVariants ? set.asset : nil)
  }

  /// The colour, which is dynamic if it has several appearances; nil if there is none that can be
  /// read.
  func color(named name: String, traits: UITraitCollection) -> UIColor? {
    guard let folder = colors[name], let set = AssetColorSet(in: folder) else { return nil }
    return set.color(for: traits)
  }

  /// The data that suits the traits best, and the identifier of its type; nil if there is none that
  /// can be read.
  func data(named name: String, traits: UITraitCollection) -> (data: Data, type: String)? {
    guard let folder = dataSets[name], let set = AssetDataSet(in: folder) else { return nil }
    return set.data(for: traits)
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
    var dataSets: [String: URL] = [:]

    mutating func collect(from folder: URL, space: String) {
      for item in AssetCatalog.folders(in: folder) {
        let name = space + item.deletingPathExtension().lastPathComponent
        switch item.pathExtension {
        case "imageset", "symbolset": images[name] = images[name] ?? item
        case "colorset": colors[name] = colors[name] ?? item
        case "dataset": dataSets[name] = dataSets[name] ?? item
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

nonisolated private struct AssetFolder: AssetDescription {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  let properties: Properties?
}
