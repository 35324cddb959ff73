import OpenQuartzCore

// What a person does to a collection view, as its delegate is asked and called.

extension UICollectionView: InteractiveList {
  final var selectionMode: ListSelectionMode {
    isEditing
      ? ListSelectionMode(
        isAllowed: allowsSelectionDuringEditing, isMultiple: allowsMultipleSelectionDuringEditing)
      : ListSelectionMode(isAllowed: allowsSelection, isMultiple: allowsMultipleSelection)
  }

  final var unhighlightsBeforeSelection: Bool { false }

  final func mayHighlight(_ path: IndexPath) -> Bool {
    selectionMode != .none && core.extra(at: path) == nil
      && collectionDelegate?.collectionView(self, shouldHighlightItemAt: core.item(at: path))
        ?? true
  }

  final func didHighlight(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didHighlightItemAt: core.item(at: path))
  }

  final func didUnhighlight(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: core.item(at: path))
  }

  final func show(isHighlighted: Bool, in cell: UIView) {
    (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }

  // Fidelity: a header of an outline expands its items and is not selected. [documented]
  final func pathToSelect(_ path: IndexPath) -> IndexPath? {
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesOutlineWhenTouched
    {
      cell.performOutlineAction()
      return nil
    }
    return collectionDelegate?.collectionView(self, shouldSelectItemAt: core.item(at: path)) ?? true
      ? path : nil
  }

  // Fidelity: an item that another one replaces is deselected without a question. [documented]
  final func pathToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
    if isReplaced { return path }
    return collectionDelegate?.collectionView(self, shouldDeselectItemAt: core.item(at: path))
      ?? true ? path : nil
  }

  final func didSelect(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didSelectItemAt: core.item(at: path))
  }

  final func didDeselect(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didDeselectItemAt: core.item(at: path))
  }

  final func selectionDidChange() {}

  final func canPerformPrimaryAction(at path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: core.item(at: path))
      ?? false
  }

  final func performPrimaryAction(at path: IndexPath) {
    collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: core.item(at: path))
  }

  final func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(
      self, shouldBeginMultipleSelectionInteractionAt: core.item(at: path)) ?? false
  }

  final func didBeginMultipleSelection(at path: IndexPath) {
    collectionDelegate?.collectionView(
      self, didBeginMultipleSelectionInteractionAt: core.item(at: path))
  }

  final func didEndMultipleSelection() {
    collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  final var isEditingList: Bool { isEditing }

  final func setEditingList(_ isEditing: Bool) { self.isEditing = isEditing }

  // MARK: Swipes

  final func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    (currentLayout as? any SwipeActionsLayout)?.swipeActions(at: path, isLeading: isLeading)
  }

  final func swipeWillBegin(at path: IndexPath, _ cell: UIView) {
    core.updateState(of: path, animated: true)
  }

  final func swipeDidEnd(at path: IndexPath?, _ cell: UIView) {
    if let path { core.updateState(of: path, animated: true) }
  }

  /// Gives a cell what a person does to it, and its controls what they do.
  final func updateInteraction(of cell: UICollectionViewCell, at shown: IndexPath) {
    guard let path = core.sourcePath(of: shown) else { return }
    var state = cell.listState
    state.isEditing =
      isEditing && collectionDelegate?.collectionView(self, canEditItemAt: path) ?? true
    state.isSwiped = core.interaction?.swipes.isSwiped(shown) ?? false
    state.isReordering = core.interaction?.reordering.isMoving(shown) ?? false
    state.drag = core.interaction?.dragging.state(of: path) ?? .none
    let outline = (dataSource as? any OutlineDataSource)?.outlinePlace(at: path)
    state.isExpanded = outline?.isExpanded ?? false
    cell.setListState(state)
    if let cell = cell as? UICollectionViewListCell { connectOutline(cell, outline) }
    // Fidelity: a minus without a closure of the program reveals the actions. [documented]
    (cell as? UICollectionViewListCell)?.onDelete = { [weak self, weak cell] in
      guard let self, let cell, let path = core.element(of: cell)?.indexPath else { return }
      core.interaction?.swipes.reveal(path)
    }
  }

  // Fidelity: the level in an outline indents its cell. [observed]
  /// Indents a cell as its item stands in an outline, and lets its chevron expand the item.
  private func connectOutline(_ cell: UICollectionViewListCell, _ outline: OutlinePlace?) {
    guard let outline else { return cell.onOutline = nil }
    if cell.indentationLevel != outline.level { cell.indentationLevel = outline.level }
    cell.onOutline = { [weak self, weak cell] in
      guard let self, let cell, let path = core.element(of: cell)?.indexPath else { return }
      (dataSource as? any OutlineDataSource)?.toggleExpansion(at: path)
    }
  }

  // MARK: Focus

  final func mayFocus(_ path: IndexPath) -> Bool {
    OptionalMethod.result(of: collectionDelegate, "collectionView(_:canFocusItemAt:)") {
      $0.collectionView(self, canFocusItemAt: core.item(at: path))
    } ?? (isEditing ? allowsFocusDuringEditing : allowsFocus)
  }

  final func selectionFollowsFocus(at path: IndexPath) -> Bool {
    selectionFollowsFocus && selectionMode != .none
      && collectionDelegate?.collectionView(
        self, selectionFollowsFocusForItemAt: core.item(at: path)) ?? true
  }

  final var remembersLastFocus: Bool { remembersLastFocusedIndexPath }

  final var preferredFocusPath: IndexPath? {
    collectionDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  final func mayUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
    collectionDelegate?.collectionView(self, shouldUpdateFocusIn: focusContext(context)) ?? true
  }

  final func didUpdateFocus(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    collectionDelegate?.collectionView(
      self, didUpdateFocusIn: focusContext(context), with: coordinator)
  }

  private func focusContext(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
    let own = UICollectionViewFocusUpdateContext(
      from: context.previouslyFocusedView, to: context.nextFocusedView,
      heading: context.focusHeading)
    own.previouslyFocusedIndexPath = core.path(around: context.previouslyFocusedView)
    own.nextFocusedIndexPath = core.path(around: context.nextFocusedView)
    return own
  }

  // MARK: Menus

  final var offersMenus: Bool { collectionDelegate != nil }

  final func menuConfiguration(
    at path: IndexPath, _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let collectionDelegate else { return nil }
    // A menu on a selected item is that of all that are selected.
    let isSelected = core.selection.contains(path)
    let answer = OptionalMethod.result(
      of: collectionDelegate, "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
    ) {
      $0.collectionView(
        self,
        contextMenuConfigurationForItemsAt: isSelected ? core.selectedItems : [core.item(at: path)],
        point: point)
    }
    if let answer { return answer }
    return collectionDelegate.collectionView(
      self, contextMenuConfigurationForItemAt: core.item(at: path), point: point)
  }

  // MARK: Moving

  final func mayMove(_ path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  final var movesAlongRows: Bool { false }

  final func proposedPath(for path: IndexPath, movedTo center: CGPoint) -> IndexPath? {
    let target = currentLayout.targetIndexPath(
      forInteractivelyMovingItem: path, withPosition: center)
    return target == path ? nil : target
  }

  final func target(
    ofMoveFrom source: IndexPath, current: IndexPath, proposed: IndexPath
  ) -> IndexPath {
    collectionDelegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
      atCurrentIndexPath: current, toProposedIndexPath: proposed) ?? proposed
  }

  final func commitMove(from source: IndexPath, to target: IndexPath) -> Bool {
    let answer: Void? = OptionalMethod.result(
      of: dataSource, "collectionView(_:moveItemAt:to:)"
    ) { $0.collectionView(self, moveItemAt: source, to: target) }
    if answer == nil { core.interaction?.reordering.sourceWithoutMoves = dataSource }
    return answer != nil
  }

  final var canCommitMoves: Bool {
    guard let dataSource else { return false }
    return core.interaction?.reordering.sourceWithoutMoves !== dataSource
  }

  final func reorderControl(of cell: UIView) -> UIView? {
    (cell as? UICollectionViewListCell).flatMap { Self.reorderControl(in: $0) }
  }

  private static func reorderControl(in view: UIView) -> UIView? {
    for subview in view.subviews {
      if subview is CellReorderControl { return subview }
      if let found = reorderControl(in: subview) { return found }
    }
    return nil
  }

  final func reorderingDidChange(_ isReordering: Bool, _ cell: UIView) {
    guard let path = core.element(of: cell)?.indexPath else { return }
    core.updateState(of: path, animated: true)
  }

  // MARK: Prefetching

  final var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

  final func prefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  final func cancelPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }
}
