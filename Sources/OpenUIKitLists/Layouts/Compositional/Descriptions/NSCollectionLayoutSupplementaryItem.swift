/// Describes a view at the edges of an item or a group of a compositional layout, such as a badge.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The place from back to front; 1 by default, in front of the items.
  public var zIndex = 1
  /// The kind with which the data source is asked for the view.
  public var elementKind: String { kind }
  /// Where it is on the item.
  public var containerAnchor: NSCollectionLayoutAnchor { container }
  /// The place of the view itself that is there; nil for the same as that of the item.
  public var itemAnchor: NSCollectionLayoutAnchor? { own }

  final var kind = ""
  final var container = NSCollectionLayoutAnchor(edges: [])
  final var own: NSCollectionLayoutAnchor?

  required init(
    _ layoutSize: NSCollectionLayoutSize,
    _ supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize, supplementaryItems)
  }

  /// A view at the same edges of the item: at top and trailing, its own corner is in that corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, [])
    kind = elementKind
    container = containerAnchor
  }

  /// A view of which one place is at a place of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    own = itemAnchor
  }

  deinit {}

  override func copyOwn(to copy: NSCollectionLayoutItem) {
    guard let copy = copy as? NSCollectionLayoutSupplementaryItem else { return }
    copy.zIndex = zIndex
    copy.kind = kind
    copy.container = container
    copy.own = own
  }

  final func layoutSupplementary() -> LayoutSupplementary {
    LayoutSupplementary(
      kind: kind, width: layoutSize.widthDimension.length,
      height: layoutSize.heightDimension.length, insets: contentInsets, zIndex: zIndex,
      anchor: container.value, ownAnchor: own?.value)
  }
}
