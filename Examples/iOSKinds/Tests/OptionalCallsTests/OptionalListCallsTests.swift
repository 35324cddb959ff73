import UIKit
import XCTest

/// Calls each optional method of the protocols of tables and collection views with `?`.
@available(iOS 18, *)
final class OptionalListCallsTests: XCTestCase {
    private let object = EverythingOfLists()
    private let table = UITableView(), layout = UICollectionViewFlowLayout(), path = IndexPath(row: 0, section: 0)
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let cell = UITableViewCell(), item = UICollectionViewCell(), view = UIView()
    private let menu = UIContextMenuConfiguration()

    // Programs make no contexts of moves of the focus.
    private func compile(
        _ object: EverythingOfLists, _ tableContext: UITableViewFocusUpdateContext,
        _ gridContext: UICollectionViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
    ) {
        let rows: UITableViewDelegate = object, items: UICollectionViewDelegate = object
        _ = rows.tableView?(table, shouldUpdateFocusIn: tableContext)
        rows.tableView?(table, didUpdateFocusIn: tableContext, with: coordinator)
        _ = items.collectionView?(grid, shouldUpdateFocusIn: gridContext)
        items.collectionView?(grid, didUpdateFocusIn: gridContext, with: coordinator)
    }

    /// A method is called once, and its result is there.
    private func expect<Result>(_ method: String, _ call: @autoclosure () -> Result?, line: UInt = #line) {
        object.called = []
        XCTAssertNotNil(call(), line: line)
        XCTAssertEqual(object.called, [method], line: line)
    }

    func testEachMethodIsCalled() {
        call(object as UICollectionViewDataSource)
        call(object as UICollectionViewDataSourcePrefetching)
        call(object as UICollectionViewDelegate)
        call(object as UICollectionViewDelegateFlowLayout)
        call(object as UITableViewDataSource)
        call(object as UITableViewDataSourcePrefetching)
        call(object as UITableViewDelegate)
    }

    private func call(_ delegate: UICollectionViewDataSource) {
        expect("numberOfSections(in:)", delegate.numberOfSections?(in: grid))
        expect("collectionView(_:viewForSupplementaryElementOfKind:at:)", delegate.collectionView?(grid, viewForSupplementaryElementOfKind: "x", at: path))
        expect("collectionView(_:canMoveItemAt:)", delegate.collectionView?(grid, canMoveItemAt: path))
        expect("collectionView(_:moveItemAt:to:)", delegate.collectionView?(grid, moveItemAt: path, to: path))
        expect("indexTitles(for:)", delegate.indexTitles?(for: grid))
        expect("collectionView(_:indexPathForIndexTitle:at:)", delegate.collectionView?(grid, indexPathForIndexTitle: "x", at: 1))
    }

    private func call(_ delegate: UICollectionViewDataSourcePrefetching) {
        expect("collectionView(_:cancelPrefetchingForItemsAt:)", delegate.collectionView?(grid, cancelPrefetchingForItemsAt: [path]))
    }

