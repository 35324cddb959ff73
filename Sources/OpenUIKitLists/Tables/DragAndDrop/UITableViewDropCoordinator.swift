/// A drop on a table: what is dropped and where, and where each item ends.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where it is dropped; nil for no place.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Shows a placeholder until the data of an item are there; the preview moves to it.
  ///
  /// - Parameters:
  ///   - dragItem: An item of the drag.
  ///   - placeholder: Where the placeholder is, and what cell it has.
  /// - Returns: Lets the placeholder become a row of the data source, or takes it away.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext

  /// The preview moves to a row, which the data source has already.
  ///
  /// - Parameters:
  ///   - dragItem: An item of the drag.
  ///   - indexPath: The row as it is named after the updates.
  /// - Returns: The animation, to which others can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// The preview moves into a part of a row, and gets as small as that.
  ///
  /// - Parameters:
  ///   - dragItem: An item of the drag.
  ///   - indexPath: The row.
  ///   - rect: In coordinates of the cell.
  /// - Returns: The animation, to which others can be added.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// The preview moves to any place.
  ///
  /// - Parameters:
  ///   - dragItem: An item of the drag.
  ///   - target: The place.
  /// - Returns: The animation, to which others can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where it is in this table; nil for an item from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}

/// A placeholder that is shown in a table.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item whose data are not there yet.
  var dragItem: UIDragItem { get }

  /// Lets a row of the data source take the place of the placeholder. Do not insert it into the
  /// table too.
  ///
  /// - Parameter dataSourceUpdates: Inserts one item into the data, at the place that it gets. Not
  ///   called if the placeholder is gone.
  /// - Returns: Whether it was shown; not after `reloadData()`.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

  /// Takes the placeholder away.
  ///
  /// - Returns: Whether it was shown.
  @discardableResult
  func deletePlaceholder() -> Bool
}
