import Foundation

@testable import OpenUIKitLists

/// A random update of a list that is a plain array of arrays, in which everything has a number of
/// its own: what an update does with a place is what becomes of the number there.
nonisolated struct RandomUpdate {
  struct Section {
    var id: Int
    var items: [Int]
  }

  var before: [Section] = []
  var after: [Section] = []
  var updates: [ListUpdate] = []
  /// The numbers of what was deleted, reloaded, moved.
  private(set) var deletedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var movedSections: Set<Int> = []
  private(set) var insertedSections: Set<Int> = []
  private(set) var deletedItems: Set<Int> = []
  private(set) var reloadedItems: Set<Int> = []
  private(set) var movedItems: Set<Int> = []
  private var lastID = 0

  init(using random: inout some RandomNumberGenerator) {
    let (sections, items) = (Int.random(in: 0...6, using: &random), [0, 1, 3, 9])
    before = (0..<sections).map { _ in
      Section(
        id: fresh(),
        items: (0..<Int.random(in: 0...items[Int.random(in: 0..<4, using: &random)], using: &random))
          .map {
            _ in fresh()
          })
    }
    changeSections(using: &random)
    changeItems(using: &random)
    request(using: &random)
  }

  private mutating func fresh() -> Int {
    lastID += 1
    return lastID
  }

  /// Whether something happens that happens in one of so many cases.
  private func once(in cases: Int, using random: inout some RandomNumberGenerator) -> Bool {
    Int.random(in: 0..<cases, using: &random) == 0
  }

  private mutating func changeSections(using random: inout some RandomNumberGenerator) {
    let rarity = Int.random(in: 2...12, using: &random)
    var moved: [Section] = []
    for section in before {
      if once(in: rarity, using: &random) {
        deletedSections.insert(section.id)
      } else if once(in: rarity, using: &random) {
        movedSections.insert(section.id)
        moved.append(section)
      } else {
        if once(in: rarity, using: &random) { reloadedSections.insert(section.id) }
        after.append(section)
      }
    }
    while once(in: 3, using: &random) {
      let new = Section(id: fresh(), items: [])
      insertedSections.insert(new.id)
      moved.append(new)
    }
    for section in moved.shuffled(using: &random) {
      after.insert(section, at: Int.random(in: 0...after.count, using: &random))
    }
  }

  private mutating func changeItems(using random: inout some RandomNumberGenerator) {
    let rarity = Int.random(in: 2...12, using: &random)
    var moved: [Int] = []
    for index in after.indices {
      let section = after[index]
      after[index].items = []
      if insertedSections.contains(section.id) || reloadedSections.contains(section.id) {
        for _ in 0..<Int.random(in: 0...4, using: &random) { after[index].items.append(fresh()) }
        continue
      }
      for item in section.items {
        if once(in: rarity, using: &random) {
          deletedItems.insert(item)
        } else if once(in: rarity, using: &random) {
          movedItems.insert(item)
          moved.append(item)
        } else {
          if once(in: rarity, using: &random) { reloadedItems.insert(item) }
          after[index].items.append(item)
        }
      }
    }
    let open = after.indices.filter {
      !insertedSections.contains(after[$0].id) && !reloadedSections.contains(after[$0].id)
    }
    while !open.isEmpty, once(in: 2, using: &random) { moved.append(fresh()) }
    for item in moved.shuffled(using: &random) {
      guard let index = open.randomElement(using: &random) else { continue }
      after[index].items.insert(
        item, at: Int.random(in: 0...after[index].items.count, using: &random))
    }
  }

  /// Writes down what was done, in any order, with changes that are part of others.
  private mutating func request(using random: inout some RandomNumberGenerator) {
    let (oldPlaces, newPlaces) = (Self.places(of: before), Self.places(of: after))
    for (index, section) in before.enumerated() {
      if deletedSections.contains(section.id) { updates.append(.deleteSection(index)) }
      if reloadedSections.contains(section.id) { updates.append(.reloadSection(index)) }
      if movedSections.contains(section.id) {
        let target = after.firstIndex { $0.id == section.id }
        updates += target.map { [.moveSection(index, to: $0)] } ?? []
      }
      let isReplaced = deletedSections.union(reloadedSections).contains(section.id)
      if isReplaced, once(in: 3, using: &random) {
        let item = Int.random(in: 0...20, using: &random)
        let path = IndexPath(item: item, section: index)
        updates.append(once(in: 2, using: &random) ? .deleteItem(path) : .reloadItem(path))
      }
    }
    for (index, section) in after.enumerated() where insertedSections.contains(section.id) {
      updates.append(.insertSection(index))
      if once(in: 3, using: &random) {
        let item = Int.random(in: 0...20, using: &random)
        updates.append(.insertItem(IndexPath(item: item, section: index)))
      }
    }
    updates += deletedItems.compactMap { oldPlaces[$0].map { .deleteItem($0) } }
    updates += reloadedItems.compactMap { oldPlaces[$0].map { .reloadItem($0) } }
    for id in movedItems {
      guard let old = oldPlaces[id], let new = newPlaces[id] else { continue }
      updates.append(.moveItem(old, to: new))
    }
    let old = oldPlaces.keys
    for section in after
    where !insertedSections.contains(section.id) && !reloadedSections.contains(section.id) {
      let inserted = section.items.filter { !old.contains($0) }
      updates += inserted.compactMap { newPlaces[$0].map { .insertItem($0) } }
    }
    // The same twice is the same.
    if once(in: 4, using: &random), let update = updates.randomElement(using: &random) {
      updates.append(update)
    }
    updates.shuffle(using: &random)
  }

  static func places(of sections: [Section]) -> [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (index, section) in sections.enumerated() {
      for (item, id) in section.items.enumerated() {
        places[id] = IndexPath(item: item, section: index)
      }
    }
    return places
  }

  static func counts(of sections: [Section]) -> ListCounts {
    ListCounts(items: sections.map(\.items.count))
  }
}
