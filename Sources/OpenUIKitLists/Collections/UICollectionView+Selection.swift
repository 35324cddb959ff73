import MisuseReports

// Selection by the program. The delegate is not called.

extension UICollectionView {
  final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let item = path else { return deselectAll() }
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
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  /// Whether more than one item may be selected now.
  final var allowsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func deselectAll() {
    for path in core.selection.paths { core.deselect(path, animated: false) }
  }

  final func editingDidChange() {
    deselectAll()
    core.updateStates(animated: UIView.inheritedAnimationDuration > 0)
  }
}
