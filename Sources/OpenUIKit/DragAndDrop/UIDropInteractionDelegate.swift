/// Decides what may be dropped on a view, and takes it.
///
/// While a drag is over the view: `canHandle`, once for each drag; `sessionDidEnter`,
/// `sessionDidUpdate` for each movement, `sessionDidExit`. When it is dropped: `performDrop`; for
/// each item `previewForDropping` and `willAnimateDropWith`; after the animations `concludeDrop`.
/// At the end of each drag that was over the view, wherever that is: `sessionDidEnd`.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view has to do with the items; true by default. Otherwise the views around it are
  /// asked, and nothing more is called for this drag.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool

  /// The drag has come over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// The drag is at another place of the view, or the view has changed.
  ///
  /// - Returns: What would become of the items now; nothing by default.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// The drag has left the view, or ended there without a drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// The items are dropped: load their objects now.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// The items have moved to where they are dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// A drag is over that was over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

  /// How an item is dropped.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of the view.
  ///   - item: An item of the drag.
  ///   - defaultPreview: A preview that disappears where it is.
  /// - Returns: The preview at the place to which it moves; the default one by default, nil for one
  ///   that fades.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// An item moves to where it is dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// True.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { OptionalMethod.leftOut() }

  // Fidelity: without it nothing can be dropped. [documented]
  /// Nothing becomes of the items.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { OptionalMethod.leftOut(UIDropProposal(operation: .cancel)) }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { OptionalMethod.leftOut() }

  /// The default preview.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { OptionalMethod.leftOut(defaultPreview) }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { OptionalMethod.leftOut() }
}
