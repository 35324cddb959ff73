/// Describes the size of an item, and the room around it, in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
  /// Distances by which the item is smaller than its place, in points; 0 by default. They do not
  /// count along an axis whose length is estimated.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around the item; nil by default.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The views at the edges of the item, such as badges; none by default.
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplementaries }
    set { supplementaries = newValue }
  }

  private final var supplementaries: [NSCollectionLayoutSupplementaryItem]

  required init(
    _ layoutSize: NSCollectionLayoutSize,
    _ supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    supplementaries = supplementaryItems
    super.init()
  }

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize, []) }

  /// An item of a size with views at its edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize, supplementaryItems)
  }

  deinit {}

  /// An item with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(layoutSize, supplementaryItems)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copyOwn(to: copy)
    return copy
  }

  /// Copies what a subclass adds to a new object of its class.
  func copyOwn(to copy: NSCollectionLayoutItem) {}

  /// The item that the solver places, as it is now.
  func layoutItem() -> LayoutItem { baseLayoutItem(.leaf) }

  final func baseLayoutItem(_ content: LayoutItem.Content) -> LayoutItem {
    LayoutItem(
      width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length,
      insets: contentInsets, edges: LayoutEdges(edgeSpacing),
      supplementaries: supplementaryItems.map { $0.layoutSupplementary() }, content: content)
  }
}
