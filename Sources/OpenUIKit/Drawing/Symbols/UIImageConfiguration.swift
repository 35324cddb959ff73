nonisolated extension UIImage {
  /// The criteria by which an image is chosen.
  public typealias Configuration = UIImageConfiguration
  /// How a symbol is drawn.
  public typealias SymbolConfiguration = UIImageSymbolConfiguration
}

// Not nested in UIImage: archives cannot name a class inside another one. The name is that of
// Objective-C.
/// The criteria by which an image is chosen: traits. Immutable.
nonisolated public class UIImageConfiguration: NSObject, NSCopying, NSSecureCoding,
  @unchecked Sendable
{
  // Unchecked because a class that is inherited from cannot be checked; the stored properties are
  // immutable.

  /// The traits for which an image is chosen; nil if they do not matter.
  public let traitCollection: UITraitCollection?

  /// A configuration for traits.
  public convenience init(traitCollection: UITraitCollection?) {
    self.init(traits: traitCollection, details: SymbolDetails())
  }

  /// The settings for symbols.
  let details: SymbolDetails

  required init(traits: UITraitCollection?, details: SymbolDetails) {
    traitCollection = traits
    self.details = details
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard
      let archived = coder.decodeValue(ArchivedSymbolDetails.self, forKey: "UIImageConfiguration"),
      let details = archived.details
    else { return nil }
    let key = "UIImageConfigurationTraits"
    traitCollection =
      coder.containsValue(forKey: key)
      ? coder.decodeObject(of: UITraitCollection.self, forKey: key) : nil
    self.details = details
    super.init()
  }

  deinit {}

  /// True: archives can be read with secure coding.
  public class var supportsSecureCoding: Bool { true }

  /// Writes the configuration.
  public func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(ArchivedSymbolDetails(details), forKey: "UIImageConfiguration")
    if let traitCollection {
      coder.encode(traitCollection, forKey: "UIImageConfigurationTraits")
    }
  }

  /// The configuration itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The same for other traits.
  public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
    Self(traits: traitCollection, details: details)
  }

  /// The same with all that another configuration says in place of what this one says.
  public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
    guard let otherConfiguration else { return self }
    return Self(
      traits: otherConfiguration.traitCollection ?? traitCollection,
      details: details.applying(otherConfiguration.details))
  }

  /// Whether another configuration says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImageConfiguration else { return false }
    return details == other.details && traitCollection == other.traitCollection
  }

  /// A number that equal configurations share.
  public override var hash: Int { details.hash }
}
