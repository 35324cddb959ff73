/// The sizes that the views of a section have asked for.
struct MeasuredSizes {
  /// Those of cells, by item.
  var items: [Int: CGSize] = [:]
  /// Those of views at the edges of items.
  var views: [ViewKey: CGSize] = [:]
  /// Those of headers and footers, by their number in the description.
  var boundaries: [Int: CGSize] = [:]

  var isEmpty: Bool { items.isEmpty && views.isEmpty && boundaries.isEmpty }

  nonisolated struct ViewKey: Hashable {
    var kind: String
    var item: Int
  }
}
