/// The place of an item in a group whose arrangement the program decides.
@preconcurrency @MainActor
public class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
  /// The place in points, from the group's upper leading corner.
  public let frame: CGRect
  /// The place from back to front.
  public let zIndex: Int

  /// An item at a place, at 0 from back to front.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// An item at a place.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  deinit {}

  /// The same object, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Arranges the items of a group: called with the size of the group as the container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
