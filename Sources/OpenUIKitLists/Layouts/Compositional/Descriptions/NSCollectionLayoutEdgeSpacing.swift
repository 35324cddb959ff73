/// The room around an item of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  /// The room before the leading edge; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The room above; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The room behind the trailing edge; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The room below; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Room at the given edges. A flexible one at one side moves the item to the other side.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  deinit {}

  /// The same object, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
