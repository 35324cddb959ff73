/// One change that a program has requested of a list. Deletes, reloads and the source of a move
/// count before the update, inserts and the target of a move after it.
nonisolated enum ListUpdate: Hashable, Sendable {
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case moveItem(IndexPath, to: IndexPath)
}

/// What an update does with each place of a list: a pure value, from the requested changes and the
/// counts before and after.
nonisolated struct ListUpdatePlan: Sendable {
  let before: ListCounts
  let after: ListCounts

  /// Checks changes against the counts of before and after them.
  init(_ updates: [ListUpdate], from before: ListCounts, to after: ListCounts)
    throws(ListUpdateError)
  {
    (self.before, self.after) = (before, after)
  }

  /// Where an item is after the update; nil if it was deleted, by itself or with its section. A
  /// reloaded item has its place.
  func newPath(of path: IndexPath) -> IndexPath? { path }

  /// Where an item was before the update; nil if it was inserted, by itself or with its section. A
  /// reloaded item has its place.
  func oldPath(of path: IndexPath) -> IndexPath? { path }

  /// Where a section is after the update; nil if it was deleted.
  func newSection(of section: Int) -> Int? { section }

  /// Where a section was before the update; nil if it was inserted.
  func oldSection(of section: Int) -> Int? { section }

  /// Whether the item with this old path gets a new cell: it or its section was reloaded.
  func isReloaded(_ path: IndexPath) -> Bool { false }

  /// An element as it is named after the update; nil for one that is gone. A supplementary or
  /// decoration view follows its item, and one whose section has no such item its section.
  func newElement(of element: ListElement) -> ListElement? {
    element
  }

  func oldElement(of element: ListElement) -> ListElement? {
    element
  }
}

/// Why an update is refused.
nonisolated enum ListUpdateError: Error, Equatable {
  case inconsistent
}
