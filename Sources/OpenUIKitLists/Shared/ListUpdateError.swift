/// Why an update is refused.
nonisolated struct ListUpdateError: Error, Equatable, Sendable {
  /// A section or an item.
  enum Place: Equatable, Sendable {
    case section(Int)
    case item(IndexPath)
  }

  enum Reason: Equatable, Sendable {
    /// An index path that has not two numbers.
    case malformed(IndexPath)
    /// Something is deleted or reloaded that was not there before; so many are, sections or items.
    case deletesMissing(Place, count: Int)
    case deletesInMissingSection(IndexPath, count: Int)
    case insertsMissing(Place, count: Int)
    case insertsInMissingSection(IndexPath, count: Int)
    case movesMissing(Place, count: Int)
    case movesFromMissingSection(IndexPath, count: Int)
    case movesToMissing(Place, to: Place, count: Int)
    case movesToMissingSection(IndexPath, to: IndexPath, count: Int)
    case deletesAndReloads(Place)
    case deletesAndMoves(Place)
    case insertsAndMoves(Place)
    case movesFromDeletedSection(Int)
    case movesIntoInsertedSection(Int)
    /// One thing is moved to two places.
    case movesTwice(Place, Place, Place)
    /// Two things are moved to one place.
    case movesTogether(Place, Place, Place)
    /// The number of sections does not fit.
    case sections(before: Int, after: Int, inserted: Int, deleted: Int)
    /// The number of items of a section, as it is numbered after the update, does not fit.
    case items(section: Int, before: Int, after: Int, changes: Changes)
  }

  /// The changes of the number of items in a section.
  struct Changes: Equatable, Sendable {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0

    var sum: Int { inserted - deleted + movedIn - movedOut }
  }

  let reason: Reason
  let before: ListCounts
  let after: ListCounts
  let updates: [ListUpdate]
}
