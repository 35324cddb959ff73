/// The identifiers of a snapshot, their order, and marks.
///
/// - `SnapshotContents+Items.swift`, `SnapshotContents+Sections.swift`: the changes.
nonisolated struct SnapshotContents<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  var sectionTable = IdentifierTable<SectionIdentifier>()
  var itemTable = IdentifierTable<ItemIdentifier>()
  var order = SnapshotOrder()
  /// The numbers of what is marked.
  var reloadedSections = SnapshotMarks()
  var reloadedItems = SnapshotMarks()
  var reconfiguredItems = SnapshotMarks()

  var counts: ListCounts { order.counts }
  var hasMarks: Bool {
    !reloadedSections.isEmpty || !reloadedItems.isEmpty || !reconfiguredItems.isEmpty
  }

  mutating func removeMarks() {
    reloadedSections = SnapshotMarks()
    reloadedItems = SnapshotMarks()
    reconfiguredItems = SnapshotMarks()
  }

  // MARK: Looking up

  var sections: [SectionIdentifier] { order.sections.map { sectionTable.identifiers[$0.number] } }

  /// The items of the section at an index.
  func items(ofSection index: Int) -> [ItemIdentifier] {
    order.sections[index].items.map { itemTable.identifiers[$0] }
  }

  func section(at index: Int) -> SectionIdentifier? {
    guard order.sections.indices.contains(index) else { return nil }
    return sectionTable.identifiers[order.sections[index].number]
  }

  func item(at path: IndexPath) -> ItemIdentifier? {
    guard path.count == 2, order.sections.indices.contains(path[0]),
      order.sections[path[0]].items.indices.contains(path[1])
    else { return nil }
    return itemTable.identifiers[order.sections[path[0]].items[path[1]]]
  }

  func index(ofSection section: SectionIdentifier) -> Int? {
    sectionTable.number(of: section).map { order.indexes[$0] }
  }

  func sectionIndex(containing item: ItemIdentifier) -> Int? {
    itemTable.number(of: item).map { order.sectionIndex(ofItem: $0) }
  }

  mutating func path(of item: ItemIdentifier) -> IndexPath? {
    guard let number = itemTable.number(of: item) else { return nil }
    let place = order.place(of: number)
    return IndexPath(item: place.item, section: place.section)
  }

  mutating func index(of item: ItemIdentifier) -> Int? {
    guard let number = itemTable.number(of: item) else { return nil }
    return order.index(ofItem: number)
  }
}
