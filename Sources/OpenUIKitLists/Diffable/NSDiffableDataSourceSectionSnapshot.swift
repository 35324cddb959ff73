import MisuseReports

/// The items of one section as an outline: items have children, which are visible while the item
/// and all its parents are expanded.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["Fruit", "Bread"])
///     outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     dataSource.apply(outline, to: 0)
///
/// The collection view has the visible items only. An item keeps whether it is expanded while it is
/// not visible, and while it has no children. Changes cost what is changed and its siblings;
/// levels, parents and visibility the number of parents; the lists and `index(of:)` all items.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  private var nodes: [ItemIdentifierType: Node] = [:]
  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []

  /// An empty snapshot.
  public init() {}

  /// A copy.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: Reading

  /// All items, each followed by its children.
  public var items: [ItemIdentifierType] { list { _ in true } }

  /// The items of which all parents are expanded, in order.
  public var visibleItems: [ItemIdentifierType] { list { $0.isExpanded } }

  private func list(where enters: (Node) -> Bool) -> [ItemIdentifierType] {
    var (list, rest): ([ItemIdentifierType], [ItemIdentifierType]) = ([], rootItems.reversed())
    list.reserveCapacity(nodes.count)
    while let item = rest.popLast() {
      list.append(item)
      if let node = nodes[item], enters(node) { rest += node.children.reversed() }
    }
    return list
  }

  /// Whether an item is in the snapshot. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Whether the children of an item are visible when it is; false for an unknown item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Whether all parents of an item are expanded; false for an unknown item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent.flatMap({ nodes[$0] }) {
      if !parent.isExpanded { return false }
      node = parent
    }
    return true
  }

  /// How many parents an item has; 0, and a report, for an unknown item.
  public func level(of item: ItemIdentifierType) -> Int {
    guard nodes[item] != nil else {
      report(.unknown("\(item)"))
      return 0
    }
    return parents(of: item).count
  }

  private func parents(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var (parents, next): ([ItemIdentifierType], ItemIdentifierType?) = ([], nodes[item]?.parent)
    while let parent = next {
      parents.append(parent)
      next = nodes[parent]?.parent
    }
    return parents
  }

  /// The place of an item among all; nil for an unknown item. O(items).
  public func index(of item: ItemIdentifierType) -> Int? {
    nodes[item] == nil ? nil : items.firstIndex(of: item)
  }

  /// The item whose child an item is; nil for one of the first level, and an unknown one.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// How many children an item has.
  func childCount(of item: ItemIdentifierType) -> Int { nodes[item]?.children.count ?? 0 }

  /// The children of an item with theirs, as a snapshot.
  ///
  /// - Parameters:
  ///   - parent: An item of the snapshot.
  ///   - includingParent: Whether the item itself is the first one; false by default.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    guard let node = nodes[parent] else {
      report(.unknown("\(parent)"))
      return result
    }
    result.rootItems = includingParent ? [parent] : node.children
    var rest = result.rootItems
    while let item = rest.popLast() {
      result.nodes[item] = nodes[item]
      rest += nodes[item]?.children ?? []
    }
    for root in result.rootItems { result.nodes[root]?.parent = nil }
    return result
  }

  /// One line for each item, with its level and whether it is expanded, for a developer.
  public func visualDescription() -> String {
    items.map { item in
      let sign = childCount(of: item) == 0 ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: parents(of: item).count) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Puts items behind the other children of a parent, or at the end of the first level. With an
  /// unknown parent, or items that are there already, nothing changes.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(leaves(items), of: parent, at: nil)
  }

  /// Puts items in front of another one, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(leaves(items), beside: item, after: false)
  }

  /// Puts items behind another one and its children, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(leaves(items), beside: item, after: true)
  }

  /// Puts an outline in front of an item, its first level on that of the item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { insert(snapshot, beside: item, after: false) }

  /// Puts an outline behind an item and its children, its first level on that of the item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) { insert(snapshot, beside: item, after: true) }

  /// Takes the children of an item out, and puts an outline in for them.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let node = nodes[parent] else { return report(.unknown("\(parent)")) }
    var copy = self
    copy.delete(node.children)
    guard copy.insert(snapshot, of: parent, at: nil) else { return }
    self = copy
  }

  private func leaves(_ items: [ItemIdentifierType]) -> Self? {
    let twice = items.repeated
    guard twice.isEmpty else {
      report(.duplicates(twice.map { "\($0)" }))
      return nil
    }
    var result = Self()
    result.rootItems = items
    for item in items { result.nodes[item] = Node() }
    return result
  }

  private mutating func insert(_ outline: Self?, beside item: ItemIdentifierType, after: Bool) {
    guard let outline else { return }
    guard let node = nodes[item] else { return report(.unknown("\(item)")) }
    let siblings = node.parent.flatMap { nodes[$0]?.children } ?? rootItems
    let index = siblings.firstIndex(of: item) ?? 0
    insert(outline, of: node.parent, at: after ? index + 1 : index)
  }

  /// - Parameter index: The place among the children; nil for the end.
  /// - Returns: Whether it was put in.
  @discardableResult
  private mutating func insert(_ outline: Self?, of parent: ItemIdentifierType?, at index: Int?)
    -> Bool
  {
    guard let outline else { return false }
    if let parent, nodes[parent] == nil {
      report(.unknown("\(parent)"))
      return false
    }
    let existing = outline.items.filter { nodes[$0] != nil }
    guard existing.isEmpty else {
      report(.duplicates(existing.map { "\($0)" }))
      return false
    }
    nodes.merge(outline.nodes) { $1 }
    for item in outline.rootItems { nodes[item]?.parent = parent }
    if let parent {
      let end = nodes[parent]?.children.count ?? 0
      nodes[parent]?.children.insert(contentsOf: outline.rootItems, at: index ?? end)
    } else {
      rootItems.insert(contentsOf: outline.rootItems, at: index ?? rootItems.count)
    }
    return true
  }

  /// Takes items out with their children; unknown ones are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items.filter { nodes[$0] != nil })
    for parent in Set(gone.compactMap { nodes[$0]?.parent }) {
      nodes[parent]?.children.removeAll { gone.contains($0) }
    }
    rootItems.removeAll { gone.contains($0) }
    var rest = Array(gone)
    while let item = rest.popLast() {
      rest += nodes.removeValue(forKey: item)?.children ?? []
    }
  }

  /// Takes all items out.
  public mutating func deleteAll() { self = Self() }

  /// Makes the children of items visible. Unknown ones are reported.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }

  /// Makes the children of items invisible. Unknown ones are reported.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    if let item = items.first(where: { nodes[$0] == nil }) { return report(.unknown("\(item)")) }
    for item in items { nodes[item]?.isExpanded = isExpanded }
  }

  private func report(_ refusal: SectionSnapshotRefusal) {
    Misuse.reportFromAnyThread(.sectionSnapshotRefused(refusal))
  }
}