    private func call(_ delegate: UICollectionViewDelegate) {
        expect("collectionView(_:shouldHighlightItemAt:)", delegate.collectionView?(grid, shouldHighlightItemAt: path))
        expect("collectionView(_:didHighlightItemAt:)", delegate.collectionView?(grid, didHighlightItemAt: path))
        expect("collectionView(_:didUnhighlightItemAt:)", delegate.collectionView?(grid, didUnhighlightItemAt: path))
        expect("collectionView(_:shouldSelectItemAt:)", delegate.collectionView?(grid, shouldSelectItemAt: path))
        expect("collectionView(_:shouldDeselectItemAt:)", delegate.collectionView?(grid, shouldDeselectItemAt: path))
        expect("collectionView(_:didSelectItemAt:)", delegate.collectionView?(grid, didSelectItemAt: path))
        expect("collectionView(_:didDeselectItemAt:)", delegate.collectionView?(grid, didDeselectItemAt: path))
        expect("collectionView(_:canPerformPrimaryActionForItemAt:)", delegate.collectionView?(grid, canPerformPrimaryActionForItemAt: path))
        expect("collectionView(_:performPrimaryActionForItemAt:)", delegate.collectionView?(grid, performPrimaryActionForItemAt: path))
        expect("collectionView(_:willDisplay:forItemAt:)", delegate.collectionView?(grid, willDisplay: item, forItemAt: path))
        expect("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", delegate.collectionView?(grid, willDisplaySupplementaryView: item, forElementKind: "x", at: path))
        expect("collectionView(_:didEndDisplaying:forItemAt:)", delegate.collectionView?(grid, didEndDisplaying: item, forItemAt: path))
        expect("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", delegate.collectionView?(grid, didEndDisplayingSupplementaryView: item, forElementOfKind: "x", at: path))
        expect("collectionView(_:transitionLayoutForOldLayout:newLayout:)", delegate.collectionView?(grid, transitionLayoutForOldLayout: layout, newLayout: layout))
        expect("collectionView(_:targetContentOffsetForProposedContentOffset:)", delegate.collectionView?(grid, targetContentOffsetForProposedContentOffset: .zero))
        expect("collectionView(_:canEditItemAt:)", delegate.collectionView?(grid, canEditItemAt: path))
        expect("collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)", delegate.collectionView?(grid, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path, toProposedIndexPath: path))
        expect("collectionView(_:canFocusItemAt:)", delegate.collectionView?(grid, canFocusItemAt: path))
        expect("indexPathForPreferredFocusedView(in:)", delegate.indexPathForPreferredFocusedView?(in: grid))
        expect("collectionView(_:selectionFollowsFocusForItemAt:)", delegate.collectionView?(grid, selectionFollowsFocusForItemAt: path))
        expect("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", delegate.collectionView?(grid, shouldBeginMultipleSelectionInteractionAt: path))
        expect("collectionView(_:didBeginMultipleSelectionInteractionAt:)", delegate.collectionView?(grid, didBeginMultipleSelectionInteractionAt: path))
        expect("collectionViewDidEndMultipleSelectionInteraction(_:)", delegate.collectionViewDidEndMultipleSelectionInteraction?(grid))
        expect("collectionView(_:contextMenuConfigurationForItemAt:point:)", delegate.collectionView?(grid, contextMenuConfigurationForItemAt: path, point: .zero))
        expect("collectionView(_:contextMenuConfigurationForItemsAt:point:)", delegate.collectionView?(grid, contextMenuConfigurationForItemsAt: [path], point: .zero))
    }

    private func call(_ delegate: UICollectionViewDelegateFlowLayout) {
        expect("collectionView(_:layout:sizeForItemAt:)", delegate.collectionView?(grid, layout: layout, sizeForItemAt: path))
        expect("collectionView(_:layout:insetForSectionAt:)", delegate.collectionView?(grid, layout: layout, insetForSectionAt: 1))
        expect("collectionView(_:layout:minimumLineSpacingForSectionAt:)", delegate.collectionView?(grid, layout: layout, minimumLineSpacingForSectionAt: 1))
        expect("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", delegate.collectionView?(grid, layout: layout, minimumInteritemSpacingForSectionAt: 1))
        expect("collectionView(_:layout:referenceSizeForHeaderInSection:)", delegate.collectionView?(grid, layout: layout, referenceSizeForHeaderInSection: 1))
        expect("collectionView(_:layout:referenceSizeForFooterInSection:)", delegate.collectionView?(grid, layout: layout, referenceSizeForFooterInSection: 1))
    }

