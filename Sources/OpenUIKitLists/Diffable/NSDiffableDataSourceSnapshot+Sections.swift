nonisolated extension NSDiffableDataSourceSnapshot {
  /// Puts sections without items at the end. With one that is there already nothing changes.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    change { contents throws(SnapshotRefusal) in
      try contents.insert(identifiers, at: contents.order.sections.count)
    }
  }

  /// Puts sections without items in front of another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, after: false) }

  /// Puts sections without items behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, after: true) }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside section: SectionIdentifierType, after: Bool
  ) {
    change { contents throws(SnapshotRefusal) in
      if identifiers.contains(section) { throw SnapshotRefusal(.besideItself("\(section)")) }
      try contents.insert(
        identifiers, at: try contents.index(beside: section, after: after, "insertIndex"))
    }
  }

  /// Takes sections out with their items; unknown ones are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    change { contents throws(SnapshotRefusal) in contents.delete(identifiers) }
  }

  /// Moves a section with its items in front of another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    change { contents throws(SnapshotRefusal) in
      try contents.move(identifier, beside: toIdentifier, after: false)
    }
  }

  /// Moves a section with its items behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    change { contents throws(SnapshotRefusal) in
      try contents.move(identifier, beside: toIdentifier, after: true)
    }
  }

  /// Marks sections so that all their items get new cells when the snapshot is applied. Marks are
  /// used once.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    change { contents throws(SnapshotRefusal) in try contents.reload(identifiers) }
  }
}
