/// Begun appearance transitions that send nothing, because the controller is to appear with its
/// parent: what is left of them is the number of ends that are due.
nonisolated struct SilentTransitions: Sendable, Equatable {
  private var depth: UInt16 = 0
  private var isAppearing = false

  /// Whether an end is due that sends nothing.
  var isOpen: Bool { depth > 0 }

  /// A begin in the other direction turns the transition round and needs no end of its own.
  mutating func begin(appearing: Bool) {
    if depth == 0 || appearing == isAppearing { depth += 1 }
    isAppearing = appearing
  }

  mutating func end() { depth -= 1 }
}