    private func call(_ delegate: UITableViewDataSource) {
        expect("numberOfSections(in:)", delegate.numberOfSections?(in: table))
        expect("tableView(_:titleForHeaderInSection:)", delegate.tableView?(table, titleForHeaderInSection: 1))
        expect("tableView(_:titleForFooterInSection:)", delegate.tableView?(table, titleForFooterInSection: 1))
        expect("tableView(_:canEditRowAt:)", delegate.tableView?(table, canEditRowAt: path))
        expect("tableView(_:canMoveRowAt:)", delegate.tableView?(table, canMoveRowAt: path))
        expect("sectionIndexTitles(for:)", delegate.sectionIndexTitles?(for: table))
        expect("tableView(_:sectionForSectionIndexTitle:at:)", delegate.tableView?(table, sectionForSectionIndexTitle: "x", at: 1))
        expect("tableView(_:commit:forRowAt:)", delegate.tableView?(table, commit: .delete, forRowAt: path))
        expect("tableView(_:moveRowAt:to:)", delegate.tableView?(table, moveRowAt: path, to: path))
    }

    private func call(_ delegate: UITableViewDataSourcePrefetching) {
        expect("tableView(_:cancelPrefetchingForRowsAt:)", delegate.tableView?(table, cancelPrefetchingForRowsAt: [path]))
    }

    private func call(_ delegate: UITableViewDelegate) {
        expect("tableView(_:willDisplay:forRowAt:)", delegate.tableView?(table, willDisplay: cell, forRowAt: path))
        expect("tableView(_:willDisplayHeaderView:forSection:)", delegate.tableView?(table, willDisplayHeaderView: view, forSection: 1))
        expect("tableView(_:willDisplayFooterView:forSection:)", delegate.tableView?(table, willDisplayFooterView: view, forSection: 1))
        expect("tableView(_:didEndDisplaying:forRowAt:)", delegate.tableView?(table, didEndDisplaying: cell, forRowAt: path))
        expect("tableView(_:didEndDisplayingHeaderView:forSection:)", delegate.tableView?(table, didEndDisplayingHeaderView: view, forSection: 1))
        expect("tableView(_:didEndDisplayingFooterView:forSection:)", delegate.tableView?(table, didEndDisplayingFooterView: view, forSection: 1))
        expect("tableView(_:heightForRowAt:)", delegate.tableView?(table, heightForRowAt: path))
        expect("tableView(_:heightForHeaderInSection:)", delegate.tableView?(table, heightForHeaderInSection: 1))
        expect("tableView(_:heightForFooterInSection:)", delegate.tableView?(table, heightForFooterInSection: 1))
        expect("tableView(_:estimatedHeightForRowAt:)", delegate.tableView?(table, estimatedHeightForRowAt: path))
        expect("tableView(_:estimatedHeightForHeaderInSection:)", delegate.tableView?(table, estimatedHeightForHeaderInSection: 1))
        expect("tableView(_:estimatedHeightForFooterInSection:)", delegate.tableView?(table, estimatedHeightForFooterInSection: 1))
        expect("tableView(_:viewForHeaderInSection:)", delegate.tableView?(table, viewForHeaderInSection: 1))
        expect("tableView(_:viewForFooterInSection:)", delegate.tableView?(table, viewForFooterInSection: 1))
        expect("tableView(_:accessoryButtonTappedForRowWith:)", delegate.tableView?(table, accessoryButtonTappedForRowWith: path))
        expect("tableView(_:shouldHighlightRowAt:)", delegate.tableView?(table, shouldHighlightRowAt: path))
        expect("tableView(_:didHighlightRowAt:)", delegate.tableView?(table, didHighlightRowAt: path))
        expect("tableView(_:didUnhighlightRowAt:)", delegate.tableView?(table, didUnhighlightRowAt: path))
        expect("tableView(_:willSelectRowAt:)", delegate.tableView?(table, willSelectRowAt: path))
        expect("tableView(_:willDeselectRowAt:)", delegate.tableView?(table, willDeselectRowAt: path))
        expect("tableView(_:didSelectRowAt:)", delegate.tableView?(table, didSelectRowAt: path))
        expect("tableView(_:didDeselectRowAt:)", delegate.tableView?(table, didDeselectRowAt: path))
        expect("tableView(_:canPerformPrimaryActionForRowAt:)", delegate.tableView?(table, canPerformPrimaryActionForRowAt: path))
        expect("tableView(_:performPrimaryActionForRowAt:)", delegate.tableView?(table, performPrimaryActionForRowAt: path))
        expect("tableView(_:shouldBeginMultipleSelectionInteractionAt:)", delegate.tableView?(table, shouldBeginMultipleSelectionInteractionAt: path))
        expect("tableView(_:didBeginMultipleSelectionInteractionAt:)", delegate.tableView?(table, didBeginMultipleSelectionInteractionAt: path))
        expect("tableViewDidEndMultipleSelectionInteraction(_:)", delegate.tableViewDidEndMultipleSelectionInteraction?(table))
        expect("tableView(_:editingStyleForRowAt:)", delegate.tableView?(table, editingStyleForRowAt: path))
        expect("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", delegate.tableView?(table, titleForDeleteConfirmationButtonForRowAt: path))
        expect("tableView(_:shouldIndentWhileEditingRowAt:)", delegate.tableView?(table, shouldIndentWhileEditingRowAt: path))
        expect("tableView(_:willBeginEditingRowAt:)", delegate.tableView?(table, willBeginEditingRowAt: path))
        expect("tableView(_:didEndEditingRowAt:)", delegate.tableView?(table, didEndEditingRowAt: nil))
        expect("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", delegate.tableView?(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path))
        expect("tableView(_:indentationLevelForRowAt:)", delegate.tableView?(table, indentationLevelForRowAt: path))
        expect("tableView(_:canFocusRowAt:)", delegate.tableView?(table, canFocusRowAt: path))
        expect("indexPathForPreferredFocusedView(in:)", delegate.indexPathForPreferredFocusedView?(in: table))
        expect("tableView(_:selectionFollowsFocusForRowAt:)", delegate.tableView?(table, selectionFollowsFocusForRowAt: path))
        expect("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", delegate.tableView?(table, leadingSwipeActionsConfigurationForRowAt: path))
        expect("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", delegate.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path))
        expect("tableView(_:contextMenuConfigurationForRowAt:point:)", delegate.tableView?(table, contextMenuConfigurationForRowAt: path, point: .zero))
    }
}

