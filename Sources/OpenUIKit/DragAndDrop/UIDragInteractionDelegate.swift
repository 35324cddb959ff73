/// Gives what is dragged from a view, and follows the drag.
///
/// A drag calls, in this order: `itemsForBeginning`, `previewForLifting` for each item,
/// `willAnimateLiftWith`; when the finger moves `sessionWillBegin`, the two questions about the
/// operation, `sessionDidMove` for each movement; at the end `willEndWith`, for each item that
/// returns `previewForCancelling` and `willAnimateCancelWith`, and after the animations
/// `didEndWith` and, if something was dropped, `sessionDidTransferItems`.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The items of a drag that is about to begin; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// The look of a lifted item; the view of the interaction by default, nil for nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// The items are lifted. The completions of the animator get `end` when they were, and `start` if
  /// the finger was lifted before.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)

  /// The lifted items begin to move.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

  /// Whether the items may be moved, and not only copied; true by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether the items have to stay in the program; false by default. They always do here.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Whether the previews have their full sizes; false by default: large ones are made smaller.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool

  /// The finger has moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// The drag ends; the animations follow.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose drag it is.
  ///   - session: The drag.
  ///   - operation: What becomes of the items.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)

  /// The drag is over, with its animations.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose drag it was.
  ///   - session: The drag.
  ///   - operation: What became of the items.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)

  /// The items were dropped, and the drag is over.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

  /// The items that a tap of another finger adds to a drag that lasts; none by default: then the
  /// tap ends the drag.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of the view that was tapped; the drag may be of another one.
  ///   - session: The drag, with the items that it has already.
  ///   - point: Where the finger is, in coordinates of the view.
  /// - Returns: Items that are not in the drag yet; others are ignored.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// Items are about to be added to the drag.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose drag it is.
  ///   - session: The drag, which does not have the items yet.
  ///   - items: What is added.
  ///   - addingInteraction: The interaction from which the items are.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)

  /// How an item returns that is not dropped.
  ///
  /// - Parameters:
  ///   - interaction: The interaction from which the item is.
  ///   - item: An item of the drag.
  ///   - defaultPreview: A preview that returns to where it was lifted.
  /// - Returns: The preview at the place to which it returns; the default one by default, nil for
  ///   one that fades.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// An item returns that is not dropped.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// The view of the interaction.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    OptionalMethod.leftOut(interaction.view.map { UITargetedDragPreview(view: $0) })
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { OptionalMethod.leftOut() }

  /// True.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// False.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { OptionalMethod.leftOut(false) }

  /// False.
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { OptionalMethod.leftOut(false) }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { OptionalMethod.leftOut() }

  /// Nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { OptionalMethod.leftOut([]) }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { OptionalMethod.leftOut() }

  /// The default preview.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { OptionalMethod.leftOut(defaultPreview) }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { OptionalMethod.leftOut() }
}
