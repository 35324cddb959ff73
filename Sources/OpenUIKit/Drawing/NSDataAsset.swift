/// The name of a set of data in an asset catalogue.
public typealias NSDataAssetName = String

/// A file of any kind in an asset catalogue, a set of data.
///
/// ```swift
/// let levels = try NSDataAsset(name: "Levels").map {
///   try JSONDecoder().decode([Level].self, from: $0.data)
/// }
/// ```
nonisolated open class NSDataAsset: NSObject, NSCopying {
  /// The name, with the name spaces of its folders.
  open private(set) var name: NSDataAssetName
  /// The bytes of the file.
  open private(set) var data: Data
  /// The identifier of the type of the file, such as `public.json`; `public.data` where nothing is
  /// known.
  open private(set) var typeIdentifier: String

  /// The data of a name in the main bundle; nil if there is none that can be read.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// The data of a name in a bundle, for the traits of `UITraitCollection.current`; nil if there is
  /// none that can be read. The file is read each time.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = AssetCatalog.catalog(of: bundle).data(named: name, traits: .current) else {
      return nil
    }
    self.name = name
    (data, typeIdentifier) = (found.data, found.type)
    super.init()
  }

  private init(copying other: NSDataAsset) {
    (name, data, typeIdentifier) = (other.name, other.data, other.typeIdentifier)
    super.init()
  }

  deinit {}

  /// The same data.
  open func copy(with zone: NSZone? = nil) -> Any { NSDataAsset(copying: self) }
}
