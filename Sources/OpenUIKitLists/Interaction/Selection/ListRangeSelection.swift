/// Selects what a drag passes over: a pure value.
///
/// The first item decides: if it was not selected, the drag selects, or else it deselects. Items
/// that the drag gives back have again what they had.
nonisolated struct ListRangeSelection: Equatable, Sendable {
  let start: IndexPath
  /// Whether the drag selects.
  let selects: Bool
  private let before: Set<IndexPath>
  private var current: [IndexPath] = []

  init(from start: IndexPath, selected: [IndexPath]) {
    self.start = start
    before = Set(selected)
    selects = !before.contains(start)
  }

  /// The steps when the drag covers `range`.
  mutating func steps(covering range: [IndexPath]) -> [ListChoice.Step] {
    let (old, new) = (Set(current), Set(range))
    let left = current.filter { !new.contains($0) }
    let entered = range.filter { !old.contains($0) }
    current = range
    return left.compactMap { step($0, isSelected: before.contains($0), was: selects) }
      + entered.compactMap { step($0, isSelected: selects, was: before.contains($0)) }
  }

  private func step(_ path: IndexPath, isSelected: Bool, was: Bool) -> ListChoice.Step? {
    guard isSelected != was else { return nil }
    return isSelected ? .select(path, replacing: []) : .deselect(path)
  }
}
