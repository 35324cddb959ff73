/// Decides what may be dropped on a table, and takes it. All functions but the first are optional.
///
/// While a drag is over the table: `canHandle`, once; `dropSessionDidEnter`, `dropSessionDidUpdate`
/// for each movement, `dropSessionDidExit`. When it is dropped `performDropWith`; at the end
/// `dropSessionDidEnd`.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// The items are dropped: change the data, update the table, and say where each item ends.
  ///
  /// Not called for a row of the table that its data source moves.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Whether the table has to do with the items; true by default. Otherwise nothing more is called
  /// for this drag.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// The drag has come over the table.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// The drag is at another place, or the table has scrolled.
  ///
  /// Without it a row of the table is moved if its data source does that, and everything else
  /// dropped without a place.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drag.
  ///   - destinationIndexPath: Where the items would be inserted, or into which row they would be
  ///     put; one behind the last row for the end; nil for no place. A row of the table that is
  ///     moved does not count.
  /// - Returns: What would become of the items.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// The drag has left the table, or ended there without a drop.
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// A drag is over that was over the table.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// The part of the cell that is shown where an item is dropped; nil, all of it, by default.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) { OptionalMethod.leftOut() }

  /// Leaves it to the table.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    OptionalMethod.leftOut(UITableViewDropProposal(operation: .cancel))
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) { OptionalMethod.leftOut() }

  /// All of the cell.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { OptionalMethod.leftOut(nil) }
}
