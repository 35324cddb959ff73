/// The order of the sections and items of a snapshot, both by numbers.
///
/// An item knows its section, and where it was in the section when that was looked at last; while
/// items before it came and went, it is looked for from there.
nonisolated struct SnapshotOrder: Sendable {
  struct Section: Sendable {
    /// The number of the section.
    let number: Int
    /// The numbers of its items.
    var items: [Int] = []
    /// Whether items may be elsewhere than they know.
    var isMoved = false
  }

  /// Where an item is.
  private struct Place {
    /// The number of the section; -1 for an item that is not there.
    var section = -1
    /// The place in the section, exact unless the section says otherwise.
    var item = 0
    /// The change that has put it there.
    var change = 0
  }

  private(set) var sections: [Section] = []
  /// The indexes of sections by their numbers; -1 for those that are not there.
  private(set) var indexes: [Int] = []
  private var places: [Place] = []
  /// How many items there are before each section; nil when not counted.
  private var offsets: [Int]?
  private var changeCount = 0

  var counts: ListCounts { ListCounts(items: sections.map(\.items.count)) }

  // MARK: Looking up

  func contains(item: Int) -> Bool { item < places.count && places[item].section >= 0 }

  /// The index of the section of an item.
  func sectionIndex(ofItem item: Int) -> Int { indexes[places[item].section] }

  /// Where an item is. O(1), and O(items of its section) the first time after a change.
  mutating func place(of item: Int) -> (section: Int, item: Int) {
    let section = sectionIndex(ofItem: item)
    update(section)
    return (section, places[item].item)
  }

  /// Where an item is among all.
  mutating func index(ofItem item: Int) -> Int {
    let place = place(of: item)
    return countedOffsets()[place.section] + place.item
  }

  /// Where an item is, after ``updateAll()``.
  func knownPlace(of item: Int) -> (section: Int, item: Int) {
    (indexes[places[item].section], places[item].item)
  }

  mutating func updateAll() { for section in sections.indices { update(section) } }

  private mutating func update(_ section: Int) {
    guard sections[section].isMoved else { return }
    sections[section].isMoved = false
    for (index, item) in sections[section].items.enumerated() { places[item].item = index }
  }

  private mutating func countedOffsets() -> [Int] {
    if let offsets { return offsets }
    var (sum, result): (Int, [Int]) = (0, [])
    for section in sections {
      result.append(sum)
      sum += section.items.count
    }
    offsets = result
    return result
  }

  /// Where an item is now: looked for from where it was. O(what came and went before it).
  private func foundPlace(of item: Int) -> (section: Int, item: Int) {
    let (section, known) = knownPlace(of: item)
    let items = sections[section].items
    guard sections[section].isMoved else { return (section, known) }
    var (down, up) = (min(known, items.count - 1), known + 1)
    while down >= 0 || up < items.count {
      if down >= 0, items[down] == item { return (section, down) }
      if up < items.count, items[up] == item { return (section, up) }
      (down, up) = (down - 1, up + 1)
    }
    preconditionFailure("An item is in no section.")
  }

  // MARK: Items

  /// Puts items into a section, at its end or beside one of its items. Those that are there already
  /// move.
  mutating func insert(_ items: [Int], inSection section: Int, beside: Int?, after: Bool) {
    willChange()
    let last = items.max() ?? -1
    if last >= places.count {
      places += Array(repeating: Place(), count: last + 1 - places.count)
    }
    let old = items.filter { places[$0].section >= 0 }
    if !old.isEmpty { take(old) }
    let number = sections[section].number
    var index = sections[section].items.count
    if let beside {
      index = foundPlace(of: beside).item + (after ? 1 : 0)
      if index < sections[section].items.count { sections[section].isMoved = true }
    }
    for (offset, item) in items.enumerated() {
      places[item] = Place(section: number, item: index + offset, change: changeCount)
    }
    if index == sections[section].items.count {
      sections[section].items += items
    } else {
      sections[section].items.insert(contentsOf: items, at: index)
    }
  }

  mutating func remove(_ items: [Int]) {
    willChange()
    take(items)
    for item in items { places[item].section = -1 }
  }

  /// Takes items out of the lists of their sections.
  private mutating func take(_ items: [Int]) {
    let groups = Dictionary(grouping: items.map { foundPlace(of: $0) }, by: \.section)
    for (section, group) in groups {
      if group.count == 1, let item = group.first?.item {
        sections[section].items.remove(at: item)
        if item < sections[section].items.count { sections[section].isMoved = true }
        continue
      }
      var gone = group.map(\.item).sorted()[...]
      let old = sections[section].items
      var remaining: [Int] = []
      remaining.reserveCapacity(old.count - gone.count)
      for index in old.indices {
        if gone.first == index { gone.removeFirst() } else { remaining.append(old[index]) }
      }
      sections[section].items = remaining
      sections[section].isMoved = true
    }
  }

  /// Called before each change.
  private mutating func willChange() {
    changeCount += 1
    offsets = nil
  }

  // MARK: Sections

  /// Puts sections without items in, in front of an index.
  mutating func insertSections(_ numbers: [Int], at index: Int) {
    willChange()
    let last = numbers.max() ?? -1
    if last >= indexes.count { indexes += Array(repeating: -1, count: last + 1 - indexes.count) }
    sections.insert(contentsOf: numbers.map { Section(number: $0) }, at: index)
    numberSections(from: index)
  }

  /// Takes sections out.
  ///
  /// - Returns: The items that they had.
  mutating func removeSections(_ numbers: [Int]) -> [Int] {
    willChange()
    let gone = Set(numbers)
    let items = sections.filter { gone.contains($0.number) }.flatMap(\.items)
    for item in items { places[item].section = -1 }
    for number in numbers { indexes[number] = -1 }
    sections.removeAll { gone.contains($0.number) }
    numberSections(from: 0)
    return items
  }

  mutating func moveSection(_ index: Int, to target: Int) {
    willChange()
    sections.insert(sections.remove(at: index), at: target)
    numberSections(from: min(index, target))
  }

  private mutating func numberSections(from first: Int) {
    for index in sections.indices.dropFirst(first) { indexes[sections[index].number] = index }
  }

  // MARK: Numbers

  /// Takes other numbers for items.
  mutating func renumberItems(_ numbers: [Int]) {
    var new = [Place](repeating: Place(), count: numbers.count)
    for (old, number) in numbers.enumerated() where number >= 0 { new[number] = places[old] }
    places = new
    for index in sections.indices {
      sections[index].items = sections[index].items.map { numbers[$0] }
    }
  }

  /// Takes other numbers for sections.
  mutating func renumberSections(_ numbers: [Int]) {
    for index in places.indices where places[index].section >= 0 {
      places[index].section = numbers[places[index].section]
    }
    sections = sections.map {
      Section(number: numbers[$0.number], items: $0.items, isMoved: $0.isMoved)
    }
    indexes = [Int](repeating: -1, count: numbers.count)
    numberSections(from: 0)
  }
}
