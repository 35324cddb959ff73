// The menus of items, and drags that choose them, as the delegate is asked and called.

extension UITableView {
  final func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isHighlight: Bool
  ) -> UITargetedPreview? {
    isHighlight
      ? tableDelegate?.tableView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
      : tableDelegate?.tableView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  final func menuWillOpen(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  final func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableDelegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  final func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  final func shouldSpringLoad(
    at path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    tableDelegate?.tableView(
      self, shouldSpringLoadRowAt: core.item(at: path), with: context) ?? true
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {}
