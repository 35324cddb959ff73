/// The changes that lead from one snapshot to another, and what is marked in the new one.
///
/// Identifiers are unique, so that what stays, is inserted and is deleted is found by looking up;
/// of what stays in a section as few items move as possible. O(items × log items), O(items) where
/// little moves.
nonisolated struct SnapshotDifference: Equatable, Sendable {
  /// The changes, which lead from the old counts to the new ones.
  private(set) var updates: [ListUpdate] = []
  /// The new places of the items whose cells are to be filled again.
  private(set) var reconfigured: [IndexPath] = []

  /// - Parameters:
  ///   - old: The snapshot that is shown.
  ///   - new: The snapshot that is to be shown, with its marks.
  init<SectionIdentifier, ItemIdentifier>(
    from old: SnapshotContents<SectionIdentifier, ItemIdentifier>,
    to new: inout SnapshotContents<SectionIdentifier, ItemIdentifier>
  ) {
    new.order.updateAll()
    let targets = old.order.sections.map { section -> (index: Int, isReloaded: Bool) in
      guard let number = new.sectionTable.number(of: section.number, in: old.sectionTable) else {
        return (-1, false)
      }
      return (new.order.indexes[number], new.reloadedSections.contains(number))
    }
    var items = [[Int]](repeating: [], count: targets.count)
    for (index, target) in targets.enumerated() where target.index >= 0 && !target.isReloaded {
      items[index] = old.order.sections[index].items.map {
        new.itemTable.number(of: $0, in: old.itemTable) ?? -1
      }
    }
    let marks = (new.reloadedItems, new.reconfiguredItems)
    var maker = SnapshotDifferenceMaker(
      new: new.order, reloaded: marks.0, reconfigured: marks.1,
      hasMarks: !marks.0.isEmpty || !marks.1.isEmpty)
    maker.takeSections(targets)
    maker.takeItems(items)
    (updates, reconfigured) = (maker.updates, maker.reconfiguredPaths)
  }
}
