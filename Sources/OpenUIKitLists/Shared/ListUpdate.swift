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

extension ListUpdate {
  /// The change as a refusal lists it, such as "Delete row (0 - 1)".
  ///
  /// - Parameter words: How the list names its items.
  nonisolated func description(_ words: ListUpdateWords) -> String {
    switch self {
    case .insertSection(let section): "Insert section (\(section))"
    case .deleteSection(let section): "Delete section (\(section))"
    case .reloadSection(let section): "Reload section (\(section))"
    case .moveSection(let section, let target): "Move section (\(section)) to (\(target))"
    case .insertItem(let path): "Insert \(words.item) \(Self.short(path))"
    case .deleteItem(let path): "Delete \(words.item) \(Self.short(path))"
    case .reloadItem(let path): "Reload \(words.item) \(Self.short(path))"
    case .moveItem(let path, let target):
      "Move \(words.item) \(Self.short(path)) to \(Self.short(target))"
    }
  }

  nonisolated private static func short(_ path: IndexPath) -> String {
    "(" + path.map(String.init).joined(separator: " - ") + ")"
  }
}
