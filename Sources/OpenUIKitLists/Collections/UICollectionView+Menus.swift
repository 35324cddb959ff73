// The menus of items, and drags that choose them, as the delegate is asked and called.

extension UICollectionView {
  final func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isHighlight: Bool
  ) -> UITargetedPreview? {
    let item = core.item(at: path)
    if isHighlight {
      let answer = OptionalMethod.result(
        of: collectionDelegate,
        "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)"
      ) {
        $0.collectionView(
          self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
      }
      return answer
        ?? collectionDelegate?.collectionView(
          self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    let answer = OptionalMethod.result(
      of: collectionDelegate,
      "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)"
    ) {
      $0.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item)
    }
    return answer
      ?? collectionDelegate?.collectionView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  final func menuWillOpen(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  final func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionDelegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  final func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  final func shouldSpringLoad(
    at path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    collectionDelegate?.collectionView(
      self, shouldSpringLoadItemAt: core.item(at: path), with: context) ?? true
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}
