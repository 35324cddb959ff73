/// Describes a view behind the items of a section.
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The place from back to front; 0 by default. The items of a section with such a view are at 1.
  public var zIndex = 0
  /// The kind with which the view's class is registered with the layout.
  public var elementKind: String { kind }

  final var kind = ""

  required init(
    _ layoutSize: NSCollectionLayoutSize,
    _ supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize, supplementaryItems)
  }

  /// A view of the size of the section, less its own content insets.
  public class func background(elementKind: String) -> Self {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = Self(size, [])
    item.kind = elementKind
    return item
  }

  deinit {}

  override func copyOwn(to copy: NSCollectionLayoutItem) {
    guard let copy = copy as? NSCollectionLayoutDecorationItem else { return }
    copy.zIndex = zIndex
    copy.kind = kind
  }
}
