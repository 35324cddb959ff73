import MisuseReports

// Selection by the program, and editing. The delegate is not called.

extension UITableView {
  /// Whether more than one row may be selected now.
  final var allowsMultiple: Bool {
    editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let item = path else { return deselectAll(animated: animated) }
    core.prepareIfNeeded()
    let path = core.shownPlace(item) ?? item
    guard core.counts.contains(path) else {
      return Misuse.report(.selectsMissing(path, of: self))
    }
    if !allowsMultiple {
      for other in core.selection.paths where other != path {
        core.deselect(other, animated: animated)
      }
    }
    core.select(path, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  final func deselectAll(animated: Bool) {
    for path in core.selection.paths { core.deselect(path, animated: animated) }
  }

  final func selectionRulesDidChange() {
    deselectAll(animated: false)
    core.updateStates(animated: false)
  }

  // Fidelity: editing begins with no selection unless it allows one, and what was selected while
  // editing is not selected afterwards. [known]
  final func changeEditing(_ isEditing: Bool, _ animated: Bool) {
    guard isEditing != editing else { return }
    if isEditing {
      if !allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing {
        deselectAll(animated: animated)
      }
    } else if allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing {
      deselectAll(animated: animated)
    }
    editing = isEditing
    core.updateStates(animated: animated)
  }
}
