extension UICollectionViewDiffableDataSource {
  /// The closures that decide about reordering by a person and are informed of it. All are nil by
  /// default.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether an item can be reordered.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when an item was moved, before the data source has the new order.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the data source has the new order: the program takes it into its data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that are all nil.
    public init() {}
  }

  /// The closures that decide about expanding and collapsing by a person and are informed of it.
  /// All are nil by default.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item> where Item: Hashable & Sendable {
    /// Whether an item may be expanded; if nil, all.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed; if nil, all.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is being expanded, from those that it has: for children
    /// that are loaded when they are needed.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Handlers that are all nil.
    public init() {}
  }

  // MARK: Reordering

  /// A person has moved an item, which the collection view shows at its new place.
  final func reorder(_ path: IndexPath, to target: IndexPath) {
    guard let item = state.current.item(at: path), path != target else { return }
    let initial = NSDiffableDataSourceSnapshot(state.current)
    var final = initial
    guard let section = initial.indexedSection(target[0]) else { return }
    var items = initial.itemIdentifiers(inSection: section)
    if target[0] == path[0] { items.remove(at: path[1]) }
    if target[1] < items.count {
      final.moveItem(item, beforeItem: items[target[1]])
    } else {
      final.deleteItems([item])
      final.appendItems([item], toSection: section)
    }
    let sections = Set([path[0], target[0]]).sorted().compactMap { initial.indexedSection($0) }
    let old = sections.map { outline(of: $0) }
    let transactions = zip(sections, old).map { section, outline in
      Self.transaction(section, outline, final.itemIdentifiers(inSection: section))
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves(),
      sectionTransactions: transactions)
    reorderingHandlers.willReorder?(transaction)
    state.adopt(final.storage.value)
    reorderingHandlers.didReorder?(transaction)
  }

  private static func transaction(
    _ section: SectionIdentifierType,
    _ old: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ items: [ItemIdentifierType]
  ) -> NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType> {
    var new = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    new.append(items)
    return NSDiffableDataSourceSectionTransaction(
      sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
      difference: items.difference(from: old.visibleItems).inferringMoves())
  }
}

extension NSDiffableDataSourceSnapshot {
  nonisolated fileprivate func indexedSection(_ index: Int) -> SectionIdentifierType? {
    storage.value.section(at: index)
  }
}
