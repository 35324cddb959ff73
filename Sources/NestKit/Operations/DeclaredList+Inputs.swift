nonisolated extension DeclaredList {
  /// Declares another list. Costs one comparison with the last one, and the changes.
  ///
  /// - Parameters:
  ///   - items: The items, each of them once.
  ///   - selection: The selected one. Default: none.
  ///   - isAnimated: Whether the change takes time.
  @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
  public mutating func declare(
    _ items: [Item], selecting selection: Item? = nil, animated isAnimated: Bool
  ) {
    let common = zip(self.items, items).prefix { id($0) == id($1) }.count
    replace(by: List(items: items, selection: selection), common: common, animated: isAnimated)
  }

  /// Declares the first items of the list and others after them. Compares nothing.
  ///
  /// - Parameters:
  ///   - count: How many of the items stay, at most all.
  ///   - added: The items that follow them, each of which is not among those.
  ///   - selection: The selected one. Default: none.
  ///   - isAnimated: Whether the change takes time.
  @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
  public mutating func declare(
    first count: Int, adding added: [Item] = [], selecting selection: Item? = nil,
    animated isAnimated: Bool
  ) {
    precondition(
      (0...items.count).contains(count), "\(count) of \(items.count) items cannot stay")
    let list = List(items: items.prefix(count) + added, selection: selection)
    replace(by: list, common: count, animated: isAnimated)
  }

  /// Selects an item; the items stay as they were declared. Where those are undone, the selection
  /// counts.
  @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
  public mutating func select(_ item: Item?, animated isAnimated: Bool) {
    var list = lists.value
    list.selection = item
    // Items that were not requested yet are requested with it.
    let changesItems = lists.isWaiting && list.itemsRevision == lists.last.revision
    declare(list, changesItems: changesItems, animated: isAnimated)
  }

  /// The container is laid out: what waits may be requested. A layout inside an announcement does
  /// not count, and another one follows.
  @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
  public mutating func layOut() {
    needsLayout = isAnnouncing
    if !isAnnouncing { lists.layOut() }
  }

  /// The operation of a request has ended. Where it is undone the steps announce the difference.
  @discardableResult
  @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
  public mutating func end(
    _ revision: DeclarationRevision, _ outcome: ContainerOperation.Outcome
  ) -> DeclarationEnd {
    let before = lists.value
    var end = lists.end(revision, outcome)
    if end != .undone, outcome != .done, outcome != .coalesced { undoItems(of: revision) }
    if lists.value.itemsRevision != before.itemsRevision {
      end = .undone
      announce(from: before.items, to: items, common: commonCount)
    }
    if lists.isSettled { commonCount = items.count }
    return end
  }

  /// Later declarations that have only selected another one have the items from before.
  private mutating func undoItems(of revision: DeclarationRevision) {
    let earlier = lists.latest { $0.number < revision.number }
    lists.update { list in
      guard list.itemsRevision == revision else { return }
      (list.items, list.itemsRevision) = (earlier.value.items, earlier.value.itemsRevision)
    }
  }

  /// Something is shown that nobody declared. It counts from now on, without steps, unless a
  /// declaration waits or is in flight.
  ///
  /// - Returns: Whether it counts.
  @discardableResult
  @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
  public mutating func confirm(_ items: [Item], selecting selection: Item? = nil) -> Bool {
    commonCount = 0
    guard lists.confirm(List(items: items, selection: selection)) else { return false }
    commonCount = items.count
    return true
  }

  /// Another item takes the place of one, wherever that is; it is there once.
  @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
  public mutating func exchange(_ former: Item, for new: Item) {
    let (id, replaced, replacing) = (id, id(former), id(new))
    var wasListed = false
    change { items in
      guard let index = items.lastIndex(where: { id($0) == replaced }) else { return }
      items[index] = new
      guard let other = items.indices.first(where: { $0 != index && id(items[$0]) == replacing })
      else { return }
      items.remove(at: other)
      wasListed = true
    }
    lists.update { if $0.selection.map(id) == replaced { $0.selection = new } }
    if wasListed { commonCount = 0 }
  }

  /// An item has left without a declaration, as a child that another container has taken. It is in
  /// no list any more, and is not announced.
  ///
  /// - Returns: Whether it was in one, so that observers of the list are informed.
  @discardableResult
  @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
  public mutating func remove(_ item: Item) -> Bool {
    let (id, removed) = (id, id(item))
    var wasFound = false
    if items.prefix(commonCount).contains(where: { id($0) == removed }) { commonCount -= 1 }
    change { items in
      guard let index = items.lastIndex(where: { id($0) == removed }) else { return }
      items.remove(at: index)
      wasFound = true
    }
    lists.update { if $0.selection.map(id) == removed { $0.selection = nil } }
    return wasFound
  }

  /// Changes the items wherever they are.
  private mutating func change(_ body: (inout [Item]) -> Void) {
    guard !announcements.isEmpty else { return lists.update { body(&$0.items) } }
    var informed = informedItems(of: items)
    body(&informed)
    lists.update { body(&$0.items) }
    announceDifference(from: informed, to: items)
  }

  private mutating func replace(by list: List, common: Int, animated: Bool) {
    announce(from: items, to: list.items, common: common)
    commonCount = min(commonCount, common)
    declare(list, changesItems: true, animated: animated)
  }

  private mutating func declare(_ list: List, changesItems: Bool, animated: Bool) {
    var list = list
    if changesItems { list.itemsRevision = lists.nextRevision }
    lists.declare(list, animated: animated)
    needsLayout = true
  }
}
