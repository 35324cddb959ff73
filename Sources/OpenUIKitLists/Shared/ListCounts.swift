/// The numbers of items of the sections of a list, as its data source gave them last.
nonisolated struct ListCounts: Equatable, Sendable {
  var items: [Int] = []

  var sections: Int { items.count }

  var isEmpty: Bool { items.allSatisfy { $0 == 0 } }

  /// The number of items in all sections. O(sections).
  var total: Int { items.reduce(0, +) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && items.indices.contains(path[0]) && path[1] >= 0 && path[1] < items[path[0]]
  }
}
