import MisuseReports

/// Why a change of a section snapshot is refused. Identifiers are described.
nonisolated enum SectionSnapshotRefusal {
  case duplicates([String])
  case unknown(String)
}

extension Misuse {
  // Fidelity: the message for duplicates. [observed]
  nonisolated static func sectionSnapshotRefused(_ refusal: SectionSnapshotRefusal) -> Misuse {
    let message =
      switch refusal {
      case .duplicates(let items):
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
          + items.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
      case .unknown(let item):
        "Invalid parameter not satisfying: the item \(item) is in the snapshot"
      }
    return Misuse(
      id: "section-snapshot.refused",
      message: message,
      reason: "An item is in a section snapshot once, and parents and neighbours have to be there",
      remedy: "Ask contains(_:) before",
      raisesInUIKit: true)
  }
}
