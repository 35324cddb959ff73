// What is dragged from a table and dropped on it, as its delegates are asked and called.

extension UITableView: DragDropList {
  final var offersDrags: Bool { dragInteractionEnabled && dragDelegate != nil }

  final func dragItems(at path: IndexPath, _ session: any UIDragSession) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  final func dragItemsToAdd(
    at path: IndexPath, _ session: any UIDragSession, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  final func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  final func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  final func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  final func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  final func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  final func updateDragState(of cell: UIView, _ change: (inout CellListState) -> Void) {
    guard let cell = cell as? UITableViewCell else { return }
    var state = cell.listState
    change(&state)
    cell.setListState(state, animated: true)
  }

  // MARK: Dropping

  final var acceptsDrops: Bool { dropDelegate != nil }

  final func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  final func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  final func dropProposal(
    _ session: any UIDropSession, _ path: IndexPath?
  ) -> ListDropProposal? {
    let answer = OptionalMethod.result(
      of: dropDelegate, "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
    ) {
      $0.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
    return answer.map { answer in
      let intent: ListDropIntent =
        switch answer.intent {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insert
        case .insertIntoDestinationIndexPath: .into
        case .automatic: .automatic
        }
      return ListDropProposal(proposal: answer, intent: intent)
    }
  }

  final func makeProposal(
    _ operation: UIDropOperation, _ intent: ListDropIntent
  ) -> UIDropProposal {
    UITableViewDropProposal(
      operation: operation,
      intent: intent == .insert ? .insertAtDestinationIndexPath : .unspecified)
  }

  final var rearrangingDelay: TimeInterval { 0 }

  final func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  final func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  final func performDrop(_ coordinator: ListDropCoordinator) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(coordinator))
  }

  final func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  final func shownTarget(at point: CGPoint) -> IndexPath? {
    guard core.counts.sections > 0 else { return nil }
    if let row = layout.row(at: point.y) {
      let rect = layout.rect(ofRow: row)
      if rect.minY <= point.y, point.y < rect.maxY { return row }
    }
    // Between rows: at an end of the section.
    let section =
      (0..<core.counts.sections).last { layout.rect(ofSection: $0).minY <= point.y } ?? 0
    let count = core.counts.items[section]
    guard count > 0 else { return IndexPath(row: 0, section: section) }
    let isAbove = point.y < layout.rect(ofRow: IndexPath(row: 0, section: section)).minY
    return IndexPath(row: isAbove ? 0 : count, section: section)
  }

  final func makePlaceholder(_ identifier: String, at shown: IndexPath) -> UIView? {
    let outer = pathBeingMade
    pathBeingMade = shown
    defer { pathBeingMade = outer }
    return dequeueReusableCell(withIdentifier: identifier)
  }

  /// Who drags and drops, or whether that is wanted, has changed.
  final func dragAndDropDidChange() {
    core.interaction?.dragging.update()
    core.interaction?.dropping.update()
  }
}
