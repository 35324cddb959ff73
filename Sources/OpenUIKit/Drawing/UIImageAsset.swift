import Synchronization

/// The variants of an image for different traits, such as a light and a dark one.
///
/// ```swift
/// let asset = UIImageAsset()
/// asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
/// asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
/// imageView.image = asset.image(with: .current)
/// ```
///
/// An image view shows the variant for its own traits, and another one when they change.
nonisolated open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; what changes is locked.

  private struct Variant {
    let traits: UITraitCollection
    let image: UIImage

    /// How many traits it is for.
    var specificity: Int { traits.changedTraits(from: UITraitCollection()).count }
  }

  private let variants = Mutex<[Variant]>([])
  /// Finds variants that were not registered; nil where there are none.
  private let find: (@Sendable (UITraitCollection) -> UIImage?)?

  /// An asset without images.
  public override init() {
    find = nil
    super.init()
  }

  init(finding find: @escaping @Sendable (UITraitCollection) -> UIImage?) {
    self.find = find
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    let traits = coder.decodeObject(
      of: [NSArray.self, UITraitCollection.self], forKey: "UIImageAssetTraits")
    let images = coder.decodeObject(of: [NSArray.self, UIImage.self], forKey: "UIImageAssetImages")
    guard let traits = traits as? [UITraitCollection], let images = images as? [UIImage],
      traits.count == images.count
    else { return nil }
    find = nil
    super.init()
    for (image, traits) in zip(images, traits) { register(image, with: traits) }
  }

  deinit {}

  /// True: archives of assets can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the images that were registered, as PNG files.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let variants = variants.withLock { $0 }
    coder.encode(variants.map(\.traits) as NSArray, forKey: "UIImageAssetTraits")
    coder.encode(variants.map(\.image) as NSArray, forKey: "UIImageAssetImages")
  }

  /// Whether it has images that differ by traits.
  final var hasVariants: Bool { find != nil || variants.withLock { $0.count > 1 } }

  // Fidelity: what suits best is not documented: the image with the most traits of those whose
  // traits all are there, else the one that was registered first. [decided]
  /// The image that suits traits best; one without pixels where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let registered = variants.withLock { $0 }
    let suiting = registered.filter { traitCollection.containsTraits(in: $0.traits) }
    let best = suiting.max { $0.specificity < $1.specificity }
    let image = best?.image ?? find?(traitCollection) ?? registered.first?.image
    return image.map { UIImage(copying: $0, of: self) } ?? UIImage()
  }

  /// The image that suits the traits of a configuration best; those of `UITraitCollection.current`
  /// where it has none.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Adds an image for traits, in place of one for the same. The asset is then that of images that
  /// it returns; the image that is given has its own.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    // A copy, so that the asset does not refer to itself.
    let variant = Variant(traits: traitCollection, image: UIImage(copying: image))
    variants.withLock { variants in
      if let index = variants.firstIndex(where: { $0.traits == traitCollection }) {
        variants[index] = variant
      } else {
        variants.append(variant)
      }
    }
  }

  /// Adds an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image that was added for traits; without one nothing happens.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.withLock { variants in variants.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the image that was added for the traits of a configuration; without one nothing
  /// happens.
  open func unregister(imageWith configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }
}

nonisolated extension UIImage {
  /// The same image for traits; itself if it has no variants.
  final func variant(for traits: UITraitCollection) -> UIImage {
    guard let asset = assetOfVariants else { return self }
    return asset.image(with: traits)
  }
}
