import MisuseReports

/// Fills a table with the sections and rows of snapshots, and shows their differences.
///
///     dataSource = UITableViewDiffableDataSource(tableView: table) { table, path, id in
///       let cell = table.dequeueReusableCell(withIdentifier: "song", for: path)
///       cell.textLabel?.text = songs[id]?.title
///       return cell
///     }
///
/// The table does not retain it. A subclass overrides the methods for titles, editing, moving and
/// the index; what else `UITableViewDataSource` asks is answered from the snapshot.
///
/// Snapshots with the completion handler may be applied on any thread, but all of one data source
/// on one queue: from elsewhere than the main thread they are compared there, and shown on the main
/// thread. All else is for the main thread.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item; nil is reported.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let state: DiffableState<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// How rows and sections come and go; `.automatic` by default.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic {
    didSet { state.animation = defaultRowAnimation }
  }

  /// A data source without sections, which becomes that of the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    state = DiffableState(tableView)
    state.animation = .automatic
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  deinit {}

  // MARK: Snapshots

  /// The snapshot that was applied last, without marks. A copy.
  nonisolated open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { NSDiffableDataSourceSnapshot(state.submitted.latest) }

  // Fidelity: without animation too the difference is applied. [documented: since iOS 15]
  /// Shows a snapshot instead of the present one: what stays keeps its cells, its selection and its
  /// height. O(items × log items).
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot. Its marks are used once.
  ///   - animatingDifferences: Whether rows come, go and move in an animation; true by default.
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

  // MARK: Looking up

  /// The item of a row; nil for a row that there is not. O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.current.item(at: indexPath)
  }

  /// The row of an item; nil for an unknown one. O(1).
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

  open func numberOfSections(in tableView: UITableView) -> Int {
    state.current.order.sections.count
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let sections = state.current.order.sections
    return sections.indices.contains(section) ? sections[section].items.count : 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = state.current.item(at: indexPath) else { return UITableViewCell() }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    Misuse.report(.providesNoCell(tableView, self))
    return UITableViewCell()
  }

  /// The title of a header. Returns nil; a subclass overrides it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// The title of a footer. Returns nil; a subclass overrides it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Whether a row can be edited. Returns false; a subclass overrides it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Deletes or inserts a row for a person. Does nothing; a subclass overrides it, and applies a
  /// snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Whether a person can move a row. Returns false; a subclass overrides it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Moves a row of the data, which the table shows there already. Does nothing; a subclass
  /// overrides it, and applies a snapshot without animation.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The titles of the index. Returns nil; a subclass overrides it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section of a title of the index. Returns the place of the title; a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
