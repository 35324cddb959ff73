import UIKit
import XCTest

/// Calls each optional method of the protocols of drag and drop, and those about previews of menus, with `?`. Programs
/// make neither sessions nor animators, so that it is only compiled.
@available(iOS 18, *)
final class OptionalDragCallsTests: XCTestCase {
    private let table = UITableView(), layout = UICollectionViewFlowLayout(), path = IndexPath(row: 0, section: 0)
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)

    private func compile(_ delegate: UIDragInteractionDelegate, _ drag: UIDragInteraction, _ session: UIDragSession, _ item: UIDragItem, _ animator: UIDragAnimating, _ preview: UITargetedDragPreview) {
        _ = delegate.dragInteraction?(drag, previewForLifting: item, session: session)
        delegate.dragInteraction?(drag, willAnimateLiftWith: animator, session: session)
        delegate.dragInteraction?(drag, sessionWillBegin: session)
        _ = delegate.dragInteraction?(drag, sessionAllowsMoveOperation: session)
        _ = delegate.dragInteraction?(drag, sessionIsRestrictedToDraggingApplication: session)
        _ = delegate.dragInteraction?(drag, prefersFullSizePreviewsFor: session)
        delegate.dragInteraction?(drag, sessionDidMove: session)
        delegate.dragInteraction?(drag, session: session, willEndWith: .copy)
        delegate.dragInteraction?(drag, session: session, didEndWith: .copy)
        delegate.dragInteraction?(drag, sessionDidTransferItems: session)
        _ = delegate.dragInteraction?(drag, previewForCancelling: item, withDefault: preview)
        delegate.dragInteraction?(drag, item: item, willAnimateCancelWith: animator)
        _ = delegate.dragInteraction?(drag, itemsForAddingTo: session, withTouchAt: .zero)
        delegate.dragInteraction?(drag, session: session, willAdd: [item], for: drag)
    }

    private func compile(_ behavior: UISpringLoadedInteractionBehavior, _ interaction: UISpringLoadedInteraction) {
        behavior.interactionDidFinish?(interaction)
    }

    private func compile(_ delegate: UIContextMenuInteractionDelegate, _ menu: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration, _ animator: UIContextMenuInteractionCommitAnimating) {
        _ = delegate.contextMenuInteraction?(menu, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        _ = delegate.contextMenuInteraction?(menu, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        _ = delegate.contextMenuInteraction?(menu, previewForHighlightingMenuWithConfiguration: configuration)
        _ = delegate.contextMenuInteraction?(menu, previewForDismissingMenuWithConfiguration: configuration)
        delegate.contextMenuInteraction?(menu, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        delegate.contextMenuInteraction?(menu, willDisplayMenuFor: configuration, animator: animator)
        delegate.contextMenuInteraction?(menu, willEndFor: configuration, animator: animator)
    }

    private func compile(_ delegate: UITableViewDelegate, _ configuration: UIContextMenuConfiguration, _ animator: UIContextMenuInteractionCommitAnimating, _ context: UISpringLoadedInteractionContext) {
        _ = delegate.tableView?(table, previewForHighlightingContextMenuWithConfiguration: configuration)
        _ = delegate.tableView?(table, previewForDismissingContextMenuWithConfiguration: configuration)
        delegate.tableView?(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        delegate.tableView?(table, willDisplayContextMenu: configuration, animator: animator)
        delegate.tableView?(table, willEndContextMenuInteraction: configuration, animator: animator)
        _ = delegate.tableView?(table, shouldSpringLoadRowAt: path, with: context)
    }

    private func compile(_ delegate: UICollectionViewDelegate, _ configuration: UIContextMenuConfiguration, _ animator: UIContextMenuInteractionCommitAnimating, _ context: UISpringLoadedInteractionContext) {
        _ = delegate.collectionView?(grid, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        _ = delegate.collectionView?(grid, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
        _ = delegate.collectionView?(grid, previewForHighlightingContextMenuWithConfiguration: configuration)
        _ = delegate.collectionView?(grid, previewForDismissingContextMenuWithConfiguration: configuration)
        delegate.collectionView?(grid, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        delegate.collectionView?(grid, willDisplayContextMenu: configuration, animator: animator)
        delegate.collectionView?(grid, willEndContextMenuInteraction: configuration, animator: animator)
        _ = delegate.collectionView?(grid, shouldSpringLoadItemAt: path, with: context)
    }

    private func compile(_ delegate: UIDropInteractionDelegate, _ drop: UIDropInteraction, _ session: UIDropSession, _ item: UIDragItem, _ animator: UIDragAnimating, _ preview: UITargetedDragPreview) {
        _ = delegate.dropInteraction?(drop, canHandle: session)
        delegate.dropInteraction?(drop, sessionDidEnter: session)
        _ = delegate.dropInteraction?(drop, sessionDidUpdate: session)
        delegate.dropInteraction?(drop, sessionDidExit: session)
        delegate.dropInteraction?(drop, performDrop: session)
        delegate.dropInteraction?(drop, concludeDrop: session)
        delegate.dropInteraction?(drop, sessionDidEnd: session)
        _ = delegate.dropInteraction?(drop, previewForDropping: item, withDefault: preview)
        delegate.dropInteraction?(drop, item: item, willAnimateDropWith: animator)
    }

    private func compile(_ delegate: UITableViewDragDelegate, _ session: UIDragSession) {
        _ = delegate.tableView?(table, itemsForAddingTo: session, at: path, point: .zero)
        _ = delegate.tableView?(table, dragPreviewParametersForRowAt: path)
        delegate.tableView?(table, dragSessionWillBegin: session)
        delegate.tableView?(table, dragSessionDidEnd: session)
        _ = delegate.tableView?(table, dragSessionAllowsMoveOperation: session)
        _ = delegate.tableView?(table, dragSessionIsRestrictedToDraggingApplication: session)
    }

    private func compile(_ delegate: UITableViewDropDelegate, _ session: UIDropSession) {
        _ = delegate.tableView?(table, canHandle: session)
        delegate.tableView?(table, dropSessionDidEnter: session)
        _ = delegate.tableView?(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        delegate.tableView?(table, dropSessionDidExit: session)
        delegate.tableView?(table, dropSessionDidEnd: session)
        _ = delegate.tableView?(table, dropPreviewParametersForRowAt: path)
    }

    private func compile(_ delegate: UICollectionViewDragDelegate, _ session: UIDragSession) {
        _ = delegate.collectionView?(grid, itemsForAddingTo: session, at: path, point: .zero)
        _ = delegate.collectionView?(grid, dragPreviewParametersForItemAt: path)
        delegate.collectionView?(grid, dragSessionWillBegin: session)
        delegate.collectionView?(grid, dragSessionDidEnd: session)
        _ = delegate.collectionView?(grid, dragSessionAllowsMoveOperation: session)
        _ = delegate.collectionView?(grid, dragSessionIsRestrictedToDraggingApplication: session)
    }

    private func compile(_ delegate: UICollectionViewDropDelegate, _ session: UIDropSession) {
        _ = delegate.collectionView?(grid, canHandle: session)
        delegate.collectionView?(grid, dropSessionDidEnter: session)
        _ = delegate.collectionView?(grid, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        delegate.collectionView?(grid, dropSessionDidExit: session)
        delegate.collectionView?(grid, dropSessionDidEnd: session)
        _ = delegate.collectionView?(grid, dropPreviewParametersForItemAt: path)
    }

    func testWhatIsDraggedIsAskedOfTheDelegate() {
        let object = RowsToDrag()
        table.dragDelegate = object
        table.dropDelegate = object
        XCTAssertTrue(table.dragDelegate === object && table.dropDelegate === object)
        XCTAssertTrue(table.dragInteractionEnabled)
        XCTAssertFalse(table.hasActiveDrag || table.hasActiveDrop)
        XCTAssertEqual(object.tableView(table, dragPreviewParametersForRowAt: path)?.visiblePath?.bounds.width, 10)
    }
}

private final class RowsToDrag: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))]
    }

    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        return parameters
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        for item in coordinator.items {
            if let path = coordinator.destinationIndexPath { coordinator.drop(item.dragItem, toRowAt: path) }
        }
    }
}
