/// Finds the changes between two orders, with the numbers of the new one.
nonisolated struct SnapshotDifferenceMaker {
  let new: SnapshotOrder
  let reloaded: SnapshotMarks
  let reconfigured: SnapshotMarks
  let hasMarks: Bool
  private(set) var updates: [ListUpdate] = []
  private(set) var reconfiguredPaths: [IndexPath] = []
  /// The new index of each old section; -1 for one that is deleted or made anew.
  private var targets: [Int] = []
  /// The old index of each new section; -1 for one that is new or made anew.
  private var sources: [Int] = []
  /// The items of the new sections that are there already; the others come.
  private var isThere: [[Bool]] = []

  init(new: SnapshotOrder, reloaded: SnapshotMarks, reconfigured: SnapshotMarks, hasMarks: Bool) {
    (self.new, self.reloaded, self.reconfigured) = (new, reloaded, reconfigured)
    self.hasMarks = hasMarks
  }

  /// - Parameter old: The new index of each old section, -1 for one that is deleted, and whether it
  ///   is to be reloaded.
  mutating func takeSections(_ old: [(index: Int, isReloaded: Bool)]) {
    targets = old.map(\.index)
    let stay = IncreasingRun.members(of: targets)
    sources = [Int](repeating: -1, count: new.sections.count)
    var isNew = [Bool](repeating: true, count: new.sections.count)
    for (section, target) in old.enumerated() {
      if target.index >= 0 { isNew[target.index] = false }
      switch (target.index, target.isReloaded, stay[section]) {
      case (-1, _, _): updates.append(.deleteSection(section))
      case (_, true, true): updates.append(.reloadSection(section))
      case (_, true, false):
        // What moves cannot be reloaded.
        updates.append(.deleteSection(section))
        isNew[target.index] = true
      case (_, false, true): sources[target.index] = section
      case (_, false, false):
        sources[target.index] = section
        updates.append(.moveSection(section, to: target.index))
      }
      if target.isReloaded { targets[section] = -1 }
    }
    for (section, isNew) in isNew.enumerated() where isNew {
      updates.append(.insertSection(section))
    }
  }

  /// - Parameter items: The new numbers of the items of each old section; -1 for those that go.
  mutating func takeItems(_ items: [[Int]]) {
    isThere = new.sections.map { [Bool](repeating: false, count: $0.items.count) }
    for (section, target) in targets.enumerated() where target >= 0 {
      takeItems(items[section], of: section, target)
    }
    for (section, there) in isThere.enumerated() where sources[section] >= 0 {
      for (item, isThere) in there.enumerated() where !isThere {
        updates.append(.insertItem(IndexPath(item: item, section: section)))
      }
    }
  }

  /// The items of a section that stays, which go, move or stay.
  private mutating func takeItems(_ items: [Int], of section: Int, _ target: Int) {
    let places = items.map { $0 < 0 ? (section: -1, item: -1) : new.knownPlace(of: $0) }
    let stay = IncreasingRun.members(of: places.map { $0.section == target ? $0.item : -1 })
    for (index, place) in places.enumerated() {
      if stay[index] {
        isThere[target][place.item] = true
        if hasMarks { takeMark(of: items[index], section, index, target, place.item) }
        continue
      }
      let path = IndexPath(item: index, section: section)
      if place.section < 0 || sources[place.section] < 0 || reloaded.contains(items[index]) {
        // What moves cannot be reloaded: it is deleted and inserted.
        updates.append(.deleteItem(path))
        continue
      }
      let newPath = IndexPath(item: place.item, section: place.section)
      isThere[place.section][place.item] = true
      updates.append(.moveItem(path, to: newPath))
      if reconfigured.contains(items[index]) { reconfiguredPaths.append(newPath) }
    }
  }

  /// An item that stays may be marked.
  private mutating func takeMark(
    of item: Int, _ section: Int, _ index: Int, _ newSection: Int, _ newIndex: Int
  ) {
    if reloaded.contains(item) {
      updates.append(.reloadItem(IndexPath(item: index, section: section)))
    } else if reconfigured.contains(item) {
      reconfiguredPaths.append(IndexPath(item: newIndex, section: newSection))
    }
  }
}
