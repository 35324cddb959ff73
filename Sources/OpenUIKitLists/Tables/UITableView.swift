import OpenQuartzCore

/// Shows a list of rows in one column, in sections with headers and footers.
///
/// The data source says how many rows there are and makes their cells. The table keeps the cells of
/// what is visible and reuses them: scrolling costs what becomes visible.
///
///     let table = UITableView(frame: bounds, style: .insetGrouped)
///     table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
///     table.dataSource = self
///
/// When the table loads, it asks `numberOfSections(in:)`, then for one section after another the
/// heights of header and footer, the number of rows and, unless heights are estimated, the height
/// of each row. Then each row that is visible gets its cell: `cellForRowAt`, the height if it was
/// estimated, `willDisplay`. Headers and footers follow in the same manner.
///
/// The members that a subclass may override are in this file; the behaviour is in `UITableView+…`,
/// by concern.
open class UITableView: UIScrollView {
  /// The height or the inset that the table chooses: -1.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The title of a section index that is a magnifier.
  nonisolated public static let indexSearch = ListIndexView.searchTitle
  /// Posted when the user has changed the selection; the object is the table.
  nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// Answers how many rows there are, and makes their cells; nil by default. Not retained. Another
  /// one is asked before the next layout.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceDidChange() } }
  }

  /// Receives what happens, and decides about rows; nil by default. Not retained. Which optional
  /// methods it has is found out once.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { super.delegate = newValue }
  }

  /// The object that is informed which rows will be needed soon; nil by default. Not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is called; true by default.
  open var isPrefetchingEnabled = true

  /// The delegate, if it is one of tables.
  final weak var tableDelegate: (any UITableViewDelegate)?
  final let storedStyle: Style
  final lazy var core = ListCore(self)
  final lazy var layout = TableLayout(self)
  final var pool = ReusePool()
  final var registrations = ListRegistrations()
  /// The optional methods that the delegate and the data source have and leave out.
  final var answers = TableAnswers()
  final var storedHeaderView: UIView?
  final var storedFooterView: UIView?
  final var storedBackgroundView: UIView?
  final var indexView: ListIndexView?
  final var editing = false
  /// The lines of the empty rows.
  final var fillers: [UIView] = []
  /// The rows to fill anew when the update has been shown that is being collected.
  final var rowsToReconfigure: [IndexPath] = []
  /// The row whose cell the data source is making.
  final var pathBeingMade: IndexPath?
  /// Headers and footers that were made before they are shown.
  final var madeEdges: [ListElement: UIView] = [:]
  /// Whether a cell without height has been reported.
  final var hasReportedCollapse = false

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table of a style, which never changes.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    prepareTable()
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Reads a plain table, as `encode(with:)` of its superclass wrote it; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
    prepareTable()
  }

  deinit {}

  /// The style with which the table was made.
  open var style: Style { storedStyle }

  // MARK: Heights

  /// The height of rows in points, unless the delegate says it. By default `automaticDimension`:
  /// the height that cells want, or 44 if that is not asked.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }
  /// The height of headers in points, unless the delegate says it; `automaticDimension` by default.
  /// In a plain table headers need a view or a title.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The height of footers in points, unless the delegate says it; `automaticDimension` by default.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The height that rows probably have, in points; `automaticDimension` by default. With 0 all
  /// heights are asked when the table loads, and no cell says its own.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }
  /// The height that headers probably have, in points; `automaticDimension` by default.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The height that footers probably have, in points; `automaticDimension` by default.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The space above each header of a plain table, in points. By default `automaticDimension`: 22.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }
  /// The height of the empty rows, drawn as separators, below the last row of a plain table, in
  /// points. 0 by default: there are none.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }
  /// When cells that are shown are measured again; when they or their content ask for it by
  /// default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { core.watchConstraints() }
  }

  // MARK: Views beside the rows

  /// The view above the rows, which scrolls with them; nil by default. It has the width of the
  /// table and its own height at the moment it is set: set it again to give it another one.
  open var tableHeaderView: UIView? {
    get { storedHeaderView }
    set { setOuterView(newValue, at: \.storedHeaderView) }
  }
  /// The view below the rows, which scrolls with them; nil by default. As `tableHeaderView`.
  open var tableFooterView: UIView? {
    get { storedFooterView }
    set { setOuterView(newValue, at: \.storedFooterView) }
  }
  /// A view behind everything, as large as what is visible, which does not scroll; nil by default.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set { setBackground(newValue) }
  }

  // MARK: Separators

  /// Whether rows are separated by lines; by single lines by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { looksDidChange() } }
  }
  /// The colour of the lines; nil for the usual one, which is the default.
  open var separatorColor: UIColor? = .separator { didSet { looksDidChange() } }
  /// The effect with which the lines are drawn; nil, none, by default.
  open var separatorEffect: UIVisualEffect? { didSet { looksDidChange() } }
  /// The distances of the lines from the leading and trailing edges, in points. By default
  /// they begin where the text does. Only left and right count.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: automaticInset, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      looksDidChange()
    }
  }
  /// From where `separatorInset` is measured; from the edges of the cell by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { looksDidChange() } }
  }
  /// The inset that the program has set.
  final var ownSeparatorInset: UIEdgeInsets?

  /// Whether the margins of cells follow the readable width; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { looksDidChange() } }
  }
  /// Whether the content views of cells keep away from the unsafe area at the sides; true by
  /// default.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { looksDidChange() } }
  }

  // MARK: Section index

  /// The number of rows from which on the section index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { updateSectionIndex() } }
  /// The colour of the titles of the section index; nil, the tint colour, by default.
  open var sectionIndexColor: UIColor? { didSet { indexView?.show(indexLook) } }
  /// The colour behind the section index; nil, none, by default.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.show(indexLook) } }
  /// The colour behind the section index while it is touched; nil by default, which is
  /// `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { indexView?.show(indexLook) }
  }
  /// Asks the data source for the titles of the section index again.
  open func reloadSectionIndexTitles() { updateSectionIndex() }

  // MARK: Drag and drop

  /// Gives what is dragged from the table; nil by default. Not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragAndDropDidChange() } }
  /// Takes what is dropped on the table; nil by default. Not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragAndDropDidChange() } }
  /// Whether a person can drag rows, if there is a delegate for it; true by default.
  open var dragInteractionEnabled = true { didSet { dragAndDropDidChange() } }
  /// Whether rows of the table are dragged.
  open var hasActiveDrag: Bool { core.interaction?.dragging.isActive ?? false }
  /// Whether something is dragged over the table, or dropped on it.
  open var hasActiveDrop: Bool { core.interaction?.dropping.isActive ?? false }
  /// Whether a drag that stays over a row chooses it, as a tap does; false by default.
  open var isSpringLoaded: Bool {
    get { core.interaction?.springs.isOn ?? false }
    set { core.interaction?.springs.isOn = newValue }
  }
  /// The interaction that opens the menus of rows.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    core.interaction?.menus.interaction
  }

  // MARK: Data

  /// Forgets what is shown, and takes everything anew: the counts and heights at once, cells in the
  /// next layout. Nothing is selected any more, and measured heights are forgotten.
  open func reloadData() { reload() }

  /// The number of sections. Asks the data source if that has not been done yet.
  open var numberOfSections: Int { counts.sections }

  /// The number of rows of a section; 0 for one that there is not.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(of: section) }

  /// Whether the data source and what is shown may disagree, because rows are being moved.
  open var hasUncommittedUpdates: Bool { core.hasUncommittedUpdates }

  // MARK: Geometry

  /// The rectangle of a section with its header, rows and footer, in points of the content; zero
  /// for one that there is not.
  open func rect(forSection section: Int) -> CGRect {
    hasSection(section) ? layout.rect(ofSection: section) : .zero
  }

  /// The rectangle of a header at its place, also while it stays in sight elsewhere.
  open func rectForHeader(inSection section: Int) -> CGRect {
    hasSection(section) ? layout.rect(ofHeader: section) : .zero
  }

  /// The rectangle of a footer at its place.
  open func rectForFooter(inSection section: Int) -> CGRect {
    hasSection(section) ? layout.rect(ofFooter: section) : .zero
  }

  /// The rectangle of a row; zero for one that there is not.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let shown = core.shownPlace(indexPath)
    return shown.map { hasRow($0) ? layout.rect(ofRow: $0) : .zero } ?? .zero
  }

  /// The row at a point of the content; nil in headers, footers and gaps.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    row(at: point).flatMap { core.namedPath(at: $0) }
  }

  /// The rows that are at least partly in a rectangle of the content, in order; nil for a rectangle
  /// that the table does not have.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  // MARK: Cells

  /// The row that a cell shows; nil for a cell that is not shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    core.element(of: cell).flatMap { core.namedPath(at: $0.indexPath) }
  }

  /// The cell of a row that is shown; nil for others, and while cells are being made.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

  /// The cells that are visible, from top to bottom.
  open var visibleCells: [UITableViewCell] { cellsInSight() }

  /// The rows that are visible, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { rowsInSight() }

  /// The header of a section that is shown; nil for one that is no `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdge(TableLayout.header, of: section) as? UITableViewHeaderFooterView
  }

  /// The footer of a section that is shown; nil for one that is no `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdge(TableLayout.footer, of: section) as? UITableViewHeaderFooterView
  }

  /// Makes cells of a class for an identifier; nil takes the class back. The class is to be a
  /// `UITableViewCell`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registrations.register(
      cellClass, for: ReusePool.Key(identifier: identifier), of: self, as: UITableViewCell.self)
  }

  /// Makes cells of a nib for an identifier; nil takes the nib back. It is to have one view, which
  /// is a `UITableViewCell`.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registrations.register(nib, for: ReusePool.Key(identifier: identifier))
  }

  /// Makes headers and footers of a nib for an identifier; nil takes the nib back. It is to have
  /// one view, which is a `UITableViewHeaderFooterView`.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registrations.register(
      nib, for: ReusePool.Key(kind: TableLayout.header, identifier: identifier))
  }

  /// Makes headers and footers of a class for an identifier; nil takes the class back. The class is
  /// to be a `UITableViewHeaderFooterView`.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registrations.register(
      aClass, for: ReusePool.Key(kind: TableLayout.header, identifier: identifier), of: self,
      as: UITableViewHeaderFooterView.self)
  }

  /// A cell that is not shown any more, prepared by `prepareForReuse()`, or a new one if a class is
  /// registered; nil otherwise.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A cell that is not shown any more, prepared by `prepareForReuse()`, or a new one of the class
  /// that is registered, with the size of the row. Without a class it is reported, and the cell is
  /// a plain one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }

  /// A header or footer that is not shown any more, prepared by `prepareForReuse()`, or a new one
  /// if a class is registered; nil otherwise.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

  // MARK: Scrolling

  /// Scrolls so that a row is where a position says, inside the insets. A row that there is not is
  /// reported.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  /// Scrolls to the selected row that is nearest to the middle of what is visible, if there is one.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Makes one update of the changes that are requested inside `updates`, and shows it in an
  /// animation of 0.3 seconds, or in that which is being made.
  ///
  /// Deletes, reloads and the source of moves count before the update, inserts and the target of
  /// moves after it, in whatever order they are requested. Without changes the heights are asked
  /// again. Inside another update it adds to that.
  ///
  /// - Parameters:
  ///   - updates: Inserts, deletes, moves and reloads; nil is none.
  ///   - completion: Called after the animation, with whether it has finished; never inside the
  ///     call.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update(updates, completion: completion)
  }

  /// Begins to collect changes for one update, which the balancing `endUpdates()` shows.
  open func beginUpdates() { core.beginUpdates() }

  /// Shows the changes since the balancing `beginUpdates()`, unless that was inside another one.
  open func endUpdates() { endUpdate() }

  /// Inserts sections, named as they are after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    core.request(
      sections.map { ListChange(update: .insertSection($0), animation: animation) })
  }

  /// Deletes sections, named as they were before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    core.request(
      sections.map { ListChange(update: .deleteSection($0), animation: animation) })
  }

  /// Makes the cells of sections anew, named as they were before the update. Their counts may have
  /// changed.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    core.request(
      sections.map { ListChange(update: .reloadSection($0), animation: animation) })
  }

  /// Moves a section from where it was before the update to where it is after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    core.request([ListChange(update: .moveSection(section, to: newSection))])
  }

  /// Inserts rows, named as they are after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    core.request(indexPaths.map { ListChange(update: .insertItem($0), animation: animation) })
  }

  /// Deletes rows, named as they were before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    core.request(indexPaths.map { ListChange(update: .deleteItem($0), animation: animation) })
  }

  /// Makes the cells of rows anew, named as they were before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    core.request(indexPaths.map { ListChange(update: .reloadItem($0), animation: animation) })
  }

  /// Moves a row from where it was before the update to where it is after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    core.request([ListChange(update: .moveItem(indexPath, to: newIndexPath))])
  }

  /// Asks the data source for the cells of rows that are shown again: dequeuing gives it those that
  /// they have, without `prepareForReuse()`. Their heights are asked again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Selection

  /// Whether a touch selects rows; true by default.
  open var allowsSelection = true
  /// Whether a touch selects rows while editing; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one row may be selected; false by default. Setting it deselects.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionRulesDidChange() } }
  }
  /// Whether more than one row may be selected while editing; false by default.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionRulesDidChange() } }
  }

  /// The selected row that was selected first; nil for none.
  open var indexPathForSelectedRow: IndexPath? { core.namedSelection.first }

  /// The selected rows, in the order in which they were selected; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    core.namedSelection.isEmpty ? nil : core.namedSelection
  }

  /// Selects a row, and scrolls to it if a position says so; nil deselects all. The delegate is not
  /// called. Where only one may be selected, the others are not any more.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects a row. The delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    core.deselect(core.shownPlace(indexPath) ?? indexPath, animated: animated)
  }

  // MARK: Editing and focus

  /// Whether rows show the controls with which they are edited; false by default. Setting it is not
  /// animated.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  /// Whether rows can have the focus; true by default.
  open var allowsFocus = true
  /// Whether rows can have the focus while editing; true by default.
  open var allowsFocusDuringEditing = true
  /// Whether the row that gets the focus is selected; false by default.
  open var selectionFollowsFocus = false
  /// Whether the focus returns to the row that had it last; false by default.
  open var remembersLastFocusedIndexPath = false

  // MARK: Touches and keys

  /// Highlights the cell under the touch. Overrides call `super`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.interaction?.touches.began(touches, event)
  }

  /// Takes the highlight away where the touch leaves the cell. Overrides call `super`.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.interaction?.touches.moved(touches)
  }

  /// Selects the row under the touch, or deselects it. Overrides call `super`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.interaction?.touches.ended(touches)
  }

  /// Takes the highlight away. Overrides call `super`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.interaction?.touches.cancelled(touches)
  }

  /// Chooses the row that has the focus, finds a row by its text, or scrolls. Overrides call
  /// `super`.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { core.interaction?.keys.began($0) != true }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Ends what `pressesBegan(_:with:)` has begun. Overrides call `super`.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { core.interaction?.keys.ended($0, isCancelled: false) != true }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Ends what `pressesBegan(_:with:)` has begun, without choosing anything. Overrides call
  /// `super`.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { core.interaction?.keys.ended($0, isCancelled: true) != true }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// The keys that move the focus inside the table while a row has it.
  open override var keyCommands: [UIKeyCommand]? { core.interaction?.keys.commands }

  /// The cell of the row that the delegate prefers, or of the one that had the focus last, if the
  /// table remembers it.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    core.interaction?.keys.preferredCell.map { [$0] } ?? []
  }

  /// Whether the focus may move, as the delegate says. Overrides call `super`.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context) && (core.interaction?.list.mayUpdateFocus(context) ?? true)
  }

  /// Selects the row that has the focus now, where the selection follows the focus. Overrides call
  /// `super`.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    core.interaction?.keys.didUpdateFocus(context, coordinator)
  }

  // MARK: What is shown and the data

  /// Where a section of the data source is shown; `NSNotFound` for one that there is not.
  ///
  /// - Parameter dataSourceSectionIndex: The section as the data source counts.
  open func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { core.translatedSection(dataSourceSectionIndex) }

  /// The section of the data source that is shown somewhere; `NSNotFound` for none.
  ///
  /// - Parameter presentationSectionIndex: The section as the table shows it.
  open func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { core.translatedSection(presentationSectionIndex) }

  /// Where a row of the data source is shown; nil for one that is not shown, or that there is not.
  ///
  /// - Parameter dataSourceIndexPath: The row as the data source counts; nil gives nil.
  open func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { core.presentationPath(dataSourceIndexPath) }

  /// The row of the data source that is shown somewhere; nil for a gap, a placeholder, and a place
  /// that there is not.
  ///
  /// - Parameter presentationIndexPath: The place as the table shows it; nil gives nil.
  open func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { core.translatedDataPath(at: presentationIndexPath) }

  /// Runs work in which the methods of the table take and give places as it shows them.
  ///
  /// - Parameter actionsToTranslate: Called once, before the method returns.
  open func performUsingPresentationValues(_ actionsToTranslate: @escaping () -> Void) {
    core.usingPresentationValues(actionsToTranslate)
  }
}
