/// Where the places of a row of things are after some were taken out and others put in: those that
/// stay keep their order.
///
/// It holds the changes only, so that a million things cost nothing.
nonisolated struct PlaceMap: Equatable, Sendable {
  /// The old places of what is taken out, ascending, each once.
  let gone: [Int]
  /// The new places of what is put in, ascending, each once.
  let come: [Int]

  /// - Parameters:
  ///   - gone: Old places in any order; the same may be named twice.
  ///   - come: New places in any order; the same may be named twice.
  init(gone: [Int] = [], come: [Int] = []) {
    self.gone = Self.ascending(gone)
    self.come = Self.ascending(come)
  }

  /// The new place of what stays; nil for what is taken out. O(log changes).
  func new(of old: Int) -> Int? { Self.place(of: old, without: gone, with: come) }

  /// The old place of what stays; nil for what is put in. O(log changes).
  func old(of new: Int) -> Int? { Self.place(of: new, without: come, with: gone) }

  private static func place(of index: Int, without gone: [Int], with come: [Int]) -> Int? {
    let before = gone.lowerBound { $0 < index }
    if before < gone.count, gone[before] == index { return nil }
    let rank = index - before
    // So many are put in before it: the differences do not descend.
    var (low, high) = (0, come.count)
    while low < high {
      let middle = (low + high) / 2
      if come[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// The numbers in order, each once. O(n) for those that are in order already.
  static func ascending(_ numbers: [Int]) -> [Int] {
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return numbers }
    var result: [Int] = []
    result.reserveCapacity(numbers.count)
    for number in numbers.sorted() where result.last != number { result.append(number) }
    return result
  }
}

extension Array where Element == Int {
  /// Whether a number is in an array in ascending order. O(log n).
  nonisolated func containsInOrder(_ number: Int) -> Bool {
    let index = lowerBound { $0 < number }
    return index < count && self[index] == number
  }
}
