import MisuseReports

/// Why a change of a snapshot is refused.
nonisolated struct SnapshotRefusal: Error, Equatable {
  /// Identifiers are described, since they may be of any kind.
  enum Reason: Equatable {
    case noSections
    case unknownSection(String)
    /// A condition of UIKit's that names what is missing.
    case unsatisfied(String)
    case duplicates([String])
    case duplicateSections([String])
    case sectionsExist([String])
    case besideItself(String)
    case reloadsMissing(String, kind: String)
    case reconfiguresMissing(String)
  }

  let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  // Fidelity: the wordings. [observed]
  /// UIKit's words.
  var message: String {
    switch reason {
    case .noSections:
      "There are currently no sections in the data source. Please add a section first."
    case .unknownSection:
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)"
    case .unsatisfied(let condition): "Invalid parameter not satisfying: \(condition)"
    case .duplicates(let items):
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(Self.set(items))"
    case .duplicateSections(let sections):
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
        + Self.set(sections)
    case .sectionsExist(let sections):
      "Diffable data source detected an attempt to insert or append \(sections.count) section "
        + "identifier\(sections.count == 1 ? " that already exists" : "s that already exist") in "
        + "the snapshot. Identifiers in a snapshot must be unique. Section "
        + "identifier\(sections.count == 1 ? " that already exists" : "s that already exist"): "
        + sections.joined(separator: ", ")
    case .besideItself(let identifier):
      "Invalid update: destination for insertion operation [\(identifier)] is in the insertion "
        + "identifier list for update"
    case .reloadsMissing(let identifier, let kind):
      "Attempted to reload \(kind) identifier that does not exist in the snapshot: \(identifier)"
    case .reconfiguresMissing(let identifier):
      "Attempted to reconfigure item identifier that does not exist in the snapshot: \(identifier)"
    }
  }

  private static func set(_ identifiers: [String]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }
}

extension Misuse {
  /// A change of a snapshot, or a look-up in it, that is refused.
  nonisolated static func snapshotRefused(_ refusal: SnapshotRefusal) -> Misuse {
    Misuse(
      id: "snapshot.refused",
      message: refusal.message,
      reason: "The identifiers of a snapshot are unique, and it knows those only that were put in",
      remedy: "Ask indexOfSection(_:) or indexOfItem(_:) before, and look for identifiers that are "
        + "equal though they stand for different things",
      raisesInUIKit: true)
  }

  // Fidelity: the message. [observed]
  /// Items that a snapshot has already are put in.
  nonisolated static func snapshotHasItems(_ items: [String]) -> Misuse {
    let ending = items.count == 1 ? " that already exists" : "s that already exist"
    return Misuse(
      id: "snapshot.has-items",
      message: "Diffable data source detected an attempt to insert or append \(items.count) item "
        + "identifier\(ending) in the snapshot. The existing item "
        + "identifier\(items.count == 1 ? "" : "s") will be moved into place instead, but this "
        + "operation will be more expensive. For best performance, inserted item identifiers "
        + "should always be unique. Item identifier\(ending): (\(items.joined(separator: ", ")))",
      reason: "An item is in a snapshot once",
      remedy: "Use moveItem(_:beforeItem:) or moveItem(_:afterItem:) for items that are there")
  }
}
