/// Decides what may be dropped on a collection view, and takes it. All functions but the first are
/// optional.
///
/// While a drag is over the collection view: `canHandle`, once; `dropSessionDidEnter`,
/// `dropSessionDidUpdate` for each movement, `dropSessionDidExit`. When it is dropped
/// `performDropWith`; at the end `dropSessionDidEnd`.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// The items are dropped: change the data, update the collection view, and say where each item
  /// ends.
  ///
  /// Not called for an item of the collection view that its data source moves.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)

  /// Whether the collection view has to do with the items; true by default. Otherwise nothing more
  /// is called for this drag.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool

  /// The drag has come over the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

  /// The drag is at another place, or the collection view has scrolled.
  ///
  /// Without it an item of the collection view is moved if its data source does that, and
  /// everything else dropped without a place.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  ///   - destinationIndexPath: Where the items would be inserted, or into which item they would be
  ///     put; one behind the last item for the end; nil for no place. An item of the collection
  ///     view that is moved does not count.
  /// - Returns: What would become of the items.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// The drag has left the collection view, or ended there without a drop.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

  /// A drag is over that was over the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

  /// The part of the cell that is shown where an item is dropped; nil, all of it, by default.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// True.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { OptionalMethod.leftOut() }

  /// Leaves it to the collection view.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    OptionalMethod.leftOut(UICollectionViewDropProposal(operation: .cancel))
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { OptionalMethod.leftOut() }

  /// All of the cell.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { OptionalMethod.leftOut(nil) }
}
