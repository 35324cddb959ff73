/// The saved states of pages that are containers, for those pages that were released last.
nonisolated struct PageStates {
  /// How many are stored.
  var capacity = 100 {
    didSet { trim() }
  }
  private var states: [Int: NestState] = [:]
  /// The indices of the pages, the one that was released last at the end.
  private var order: [Int] = []

  /// Keeps the state of a page, instead of one before.
  mutating func store(_ state: NestState, at index: Int) {
    _ = take(at: index)
    states[index] = state
    order.append(index)
    trim()
  }

  /// Returns the state of a page, and forgets it.
  mutating func take(at index: Int) -> NestState? {
    guard let state = states.removeValue(forKey: index) else { return nil }
    order.removeAll { $0 == index }
    return state
  }

  mutating func removeAll() {
    states = [:]
    order = []
  }

  private mutating func trim() {
    while order.count > capacity { states[order.removeFirst()] = nil }
  }
}
