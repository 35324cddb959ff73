/// Numbers for identifiers: the first one gets 0, the next one 1.
///
/// Everything else works with the numbers. This is a module that does not know the identifiers of a
/// program when it is compiled, so that each use of one costs a call of its `Hashable`.
nonisolated struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
  private enum Slot {
    static var empty: Int32 { -1 }
    static var deleted: Int32 { -2 }
  }

  /// The identifiers by number, removed ones too.
  private(set) var identifiers: [Identifier] = []
  /// How many identifiers there are.
  private(set) var count = 0
  private var hashes: [Int] = []
  private var isThere: [Bool] = []
  /// The numbers where the hashes of identifiers lead; the count is a power of two.
  private var slots: [Int32] = []
  private var usedSlots = 0

  /// How many numbers of removed identifiers there are.
  var removedCount: Int { identifiers.count - count }

  /// The number of an identifier; nil for one that is not there.
  func number(of identifier: Identifier) -> Int? {
    count == 0 ? nil : slot(of: identifier, identifier.hashValue).map { Int(slots[$0]) }
  }

  /// The number of what has a number in another table, where it mostly is the same.
  func number(of other: Int, in table: IdentifierTable) -> Int? {
    let hash = table.hashes[other]
    if other < identifiers.count, isThere[other], hashes[other] == hash,
      identifiers[other] == table.identifiers[other]
    {
      return other
    }
    return count == 0 ? nil : slot(of: table.identifiers[other], hash).map { Int(slots[$0]) }
  }

  private func slot(of identifier: Identifier, _ hash: Int) -> Int? {
    let mask = slots.count - 1
    var index = hash & mask
    while slots[index] != Slot.empty {
      let number = Int(slots[index])
      if number >= 0, hashes[number] == hash, identifiers[number] == identifier { return index }
      index = (index + 1) & mask
    }
    return nil
  }

  /// The number of an identifier, which is put in if it is not there.
  mutating func add(_ identifier: Identifier) -> (number: Int, isNew: Bool) {
    let hash = identifier.hashValue
    if count > 0, let slot = slot(of: identifier, hash) { return (Int(slots[slot]), false) }
    if (usedSlots + 1) * 4 > slots.count * 3 { grow() }
    let number = identifiers.count
    put(number, hash)
    identifiers.append(identifier)
    hashes.append(hash)
    isThere.append(true)
    count += 1
    return (number, true)
  }

  mutating func reserve(_ more: Int) {
    identifiers.reserveCapacity(identifiers.count + more)
    hashes.reserveCapacity(hashes.count + more)
    isThere.reserveCapacity(isThere.count + more)
    if (usedSlots + more) * 4 > slots.count * 3 { grow(for: more) }
  }

  private mutating func grow(for more: Int = 1) {
    var size = 16
    while (count + more) * 2 > size { size *= 2 }
    slots = [Int32](repeating: Slot.empty, count: size)
    usedSlots = 0
    for number in hashes.indices where isThere[number] { put(number, hashes[number]) }
  }

  private mutating func put(_ number: Int, _ hash: Int) {
    let mask = slots.count - 1
    var index = hash & mask
    while slots[index] != Slot.empty { index = (index + 1) & mask }
    slots[index] = Int32(truncatingIfNeeded: number)
    usedSlots += 1
  }

  /// Removes what has a number. The number is not given again.
  mutating func remove(_ number: Int) {
    let mask = slots.count - 1
    var index = hashes[number] & mask
    while slots[index] != Int32(truncatingIfNeeded: number) { index = (index + 1) & mask }
    slots[index] = Slot.deleted
    isThere[number] = false
    count -= 1
  }

  /// Gives the identifiers that are there the numbers from 0 on.
  ///
  /// - Returns: The new numbers by the old ones; -1 for those of removed identifiers.
  mutating func compact() -> [Int] {
    var numbers = [Int](repeating: -1, count: identifiers.count)
    var table = IdentifierTable()
    table.reserve(count)
    for number in identifiers.indices where isThere[number] {
      numbers[number] = table.add(identifiers[number]).number
    }
    self = table
    return numbers
  }
}
