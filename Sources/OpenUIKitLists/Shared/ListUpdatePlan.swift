/// The effect of an update on each place of a list: a pure value, from the requested changes and
/// the counts before and after.
///
/// Making it takes O(sections + changes × log changes), each answer O(log changes); the number of
/// items does not matter. What stays keeps its order, so that its place follows from the numbers of
/// what is deleted and inserted before it.
nonisolated struct ListUpdatePlan: Sendable {
  let before: ListCounts
  let after: ListCounts
  /// The changes, as they were requested.
  let updates: [ListUpdate]
  /// The sections that stay, reloaded ones too.
  private let sections: PlaceMap
  private let sectionTargets: [Int: Int]
  private let sectionSources: [Int: Int]
  /// The reloaded sections, as they are numbered before, in order.
  private let reloadedSections: [Int]
  /// The items that stay, in the sections in which anything changes, by the section of before.
  private var items: [Int: PlaceMap] = [:]
  private let itemTargets: [IndexPath: IndexPath]
  private let itemSources: [IndexPath: IndexPath]
  /// The reloaded items by the section of before, in order.
  private let reloadedItems: [Int: [Int]]

  // Fidelity: the checks and their order. [observed]
  /// Checks changes against the counts of before and after them.
  ///
  /// Changes of items in a section that is deleted, inserted or reloaded are part of that.
  init(_ updates: [ListUpdate], from before: ListCounts, to after: ListCounts)
    throws(ListUpdateError)
  {
    let sets = ListUpdateSets(updates)
    if let reason = sets.contradiction(from: before, to: after) {
      throw ListUpdateError(reason: reason, before: before, after: after, updates: updates)
    }
    (self.before, self.after, self.updates) = (before, after, updates)
    sections = PlaceMap(
      gone: sets.deletedSections + sets.sectionTargets.keys,
      come: sets.insertedSections + sets.sectionSources.keys)
    (sectionTargets, sectionSources) = (sets.sectionTargets, sets.sectionSources)
    reloadedSections = sets.reloadedSections
    (itemTargets, itemSources) = (sets.itemTargets, sets.itemSources)
    reloadedItems = sets.reloadedItems
    if let reason = takeItems(sets) {
      throw ListUpdateError(reason: reason, before: before, after: after, updates: updates)
    }
  }

  /// Makes the maps of the items, and compares the counts with the changes.
  ///
  /// - Returns: What does not fit; nil if all does.
  private mutating func takeItems(_ sets: ListUpdateSets) -> ListUpdateError.Reason? {
    let (deleted, inserted) = (sets.deletedSections.count, sets.insertedSections.count)
    guard before.sections - deleted + inserted == after.sections else {
      return .sections(
        before: before.sections, after: after.sections, inserted: inserted, deleted: deleted)
    }
    let fresh = Set(reloadedSections.compactMap { newSection(of: $0) })
    if !fresh.isEmpty, let target = itemSources.keys.filter({ fresh.contains($0[0]) }).min() {
      return .movesIntoInsertedSection(target[0])
    }
    var (movedOut, movedIn): ([Int: [Int]], [Int: [Int]]) = ([:], [:])
    var counts: [Int: ListUpdateError.Changes] = [:]
    for (path, target) in itemTargets {
      movedOut[path[0], default: []].append(path[1])
      movedIn[target[0], default: []].append(target[1])
      guard newSection(of: path[0]) != target[0] else { continue }
      counts[newSection(of: path[0]) ?? -1, default: .init()].movedOut += 1
      counts[target[0], default: .init()].movedIn += 1
    }
    for section in before.items.indices where !reloadedSections.containsInOrder(section) {
      guard let target = newSection(of: section) else { continue }
      var changes = counts[target] ?? .init()
      let (gone, come) = (sets.deletedItems[section] ?? [], sets.insertedItems[target] ?? [])
      (changes.inserted, changes.deleted) = (come.count, gone.count)
      guard before.items[section] + changes.sum == after.items[target] else {
        return .items(
          section: target, before: before.items[section], after: after.items[target],
          changes: changes)
      }
      let map = PlaceMap(
        gone: gone + (movedOut[section] ?? []), come: come + (movedIn[target] ?? []))
      if map != PlaceMap() { items[section] = map }
    }
    return nil
  }

  // MARK: Sections

  /// Where a section is after the update; nil if it was deleted. A reloaded section has its place.
  func newSection(of section: Int) -> Int? {
    guard before.items.indices.contains(section) else { return nil }
    return sectionTargets[section] ?? sections.new(of: section)
  }

  /// Where a section was before the update; nil if it was inserted. A reloaded section has its
  /// place.
  func oldSection(of section: Int) -> Int? {
    guard after.items.indices.contains(section) else { return nil }
    return sectionSources[section] ?? sections.old(of: section)
  }

  /// Whether the section with this old number was reloaded: its items are deleted, and as many as
  /// it has now inserted.
  func isSectionReloaded(_ section: Int) -> Bool { reloadedSections.containsInOrder(section) }

  // MARK: Items

  /// Where an item is after the update; nil if it was deleted, by itself or with its section, which
  /// may have been reloaded. An item that was itself reloaded has its place.
  func newPath(of path: IndexPath) -> IndexPath? {
    guard before.contains(path) else { return nil }
    if !itemTargets.isEmpty, let target = itemTargets[path] { return target }
    guard !isSectionReloaded(path[0]), let section = newSection(of: path[0]) else { return nil }
    guard let map = items[path[0]] else {
      return section == path[0] ? path : IndexPath(item: path[1], section: section)
    }
    return map.new(of: path[1]).map { IndexPath(item: $0, section: section) }
  }

  /// Where an item was before the update; nil if it was inserted, by itself or with its section,
  /// which may have been reloaded. An item that was itself reloaded has its place.
  func oldPath(of path: IndexPath) -> IndexPath? {
    guard after.contains(path) else { return nil }
    if !itemSources.isEmpty, let source = itemSources[path] { return source }
    guard let section = oldSection(of: path[0]), !isSectionReloaded(section) else { return nil }
    guard let map = items[section] else {
      return section == path[0] ? path : IndexPath(item: path[1], section: section)
    }
    return map.old(of: path[1]).map { IndexPath(item: $0, section: section) }
  }

  /// Whether the item with this old path gets a new cell: it or its section was reloaded.
  func isReloaded(_ path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    return isSectionReloaded(path[0]) || reloadedItems[path[0]]?.containsInOrder(path[1]) == true
  }

  /// The items that stay in order in a section, as runs of neighbours; moved items are not among
  /// them. O(changes in the section).
  ///
  /// - Parameter section: The number of the section after the update.
  /// - Returns: The number before, and the runs; nil for a section that is new or reloaded.
  func remainingRuns(inSection section: Int) -> (oldSection: Int, runs: [RemainingRun])? {
    guard let old = oldSection(of: section), !isSectionReloaded(old) else { return nil }
    let map = items[old] ?? PlaceMap()
    return (old, map.runs(from: before.items[old], to: after.items[section]))
  }
}
