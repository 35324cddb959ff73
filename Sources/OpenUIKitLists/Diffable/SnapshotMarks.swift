/// Sections or items that are to be reloaded or reconfigured, each once, in the order in which they
/// were marked.
nonisolated struct SnapshotMarks: Sendable {
  private(set) var numbers: [Int] = []
  private var members: Set<Int> = []

  var isEmpty: Bool { numbers.isEmpty }

  func contains(_ number: Int) -> Bool { !numbers.isEmpty && members.contains(number) }

  mutating func insert(_ number: Int) {
    if members.insert(number).inserted { numbers.append(number) }
  }

  /// Takes marks off. O(marks + numbers), and nothing where there are none.
  mutating func remove(_ gone: [Int]) {
    guard !isEmpty else { return }
    let gone = Set(gone)
    numbers.removeAll { gone.contains($0) }
    members.subtract(gone)
  }

  mutating func renumber(_ new: [Int]) {
    numbers = numbers.map { new[$0] }
    members = Set(numbers)
  }
}
