nonisolated extension UIColor {
  /// The colour of the main bundle's asset catalogues; nil if there is none that can be read.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of the asset catalogues of a bundle: folders `*.xcassets` among its resources, as a
  /// package has them. Nil if there is none that can be read. A colour with appearances is dynamic.
  ///
  /// - Parameters:
  ///   - name: The name in the catalogue, after those of folders that are name spaces and a `/`.
  ///   - bundle: Where the catalogue is; nil stands for the main bundle.
  ///   - traitCollection: Its idiom decides which variant suits; nil stands for the current one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let color = AssetCatalog.catalog(of: bundle ?? .main).color(
      named: name, traits: traitCollection ?? .current)
    guard let color else { return nil }
    self.init(color.source)
  }
}
