/// A data source that has outlines, for the cells that show them.
protocol OutlineDataSource: AnyObject {
  /// How the item at an index path stands in its outline; nil without an outline.
  func outlinePlace(at path: IndexPath) -> OutlinePlace?

  /// A person has expanded or collapsed an item.
  func toggleExpansion(at path: IndexPath)
}

/// How an item stands in an outline.
struct OutlinePlace: Equatable {
  /// How many parents it has.
  let level: Int
  let isExpanded: Bool
  let hasChildren: Bool
}
