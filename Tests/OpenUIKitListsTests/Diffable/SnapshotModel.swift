import Foundation

@testable import OpenUIKitLists

/// A snapshot as plain arrays, which are searched from the beginning each time.
nonisolated struct SnapshotModel: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Int] = []
  }

  var sections: [Section] = []
  var reloadedSections: [Int] = []
  var reloadedItems: [Int] = []
  var reconfiguredItems: [Int] = []

  var items: [Int] { sections.flatMap(\.items) }

  func section(_ id: Int) -> Int? { sections.firstIndex { $0.id == id } }

  func place(_ item: Int) -> (section: Int, item: Int)? {
    for (section, contents) in sections.enumerated() {
      if let index = contents.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  /// Performs an operation, or says why not.
  mutating func perform(_ operation: SnapshotOperation) -> SnapshotRefusal.Reason? {
    switch operation {
    case .appendItems(let items, let section):
      guard !sections.isEmpty || section != nil else { return .noSections }
      guard let index = section.map({ self.section($0) }) ?? sections.count - 1 else {
        return .unsatisfied("section != NSNotFound")
      }
      if let duplicates = duplicates(items) { return duplicates }
      removeFromLists(items)
      sections[index].items += items
    case .insertItems(let items, let beside, let after),
      .moveItems(let items, let beside, let after):
      if case .moveItems = operation, place(items[0]) == nil {
        return .unsatisfied("section != NSNotFound")
      }
      guard place(beside) != nil else { return .unsatisfied("section != NSNotFound") }
      if let duplicates = duplicates(items) { return duplicates }
      if items.contains(beside) { return .besideItself("\(beside)") }
      removeFromLists(items)
      guard let place = place(beside) else { return nil }
      sections[place.section].items.insert(contentsOf: items, at: place.item + (after ? 1 : 0))
    case .deleteItems(let items):
      removeFromLists(items)
      removeMarks()
    case .reloadItems(let items):
      for item in items where place(item) == nil {
        return .reloadsMissing("\(item)", kind: "item")
      }
      for item in items where !reloadedItems.contains(item) { reloadedItems.append(item) }
      reconfiguredItems.removeAll { items.contains($0) }
    case .reconfigureItems(let items):
      for item in items where place(item) == nil { return .reconfiguresMissing("\(item)") }
      for item in items
      where !reloadedItems.contains(item) && !reconfiguredItems.contains(item) {
        reconfiguredItems.append(item)
      }
    default: return performOnSections(operation)
    }
    return nil
  }

  private mutating func performOnSections(
    _ operation: SnapshotOperation
  ) -> SnapshotRefusal.Reason? {
    switch operation {
    case .insertSections(let ids, let beside, let after):
      var index = sections.count
      if let beside {
        if ids.contains(beside) { return .besideItself("\(beside)") }
        guard let place = section(beside) else { return .unsatisfied("insertIndex != NSNotFound") }
        index = place + (after ? 1 : 0)
      }
      let twice = ids.filter { id in ids.count { $0 == id } > 1 }
      if !twice.isEmpty { return .duplicateSections(Self.each(twice).map { "\($0)" }) }
      let existing = ids.filter { section($0) != nil }
      if !existing.isEmpty { return .sectionsExist(existing.map { "\($0)" }) }
      sections.insert(contentsOf: ids.map { Section(id: $0) }, at: index)
    case .deleteSections(let ids):
      sections.removeAll { ids.contains($0.id) }
      removeMarks()
    case .moveSection(let id, let beside, let after):
      guard let index = section(id) else { return .unsatisfied("fromIndex != NSNotFound") }
      if id == beside { return .besideItself("\(id)") }
      guard section(beside) != nil else { return .unsatisfied("toIndex != NSNotFound") }
      let moved = sections.remove(at: index)
      sections.insert(moved, at: (section(beside) ?? 0) + (after ? 1 : 0))
    case .reloadSections(let ids):
      for id in ids where section(id) == nil {
        return .reloadsMissing("\(id)", kind: "section")
      }
      for id in ids where !reloadedSections.contains(id) { reloadedSections.append(id) }
    default: break
    }
    return nil
  }

  private func duplicates(_ items: [Int]) -> SnapshotRefusal.Reason? {
    let twice = items.filter { item in items.count { $0 == item } > 1 }
    return twice.isEmpty ? nil : .duplicates(Self.each(twice).map { "\($0)" })
  }

  private static func each(_ numbers: [Int]) -> [Int] {
    numbers.enumerated().filter { index, number in numbers[..<index].contains(number) }.map(\.1)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private mutating func removeFromLists(_ items: [Int]) {
    for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
  }

  private mutating func removeMarks() {
    reloadedSections = reloadedSections.filter { section($0) != nil }
    reloadedItems = reloadedItems.filter { place($0) != nil }
    reconfiguredItems = reconfiguredItems.filter { place($0) != nil }
  }
}
