nonisolated extension DeclaredList {
  /// Takes the next step; `nil` where nothing is to be done now.
  @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
  public mutating func nextStep() -> Step? {
    isAnnouncing = false
    if let announcement = announcements.popLast() {
      isAnnouncing = true
      switch announcement {
      case .removal(let item): return .announceRemoval(item)
      case .arrival(let item):
        return .announceArrival(item, isLast: items.last.map(id) == id(item))
      }
    }
    if let declaration = lists.nextRequest() {
      needsLayout = false
      return .request(
        Request(
          list: declaration.value, commonCount: commonCount, isAnimated: declaration.isAnimated,
          revision: declaration.revision))
    }
    guard needsLayout, lists.isWaiting else { return nil }
    needsLayout = false
    return .setNeedsLayout
  }

  /// Takes what is to be requested now, for a container that announces nothing; `nil` where none
  /// waits, or a layout is waited for.
  @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
  public mutating func nextRequest() -> Request? {
    announcements = []
    if case .request(let request) = nextStep() { return request }
    return nil
  }

  /// Announces the difference of two lists with the same items at the beginning.
  mutating func announce(from old: [Item], to new: [Item], common: Int) {
    if announcements.isEmpty {
      let (removed, added) = (old[common...], new[common...])
      guard !removed.isEmpty, !added.isEmpty else {
        announcements = added.reversed().map { .arrival($0) } + removed.map { .removal($0) }
        return
      }
      announceDifference(from: removed.reversed(), to: Array(added))
    } else {
      announceDifference(from: informedItems(of: old), to: new)
    }
  }

  /// The items that have been informed that they are in the list: those that were declared, but for
  /// what is left of the announcements. Those that leave stand first, and the others from the end.
  func informedItems(of items: [Item]) -> [Item] {
    let arriving = Set(announcements.compactMap { $0.arrivingItem.map(id) })
    let leaving = announcements.reversed().compactMap(\.removedItem)
    return leaving + items.reversed().filter { !arriving.contains(id($0)) }
  }

  mutating func announceDifference(from informed: [Item], to new: [Item]) {
    let (before, after) = (Set(informed.map(id)), Set(new.map(id)))
    let removals = informed.filter { !after.contains(id($0)) }.map(DeclaredAnnouncement.removal)
    let arrivals = new.filter { !before.contains(id($0)) }.map(DeclaredAnnouncement.arrival)
    announcements = (removals + arrivals).reversed()
  }
}

/// An item that is about to be removed or added.
nonisolated enum DeclaredAnnouncement<Item> {
  case removal(Item)
  case arrival(Item)

  var removedItem: Item? { if case .removal(let item) = self { item } else { nil } }

  var arrivingItem: Item? { if case .arrival(let item) = self { item } else { nil } }
}
