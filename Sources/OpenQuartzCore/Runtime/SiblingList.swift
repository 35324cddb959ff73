/// The views of one superview, or the layers of one superlayer, in their order; each is in the list once.
///
/// Elements are mostly removed from the end, or all of them from the beginning. The latter would move what is left for
/// each of them, so that removing n of them would cost n²: instead what was removed at the beginning leaves entries
/// that are not used, until the elements are read. All these entries refer to one element of the list, so that nothing
/// that was removed is retained.
nonisolated package struct SiblingList<Element: AnyObject> {
  @usableFromInline var entries: [Element] = []
  /// The index of the first element. If it is not 0, the entries before it refer to the same element of the list.
  @usableFromInline var start = 0

  /// An empty list.
  @inlinable package init() {}

  /// The elements. Costs their number after removals at the beginning, otherwise nothing.
  @inlinable package var elements: [Element] {
    @inline(__always) mutating get {
      if start > 0 { closeGap() }
      return entries
    }
    @inline(__always) _modify {
      if start > 0 { closeGap() }
      yield &entries
    }
  }

  /// Whether the list has no element.
  @inlinable package var isEmpty: Bool { entries.isEmpty }

  /// Whether a condition holds for an element; asks from the end.
  @inlinable package func contains(where condition: (Element) -> Bool) -> Bool {
    var index = entries.count
    while index > start {
      index -= 1
      if condition(entries[index]) { return true }
    }
    return false
  }

  /// Removes an element; false if it is not in the list. Costs its distance from the nearer end, and where it is
  /// not near the beginning, moving what is behind it.
  @inlinable package mutating func remove(_ element: Element) -> Bool {
    if start > 0, entries[0] === element { closeGap() }
    guard let index = entries.place(of: element, from: start) else { return false }
    if index - start < Self.nearby, entries.count - index > Self.long {
      leaveGap(at: index)
    } else {
      entries.remove(at: index)
    }
    return true
  }

  /// Removes an entry near the beginning, from before which the others are moved.
  @usableFromInline mutating func leaveGap(at index: Int) {
    let unused = start > 0 ? entries[0] : entries[entries.count - 1]
    for later in stride(from: index, to: start, by: -1) { entries[later] = entries[later - 1] }
    entries[start] = unused
    start += 1
    if start > entries.count / 2 { closeGap() }
  }

  @usableFromInline mutating func closeGap() {
    entries.removeSubrange(0..<start)
    start = 0
  }

  /// How many entries are moved one by one at the most.
  @usableFromInline static var nearby: Int { 16 }
  /// The number of elements that have to be behind a removed one, so that moving them costs more than what is saved.
  @usableFromInline static var long: Int { 512 }
}

nonisolated extension SiblingList: Sendable where Element: Sendable {}
