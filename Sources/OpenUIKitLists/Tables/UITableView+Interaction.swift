import OpenQuartzCore

// What a person does to a table, as its delegate and data source are asked and called.

extension UITableView: InteractiveList {
  // MARK: Selection

  final var selectionMode: ListSelectionMode {
    editing
      ? ListSelectionMode(
        isAllowed: allowsSelectionDuringEditing, isMultiple: allowsMultipleSelectionDuringEditing)
      : ListSelectionMode(isAllowed: allowsSelection, isMultiple: allowsMultipleSelection)
  }

  final var unhighlightsBeforeSelection: Bool { true }

  final func mayHighlight(_ path: IndexPath) -> Bool {
    selectionMode != .none && core.extra(at: path) == nil
      && tableDelegate?.tableView(self, shouldHighlightRowAt: core.item(at: path)) ?? true
  }

  final func didHighlight(_ path: IndexPath) {
    tableDelegate?.tableView(self, didHighlightRowAt: core.item(at: path))
  }

  final func didUnhighlight(_ path: IndexPath) {
    tableDelegate?.tableView(self, didUnhighlightRowAt: core.item(at: path))
  }

  final func show(isHighlighted: Bool, in cell: UIView) {
    (cell as? UITableViewCell)?.highlight(isHighlighted, animated: false)
  }

  final func pathToSelect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: core.item(at: path))
      .flatMap { core.presentedPath(of: $0) }
  }

  final func pathToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willDeselectRowAt: core.item(at: path))
      .flatMap { core.presentedPath(of: $0) }
  }

  final func didSelect(_ path: IndexPath) {
    tableDelegate?.tableView(self, didSelectRowAt: core.item(at: path))
  }

  final func didDeselect(_ path: IndexPath) {
    tableDelegate?.tableView(self, didDeselectRowAt: core.item(at: path))
  }

  final func selectionDidChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  final func canPerformPrimaryAction(at path: IndexPath) -> Bool {
    guard let tableDelegate else { return false }
    return OptionalMethod.result(
      of: tableDelegate, "tableView(_:canPerformPrimaryActionForRowAt:)"
    ) { $0.tableView(self, canPerformPrimaryActionForRowAt: core.item(at: path)) } ?? !editing
  }

  final func performPrimaryAction(at path: IndexPath) {
    tableDelegate?.tableView(self, performPrimaryActionForRowAt: core.item(at: path))
  }

  final func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: core.item(at: path))
      ?? false
  }

  final func didBeginMultipleSelection(at path: IndexPath) {
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: core.item(at: path))
  }

  final func didEndMultipleSelection() {
    tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }

  final var isEditingList: Bool { editing }

  final func setEditingList(_ isEditing: Bool) { setEditing(isEditing, animated: true) }

  // MARK: Focus

  final func mayFocus(_ path: IndexPath) -> Bool {
    OptionalMethod.result(of: tableDelegate, "tableView(_:canFocusRowAt:)") {
      $0.tableView(self, canFocusRowAt: core.item(at: path))
    } ?? (editing ? allowsFocusDuringEditing : allowsFocus)
  }

  final func selectionFollowsFocus(at path: IndexPath) -> Bool {
    selectionFollowsFocus && selectionMode != .none
      && tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: core.item(at: path)) ?? true
  }

  final var remembersLastFocus: Bool { remembersLastFocusedIndexPath }

  final var preferredFocusPath: IndexPath? {
    tableDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  final func mayUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
    tableDelegate?.tableView(self, shouldUpdateFocusIn: focusContext(context)) ?? true
  }

  final func didUpdateFocus(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    tableDelegate?.tableView(self, didUpdateFocusIn: focusContext(context), with: coordinator)
  }

  private func focusContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    let own = UITableViewFocusUpdateContext(
      from: context.previouslyFocusedView, to: context.nextFocusedView,
      heading: context.focusHeading)
    own.previouslyFocusedIndexPath = core.path(around: context.previouslyFocusedView)
    own.nextFocusedIndexPath = core.path(around: context.nextFocusedView)
    return own
  }

  // MARK: Menus

  final var offersMenus: Bool { tableDelegate != nil }

  final func menuConfiguration(
    at path: IndexPath, _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tableDelegate?.tableView(
      self, contextMenuConfigurationForRowAt: core.item(at: path), point: point)
  }

  // MARK: Moving

  final func mayMove(_ path: IndexPath) -> Bool {
    guard dataSource != nil else { return false }
    return askData(.canMove, "tableView(_:canMoveRowAt:)") {
      $0.tableView(self, canMoveRowAt: path)
    } ?? true
  }

  final var movesAlongRows: Bool { true }

  final func proposedPath(for path: IndexPath, movedTo center: CGPoint) -> IndexPath? {
    let height = layout.rect(ofRow: path).height
    if let row = layout.row(at: center.y), row != path {
      let rect = layout.rect(ofRow: row)
      // Only where the moved row has its middle in its new place, so that it does not go back.
      let isDown = row > path
      let isFar = isDown ? center.y >= rect.maxY - height : center.y <= rect.minY + height
      if rect.minY <= center.y, center.y < rect.maxY { return isFar ? row : nil }
    }
    return sectionTarget(for: path, at: center.y)
  }

  /// The place at an end of the section at a height, for a row that is over no row.
  private func sectionTarget(for path: IndexPath, at y: CGFloat) -> IndexPath? {
    let section = (0..<core.counts.sections).first { section in
      let rect = layout.rect(ofSection: section)
      return y >= rect.minY && y < rect.maxY
    }
    guard let section, section != path.section else { return nil }
    return IndexPath(row: section < path.section ? core.counts.items[section] : 0, section: section)
  }

  final func target(
    ofMoveFrom source: IndexPath, current: IndexPath, proposed: IndexPath
  ) -> IndexPath {
    tableDelegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
  }

  final func commitMove(from source: IndexPath, to target: IndexPath) -> Bool {
    askData(.moveRow, "tableView(_:moveRowAt:to:)") {
      $0.tableView(self, moveRowAt: source, to: target)
    } != nil
  }

  final var canCommitMoves: Bool { dataSourceMovesRows != false }

  final func reorderControl(of cell: UIView) -> UIView? {
    (cell as? UITableViewCell)?.reorderControl
  }

  final func reorderingDidChange(_ isReordering: Bool, _ cell: UIView) {
    guard let path = core.element(of: cell)?.indexPath else { return }
    core.updateState(of: path, animated: true)
  }

  // MARK: Prefetching

  final var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

  final func prefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  final func cancelPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }
}
