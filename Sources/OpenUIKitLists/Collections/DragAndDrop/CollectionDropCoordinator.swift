/// A drop on a collection view.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let drop: ListDropCoordinator
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal

  init(_ drop: ListDropCoordinator) {
    self.drop = drop
    items = drop.items.map {
      CollectionDropItem($0.item, $0.source, drop.previewSize(of: $0.source))
    }
    proposal =
      drop.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    super.init()
  }

  deinit {}

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    CollectionPlaceholderContext(
      drop.drop(
        dragItem, at: placeholder.insertionIndexPath, placeholder.reuseIdentifier,
        size: nil,
        update: { view in
          if let cell = view as? UICollectionViewCell { placeholder.cellUpdateHandler?(cell) }
        },
        parameters: {
          ($0 as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
      ))
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.drop(dragItem, at: .item(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drop.drop(dragItem, at: .into(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.drop(dragItem, at: .target(target))
  }
}

private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    super.init()
  }

  deinit {}
}

private final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  private let context: ListPlaceholderContext

  init(_ context: ListPlaceholderContext) {
    self.context = context
    super.init()
  }

  deinit {}

  var dragItem: UIDragItem { context.item }

  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
    context.commit(dataSourceUpdates)
  }

  func deletePlaceholder() -> Bool { context.delete() }

  func setNeedsCellUpdate() { context.updateCell() }

  func addAnimations(_ animations: @escaping () -> Void) {
    context.animator.addAnimations(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    context.animator.addCompletion(completion)
  }
}
