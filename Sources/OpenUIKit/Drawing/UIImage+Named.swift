/// The type of an image literal that names none.
public typealias _ImageLiteralType = UIImage

/// The protocol by which an image literal makes an image. The initialiser is in an extension of a
/// protocol, since a required initialiser of the class would have to be written in every subclass
/// that does not see all of its initialisers.
public protocol _UIImageLiteral: _ExpressibleByImageLiteral {}

nonisolated extension _UIImageLiteral {
  /// The picture that a literal, `#imageLiteral(resourceName:)`, names, as `UIImage(named:)` finds
  /// it. A name of no picture stops the program.
  public init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) as? Self else {
      preconditionFailure(
        "An image literal names “\(name)”, and the main bundle has no such image.")
    }
    self = image
  }
}

nonisolated extension UIImage: _UIImageLiteral {
  /// The picture in a file of the main bundle; nil if there is none that can be read.
  ///
  /// The name may have the extension of a format that is read, such as `png`, or none. Of files
  /// whose names end in `@2x` and `@3x` before the extension, and of others, the one that suits the
  /// screen best is taken. Without a file the asset catalogues of the bundle are searched. The file
  /// is read each time.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture in a file of a bundle, as `init(named:)` finds it; nil if there is none that can
  /// be read.
  ///
  /// An asset catalogue is a folder `*.xcassets` among the resources, as a package has it. Of the
  /// variants of a picture the one that suits the traits best is taken: idiom, style, contrast and
  /// scale. An image view shows the one for its own traits, and another one when they change.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without extension.
  ///   - bundle: Where the file is; nil stands for the main bundle.
  ///   - traitCollection: It decides which file suits; nil, or no scale, stands for the current
  ///     one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = [traitCollection?.displayScale ?? 0, UITraitCollection.mainScreen.displayScale]
      .first { $0 > 0 }
    let path = Self.path(of: name, in: bundle ?? .main, scale: Int((scale ?? 1).rounded()))
    if let path {
      self.init(contentsOfFile: path)
      return
    }
    let traits = (traitCollection ?? .current).modifyingTraits { $0.displayScale = scale ?? 1 }
    let found = AssetCatalog.catalog(of: bundle ?? .main).image(named: name, traits: traits)
    guard let found else { return nil }
    self.init(copying: found.image, of: found.asset)
  }

  private static func path(of name: String, in bundle: Bundle, scale: Int) -> String? {
    let known = ImageFileFormat.fileExtensions
    let ownExtension = (name as NSString).pathExtension
    let hasExtension = known.contains(ownExtension.lowercased())
    let stem = hasExtension ? (name as NSString).deletingPathExtension : name
    guard !stem.isEmpty else { return nil }
    for scale in [scale, 3, 2, 1] {
      for type in hasExtension ? [ownExtension] : known {
        let file = scale == 1 ? stem : "\(stem)@\(scale)x"
        if let path = bundle.path(forResource: file, ofType: type) { return path }
      }
    }
    return nil
  }
}
