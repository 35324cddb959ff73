/// The size of an item of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two lengths.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  deinit {}

  /// The same object, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
