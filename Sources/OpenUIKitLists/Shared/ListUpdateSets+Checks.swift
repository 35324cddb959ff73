// The checks of an update in the order of UIKit: deletes, inserts, moves. The counts of the data
// source are compared with the changes when the plan is made.

extension ListUpdateSets {
  /// The first contradiction; nil if there is none. O(changes × log changes).
  nonisolated func contradiction(
    from before: ListCounts, to after: ListCounts
  ) -> ListUpdateError.Reason? {
    if let malformed { return .malformed(malformed) }
    return reloadsOfDeleted() ?? deletesOfMissing(before) ?? insertsOfMissing(after)
      ?? movesOfMissing(before, after) ?? conflict
  }

  nonisolated private func reloadsOfDeleted() -> ListUpdateError.Reason? {
    for section in reloadedSections where deletedSections.containsInOrder(section) {
      return .deletesAndReloads(.section(section))
    }
    for (section, items) in reloadedItems.inOrder {
      guard let deleted = deletedItems[section] else { continue }
      for item in items where deleted.containsInOrder(item) {
        return .deletesAndReloads(.item(IndexPath(item: item, section: section)))
      }
    }
    return nil
  }

  /// Whether the section is taken out as a whole; a reload takes it out and puts it in.
  nonisolated func replaces(_ section: Int) -> Bool {
    deletedSections.containsInOrder(section) || reloadedSections.containsInOrder(section)
  }

  nonisolated private func deletesOfMissing(_ before: ListCounts) -> ListUpdateError.Reason? {
    for section in deletedSections + reloadedSections {
      if !before.items.indices.contains(section) {
        return .deletesMissing(.section(section), count: before.sections)
      }
      if sectionTargets[section] != nil { return .deletesAndMoves(.section(section)) }
    }
    // Fidelity: nothing is moved out of a section that is deleted or reloaded. [observed]
    if let path = itemTargets.keys.filter({ replaces($0[0]) }).min() {
      return .movesFromDeletedSection(path[0])
    }
    for (section, items) in deletedItems.inOrder + reloadedItems.inOrder where !replaces(section) {
      for item in items {
        let path = IndexPath(item: item, section: section)
        if !before.items.indices.contains(section) {
          return .deletesInMissingSection(path, count: before.sections)
        }
        if !(0..<before.items[section]).contains(item) {
          return .deletesMissing(.item(path), count: before.items[section])
        }
        if !itemTargets.isEmpty, itemTargets[path] != nil { return .deletesAndMoves(.item(path)) }
      }
    }
    return nil
  }

  nonisolated private func insertsOfMissing(_ after: ListCounts) -> ListUpdateError.Reason? {
    for section in insertedSections {
      if !after.items.indices.contains(section) {
        return .insertsMissing(.section(section), count: after.sections)
      }
      if sectionSources[section] != nil { return .insertsAndMoves(.section(section)) }
    }
    if let target = itemSources.keys.filter({ insertedSections.containsInOrder($0[0]) }).min() {
      return .movesIntoInsertedSection(target[0])
    }
    for (section, items) in insertedItems.inOrder where !insertedSections.containsInOrder(section) {
      for item in items {
        let path = IndexPath(item: item, section: section)
        if !after.items.indices.contains(section) {
          return .insertsInMissingSection(path, count: after.sections)
        }
        if !(0..<after.items[section]).contains(item) {
          return .insertsMissing(.item(path), count: after.items[section])
        }
        if !itemSources.isEmpty, itemSources[path] != nil { return .insertsAndMoves(.item(path)) }
      }
    }
    return nil
  }

  nonisolated private func movesOfMissing(
    _ before: ListCounts, _ after: ListCounts
  ) -> ListUpdateError.Reason? {
    for (section, target) in sectionTargets.sorted(by: { $0.key < $1.key }) {
      if !before.items.indices.contains(section) {
        return .movesMissing(.section(section), count: before.sections)
      }
      if !after.items.indices.contains(target) {
        return .movesToMissing(.section(section), to: .section(target), count: after.sections)
      }
    }
    let wrong = itemTargets.filter { !before.contains($0.key) || !after.contains($0.value) }
    guard let (path, target) = wrong.min(by: { $0.key < $1.key }) else { return nil }
    if !before.items.indices.contains(path[0]) {
      return .movesFromMissingSection(path, count: before.sections)
    }
    if !before.contains(path) {
      return .movesMissing(.item(path), count: before.items[path[0]])
    }
    if !after.items.indices.contains(target[0]) {
      return .movesToMissingSection(path, to: target, count: after.sections)
    }
    return .movesToMissing(.item(path), to: .item(target), count: after.items[target[0]])
  }
}

extension [Int: [Int]] {
  /// The sections in order.
  nonisolated fileprivate var inOrder: [(key: Int, value: [Int])] {
    sorted { $0.key < $1.key }
  }
}
