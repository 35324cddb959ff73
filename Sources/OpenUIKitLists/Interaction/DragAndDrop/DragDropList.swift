/// A list from which items are dragged, and on which they are dropped: what a table and a
/// collection view answer and call differently.
///
/// Items are named as the data source has them.
protocol DragDropList: InteractiveList {
  // MARK: Dragging

  /// Whether there is somebody who gives items, and drags are enabled.
  var offersDrags: Bool { get }

  /// Asks what is dragged from an item; nothing for no drag.
  func dragItems(at path: IndexPath, _ session: any UIDragSession) -> [UIDragItem]

  /// Asks what a tap on an item adds to a drag.
  func dragItemsToAdd(
    at path: IndexPath, _ session: any UIDragSession, _ point: CGPoint
  ) -> [UIDragItem]

  /// Asks what of a cell is shown while its item is lifted; nil for all of it.
  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?

  func dragWillBegin(_ session: any UIDragSession)

  func dragDidEnd(_ session: any UIDragSession)

  func dragAllowsMove(_ session: any UIDragSession) -> Bool

  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  /// Gives a cell the state of a drag or a drop.
  func updateDragState(of cell: UIView, _ change: (inout CellListState) -> Void)

  // MARK: Dropping

  /// Whether there is somebody who takes what is dropped.
  var acceptsDrops: Bool { get }

  func canHandleDrop(_ session: any UIDropSession) -> Bool

  func dropDidEnter(_ session: any UIDropSession)

  /// Asks what would become of the items; nil where the program leaves it to the list.
  func dropProposal(_ session: any UIDropSession, _ path: IndexPath?) -> ListDropProposal?

  /// The proposal of a list whose program makes none.
  func makeProposal(_ operation: UIDropOperation, _ intent: ListDropIntent) -> UIDropProposal

  /// How long a drag stays at a place before the items make room there, in seconds.
  var rearrangingDelay: TimeInterval { get }

  func dropDidExit(_ session: any UIDropSession)

  func dropDidEnd(_ session: any UIDropSession)

  func performDrop(_ coordinator: ListDropCoordinator)

  /// Asks what of a cell is shown while its item is dropped; nil for all of it.
  func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?

  /// The place of what is shown at a point of the content; nil for none.
  func shownTarget(at point: CGPoint) -> IndexPath?

  /// Makes the cell of a placeholder.
  func makePlaceholder(_ identifier: String, at shown: IndexPath) -> UIView?
}

/// The effect of a drop on the item at its place.
enum ListDropIntent {
  /// Nothing is shown.
  case unspecified
  /// A gap opens: the items are inserted.
  case insert
  /// The item is highlighted: the items are put into it.
  case into
  /// One of both, by the part of the item at which the finger is.
  case automatic
}

/// The effect on the items if they were dropped now.
struct ListDropProposal {
  let proposal: UIDropProposal
  let intent: ListDropIntent
}
