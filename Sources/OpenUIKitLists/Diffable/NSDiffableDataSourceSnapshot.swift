import MisuseReports

/// The sections and items of a list in their order, each by an identifier that is unique.
///
/// A program fills one and applies it to a diffable data source, which shows the difference to what
/// it has:
///
///     var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
///     snapshot.appendSections([0])
///     snapshot.appendItems(photos.map(\.id))
///     dataSource.apply(snapshot)
///
/// It may be made and changed on any thread. Copying takes no time, and the first change of a copy
/// O(items). Appending and deleting cost what is appended or deleted. Looking up costs O(1), except
/// the first time after items of the section were inserted, deleted or moved, which costs O(items
/// of the section). What UIKit refuses with an exception is reported, and changes nothing.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  typealias Contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>

  private(set) var storage: SnapshotStorage<SectionIdentifierType, ItemIdentifierType>

  /// An empty snapshot.
  public init() { storage = SnapshotStorage() }

  init(_ contents: Contents) { storage = SnapshotStorage(contents) }

  // MARK: Reading

  /// How many items there are in all sections. O(1).
  public var numberOfItems: Int { storage.access { $0.itemTable.count } }

  /// How many sections there are. O(1).
  public var numberOfSections: Int { storage.access { $0.order.sections.count } }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { storage.value.sections }

  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    let contents = storage.value
    return contents.order.sections.flatMap { $0.items.map { contents.itemTable.identifiers[$0] } }
  }

  /// The sections that `reloadSections(_:)` has marked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    let contents = storage.value
    return contents.reloadedSections.numbers.map { contents.sectionTable.identifiers[$0] }
  }

  /// The items that `reloadItems(_:)` has marked.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    let contents = storage.value
    return contents.reloadedItems.numbers.map { contents.itemTable.identifiers[$0] }
  }

  /// The items that `reconfigureItems(_:)` has marked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    let contents = storage.value
    return contents.reconfiguredItems.numbers.map { contents.itemTable.identifiers[$0] }
  }

  /// How many items a section has; 0, and a report, for an unknown section. O(1).
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    index(of: identifier).map { storage.value.order.sections[$0].items.count } ?? 0
  }

  /// The items of a section in order; none, and a report, for an unknown section. O(items of the
  /// section).
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    index(of: identifier).map { storage.value.items(ofSection: $0) } ?? []
  }

  private func index(of section: SectionIdentifierType) -> Int? {
    do {
      return try storage.value.index(ofKnown: section)
    } catch {
      Misuse.reportFromAnyThread(.snapshotRefused(error))
      return nil
    }
  }

  /// The section that has an item; nil for an unknown item. O(1).
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    let contents = storage.value
    return contents.sectionIndex(containing: identifier).flatMap { contents.section(at: $0) }
  }

  /// The place of an item among those of all sections; nil for an unknown item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    storage.access { $0.index(of: identifier) }
  }

  /// The place of a section; nil for an unknown section. O(1).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    storage.access { $0.index(ofSection: identifier) }
  }

  // MARK: Changing

  /// Changes the contents, those of this copy only, or reports why not.
  mutating func change(_ body: (inout Contents) throws(SnapshotRefusal) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = SnapshotStorage(storage.value) }
    let refusal = storage.access { contents -> SnapshotRefusal? in
      do throws(SnapshotRefusal) {
        try body(&contents)
        return nil
      } catch { return error }
    }
    if let refusal { Misuse.reportFromAnyThread(.snapshotRefused(refusal)) }
  }
}
