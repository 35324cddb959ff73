import NestTesting
import Testing

@testable import OpenUIKitLists

/// The presentation of a list beside a plain list of what is shown.
struct ListPresentationTests {
  /// The thing at a place: an item of the data by its number, or an extra place.
  private enum Entry: Hashable { case item(Int), extra(Int) }

  /// The entries in their order, one section after another, as the presentation says.
  private func entries(_ presentation: ListPresentation, _ data: [[Int]]) -> [[Entry]] {
    presentation.counts.items.enumerated().map { section, count in
      (0..<count).map { item in
        switch presentation.place(at: IndexPath(item: item, section: section)) {
        case .item(let path): .item(data[path.section][path.item])
        case .extra(let id): .extra(id)
        }
      }
    }
  }

  /// The entries as a plain walk through the data gives them.
  private func model(_ presentation: ListPresentation, _ data: [[Int]]) -> [[Entry]] {
    data.enumerated().map { section, items in
      var entries: [Entry] = []
      for (item, number) in (items.map { Optional($0) } + [nil]).enumerated() {
        for extra in presentation.extras where extra.section == section && extra.anchor == item {
          entries.append(.extra(extra.id))
        }
        if let number, !presentation.hidden.contains(IndexPath(item: item, section: section)) {
          entries.append(.item(number))
        }
      }
      return entries
    }
  }

  private func makePresentation(
    _ data: [[Int]], _ random: inout some RandomNumberGenerator
  ) -> ListPresentation {
    var new = ListPresentation(dataCounts: ListCounts(items: data.map(\.count)))
    for id in 0..<Int.random(in: 0...3, using: &random) {
      let section = data.indices.randomElement(using: &random) ?? 0
      new.extras.append(
        .init(
          id: id, isGap: id == 0, section: section,
          anchor: Int.random(in: 0...data[section].count, using: &random)))
    }
    for (section, items) in data.enumerated() {
      for item in items.indices where Int.random(in: 0..<6, using: &random) == 0 {
        new.hidden.insert(IndexPath(item: item, section: section))
      }
    }
    return new
  }

  @Test("R22.406 what is shown besides the data is where a plain walk through them says")
  func places() {
    var random = TestRandom(state: 1)
    for _ in 0..<500 {
      let data = (0..<3).map { section in
        (0..<Int.random(in: 0...5, using: &random)).map { section * 10 + $0 }
      }
      let presentation = makePresentation(data, &random)
      let expected = model(presentation, data)
      #expect(entries(presentation, data) == expected)
      for (section, list) in expected.enumerated() {
        for (item, entry) in list.enumerated() {
          let path = IndexPath(item: item, section: section)
          switch entry {
          case .extra(let id): #expect(presentation.shown(extra: id) == path)
          case .item(let number):
            let source = IndexPath(item: number % 10, section: section)
            #expect(presentation.shown(source) == path)
            #expect(presentation.item(at: path) == source)
          }
        }
      }
      for path in presentation.hidden { #expect(presentation.shown(path) == nil) }

      let other = makePresentation(data, &random)
      let updates = other.updates(from: presentation)
      let plan = try? ListUpdatePlan(updates, from: presentation.counts, to: other.counts)
      check(plan, expected, model(other, data), extrasMayMove: true)
    }
  }

  @Test("R22.406 updates of the data are those of what is shown", arguments: [false, true])
  func following(_ isDropping: Bool) throws {
    var random = TestRandom(state: 1)
    for _ in 0..<500 {
      var data = (0..<3).map { section in
        (0..<Int.random(in: 1...5, using: &random)).map { section * 10 + $0 }
      }
      let presentation = makePresentation(data, &random)
      let before = model(presentation, data)
      let old = data
      let updates = change(&data, &random)
      let plan = try ListUpdatePlan(
        updates, from: presentation.dataCounts, to: ListCounts(items: data.map(\.count)))
      let new = presentation.following(plan, isDropping: isDropping)
      let after = model(new, data)
      var presented = updates.compactMap { presentation.presented($0, as: new) }
      if isDropping { presented += presentation.consumed(by: plan, new) }
      let shown = try? ListUpdatePlan(presented, from: presentation.counts, to: new.counts)
      check(shown, before, after, extrasMayMove: false, "\(old) \(updates) \(presentation)")
    }
  }

  /// Every entry that is there before and after is where the plan says.
  private func check(
    _ plan: ListUpdatePlan?, _ before: [[Entry]], _ after: [[Entry]], extrasMayMove: Bool,
    _ comment: String = ""
  ) {
    guard let plan else {
      Issue.record("The changes do not fit: \(comment)")
      return
    }
    for (section, list) in before.enumerated() {
      for (item, entry) in list.enumerated() {
        let new = plan.newPath(of: IndexPath(item: item, section: section))
        guard let new else { continue }
        #expect(after[new.section][new.item] == entry, "\(comment)")
      }
    }
    if !extrasMayMove {
      for case .extra(let id) in after.flatMap({ $0 }) {
        #expect(before.flatMap { $0 }.contains(.extra(id)), "\(comment)")
      }
    }
  }

  /// Deletes, moves and inserts some items.
  private func change(
    _ data: inout [[Int]], _ random: inout some RandomNumberGenerator
  ) -> [ListUpdate] {
    var updates: [ListUpdate] = []
    var gone: [(number: Int, path: IndexPath)] = []
    for (section, items) in data.enumerated() {
      for item in items.indices where Int.random(in: 0..<4, using: &random) == 0 {
        gone.append((items[item], IndexPath(item: item, section: section)))
      }
    }
    let numbers = gone.map(\.number)
    for section in data.indices { data[section].removeAll { numbers.contains($0) } }
    // Some of them come back at other places; the places are known when all is in.
    var coming: [Int: IndexPath] = [:]
    for (number, path) in gone {
      if Bool.random(using: &random) {
        coming[number] = path
      } else {
        updates.append(.deleteItem(path))
      }
    }
    for number in Array(coming.keys) + [100, 101] {
      let section = data.indices.randomElement(using: &random) ?? 0
      data[section].insert(
        number, at: Int.random(in: 0...data[section].count, using: &random))
    }
    for (section, items) in data.enumerated() {
      for (item, number) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        if let source = coming[number] {
          updates.append(.moveItem(source, to: path))
        } else if number >= 100 {
          updates.append(.insertItem(path))
        }
      }
    }
    return updates
  }
}
