import OpenQuartzCore

/// Shows a table, of which it is the data source and the delegate.
///
/// When it appears, a table that has shown nothing yet is loaded; later the selection is taken
/// back, with the transition and as far as that gets. Subclasses override the methods of the data
/// source and of the delegate that they need; the others count as left out.
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style

  /// A controller whose table has a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose table is plain.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads what `encode(with:)` wrote, with a plain table; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  deinit {}

  /// The table, which is the view of the controller. Setting it sets the view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded as? UITableView
    }
    set { if let newValue { view = newValue } }
  }

  /// Whether the selection is taken back when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that refreshes the table when that is pulled down; nil by default.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Makes the table. Overrides may set another view that is a table.
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Takes the selection back with the transition, and gives it back if that is cancelled.
  /// Overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    table.core.clearSelection(with: transitionCoordinator, animated: animated)
  }

  /// Has the table end above the keyboard, and show the row of the first responder there. Overrides
  /// call `super`.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    (viewIfLoaded as? UITableView)?.makesRoomForKeyboard = true
  }

  /// Ends that. Overrides call `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    (viewIfLoaded as? UITableView)?.makesRoomForKeyboard = false
  }

  /// Shows the indicators for a moment. Overrides call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (viewIfLoaded as? UITableView)?.flashScrollIndicators()
  }

  /// Has the table edit too. Overrides call `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  /// The number of sections; 1 by default.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// The number of rows of a section; 0 by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row. A subclass with rows overrides it.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  // MARK: Optional methods of the data source, which subclasses override

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.leftOut(nil)
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.leftOut(nil)
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.leftOut(true)
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.leftOut(true)
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.leftOut(nil)
  }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethod.leftOut(index) }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.leftOut() }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.leftOut() }

  // MARK: Optional methods of the delegate, which subclasses override

  /// Called before a cell is shown, with its place and size. After `cellForRowAt` and the height.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMethod.leftOut() }

  /// Called before the header of a section is shown.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { OptionalMethod.leftOut() }

  /// Called before the footer of a section is shown.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { OptionalMethod.leftOut() }

  /// Called when a cell has left; after an update, with the path from before it.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMethod.leftOut() }

  /// Called when a header has left.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { OptionalMethod.leftOut() }

  /// Called when a footer has left.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { OptionalMethod.leftOut() }

  /// The height of a row in points, instead of `rowHeight`; `automaticDimension` for that which the
  /// cell wants. Without estimates every row is asked when the table loads.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.leftOut(tableView.rowHeight)
  }

  /// The height of a section's header in points, instead of `sectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.leftOut(tableView.sectionHeaderHeight)
  }

  /// The height of a section's footer in points, instead of `sectionFooterHeight`.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.leftOut(tableView.sectionFooterHeight)
  }

  /// The height that a row probably has, in points. Every row is asked when the table loads, and
  /// `heightForRowAt` only when it becomes visible.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { OptionalMethod.leftOut(tableView.estimatedRowHeight) }

  /// The height that a header probably has, in points.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { OptionalMethod.leftOut(tableView.estimatedSectionHeaderHeight) }

  /// The height that a footer probably has, in points.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { OptionalMethod.leftOut(tableView.estimatedSectionFooterHeight) }

  /// The header of a section that becomes visible; nil for the title of the data source.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.leftOut(nil)
  }

  /// The footer of a section that becomes visible; nil for the title of the data source.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.leftOut(nil)
  }

  /// The user has tapped the detail button of a row, which selects nothing.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalMethod.leftOut() }

  /// Whether a touch highlights a row; false ends the touch. True where it is left out.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.leftOut(true)
  }

  /// A touch has highlighted a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.leftOut()
  }

  /// A row is not highlighted any more.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.leftOut()
  }

  /// The row to select when the user wants to select one; nil for none. Not called for selection by
  /// code.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { OptionalMethod.leftOut(indexPath) }

  /// The row to deselect when the user deselects one; nil for none.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { OptionalMethod.leftOut(indexPath) }

  /// The user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.leftOut()
  }

  /// The user has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.leftOut()
  }

  /// Whether a row has a primary action; where it is left out, yes unless the table is edited.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// The user has chosen a row, also one that is selected already. After the selection.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethod.leftOut()
  }

  /// Whether two fingers may begin to select several rows; false where it is left out.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.leftOut(false) }

  /// Two fingers have begun to select several rows. The table is edited now.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMethod.leftOut() }

  /// The fingers that select several rows were lifted.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethod.leftOut()
  }

  /// The control that a row shows while the table is edited; `.delete` where it is left out.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { OptionalMethod.leftOut(.delete) }

  /// The text of the button that confirms a deletion; nil for the usual one.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalMethod.leftOut(nil) }

  /// Whether a row of a grouped table makes room at its leading edge while it is edited; true where
  /// it is left out.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// The actions at the leading edge of a row. Overrides do not call `super`.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.leftOut(nil) }

  /// The actions at the trailing edge of a row. Overrides do not call `super`.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.leftOut(nil) }

  /// The menu of a row. Overrides do not call `super`.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethod.leftOut(nil) }

  /// The preview that is lifted with a menu. Overrides do not call `super`.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.leftOut(nil) }

  /// Where the preview of a menu returns to. Overrides do not call `super`.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.leftOut(nil) }

  /// The preview beside a menu was tapped. Overrides do not call `super`.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethod.leftOut() }

  /// A menu is about to appear. Overrides do not call `super`.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.leftOut() }

  /// A menu is about to disappear. Overrides do not call `super`.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.leftOut() }

  /// Whether a drag that stays over a row chooses it. Overrides do not call `super`.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// Whether the focus may move. Overrides do not call `super`.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// The focus has moved. Overrides do not call `super`.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalMethod.leftOut() }

  /// The user begins to swipe a row. Not called by `setEditing`.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethod.leftOut()
  }

  /// The swipe of a row has ended; nil if the row is gone.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethod.leftOut()
  }

  /// The place that a row gets which the user drags over another one; the proposed one where it is
  /// left out.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalMethod.leftOut(proposedDestinationIndexPath) }

  /// How many levels the content of a row is indented; 0 where it is left out.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { OptionalMethod.leftOut(0) }

  /// Whether a row can have the focus; where it is left out, `allowsFocus` decides.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.leftOut(true)
  }

  /// The row that gets the focus when the table gets it; nil for the usual one.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.leftOut(nil)
  }

  /// Whether a row is selected when it gets the focus; only asked if `selectionFollowsFocus` is
  /// true.
  open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.leftOut(true) }

  // MARK: Optional methods of the scroll view's delegate, which subclasses override

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target as it is.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// True.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
