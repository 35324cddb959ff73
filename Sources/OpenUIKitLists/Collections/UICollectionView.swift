import OpenQuartzCore

/// Shows a list of items at places that a layout decides.
///
/// The data source says how many items there are and makes their cells; the layout says where they
/// are. The collection view keeps the views of what is visible and reuses them: scrolling costs
/// what becomes visible, and the data source is asked for nothing but cells.
///
///     let layout = UICollectionViewFlowLayout()
///     let grid = UICollectionView(frame: bounds, collectionViewLayout: layout)
///     grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     grid.dataSource = self
///
/// A program that changes its data informs the collection view: by `reloadData()`, or by inserts,
/// deletes, moves and reloads, which are animated. The counts of the data source have to agree with
/// them; an update that does not is reported and refused as a whole, and the data are read anew.
///
/// The members that a subclass may override are in this file; the behaviour is in
/// `UICollectionView+…`, by concern.
open class UICollectionView: UIScrollView {
  /// Answers how many items there are, and makes their cells; nil by default. Not retained. Another
  /// one is asked before the next layout.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { core.dataSourceDidChange() } }
  }

  /// Receives what happens; nil by default. Not retained.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { super.delegate = newValue }
  }

  /// The object that is informed which items will be needed soon; nil by default. Not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is called; true by default.
  open var isPrefetchingEnabled = true

  /// Decides where the elements are. Setting it places them anew without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setLayout(newValue) }
  }

  /// The delegate, if it is one of collection views.
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  final var currentLayout: UICollectionViewLayout
  /// The bounds that `bounds` says while a layout is asked about a change of them; nil else.
  final var boundsOfBefore: CGRect?
  /// The change of layouts that is being shown or led by a person; nil else.
  final var layoutChange: LayoutChange?
  final lazy var core = ListCore(self)
  final var pool = ReusePool()
  final var registrations = ListRegistrations()
  final var background: UIView?
  final var indexView: ListIndexView?

  /// A collection view with a layout, which it retains.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.owner = self
    scrollContent = core
  }

  /// Reads a collection view with a flow layout, as `encode(with:)` of its superclass wrote it; nil
  /// if it cannot be read.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.owner = self
    scrollContent = core
  }

  deinit {}

  /// The visible part of the content. While a layout is asked whether a change invalidates it they
  /// are those of before.
  open override var bounds: CGRect {
    get { boundsOfBefore ?? super.bounds }
    set { super.bounds = newValue }
  }

  /// A view behind everything, as large as what is visible, which does not scroll; nil by default.
  open var backgroundView: UIView? {
    get { background }
    set { setBackground(newValue) }
  }

  // MARK: Drag and drop

  /// Gives what is dragged from the collection view; nil by default. Not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragAndDropDidChange() }
  }
  /// Takes what is dropped on the collection view; nil by default. Not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dragAndDropDidChange() }
  }
  /// Whether a person can drag items, if there is a delegate for it; true by default.
  open var dragInteractionEnabled = true { didSet { dragAndDropDidChange() } }
  /// How soon items make room for what is dragged over them; at once by default.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether items of the collection view are dragged.
  open var hasActiveDrag: Bool { core.interaction?.dragging.isActive ?? false }
  /// Whether something is dragged over the collection view, or dropped on it.
  open var hasActiveDrop: Bool { core.interaction?.dropping.isActive ?? false }
  /// Whether a drag that stays over an item chooses it, as a tap does; false by default.
  open var isSpringLoaded: Bool {
    get { core.interaction?.springs.isOn ?? false }
    set { core.interaction?.springs.isOn = newValue }
  }
  /// The interaction that opens the menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    core.interaction?.menus.interaction
  }

  // MARK: Data

  /// The number of sections that the data source has. Asks it if that has not been done yet.
  open var numberOfSections: Int {
    core.readCountsIfNeeded()
    return core.counts.sections
  }

  /// The number of items of a section; 0 for one that there is not. Asks the data source if that
  /// has not been done yet.
  open func numberOfItems(inSection section: Int) -> Int {
    core.readCountsIfNeeded()
    return core.counts.items.indices.contains(section) ? core.counts.items[section] : 0
  }

  /// Forgets what is shown, and takes everything anew: the counts at once, cells in the next
  /// layout. Nothing is selected any more.
  open func reloadData() { core.reload() }

  /// Whether the data source and what is shown may disagree, because items are being moved.
  open var hasUncommittedUpdates: Bool { core.hasUncommittedUpdates }

  // MARK: Cells

  /// Makes cells of a class for an identifier; nil takes the class back. The class is to be a
  /// `UICollectionViewCell`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registrations.register(
      cellClass, for: ReusePool.Key(identifier: identifier), of: self,
      as: UICollectionViewCell.self)
  }

  /// Makes cells of a nib for an identifier; nil takes the nib back. It is to have one view, which
  /// is a `UICollectionViewCell`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registrations.register(nib, for: ReusePool.Key(identifier: identifier))
  }

  /// Makes supplementary views of a nib for a kind and an identifier; nil takes the nib back. It is
  /// to have one view, which is a `UICollectionReusableView`.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registrations.register(nib, for: ReusePool.Key(kind: kind, identifier: identifier))
  }

  /// Makes supplementary views of a class for a kind and an identifier; nil takes the class back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registrations.register(
      viewClass, for: ReusePool.Key(kind: elementKind, identifier: identifier), of: self,
      as: UICollectionReusableView.self)
  }

  /// A cell that is not shown any more, prepared by `prepareForReuse()`, or a new one of the class
  /// that is registered. Without one it is reported, and the cell is a plain one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }

  /// As `dequeueReusableCell(withReuseIdentifier:for:)`, a supplementary view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(elementKind, identifier, for: indexPath) }

  /// The cell of an item that is shown; nil for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    core.shownPlace(indexPath).flatMap { core.view(for: .cell($0)) }
      as? UICollectionViewCell
  }

  /// The cells that are shown, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    core.shownPaths.compactMap { core.view(for: .cell($0)) as? UICollectionViewCell }
  }

  /// The items whose cells are shown, in their order.
  open var indexPathsForVisibleItems: [IndexPath] {
    core.shownPaths.compactMap { core.namedPath(at: $0) }
  }

  /// The item that a cell shows; nil for a cell that is not shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownPath(of: cell).flatMap { core.namedPath(at: $0) }
  }

  /// Where a supplementary view belongs; nil for one that is not shown.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  { shownPath(of: supplementaryView) }

  /// The supplementary view of a kind that is shown at an index path; nil for others.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    core.view(for: .supplementary(kind: elementKind, indexPath)) as? UICollectionReusableView
  }

  /// The supplementary views of a kind that are shown, in their order.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Where the supplementary views of a kind that are shown belong, in their order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    core.shown.keys.compactMap {
      if case .supplementary(elementKind, let path) = $0 { path } else { nil }
    }.sorted()
  }

  // MARK: Geometry

  /// The attributes of an item; nil where the layout has none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributes(of: .cell(indexPath)) }

  /// The attributes of a supplementary view; nil where the layout has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(of: .supplementary(kind: kind, indexPath))
  }

  /// The item at a point of the content, the foremost; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    path(at: point).flatMap { core.namedPath(at: $0) }
  }

  /// Scrolls so that an item is where a position says, inside the insets. A position says at most
  /// one thing of each axis; along an axis of which it says nothing the content does not move.
  /// An item that there is not is reported.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Layouts

  /// Places everything as another layout says, in an animation if `animated`. Cells stay.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setLayout(layout, animated: animated)
  }

  /// Places everything as another layout says. Cells stay.
  ///
  /// - Parameters:
  ///   - layout: The layout that takes over.
  ///   - animated: Whether everything moves to its new place in an animation.
  ///   - completion: Called after the animation, with whether it has finished; never inside the
  ///     call.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { setLayout(layout, animated: animated, completion: completion) }

  /// Begins a change of layouts that a person leads: the layout of now is one between, of the
  /// delegate if it makes one, and its `transitionProgress` says how far the change is.
  ///
  /// - Parameters:
  ///   - layout: The layout to which it leads.
  ///   - completion: Called at the end, with whether the change was completed, and whether its
  ///     animation has finished.
  /// - Returns: The layout between.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion: completion) }

  /// Ends the change that a person leads with an animation to the new layout. Without such a change
  /// it is reported.
  open func finishInteractiveTransition() { endTransition(isCompleted: true) }

  /// Ends the change that a person leads with an animation back to the old layout. Without such a
  /// change it is reported.
  open func cancelInteractiveTransition() { endTransition(isCompleted: false) }

  // MARK: Updates

  /// Inserts sections, named as they are after the update.
  open func insertSections(_ sections: IndexSet) {
    core.request(sections.map { ListChange(update: .insertSection($0)) })
  }

  /// Deletes sections, named as they were before the update.
  open func deleteSections(_ sections: IndexSet) {
    core.request(sections.map { ListChange(update: .deleteSection($0)) })
  }

  /// Makes the cells of sections anew, named as they were before the update. Their counts may have
  /// changed.
  open func reloadSections(_ sections: IndexSet) {
    core.request(sections.map { ListChange(update: .reloadSection($0)) })
  }

  /// Moves a section from where it was before the update to where it is after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    core.request([ListChange(update: .moveSection(section, to: newSection))])
  }

  /// Inserts items, named as they are after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    core.request(indexPaths.map { ListChange(update: .insertItem($0)) })
  }

  /// Deletes items, named as they were before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    core.request(indexPaths.map { ListChange(update: .deleteItem($0)) })
  }

  /// Makes the cells of items anew, named as they were before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    core.request(indexPaths.map { ListChange(update: .reloadItem($0)) })
  }

  /// Moves an item from where it was before the update to where it is after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    core.request([ListChange(update: .moveItem(indexPath, to: newIndexPath))])
  }

  /// Asks the data source for the cells of items that are shown again: dequeuing gives it those
  /// that they have, without `prepareForReuse()`. Their sizes are measured again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { core.reconfigure(indexPaths) }

  /// Makes one update of the changes that are requested inside `updates`, and shows it in an
  /// animation.
  ///
  /// Deletes, reloads and the source of moves count before the update, inserts and the target of
  /// moves after it, in whatever order they are requested. Inside another update it adds to that.
  ///
  /// - Parameters:
  ///   - updates: Inserts, deletes, moves and reloads; nil is none.
  ///   - completion: Called after the animation, with whether it has finished; never inside the
  ///     call.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    core.performUpdates(updates, completion: completion)
  }

  // MARK: Selection

  /// Whether a touch selects items; true by default.
  open var allowsSelection = true
  /// Whether more than one item may be selected; false by default. Setting it to false deselects.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, oldValue { deselectAll() } }
  }
  /// Whether a touch selects items while editing; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one item may be selected while editing; false by default.
  open var allowsMultipleSelectionDuringEditing = false

  /// The selected items, in the order in which they were selected; an empty list for none.
  open var indexPathsForSelectedItems: [IndexPath]? { core.namedSelection }

  /// Selects an item, and scrolls to it if a position says so; nil deselects all. The delegate is
  /// not called. Where only one may be selected, the others are not any more.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects an item. The delegate is not called.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    core.deselect(core.shownPlace(indexPath) ?? indexPath, animated: animated)
  }

  // MARK: Editing and focus

  /// Whether the items are being edited; false by default. Ending it ends the selection that was
  /// made while editing.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Whether items can have the focus; true by default.
  open var allowsFocus = true
  /// Whether items can have the focus while editing; true by default.
  open var allowsFocusDuringEditing = true
  /// Whether the item that gets the focus is selected; false by default.
  open var selectionFollowsFocus = false
  /// Whether the focus returns to the item that had it last; false by default.
  open var remembersLastFocusedIndexPath = false

  /// When cells are measured again that are shown; when they or their content ask for it by
  /// default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { core.watchConstraints() }
  }

  // MARK: Moving items

  /// Begins to move an item that is shown: it follows the positions that the program gives, and the
  /// others make room. Returns false if the data source does not let it move.
  ///
  /// Until the end the data source is asked with the places of before; it moves the item once, when
  /// it is dropped.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    core.interaction?.reordering.begin(indexPath) ?? false
  }

  /// Moves the middle of the item to a point of the content. The layout proposes where the item is
  /// placed, the delegate decides.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    core.interaction?.reordering.follow(targetPosition)
  }

  /// Drops the item where it is shown; the data source moves it, if that is another place.
  open func endInteractiveMovement() { core.interaction?.reordering.end() }

  /// Puts the item back where it was. The data source is not called.
  open func cancelInteractiveMovement() { core.interaction?.reordering.cancel() }

  // MARK: Touches and keys

  /// Highlights the cell under the touch. Overrides call `super`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.interaction?.touches.began(touches, event)
  }

  /// Takes the highlight away where the touch leaves the cell. Overrides call `super`.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.interaction?.touches.moved(touches)
  }

  /// Selects the item under the touch, or deselects it. Overrides call `super`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.interaction?.touches.ended(touches)
  }

  /// Takes the highlight away. Overrides call `super`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.interaction?.touches.cancelled(touches)
  }

  /// Chooses the item that has the focus, finds a row by its text, or scrolls. Overrides call
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

  /// The keys that move the focus inside the collection view while an item has it.
  open override var keyCommands: [UIKeyCommand]? { core.interaction?.keys.commands }

  /// The cell of the item that the delegate prefers, or of the one that had the focus last, if the
  /// collection view remembers it.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    core.interaction?.keys.preferredCell.map { [$0] } ?? []
  }

  /// Whether the focus may move, as the delegate says. Overrides call `super`.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context) && (core.interaction?.list.mayUpdateFocus(context) ?? true)
  }

  /// Selects the item that has the focus now, where the selection follows the focus. Overrides call
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
  /// - Parameter presentationSectionIndex: The section as the collection view shows it.
  open func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { core.translatedSection(presentationSectionIndex) }

  /// Where an item of the data source is shown; nil for one that is not shown, or that there is
  /// not.
  ///
  /// - Parameter dataSourceIndexPath: The item as the data source counts; nil gives nil.
  open func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { core.presentationPath(dataSourceIndexPath) }

  /// The item of the data source that is shown somewhere; nil for a gap, a placeholder, and a place
  /// that there is not.
  ///
  /// - Parameter presentationIndexPath: The place as the collection view shows it; nil gives nil.
  open func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { core.translatedDataPath(at: presentationIndexPath) }

  /// Runs work in which the methods of the collection view take and give places as it shows them.
  ///
  /// - Parameter actionsToTranslate: Called once, before the method returns.
  open func performUsingPresentationValues(_ actionsToTranslate: @escaping () -> Void) {
    core.usingPresentationValues(actionsToTranslate)
  }
}
