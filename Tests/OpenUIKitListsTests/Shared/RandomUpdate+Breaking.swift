import Foundation

@testable import OpenUIKitLists

extension RandomUpdate {
  /// A request that does not go with the others, and why it is refused.
  typealias Mistake = (updates: [ListUpdate], after: ListCounts, reason: ListUpdateError.Reason)

  /// One mistake of each kind that can be made with this update.
  nonisolated func mistakes(using random: inout some RandomNumberGenerator) -> [Mistake] {
    outOfRange(using: &random) + contradictions(using: &random) + wrongCounts(using: &random)
  }

  nonisolated private func outOfRange(using random: inout some RandomNumberGenerator) -> [Mistake] {
    let (old, new) = (Self.counts(of: before), Self.counts(of: after))
    let beyond = Int.random(in: 0...3, using: &random)
    let far = IndexPath(item: beyond, section: old.sections + beyond)
    let farNew = IndexPath(item: beyond, section: new.sections + beyond)
    var mistakes: [(ListUpdate, ListUpdateError.Reason)] = [
      (.deleteSection(far[0]), .deletesMissing(.section(far[0]), count: old.sections)),
      (.reloadSection(-1), .deletesMissing(.section(-1), count: old.sections)),
      (.insertSection(farNew[0]), .insertsMissing(.section(farNew[0]), count: new.sections)),
      (.deleteItem(far), .deletesInMissingSection(far, count: old.sections)),
      (.reloadItem(far), .deletesInMissingSection(far, count: old.sections)),
      (.insertItem(farNew), .insertsInMissingSection(farNew, count: new.sections)),
      (.moveItem(far, to: farNew), .movesFromMissingSection(far, count: old.sections)),
      (.moveSection(far[0], to: farNew[0]), .movesMissing(.section(far[0]), count: old.sections)),
      (.insertItem([0]), .malformed([0])),
      (.moveItem([0, 0], to: [0, 0, 0]), .malformed([0, 0, 0])),
    ]
    if let (index, target) = stayingSection(using: &random) {
      let path = IndexPath(item: old.items[index] + beyond, section: index)
      let newPath = IndexPath(item: new.items[target] + beyond, section: target)
      mistakes += [
        (.deleteItem(path), .deletesMissing(.item(path), count: old.items[index])),
        (.reloadItem(path), .deletesMissing(.item(path), count: old.items[index])),
        (.insertItem(newPath), .insertsMissing(.item(newPath), count: new.items[target])),
        (.moveItem(path, to: newPath), .movesMissing(.item(path), count: old.items[index])),
      ]
      if let item = before[index].items.firstIndex(where: isUntouched) {
        let path = IndexPath(item: item, section: index)
        mistakes += [
          (
            .moveItem(path, to: newPath),
            .movesToMissing(.item(path), to: .item(newPath), count: new.items[target])
          ),
          (
            .moveItem(path, to: farNew),
            .movesToMissingSection(path, to: farNew, count: new.sections)
          ),
        ]
      }
    }
    return mistakes.map { (updates + [$0], new, $1) }
  }

  nonisolated private func contradictions(
    using random: inout some RandomNumberGenerator
  ) -> [Mistake] {
    let (oldPlaces, newPlaces) = (Self.places(of: before), Self.places(of: after))
    var mistakes: [(ListUpdate, ListUpdateError.Reason)] = []
    if let path = deletedItems.min().flatMap({ oldPlaces[$0] }) {
      mistakes.append((.reloadItem(path), .deletesAndReloads(.item(path))))
    }
    if let id = movedItems.min(), let path = oldPlaces[id], let target = newPlaces[id] {
      let other = IndexPath(item: target[1] + 1, section: target[0])
      mistakes += [
        (.deleteItem(path), .deletesAndMoves(.item(path))),
        (.reloadItem(path), .deletesAndMoves(.item(path))),
        (.insertItem(target), .insertsAndMoves(.item(target))),
      ]
      // What moves to the other place by another change is refused first.
      if Self.counts(of: after).contains(other),
        oldPlaces[after[other[0]].items[other[1]]] != nil,
        !movedItems.contains(after[other[0]].items[other[1]])
      {
        mistakes.append(
          (.moveItem(path, to: other), .movesTwice(.item(path), .item(target), .item(other))))
      }
    }
    if let index = before.firstIndex(where: { deletedSections.contains($0.id) }) {
      mistakes.append((.reloadSection(index), .deletesAndReloads(.section(index))))
      mistakes.append(
        (.moveItem([index, 0], to: [0, 0]), .movesFromDeletedSection(index)))
    }
    if let index = before.firstIndex(where: { movedSections.contains($0.id) }) {
      mistakes.append((.deleteSection(index), .deletesAndMoves(.section(index))))
    }
    if let index = after.firstIndex(where: { insertedSections.contains($0.id) }),
      let (section, _) = stayingSection(using: &random),
      let item = before[section].items.firstIndex(where: isUntouched)
    {
      mistakes.append(
        (.moveItem([section, item], to: [index, 0]), .movesIntoInsertedSection(index)))
    }
    return mistakes.map { (updates + [$0], Self.counts(of: after), $1) }
  }

  nonisolated private func wrongCounts(
    using random: inout some RandomNumberGenerator
  ) -> [Mistake] {
    var counts = Self.counts(of: after)
    counts.items.append(3)
    var mistakes: [Mistake] = [
      (
        updates, counts,
        .sections(
          before: before.count, after: counts.sections, inserted: insertedSections.count,
          deleted: deletedSections.count)
      )
    ]
    if let (index, target) = stayingSection(using: &random) {
      counts = Self.counts(of: after)
      counts.items[target] += 2
      let (old, new) = (Set(before[index].items), Set(after[target].items))
      let oldItems = Set(before.flatMap(\.items))
      let changes = ListUpdateError.Changes(
        inserted: new.subtracting(oldItems).count,
        deleted: old.intersection(deletedItems).count,
        movedIn: new.intersection(movedItems).subtracting(old).count,
        movedOut: old.intersection(movedItems).subtracting(new).count)
      mistakes.append(
        (
          updates, counts,
          .items(
            section: target, before: before[index].items.count, after: counts.items[target],
            changes: changes)
        ))
    }
    return mistakes
  }

  nonisolated private func isUntouched(_ item: Int) -> Bool {
    !deletedItems.contains(item) && !reloadedItems.contains(item) && !movedItems.contains(item)
  }

  /// A section that is neither new nor gone nor reloaded, before and after.
  nonisolated private func stayingSection(
    using random: inout some RandomNumberGenerator
  ) -> (Int, Int)? {
    before.indices.compactMap { index -> (Int, Int)? in
      let id = before[index].id
      guard !reloadedSections.contains(id) else { return nil }
      return after.firstIndex { $0.id == id }.map { (index, $0) }
    }.randomElement(using: &random)
  }
}
