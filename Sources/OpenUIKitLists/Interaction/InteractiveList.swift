/// A list as a person uses it: what a table and a collection view answer and call differently.
///
/// Everything is called with places of the list as it is shown.
protocol InteractiveList: ListFront {
  // MARK: Selection

  /// How many items can be selected at the moment.
  var selectionMode: ListSelectionMode { get }

  /// Whether the highlight is taken away before the selection changes.
  var unhighlightsBeforeSelection: Bool { get }

  /// Asks whether the item may be highlighted.
  func mayHighlight(_ path: IndexPath) -> Bool

  func didHighlight(_ path: IndexPath)

  func didUnhighlight(_ path: IndexPath)

  /// Shows a cell highlighted or not.
  func show(isHighlighted: Bool, in cell: UIView)

  /// Asks what is to be selected in place of an item; nil for nothing.
  func pathToSelect(_ path: IndexPath) -> IndexPath?

  /// Asks what is to be deselected in place of an item; nil for nothing.
  ///
  /// - Parameter isReplaced: Whether another item is selected in its place.
  func pathToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath?

  func didSelect(_ path: IndexPath)

  func didDeselect(_ path: IndexPath)

  /// Called after the user has changed the selection and the delegate was called.
  func selectionDidChange()

  /// Asks whether the item has a primary action now.
  func canPerformPrimaryAction(at path: IndexPath) -> Bool

  func performPrimaryAction(at path: IndexPath)

  /// Asks whether two fingers, or the shift key, begin a selection of several items.
  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool

  func didBeginMultipleSelection(at path: IndexPath)

  func didEndMultipleSelection()

  /// Whether the list is being edited.
  var isEditingList: Bool { get }

  func setEditingList(_ isEditing: Bool)

  // MARK: Swipes

  /// The actions on a side of a row; nil for none.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?

  /// A row is about to reveal its actions.
  func swipeWillBegin(at path: IndexPath, _ cell: UIView)

  /// A row has closed.
  ///
  /// - Parameter path: Where it is; nil if it is gone.
  func swipeDidEnd(at path: IndexPath?, _ cell: UIView)

  // MARK: Focus

  /// Whether an item can have the focus now.
  func mayFocus(_ path: IndexPath) -> Bool

  /// Whether an item that gets the focus is selected.
  func selectionFollowsFocus(at path: IndexPath) -> Bool

  /// Whether the focus returns to the item that had it last.
  var remembersLastFocus: Bool { get }

  /// The item into which the delegate wants the focus to go; nil for no wish.
  var preferredFocusPath: IndexPath? { get }

  /// Whether the focus may move, as the delegate says.
  func mayUpdateFocus(_ context: UIFocusUpdateContext) -> Bool

  /// The focus has moved.
  func didUpdateFocus(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)

  // MARK: Menus

  /// Whether there is somebody who makes menus.
  var offersMenus: Bool { get }

  /// Asks for the menu of an item; nil for none.
  func menuConfiguration(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration?

  /// Asks what is lifted with the menu of an item, or where that returns to; nil for the cell.
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isHighlight: Bool
  ) -> UITargetedPreview?

  func menuWillOpen(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)

  func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)

  // MARK: Spring-loading

  /// Asks whether a drag that stays over an item chooses it.
  func shouldSpringLoad(
    at path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // MARK: Moving

  /// Whether an item may be moved.
  func mayMove(_ path: IndexPath) -> Bool

  /// Whether items move along one axis only, as the rows of a table do.
  var movesAlongRows: Bool { get }

  /// The place at which an item is to be shown whose middle is at a point; nil for no other one.
  func proposedPath(for path: IndexPath, movedTo center: CGPoint) -> IndexPath?

  /// Asks where an item is placed that a person moves to an index path.
  func target(
    ofMoveFrom source: IndexPath, current: IndexPath, proposed: IndexPath
  ) -> IndexPath

  /// The data source moves an item.
  ///
  /// - Returns: Whether it can.
  func commitMove(from source: IndexPath, to target: IndexPath) -> Bool

  /// Whether the data source is not known to leave moving out.
  var canCommitMoves: Bool { get }

  /// The part of a cell with which it is moved; nil where there is none.
  func reorderControl(of cell: UIView) -> UIView?

  /// An item begins or ends to be moved.
  func reorderingDidChange(_ isReordering: Bool, _ cell: UIView)

  // MARK: Prefetching

  /// Whether there is somebody who prefetches.
  var prefetches: Bool { get }

  func prefetch(_ paths: [IndexPath])

  func cancelPrefetching(_ paths: [IndexPath])
}
