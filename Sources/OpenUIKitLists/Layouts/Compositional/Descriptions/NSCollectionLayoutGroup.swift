/// Arranges items one beside or below the other; a group is an item itself, so that groups contain
/// groups.
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The views at the edges of the group; none by default.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }
  /// The room between the items along the axis of the group; nil, none, by default.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items that the group arranges; none in a custom group.
  public var subitems: [NSCollectionLayoutItem] { items }

  final var items: [NSCollectionLayoutItem] = []
  final var arrangement = Arrangement.fill(.horizontal)

  /// How the items are arranged.
  enum Arrangement {
    /// The items in turn, as long as there is room.
    case fill(LayoutAxis)
    /// One item a number of times, in its own size.
    case repeated(LayoutAxis, Int)
    /// One item a number of times, in equal shares of the room.
    case shares(LayoutAxis, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  required init(
    _ layoutSize: NSCollectionLayoutSize,
    _ supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize, supplementaryItems)
  }

  deinit {}

  private class func make(
    _ layoutSize: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) -> Self {
    let group = self.init(layoutSize, [])
    group.items = items
    group.arrangement = arrangement
    return group
  }

  /// A group of items beside each other, in turn until there is no room left.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, subitems, .fill(.horizontal)) }

  /// A group of one item beside itself a number of times, in its own size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .repeated(.horizontal, max(1, count))) }

  /// A group of one item beside itself a number of times, in equal widths that fill the group,
  /// whatever the width of the item says.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .shares(.horizontal, max(1, count))) }

  /// A group of items below each other, in turn until there is no room left.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, subitems, .fill(.vertical)) }

  /// A group of one item below itself a number of times, in its own size.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .repeated(.vertical, max(1, count))) }

  /// A group of one item below itself a number of times, in equal heights that fill the group,
  /// whatever the height of the item says.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .shares(.vertical, max(1, count))) }

  /// A group that the program arranges. One with an estimated length is as long as the places need.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, [], .custom(itemProvider)) }

  override func copyOwn(to copy: NSCollectionLayoutItem) {
    guard let copy = copy as? NSCollectionLayoutGroup else { return }
    copy.interItemSpacing = interItemSpacing
    copy.items = items
    copy.arrangement = arrangement
  }

  override func layoutItem() -> LayoutItem {
    baseLayoutItem(
      .group(
        LayoutGroup(
          arrangement: arrangement, items: items.map { $0.layoutItem() },
          spacing: interItemSpacing?.value ?? LayoutSpacing())))
  }
}
