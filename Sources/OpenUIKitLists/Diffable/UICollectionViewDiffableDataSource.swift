import MisuseReports

/// Fills a collection view with the sections and items of snapshots, and shows their differences.
///
///     dataSource = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, id in
///       grid.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
///     }
///
/// The collection view does not retain it.
///
/// Snapshots with the completion handler may be applied on any thread, but all of one data source
/// on one queue: from elsewhere than the main thread they are compared there, and shown on the main
/// thread. All else is for the main thread.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item; nil is reported.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a supplementary view; nil is reported.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes the supplementary views; nil by default.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers that decide about reordering by a person and are informed of it. Without
  /// `canReorderItem` nothing can be reordered.
  public var reorderingHandlers = ReorderingHandlers()
  /// The handlers that decide about expanding and collapsing by a person and are informed of it.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  final let state: DiffableState<SectionIdentifierType, ItemIdentifierType>
  /// The outlines of the sections to which section snapshots were applied.
  final var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private let cellProvider: CellProvider

  /// A data source without sections, which becomes that of the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    state = DiffableState(collectionView)
    self.cellProvider = cellProvider
    super.init()
    state.didChange = { [weak self] in self?.keepOutlines() }
    collectionView.dataSource = self
  }

  deinit {}

  // MARK: Snapshots

  /// The snapshot that was applied last, without marks. A copy.
  nonisolated open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { NSDiffableDataSourceSnapshot(state.submitted.latest) }

  // Fidelity: without animation too the difference is applied. [documented: since iOS 15]
  /// Shows a snapshot instead of the present one: what stays keeps its cells, its selection and its
  /// size. O(items × log items).
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot. Its marks are used once.
  ///   - animatingDifferences: Whether items come, go and move in an animation; true by default.
  ///   - completion: Called on the main thread after the animation, never inside the call.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.apply(
      snapshot.storage.value, comparing: true, animated: animatingDifferences,
      completion: completion)
  }

  /// Shows a snapshot instead of the present one as by `reloadData()`, without an animation.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items from now on.
  ///   - completion: Called on the main thread afterwards, never inside the call.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.apply(
      snapshot.storage.value, comparing: false, animated: false, completion: completion)
  }

  /// Shows a snapshot, and returns after the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot as by `reloadData()`, and returns afterwards.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows the visible items of an outline instead of the items of a section, which is put at the
  /// end if it is not there.
  ///
  /// - Parameters:
  ///   - snapshot: The items of the section from now on.
  ///   - section: The section; it is added if it is not there.
  ///   - animatingDifferences: Whether the change is animated; true by default.
  ///   - completion: Called after the animation, never inside the call.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { show(snapshot, in: section, animated: animatingDifferences, completion: completion) }

  /// Shows the visible items of an outline, and returns after the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      show(snapshot, in: section, animated: animatingDifferences) { continuation.resume() }
    }
  }

  /// The outline of a section: the one that was applied to it, or its items without children. Empty
  /// for an unknown section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { outline(of: section) }

  // MARK: Looking up

  /// The item at an index path; nil where there is none. O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.current.item(at: indexPath)
  }

  /// Where an item is; nil for an unknown one. O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }

  /// The section at an index; nil for one that there is not. O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.current.section(at: index)
  }

  /// The index of a section; nil for an unknown one. O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.current.index(ofSection: sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.current.order.sections.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    let sections = state.current.order.sections
    return sections.indices.contains(section) ? sections[section].items.count : 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = state.current.item(at: indexPath) else { return UICollectionViewCell() }
    let cell = CellRequest.$isActive.withValue(true) {
      cellProvider(collectionView, indexPath, item)
    }
    if let cell { return cell }
    Misuse.report(.providesNoCell(collectionView, self))
    return UICollectionViewCell()
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    Misuse.report(.providesNoView(kind, collectionView))
    return UICollectionReusableView()
  }

  /// Whether a person can reorder an item, as `reorderingHandlers` says.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = state.current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item of the snapshot, and calls `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, to: destinationIndexPath) }

  /// The titles of the index. Returns nil; a subclass overrides it.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The item of a title of the index. Returns the first one of the section with the number of the
  /// title; a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
