// What is dragged from a collection view and dropped on it, as its delegates are asked and called.

extension UICollectionView: DragDropList {
  final var offersDrags: Bool { dragInteractionEnabled && dragDelegate != nil }

  final func dragItems(at path: IndexPath, _ session: any UIDragSession) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  final func dragItemsToAdd(
    at path: IndexPath, _ session: any UIDragSession, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  final func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  final func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  final func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  final func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  final func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  final func updateDragState(of cell: UIView, _ change: (inout CellListState) -> Void) {
    guard let cell = cell as? UICollectionViewCell else { return }
    var state = cell.listState
    change(&state)
    cell.setListState(state)
  }

  // MARK: Dropping

  final var acceptsDrops: Bool { dropDelegate != nil }

  final func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  final func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  final func dropProposal(
    _ session: any UIDropSession, _ path: IndexPath?
  ) -> ListDropProposal? {
    let answer = OptionalMethod.result(
      of: dropDelegate, "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
    ) {
      $0.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
    return answer.map { answer in
      let intent: ListDropIntent =
        switch answer.intent {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insert
        case .insertIntoDestinationIndexPath: .into
        }
      return ListDropProposal(proposal: answer, intent: intent)
    }
  }

  final func makeProposal(
    _ operation: UIDropOperation, _ intent: ListDropIntent
  ) -> UIDropProposal {
    UICollectionViewDropProposal(
      operation: operation,
      intent: intent == .insert ? .insertAtDestinationIndexPath : .unspecified)
  }

  // Fidelity: how long fast and slow are is not documented. [decided]
  final var rearrangingDelay: TimeInterval {
    switch reorderingCadence {
    case .immediate: 0
    case .fast: 0.25
    case .slow: 0.6
    }
  }

  final func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  final func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  final func performDrop(_ coordinator: ListDropCoordinator) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(coordinator))
  }

  final func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  final func shownTarget(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let hit = currentLayout.elements(in: around).first {
      $0.element.isCell && $0.frame.contains(point)
    }
    if let hit { return hit.element.indexPath }
    // A gap stays open between items.
    if let gap = core.presentation.extras.first(where: \.isGap) {
      return core.presentation.shown(extra: gap.id)
    }
    guard let last = core.counts.items.indices.last else { return nil }
    let count = core.counts.items[last]
    guard count > 0 else { return IndexPath(item: 0, section: last) }
    let end = layoutAttributes(of: .cell(IndexPath(item: count - 1, section: last)))?.frame
    let isBehind = end.map { point.y > $0.maxY || (point.y >= $0.minY && point.x > $0.maxX) }
    return isBehind == true ? IndexPath(item: count, section: last) : nil
  }

  final func makePlaceholder(_ identifier: String, at shown: IndexPath) -> UIView? {
    CellRequest.$isActive.withValue(true) {
      dequeueReusableCell(withReuseIdentifier: identifier, for: shown)
    }
  }

  /// Who drags and drops, or whether that is wanted, has changed.
  final func dragAndDropDidChange() {
    core.interaction?.dragging.update()
    core.interaction?.dropping.update()
  }
}
