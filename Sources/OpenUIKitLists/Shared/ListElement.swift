/// Something that a list shows at a place of its content.
///
/// The headers and footers of a table are supplementary views of the kinds of a flow layout, at the
/// first index path of their section.
nonisolated enum ListElement: Hashable, Sendable {
  case cell(IndexPath)
  case supplementary(kind: String, IndexPath)
  case decoration(kind: String, IndexPath)

  /// Where it stands in the list.
  var indexPath: IndexPath {
    switch self {
    case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
    }
  }

  /// The same element at another place.
  func at(_ path: IndexPath) -> ListElement {
    switch self {
    case .cell: .cell(path)
    case .supplementary(let kind, _): .supplementary(kind: kind, path)
    case .decoration(let kind, _): .decoration(kind: kind, path)
    }
  }

  /// The kind of a supplementary or decoration view; nil for a cell.
  var kind: String? {
    switch self {
    case .cell: nil
    case .supplementary(let kind, _), .decoration(let kind, _): kind
    }
  }

  var isCell: Bool {
    if case .cell = self { true } else { false }
  }
}
