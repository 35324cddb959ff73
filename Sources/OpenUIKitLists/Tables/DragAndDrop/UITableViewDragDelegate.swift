/// Gives what is dragged from a table, and follows the drag. All functions but the first are
/// optional.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The items that are dragged from a row; none for no drag.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drag that is about to begin.
  ///   - indexPath: The row under the finger.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// The items that a tap of another finger on a row adds to a drag that lasts; none by default.
  ///
  /// - Parameters:
  ///   - tableView: The table; the drag may be of another view.
  ///   - session: The drag, with the items that it has already.
  ///   - indexPath: The row that was tapped.
  ///   - point: Where the finger is, in coordinates of the table.
  /// - Returns: Items that are not in the drag yet; none lets the tap end the drag.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]

  /// The part of the cell that is shown while it is lifted; nil, all of it, by default.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// The lifted items begin to move.
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// The drag is over, with its animations.
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

  /// Whether the items may be moved, and not only copied; true by default.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether the items have to stay in the program; false by default. They always do here.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Nothing.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { OptionalMethod.leftOut([]) }

  /// All of the cell.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { OptionalMethod.leftOut(nil) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) { OptionalMethod.leftOut() }

  /// True.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// False.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { OptionalMethod.leftOut(false) }
}
