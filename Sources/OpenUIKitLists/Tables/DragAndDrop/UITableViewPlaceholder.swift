/// A row that a table shows until its data are there.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  final let rowHeight: CGFloat

  /// Fills the cell; nil by default.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// A placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where it is shown.
  ///   - reuseIdentifier: Of the cell, for which a class is registered.
  ///   - rowHeight: In points; `UITableView.automaticDimension` for the height that the cell wants.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  deinit {}
}

/// A row that a table shows until the data of a dropped item are there.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The part of the cell that is shown while the item moves to it; nil, all of it, by default.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?

  deinit {}
}
