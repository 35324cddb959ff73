import OpenQuartzCore

// The actions beside a row, and its edit control.

extension UITableView {
  final func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard mayEdit(path) else { return nil }
    if isLeading {
      return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    let answer = OptionalMethod.result(
      of: tableDelegate, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
    ) { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
    return answer.flatMap { $0 } ?? deletion(at: path)
  }

  private func mayEdit(_ path: IndexPath) -> Bool {
    askData(.canEdit, "tableView(_:canEditRowAt:)") {
      $0.tableView(self, canEditRowAt: path)
    } ?? true
  }

  // Fidelity: a row is deleted by a swipe if the data source commits editing. Of other objects than
  // controllers of tables that cannot be seen without a call, so that another method about editing
  // has to be there, or one commit was made. [documented; decided]
  /// The action that deletes a row; nil where rows are not deleted.
  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let commits = dataSourceCommits
    guard commits != false else { return nil }
    let style = ask(.editingStyle, "tableView(_:editingStyleForRowAt:)") {
      $0.tableView(self, editingStyleForRowAt: path)
    }
    let title = OptionalMethod.result(
      of: tableDelegate, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)"
    ) { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
    let canEdit = askData(.canEdit, "tableView(_:canEditRowAt:)") {
      $0.tableView(self, canEditRowAt: path)
    }
    let isKnown = editing || commits == true || style != nil || title != nil || canEdit == true
    guard isKnown, style ?? .delete == .delete else { return nil }
    let action = UIContextualAction(
      style: .destructive, title: title.flatMap { $0 } ?? "Delete"
    ) { [weak self] _, _, completion in
      guard let self else { return }
      // A row that is swiped may have moved since.
      commit(.delete, core.interaction?.swipes.swipe?.path ?? path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    _ = askData(.commit, "tableView(_:commit:forRowAt:)") {
      $0.tableView(self, commit: style, forRowAt: path)
    }
  }

  final func swipeWillBegin(at path: IndexPath, _ cell: UIView) {
    if !editing { tableDelegate?.tableView(self, willBeginEditingRowAt: path) }
    core.updateState(of: path, animated: true)
  }

  final func swipeDidEnd(at path: IndexPath?, _ cell: UIView) {
    if let path { core.updateState(of: path, animated: true) }
    if !editing { tableDelegate?.tableView(self, didEndEditingRowAt: path) }
  }

  /// Adds to the state of a cell what a person does to it.
  final func addInteraction(to state: inout CellListState, _ path: IndexPath) {
    guard let interaction = core.interaction else { return }
    state.isSwiped = !editing && interaction.swipes.isSwiped(path)
    state.showsDeleteConfirmation = editing && interaction.swipes.isSwiped(path)
    state.isReordering = interaction.reordering.isMoving(path)
  }

  /// Connects the controls of a cell with their actions.
  final func connect(_ cell: UITableViewCell) {
    cell.onEditControl = { [weak self, weak cell] in
      if let self, let cell { editControlWasUsed(in: cell) }
    }
    cell.onAccessory = { [weak self, weak cell] in
      guard let self, let cell, let path = core.element(of: cell)?.indexPath else { return }
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
  }

  // Fidelity: plus inserts at once, minus reveals the actions. [documented]
  private func editControlWasUsed(in cell: UITableViewCell) {
    guard let path = core.element(of: cell)?.indexPath else { return }
    switch cell.editingStyle {
    case .insert: commit(.insert, path)
    case .delete: core.interaction?.swipes.reveal(path)
    default: break
    }
  }
}
