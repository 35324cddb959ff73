// The words in which UIKit refuses updates.

extension ListUpdateError {
  /// The message of UIKit's exception.
  ///
  /// - Parameter words: How the list names its parts.
  nonisolated func message(words: ListUpdateWords) -> String {
    switch reason {
    case .malformed:
      "Invalid index path for use with UI\(words.list.capitalized.filter { $0 != " " }).  "
        + "Index paths passed to \(words.list) must contain exactly two indices specifying the "
        + "section and \(words.item).  "
        + "Please use the category on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible."
    case .sections, .items: combinedMessage(words)
    case .deletesAndReloads(let place):
      "attempt to delete and reload the same index path (\(Self.text(asPath: place)))"
    case .deletesAndMoves(let place):
      "attempt to perform a delete and a move from the same \(Self.text(place))"
    case .insertsAndMoves(let place):
      "attempt to perform an insert and a move to the same \(Self.text(place))"
    case .movesFromDeletedSection(let section):
      "cannot move \(words.anItem) from a deleted section (\(section))"
    case .movesIntoInsertedSection(let section):
      "cannot move \(words.anItem) into a newly inserted section (\(section))"
    case .deletesMissing, .deletesInMissingSection, .insertsMissing, .insertsInMissingSection:
      missingMessage(words)
    default: moveMessage(words)
    }
  }

  // Fidelity: since iOS 16 one text for all counts that do not fit. [observed]
  /// The counts before and after, and all changes.
  nonisolated private func combinedMessage(_ words: ListUpdateWords) -> String {
    let counts = { (counts: ListCounts) in
      "{ \(counts.sections) section\(counts.sections == 1 ? "" : "s") with \(words.item) counts: "
        + "[\(counts.items.map(String.init).joined(separator: ", "))] }"
    }
    let changes =
      updates.isEmpty
      ? "[]"
      : "[\n" + updates.map { "\t" + $0.description(words) }.joined(separator: ",\n") + "\n]"
    return "Invalid batch updates detected: the number of sections and/or \(words.items) returned "
      + "by the data source before and/or after performing the batch updates are inconsistent with "
      + "the updates.\nData source before updates = \(counts(before))\n"
      + "Data source after updates = \(counts(after))\nUpdates = \(changes)\n"
      + "\(words.capitalizedList): \(words.view)"
  }

  nonisolated private func missingMessage(_ words: ListUpdateWords) -> String {
    switch reason {
    case .deletesMissing(.section(let section), let count):
      "attempt to delete section \(section), but there are only \(count) sections before the update"
    case .deletesMissing(.item(let path), let count):
      "attempt to delete \(words.item) \(path[1]) from section \(path[0]) which only contains "
        + "\(count) \(words.items) before the update"
    case .deletesInMissingSection(let path, let count):
      "attempt to delete \(words.item) \(path[1]) from section \(path[0]), but there are only "
        + "\(count) sections before the update"
    case .insertsMissing(.section(let section), let count):
      "attempt to insert section \(section) but there are only \(count) sections after the update"
    case .insertsMissing(.item(let path), let count):
      "attempt to insert \(words.item) \(path[1]) into section \(path[0]), but there are only "
        + "\(count) \(words.items) in section \(path[0]) after the update"
    case .insertsInMissingSection(let path, let count):
      "attempt to insert \(words.item) \(path[1]) into section \(path[0]), but there are only "
        + "\(count) sections after the update"
    default: ""
    }
  }

  nonisolated private func moveMessage(_ words: ListUpdateWords) -> String {
    switch reason {
    case .movesMissing(.section(let section), let count):
      "attempt to move section \(section), but there are only \(count) sections before the update"
    case .movesMissing(.item(let path), let count):
      "attempt to move index path (\(Self.text(path))) that does not exist - there are only "
        + "\(count) \(words.items) in section \(path[0]) before the update"
    case .movesFromMissingSection(let path, let count):
      "attempt to move index path (\(Self.text(path))) from a section that does not exist - there "
        + "are only \(count) sections before the update"
    case .movesToMissing(.item(let path), .item(let target), let count):
      "attempt to move index path (\(Self.text(path))) to index path (\(Self.text(target))) that "
        + "does not exist - there are only \(count) \(words.items) in section \(target[0]) after "
        + "the update"
    case .movesToMissing(let place, let target, let count):
      "attempt to move \(Self.short(place)) to \(Self.short(target)), but there are only \(count) "
        + "sections after the update"
    case .movesToMissingSection(let path, let target, let count):
      "attempt to move index path (\(Self.text(path))) to index path (\(Self.text(target))) in "
        + "section that does not exist - there are only \(count) sections after the update"
    case .movesTwice(.item(let path), .item(let first), .item(let second)):
      "attempt to move \(words.item) at index path \(Self.text(path)) to both \(Self.text(first)) "
        + "and \(Self.text(second))"
    case .movesTwice(let place, let first, let second):
      "attempt to move \(Self.short(place)) to both \(Self.short(first)) and \(Self.short(second))"
    case .movesTogether(.item(let first), .item(let second), .item(let target)):
      "attempt to move both \(words.item) at index path \(Self.text(first)) and "
        + "\(Self.text(second)) to \(Self.text(target))"
    case .movesTogether(let first, let second, let target):
      "attempt to move both \(Self.short(first)) and \(Self.short(second)) to "
        + "\(Self.short(target))"
    default: ""
    }
  }

  /// The mistake in one sentence: for counts that do not fit, the text that UIKit had before
  /// iOS 16, which names the section.
  nonisolated func explanation(words: ListUpdateWords) -> String {
    switch reason {
    case .sections(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(words.list) after the update (\(after)) must be equal to the number of sections "
        + "contained in the \(words.list) before the update (\(before)), plus or minus the number "
        + "of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .items(let section, let before, let after, let changes):
      "Invalid update: invalid number of \(words.items) in section \(section).  The number of "
        + "\(words.items) contained in an existing section after the update (\(after)) must be "
        + "equal to the number of \(words.items) contained in that section before the update "
        + "(\(before)), plus or minus the number of \(words.items) inserted or deleted from that "
        + "section (\(changes.inserted) inserted, \(changes.deleted) deleted) and plus or minus "
        + "the number of \(words.items) moved into or out of that section "
        + "(\(changes.movedIn) moved in, \(changes.movedOut) moved out)."
    default:
      "Deletes, reloads and the source of a move are numbered as before the update, inserts and "
        + "the target of a move as after it, and nothing is changed twice"
    }
  }

  nonisolated private static func text(_ place: Place) -> String {
    switch place {
    case .section(let section): "section (\(section))"
    case .item(let path): "index path (\(text(path)))"
    }
  }

  nonisolated private static func short(_ place: Place) -> String {
    switch place {
    case .section(let section): "section \(section)"
    case .item(let path): text(path)
    }
  }

  nonisolated private static func text(asPath place: Place) -> String {
    switch place {
    case .section(let section): "{length = 2, path = \(section) - \(Int.max)}"
    case .item(let path): text(path)
    }
  }

  /// An index path as Apple's systems describe it, without the address of the object.
  nonisolated static func text(_ path: IndexPath) -> String {
    "{length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}"
  }
}
