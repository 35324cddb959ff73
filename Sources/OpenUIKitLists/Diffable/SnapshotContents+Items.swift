// Items are put in, taken out, moved and marked. A change that is refused changes nothing.

extension SnapshotContents {
  /// Where items are put.
  nonisolated enum Target {
    case end(section: Int)
    case before(ItemIdentifier)
    case after(ItemIdentifier)
  }

  // Fidelity: items that are there already are moved. [observed]
  /// Puts items in; those that are there already move.
  ///
  /// - Returns: The items that were there.
  nonisolated mutating func insert(
    _ items: [ItemIdentifier], at target: Target
  ) throws(SnapshotRefusal) -> [ItemIdentifier] {
    let (section, neighbour, after) = try place(of: target)
    let firstNew = itemTable.identifiers.count
    itemTable.reserve(items.count)
    var numbers: [Int] = []
    numbers.reserveCapacity(items.count)
    var old: [ItemIdentifier] = []
    for item in items {
      let (number, isNew) = itemTable.add(item)
      numbers.append(number)
      if !isNew { old.append(item) }
    }
    let added = itemTable.identifiers.count - firstNew
    // What is there already, in the list or before, may be in it twice.
    let hasDuplicates = added < items.count && Set(numbers).count < numbers.count
    var refusal: SnapshotRefusal?
    if let neighbour, numbers.contains(neighbour) {
      refusal = SnapshotRefusal(.besideItself("\(itemTable.identifiers[neighbour])"))
    }
    if hasDuplicates {
      refusal = SnapshotRefusal(.duplicates(items.repeated.map { "\($0)" }))
    }
    if let refusal {
      for number in firstNew..<firstNew + added { itemTable.remove(number) }
      throw refusal
    }
    order.insert(numbers, inSection: section, beside: neighbour, after: after)
    return old
  }

  nonisolated private func place(
    of target: Target
  ) throws(SnapshotRefusal) -> (section: Int, neighbour: Int?, after: Bool) {
    switch target {
    case .end(let section): return (section, nil, false)
    case .before(let item), .after(let item):
      guard let number = itemTable.number(of: item) else {
        throw SnapshotRefusal(.unsatisfied("section != NSNotFound"))
      }
      let after = if case .after = target { true } else { false }
      return (order.sectionIndex(ofItem: number), number, after)
    }
  }

  /// Takes items out; unknown ones are passed over.
  nonisolated mutating func delete(_ items: [ItemIdentifier]) {
    var numbers: [Int] = []
    for item in items {
      guard let number = itemTable.number(of: item) else { continue }
      itemTable.remove(number)
      numbers.append(number)
    }
    guard !numbers.isEmpty else { return }
    order.remove(numbers)
    didRemove(numbers)
  }

  /// Takes the marks off items that are gone, and forgets their identifiers when there are more of
  /// them than others.
  nonisolated mutating func didRemove(_ items: [Int]) {
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
    guard itemTable.removedCount > itemTable.count + 64 else { return }
    let numbers = itemTable.compact()
    order.renumberItems(numbers)
    reloadedItems.renumber(numbers)
    reconfiguredItems.renumber(numbers)
  }

  nonisolated mutating func deleteAll() { self = SnapshotContents() }

  nonisolated mutating func move(
    _ item: ItemIdentifier, to target: Target
  ) throws(SnapshotRefusal) {
    guard itemTable.number(of: item) != nil else {
      throw SnapshotRefusal(.unsatisfied("section != NSNotFound"))
    }
    _ = try insert([item], at: target)
  }

  nonisolated mutating func reload(_ items: [ItemIdentifier]) throws(SnapshotRefusal) {
    var numbers: [Int] = []
    for item in items {
      guard let number = itemTable.number(of: item) else {
        throw SnapshotRefusal(.reloadsMissing("\(item)", kind: "item"))
      }
      numbers.append(number)
    }
    for number in numbers { reloadedItems.insert(number) }
    // Fidelity: what is reloaded is not reconfigured. [decided]
    reconfiguredItems.remove(numbers)
  }

  nonisolated mutating func reconfigure(_ items: [ItemIdentifier]) throws(SnapshotRefusal) {
    var numbers: [Int] = []
    for item in items {
      guard let number = itemTable.number(of: item) else {
        throw SnapshotRefusal(.reconfiguresMissing("\(item)"))
      }
      numbers.append(number)
    }
    for number in numbers where !reloadedItems.contains(number) { reconfiguredItems.insert(number) }
  }
}

extension Array where Element: Hashable {
  /// The elements that are in the array more than once, each once.
  nonisolated var repeated: [Element] {
    var (seen, found, result): (Set<Element>, Set<Element>, [Element]) = ([], [], [])
    for element in self where !seen.insert(element).inserted && found.insert(element).inserted {
      result.append(element)
    }
    return result
  }
}
