// Selection, and what cells show of the state of their items.

extension ListCore {
  /// Whether what is shown may disagree with the data source.
  var hasUncommittedUpdates: Bool { updateDepth > 0 || isMovingItems || !presentation.isEmpty }

  /// Selects an item without a call of the delegate.
  func select(_ path: IndexPath, animated: Bool) {
    selection.insert(path)
    updateState(of: path, animated: animated)
  }

  /// Deselects an item without a call of the delegate.
  func deselect(_ path: IndexPath, animated: Bool) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    updateState(of: path, animated: animated)
  }

  /// Gives the cell of an item, if it is shown, its state.
  func updateState(of path: IndexPath, animated: Bool) {
    guard let item = shown[.cell(path)] else { return }
    front.updateState(of: item.view, for: item.element, animated: animated)
  }

  /// Gives everything that is shown its state.
  func updateStates(animated: Bool) {
    for item in shown.values {
      front.updateState(of: item.view, for: item.element, animated: animated)
    }
  }
}

extension ListCore {
  /// Deselects everything beside a transition, and selects it again if that is cancelled.
  func clearSelection(
    with coordinator: (any UIViewControllerTransitionCoordinator)?, animated: Bool
  ) {
    let paths = selection.paths
    guard !paths.isEmpty else { return }
    let deselect = { for path in paths { self.deselect(path, animated: animated) } }
    guard let coordinator, animated else { return deselect() }
    coordinator.animate(alongsideTransition: { _ in deselect() }) { context in
      guard context.isCancelled else { return }
      for path in paths where self.counts.contains(path) { self.select(path, animated: false) }
    }
  }
}
