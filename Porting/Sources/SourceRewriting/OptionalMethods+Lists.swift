extension OptionalMethods {
  /// The protocols of OpenUIKitLists.
  static let lists = """
    extension UICollectionViewDataSource {
      func numberOfSections(in: UICollectionView) -> Int
      func collectionView(
        _: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath
      ) -> UICollectionReusableView
      func collectionView(_: UICollectionView, canMoveItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath)
      func indexTitles(for: UICollectionView) -> [String]?
      func collectionView(
        _: UICollectionView, indexPathForIndexTitle: String, at: Int
      ) -> IndexPath
    }
    extension UICollectionViewDataSourcePrefetching {
      func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt: [IndexPath])
    }
    extension UICollectionViewDelegate: UIScrollViewDelegate {
      func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, didHighlightItemAt: IndexPath)
      func collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath)
      func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, didSelectItemAt: IndexPath)
      func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath)
      func collectionView(
        _: UICollectionView, canPerformPrimaryActionForItemAt: IndexPath
      ) -> Bool
      func collectionView(_: UICollectionView, performPrimaryActionForItemAt: IndexPath)
      func collectionView(
        _: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath
      )
      func collectionView(
        _: UICollectionView, willDisplaySupplementaryView: UICollectionReusableView,
        forElementKind: String, at: IndexPath
      )
      func collectionView(
        _: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath
      )
      func collectionView(
        _: UICollectionView, didEndDisplayingSupplementaryView: UICollectionReusableView,
        forElementOfKind: String, at: IndexPath
      )
      func collectionView(
        _: UICollectionView, transitionLayoutForOldLayout: UICollectionViewLayout,
        newLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout
      func collectionView(
        _: UICollectionView, targetContentOffsetForProposedContentOffset: CGPoint
      ) -> CGPoint
      func collectionView(_: UICollectionView, canEditItemAt: IndexPath) -> Bool
      func collectionView(
        _: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath,
        atCurrentIndexPath: IndexPath, toProposedIndexPath: IndexPath
      ) -> IndexPath
      func collectionView(_: UICollectionView, canFocusItemAt: IndexPath) -> Bool
      func collectionView(
        _: UICollectionView, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext
      ) -> Bool
      func collectionView(
        _: UICollectionView, didUpdateFocusIn: UICollectionViewFocusUpdateContext,
        with: UIFocusAnimationCoordinator
      )
      func indexPathForPreferredFocusedView(in: UICollectionView) -> IndexPath?
      func collectionView(_: UICollectionView, selectionFollowsFocusForItemAt: IndexPath) -> Bool
      func collectionView(
        _: UICollectionView, shouldBeginMultipleSelectionInteractionAt: IndexPath
      ) -> Bool
      func collectionView(_: UICollectionView, didBeginMultipleSelectionInteractionAt: IndexPath)
      func collectionViewDidEndMultipleSelectionInteraction(_: UICollectionView)
      func collectionView(
        _: UICollectionView, contextMenuConfigurationForItemAt: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration?
      func collectionView(
        _: UICollectionView, contextMenuConfigurationForItemsAt: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration?
      func collectionView(
        _: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
        highlightPreviewForItemAt: IndexPath
      ) -> UITargetedPreview?
      func collectionView(
        _: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt: IndexPath
      ) -> UITargetedPreview?
      func collectionView(
        _: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration
      ) -> UITargetedPreview?
      func collectionView(
        _: UICollectionView,
        previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration
      ) -> UITargetedPreview?
      func collectionView(
        _: UICollectionView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      )
      func collectionView(
        _: UICollectionView, willDisplayContextMenu: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      )
      func collectionView(
        _: UICollectionView, willEndContextMenuInteraction: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      )
      func collectionView(
        _: UICollectionView, shouldSpringLoadItemAt: IndexPath,
        with: any UISpringLoadedInteractionContext
      ) -> Bool
    }
    extension UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
      func collectionView(
        _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath
      ) -> CGSize
      func collectionView(
        _: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int
      ) -> UIEdgeInsets
      func collectionView(
        _: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int
      ) -> CGFloat
      func collectionView(
        _: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt: Int
      ) -> CGFloat
      func collectionView(
        _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int
      ) -> CGSize
      func collectionView(
        _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int
      ) -> CGSize
    }
    extension UITableViewDataSource {
      func numberOfSections(in: UITableView) -> Int
      func tableView(_: UITableView, titleForHeaderInSection: Int) -> String?
      func tableView(_: UITableView, titleForFooterInSection: Int) -> String?
      func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool
      func sectionIndexTitles(for: UITableView) -> [String]?
      func tableView(_: UITableView, sectionForSectionIndexTitle: String, at: Int) -> Int
      func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath)
      func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)
    }
    extension UICollectionViewDragDelegate {
      func collectionView(
        _: UICollectionView, itemsForAddingTo: any UIDragSession, at: IndexPath, point: CGPoint
      ) -> [UIDragItem]
      func collectionView(
        _: UICollectionView, dragPreviewParametersForItemAt: IndexPath
      ) -> UIDragPreviewParameters?
      func collectionView(_: UICollectionView, dragSessionWillBegin: any UIDragSession)
      func collectionView(_: UICollectionView, dragSessionDidEnd: any UIDragSession)
      func collectionView(
        _: UICollectionView, dragSessionAllowsMoveOperation: any UIDragSession
      ) -> Bool
      func collectionView(
        _: UICollectionView, dragSessionIsRestrictedToDraggingApplication: any UIDragSession
      ) -> Bool
    }
    extension UICollectionViewDropDelegate {
      func collectionView(_: UICollectionView, canHandle: any UIDropSession) -> Bool
      func collectionView(_: UICollectionView, dropSessionDidEnter: any UIDropSession)
      func collectionView(
        _: UICollectionView, dropSessionDidUpdate: any UIDropSession,
        withDestinationIndexPath: IndexPath?
      ) -> UICollectionViewDropProposal
      func collectionView(_: UICollectionView, dropSessionDidExit: any UIDropSession)
      func collectionView(_: UICollectionView, dropSessionDidEnd: any UIDropSession)
      func collectionView(
        _: UICollectionView, dropPreviewParametersForItemAt: IndexPath
      ) -> UIDragPreviewParameters?
    }
    extension UITableViewDragDelegate {
      func tableView(
        _: UITableView, itemsForAddingTo: any UIDragSession, at: IndexPath, point: CGPoint
      ) -> [UIDragItem]
      func tableView(
        _: UITableView, dragPreviewParametersForRowAt: IndexPath
      ) -> UIDragPreviewParameters?
      func tableView(_: UITableView, dragSessionWillBegin: any UIDragSession)
      func tableView(_: UITableView, dragSessionDidEnd: any UIDragSession)
      func tableView(
        _: UITableView, dragSessionAllowsMoveOperation: any UIDragSession
      ) -> Bool
      func tableView(
        _: UITableView, dragSessionIsRestrictedToDraggingApplication: any UIDragSession
      ) -> Bool
    }
    extension UITableViewDropDelegate {
      func tableView(_: UITableView, canHandle: any UIDropSession) -> Bool
      func tableView(_: UITableView, dropSessionDidEnter: any UIDropSession)
      func tableView(
        _: UITableView, dropSessionDidUpdate: any UIDropSession,
        withDestinationIndexPath: IndexPath?
      ) -> UITableViewDropProposal
      func tableView(_: UITableView, dropSessionDidExit: any UIDropSession)
      func tableView(_: UITableView, dropSessionDidEnd: any UIDropSession)
      func tableView(
        _: UITableView, dropPreviewParametersForRowAt: IndexPath
      ) -> UIDragPreviewParameters?
    }
    extension UITableViewDataSourcePrefetching {
      func tableView(_: UITableView, cancelPrefetchingForRowsAt: [IndexPath])
    }
    extension UITableViewDelegate: UIScrollViewDelegate {
      func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)
      func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int)
      func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int)
      func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)
      func tableView(_: UITableView, didEndDisplayingHeaderView: UIView, forSection: Int)
      func tableView(_: UITableView, didEndDisplayingFooterView: UIView, forSection: Int)
      func tableView(_: UITableView, heightForRowAt: IndexPath) -> CGFloat
      func tableView(_: UITableView, heightForHeaderInSection: Int) -> CGFloat
      func tableView(_: UITableView, heightForFooterInSection: Int) -> CGFloat
      func tableView(_: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat
      func tableView(_: UITableView, estimatedHeightForHeaderInSection: Int) -> CGFloat
      func tableView(_: UITableView, estimatedHeightForFooterInSection: Int) -> CGFloat
      func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView?
      func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView?
      func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath)
      func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, didHighlightRowAt: IndexPath)
      func tableView(_: UITableView, didUnhighlightRowAt: IndexPath)
      func tableView(_: UITableView, willSelectRowAt: IndexPath) -> IndexPath?
      func tableView(_: UITableView, willDeselectRowAt: IndexPath) -> IndexPath?
      func tableView(_: UITableView, didSelectRowAt: IndexPath)
      func tableView(_: UITableView, didDeselectRowAt: IndexPath)
      func tableView(_: UITableView, canPerformPrimaryActionForRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, performPrimaryActionForRowAt: IndexPath)
      func tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt: IndexPath) -> Bool
      func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt: IndexPath)
      func tableViewDidEndMultipleSelectionInteraction(_: UITableView)
      func tableView(
        _: UITableView, editingStyleForRowAt: IndexPath
      ) -> UITableViewCell.EditingStyle
      func tableView(
        _: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath
      ) -> String?
      func tableView(_: UITableView, shouldIndentWhileEditingRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, willBeginEditingRowAt: IndexPath)
      func tableView(_: UITableView, didEndEditingRowAt: IndexPath?)
      func tableView(
        _: UITableView, targetIndexPathForMoveFromRowAt: IndexPath, toProposedIndexPath: IndexPath
      ) -> IndexPath
      func tableView(_: UITableView, indentationLevelForRowAt: IndexPath) -> Int
      func tableView(_: UITableView, canFocusRowAt: IndexPath) -> Bool
      func indexPathForPreferredFocusedView(in: UITableView) -> IndexPath?
      func tableView(_: UITableView, selectionFollowsFocusForRowAt: IndexPath) -> Bool
      func tableView(
        _: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath
      ) -> UISwipeActionsConfiguration?
      func tableView(
        _: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath
      ) -> UISwipeActionsConfiguration?
      func tableView(
        _: UITableView, contextMenuConfigurationForRowAt: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration?
      func tableView(
        _: UITableView,
        previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration
      ) -> UITargetedPreview?
      func tableView(
        _: UITableView,
        previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration
      ) -> UITargetedPreview?
      func tableView(
        _: UITableView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      )
      func tableView(
        _: UITableView, willDisplayContextMenu: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      )
      func tableView(
        _: UITableView, willEndContextMenuInteraction: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      )
      func tableView(
        _: UITableView, shouldSpringLoadRowAt: IndexPath,
        with: any UISpringLoadedInteractionContext
      ) -> Bool
      func tableView(_: UITableView, shouldUpdateFocusIn: UITableViewFocusUpdateContext) -> Bool
      func tableView(
        _: UITableView, didUpdateFocusIn: UITableViewFocusUpdateContext,
        with: UIFocusAnimationCoordinator
      )
    }
    """
}