@available(iOS 18, *)
private final class EverythingOfLists: NSObject,
    UICollectionViewDataSource, UICollectionViewDataSourcePrefetching, UICollectionViewDelegateFlowLayout, UITableViewDataSource, UITableViewDataSourcePrefetching, UITableViewDelegate
{
    var called: [String] = []

    private let path = IndexPath(row: 0, section: 0)

    private func log<Result>(_ method: String, _ result: Result) -> Result {
        called.append(method)
        return result
    }

    private func log(_ method: String) { called.append(method) }

    // What is not optional.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

    func numberOfSections(in p0: UICollectionView) -> Int { log("numberOfSections(in:)", 1) }
    func collectionView(_ p0: UICollectionView, viewForSupplementaryElementOfKind p1: String, at p2: IndexPath) -> UICollectionReusableView { log("collectionView(_:viewForSupplementaryElementOfKind:at:)", UICollectionReusableView()) }
    func collectionView(_ p0: UICollectionView, canMoveItemAt p1: IndexPath) -> Bool { log("collectionView(_:canMoveItemAt:)", true) }
    func collectionView(_ p0: UICollectionView, moveItemAt p1: IndexPath, to p2: IndexPath) { log("collectionView(_:moveItemAt:to:)") }
    func indexTitles(for p0: UICollectionView) -> [String]? { log("indexTitles(for:)", ["x"]) }
    func collectionView(_ p0: UICollectionView, indexPathForIndexTitle p1: String, at p2: Int) -> IndexPath { log("collectionView(_:indexPathForIndexTitle:at:)", p1.isEmpty ? IndexPath() : IndexPath(item: p2, section: 0)) }
    func collectionView(_ p0: UICollectionView, cancelPrefetchingForItemsAt p1: [IndexPath]) { log("collectionView(_:cancelPrefetchingForItemsAt:)") }
    func collectionView(_ p0: UICollectionView, shouldHighlightItemAt p1: IndexPath) -> Bool { log("collectionView(_:shouldHighlightItemAt:)", true) }
    func collectionView(_ p0: UICollectionView, didHighlightItemAt p1: IndexPath) { log("collectionView(_:didHighlightItemAt:)") }
    func collectionView(_ p0: UICollectionView, didUnhighlightItemAt p1: IndexPath) { log("collectionView(_:didUnhighlightItemAt:)") }
    func collectionView(_ p0: UICollectionView, shouldSelectItemAt p1: IndexPath) -> Bool { log("collectionView(_:shouldSelectItemAt:)", true) }
    func collectionView(_ p0: UICollectionView, shouldDeselectItemAt p1: IndexPath) -> Bool { log("collectionView(_:shouldDeselectItemAt:)", true) }
    func collectionView(_ p0: UICollectionView, didSelectItemAt p1: IndexPath) { log("collectionView(_:didSelectItemAt:)") }
    func collectionView(_ p0: UICollectionView, didDeselectItemAt p1: IndexPath) { log("collectionView(_:didDeselectItemAt:)") }
    func collectionView(_ p0: UICollectionView, canPerformPrimaryActionForItemAt p1: IndexPath) -> Bool { log("collectionView(_:canPerformPrimaryActionForItemAt:)", true) }
    func collectionView(_ p0: UICollectionView, performPrimaryActionForItemAt p1: IndexPath) { log("collectionView(_:performPrimaryActionForItemAt:)") }
    func collectionView(_ p0: UICollectionView, willDisplay p1: UICollectionViewCell, forItemAt p2: IndexPath) { log("collectionView(_:willDisplay:forItemAt:)") }
    func collectionView(_ p0: UICollectionView, willDisplaySupplementaryView p1: UICollectionReusableView, forElementKind p2: String, at p3: IndexPath) { log("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") }
    func collectionView(_ p0: UICollectionView, didEndDisplaying p1: UICollectionViewCell, forItemAt p2: IndexPath) { log("collectionView(_:didEndDisplaying:forItemAt:)") }
    func collectionView(_ p0: UICollectionView, didEndDisplayingSupplementaryView p1: UICollectionReusableView, forElementOfKind p2: String, at p3: IndexPath) { log("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") }
    func collectionView(_ p0: UICollectionView, transitionLayoutForOldLayout p1: UICollectionViewLayout, newLayout p2: UICollectionViewLayout) -> UICollectionViewTransitionLayout { log("collectionView(_:transitionLayoutForOldLayout:newLayout:)", UICollectionViewTransitionLayout(currentLayout: UICollectionViewLayout(), nextLayout: UICollectionViewLayout())) }
    func collectionView(_ p0: UICollectionView, targetContentOffsetForProposedContentOffset p1: CGPoint) -> CGPoint { log("collectionView(_:targetContentOffsetForProposedContentOffset:)", .zero) }
    func collectionView(_ p0: UICollectionView, canEditItemAt p1: IndexPath) -> Bool { log("collectionView(_:canEditItemAt:)", true) }
    func collectionView(_ p0: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath p1: IndexPath, atCurrentIndexPath p2: IndexPath, toProposedIndexPath p3: IndexPath) -> IndexPath { log("collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)", path) }
    func collectionView(_ p0: UICollectionView, canFocusItemAt p1: IndexPath) -> Bool { log("collectionView(_:canFocusItemAt:)", true) }
    func collectionView(_ p0: UICollectionView, shouldUpdateFocusIn p1: UICollectionViewFocusUpdateContext) -> Bool { log("collectionView(_:shouldUpdateFocusIn:)", true) }
    func collectionView(_ p0: UICollectionView, didUpdateFocusIn p1: UICollectionViewFocusUpdateContext, with p2: UIFocusAnimationCoordinator) { log("collectionView(_:didUpdateFocusIn:with:)") }
    func indexPathForPreferredFocusedView(in p0: UICollectionView) -> IndexPath? { log("indexPathForPreferredFocusedView(in:)", path) }
    func collectionView(_ p0: UICollectionView, selectionFollowsFocusForItemAt p1: IndexPath) -> Bool { log("collectionView(_:selectionFollowsFocusForItemAt:)", true) }
    func collectionView(_ p0: UICollectionView, shouldBeginMultipleSelectionInteractionAt p1: IndexPath) -> Bool { log("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", true) }
    func collectionView(_ p0: UICollectionView, didBeginMultipleSelectionInteractionAt p1: IndexPath) { log("collectionView(_:didBeginMultipleSelectionInteractionAt:)") }
    func collectionViewDidEndMultipleSelectionInteraction(_ p0: UICollectionView) { log("collectionViewDidEndMultipleSelectionInteraction(_:)") }
    func collectionView(_ p0: UICollectionView, contextMenuConfigurationForItemAt p1: IndexPath, point p2: CGPoint) -> UIContextMenuConfiguration? { log("collectionView(_:contextMenuConfigurationForItemAt:point:)", UIContextMenuConfiguration()) }
    func collectionView(_ p0: UICollectionView, contextMenuConfigurationForItemsAt p1: [IndexPath], point p2: CGPoint) -> UIContextMenuConfiguration? { log("collectionView(_:contextMenuConfigurationForItemsAt:point:)", UIContextMenuConfiguration()) }
    func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, sizeForItemAt p2: IndexPath) -> CGSize { log("collectionView(_:layout:sizeForItemAt:)", .zero) }
    func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, insetForSectionAt p2: Int) -> UIEdgeInsets { log("collectionView(_:layout:insetForSectionAt:)", .zero) }
    func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, minimumLineSpacingForSectionAt p2: Int) -> CGFloat { log("collectionView(_:layout:minimumLineSpacingForSectionAt:)", 1) }
    func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, minimumInteritemSpacingForSectionAt p2: Int) -> CGFloat { log("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", 1) }
    func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, referenceSizeForHeaderInSection p2: Int) -> CGSize { log("collectionView(_:layout:referenceSizeForHeaderInSection:)", .zero) }
    func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, referenceSizeForFooterInSection p2: Int) -> CGSize { log("collectionView(_:layout:referenceSizeForFooterInSection:)", .zero) }
    func numberOfSections(in p0: UITableView) -> Int { log("numberOfSections(in:)", 1) }
    func tableView(_ p0: UITableView, titleForHeaderInSection p1: Int) -> String? { log("tableView(_:titleForHeaderInSection:)", "x") }
    func tableView(_ p0: UITableView, titleForFooterInSection p1: Int) -> String? { log("tableView(_:titleForFooterInSection:)", "x") }
    func tableView(_ p0: UITableView, canEditRowAt p1: IndexPath) -> Bool { log("tableView(_:canEditRowAt:)", true) }
    func tableView(_ p0: UITableView, canMoveRowAt p1: IndexPath) -> Bool { log("tableView(_:canMoveRowAt:)", true) }
    func sectionIndexTitles(for p0: UITableView) -> [String]? { log("sectionIndexTitles(for:)", ["x"]) }
    func tableView(_ p0: UITableView, sectionForSectionIndexTitle p1: String, at p2: Int) -> Int { log("tableView(_:sectionForSectionIndexTitle:at:)", 1) }
    func tableView(_ p0: UITableView, commit p1: UITableViewCell.EditingStyle, forRowAt p2: IndexPath) { log("tableView(_:commit:forRowAt:)") }
    func tableView(_ p0: UITableView, moveRowAt p1: IndexPath, to p2: IndexPath) { log("tableView(_:moveRowAt:to:)") }
    func tableView(_ p0: UITableView, cancelPrefetchingForRowsAt p1: [IndexPath]) { log("tableView(_:cancelPrefetchingForRowsAt:)") }
    func tableView(_ p0: UITableView, willDisplay p1: UITableViewCell, forRowAt p2: IndexPath) { log("tableView(_:willDisplay:forRowAt:)") }
    func tableView(_ p0: UITableView, willDisplayHeaderView p1: UIView, forSection p2: Int) { log("tableView(_:willDisplayHeaderView:forSection:)") }
    func tableView(_ p0: UITableView, willDisplayFooterView p1: UIView, forSection p2: Int) { log("tableView(_:willDisplayFooterView:forSection:)") }
    func tableView(_ p0: UITableView, didEndDisplaying p1: UITableViewCell, forRowAt p2: IndexPath) { log("tableView(_:didEndDisplaying:forRowAt:)") }
    func tableView(_ p0: UITableView, didEndDisplayingHeaderView p1: UIView, forSection p2: Int) { log("tableView(_:didEndDisplayingHeaderView:forSection:)") }
    func tableView(_ p0: UITableView, didEndDisplayingFooterView p1: UIView, forSection p2: Int) { log("tableView(_:didEndDisplayingFooterView:forSection:)") }
    func tableView(_ p0: UITableView, heightForRowAt p1: IndexPath) -> CGFloat { log("tableView(_:heightForRowAt:)", 1) }
    func tableView(_ p0: UITableView, heightForHeaderInSection p1: Int) -> CGFloat { log("tableView(_:heightForHeaderInSection:)", 1) }
    func tableView(_ p0: UITableView, heightForFooterInSection p1: Int) -> CGFloat { log("tableView(_:heightForFooterInSection:)", 1) }
    func tableView(_ p0: UITableView, estimatedHeightForRowAt p1: IndexPath) -> CGFloat { log("tableView(_:estimatedHeightForRowAt:)", 1) }
    func tableView(_ p0: UITableView, estimatedHeightForHeaderInSection p1: Int) -> CGFloat { log("tableView(_:estimatedHeightForHeaderInSection:)", 1) }
    func tableView(_ p0: UITableView, estimatedHeightForFooterInSection p1: Int) -> CGFloat { log("tableView(_:estimatedHeightForFooterInSection:)", 1) }
    func tableView(_ p0: UITableView, viewForHeaderInSection p1: Int) -> UIView? { log("tableView(_:viewForHeaderInSection:)", UIView()) }
    func tableView(_ p0: UITableView, viewForFooterInSection p1: Int) -> UIView? { log("tableView(_:viewForFooterInSection:)", UIView()) }
    func tableView(_ p0: UITableView, accessoryButtonTappedForRowWith p1: IndexPath) { log("tableView(_:accessoryButtonTappedForRowWith:)") }
    func tableView(_ p0: UITableView, shouldHighlightRowAt p1: IndexPath) -> Bool { log("tableView(_:shouldHighlightRowAt:)", true) }
    func tableView(_ p0: UITableView, didHighlightRowAt p1: IndexPath) { log("tableView(_:didHighlightRowAt:)") }
    func tableView(_ p0: UITableView, didUnhighlightRowAt p1: IndexPath) { log("tableView(_:didUnhighlightRowAt:)") }
    func tableView(_ p0: UITableView, willSelectRowAt p1: IndexPath) -> IndexPath? { log("tableView(_:willSelectRowAt:)", path) }
    func tableView(_ p0: UITableView, willDeselectRowAt p1: IndexPath) -> IndexPath? { log("tableView(_:willDeselectRowAt:)", path) }
    func tableView(_ p0: UITableView, didSelectRowAt p1: IndexPath) { log("tableView(_:didSelectRowAt:)") }
    func tableView(_ p0: UITableView, didDeselectRowAt p1: IndexPath) { log("tableView(_:didDeselectRowAt:)") }
    func tableView(_ p0: UITableView, canPerformPrimaryActionForRowAt p1: IndexPath) -> Bool { log("tableView(_:canPerformPrimaryActionForRowAt:)", true) }
    func tableView(_ p0: UITableView, performPrimaryActionForRowAt p1: IndexPath) { log("tableView(_:performPrimaryActionForRowAt:)") }
    func tableView(_ p0: UITableView, shouldBeginMultipleSelectionInteractionAt p1: IndexPath) -> Bool { log("tableView(_:shouldBeginMultipleSelectionInteractionAt:)", true) }
    func tableView(_ p0: UITableView, didBeginMultipleSelectionInteractionAt p1: IndexPath) { log("tableView(_:didBeginMultipleSelectionInteractionAt:)") }
    func tableViewDidEndMultipleSelectionInteraction(_ p0: UITableView) { log("tableViewDidEndMultipleSelectionInteraction(_:)") }
    func tableView(_ p0: UITableView, editingStyleForRowAt p1: IndexPath) -> UITableViewCell.EditingStyle { log("tableView(_:editingStyleForRowAt:)", .delete) }
    func tableView(_ p0: UITableView, titleForDeleteConfirmationButtonForRowAt p1: IndexPath) -> String? { log("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", "x") }
    func tableView(_ p0: UITableView, shouldIndentWhileEditingRowAt p1: IndexPath) -> Bool { log("tableView(_:shouldIndentWhileEditingRowAt:)", true) }
    func tableView(_ p0: UITableView, willBeginEditingRowAt p1: IndexPath) { log("tableView(_:willBeginEditingRowAt:)") }
    func tableView(_ p0: UITableView, didEndEditingRowAt p1: IndexPath?) { log("tableView(_:didEndEditingRowAt:)") }
    func tableView(_ p0: UITableView, targetIndexPathForMoveFromRowAt p1: IndexPath, toProposedIndexPath p2: IndexPath) -> IndexPath { log("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", path) }
    func tableView(_ p0: UITableView, indentationLevelForRowAt p1: IndexPath) -> Int { log("tableView(_:indentationLevelForRowAt:)", 1) }
    func tableView(_ p0: UITableView, canFocusRowAt p1: IndexPath) -> Bool { log("tableView(_:canFocusRowAt:)", true) }
    func indexPathForPreferredFocusedView(in p0: UITableView) -> IndexPath? { log("indexPathForPreferredFocusedView(in:)", path) }
    func tableView(_ p0: UITableView, selectionFollowsFocusForRowAt p1: IndexPath) -> Bool { log("tableView(_:selectionFollowsFocusForRowAt:)", true) }
    func tableView(_ p0: UITableView, leadingSwipeActionsConfigurationForRowAt p1: IndexPath) -> UISwipeActionsConfiguration? { log("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", UISwipeActionsConfiguration(actions: [])) }
    func tableView(_ p0: UITableView, trailingSwipeActionsConfigurationForRowAt p1: IndexPath) -> UISwipeActionsConfiguration? { log("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", UISwipeActionsConfiguration(actions: [])) }
    func tableView(_ p0: UITableView, contextMenuConfigurationForRowAt p1: IndexPath, point p2: CGPoint) -> UIContextMenuConfiguration? { log("tableView(_:contextMenuConfigurationForRowAt:point:)", UIContextMenuConfiguration()) }
    func tableView(_ p0: UITableView, shouldUpdateFocusIn p1: UITableViewFocusUpdateContext) -> Bool { log("tableView(_:shouldUpdateFocusIn:)", true) }
    func tableView(_ p0: UITableView, didUpdateFocusIn p1: UITableViewFocusUpdateContext, with p2: UIFocusAnimationCoordinator) { log("tableView(_:didUpdateFocusIn:with:)") }
}
