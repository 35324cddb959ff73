/// The selected items of a list, in the order in which they were selected.
nonisolated struct ListSelection: Sendable {
  private(set) var paths: [IndexPath] = []
  private var members: Set<IndexPath> = []

  func contains(_ path: IndexPath) -> Bool { members.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if members.insert(path).inserted { paths.append(path) }
  }

  mutating func remove(_ path: IndexPath) {
    guard members.remove(path) != nil else { return }
    paths.removeAll { $0 == path }
  }

  mutating func removeAll() { self = ListSelection() }

  /// The same items where an update has put them; those that are gone are not selected any more.
  mutating func follow(_ plan: ListUpdatePlan) {
    paths = paths.compactMap { plan.newPath(of: $0) }
    members = Set(paths)
  }
}
