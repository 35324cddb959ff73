import MisuseReports

nonisolated extension NSDiffableDataSourceSnapshot {
  /// Puts items at the end of a section, the last one by default. Items that are there already are
  /// moved, which is reported. Without that section, and with the same item twice, nothing changes.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    insert(identifiers) { contents throws(SnapshotRefusal) in
      try contents.end(of: sectionIdentifier)
    }
  }

  /// Puts items in front of another one, in its section. Items that are there already are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers) { _ throws(SnapshotRefusal) in .before(beforeIdentifier) }
  }

  /// Puts items behind another one, in its section. Items that are there already are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers) { _ throws(SnapshotRefusal) in .after(afterIdentifier) }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    at target: (Contents) throws(SnapshotRefusal) -> Contents.Target
  ) {
    var moved: [ItemIdentifierType] = []
    change { contents throws(SnapshotRefusal) in
      moved = try contents.insert(identifiers, at: try target(contents))
    }
    guard !moved.isEmpty else { return }
    Misuse.reportFromAnyThread(.snapshotHasItems(moved.map { "\($0)" }))
  }

  /// Takes items out; unknown ones are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    change { contents throws(SnapshotRefusal) in contents.delete(identifiers) }
  }

  // Fidelity: the sections go too. [observed]
  /// Takes everything out, the sections too.
  public mutating func deleteAllItems() {
    change { contents throws(SnapshotRefusal) in contents.deleteAll() }
  }

  /// Moves an item in front of another one, to its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    change { contents throws(SnapshotRefusal) in
      try contents.move(identifier, to: .before(toIdentifier))
    }
  }

  /// Moves an item behind another one, to its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    change { contents throws(SnapshotRefusal) in
      try contents.move(identifier, to: .after(toIdentifier))
    }
  }

  /// Marks items so that they get new cells when the snapshot is applied. Marks are used once.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    change { contents throws(SnapshotRefusal) in try contents.reload(identifiers) }
  }

  /// Marks items so that the cells which they have are filled again when the snapshot is applied.
  /// Marks are used once.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    change { contents throws(SnapshotRefusal) in try contents.reconfigure(identifiers) }
  }
}
