// Index paths of the program's calls, and of what is shown.

extension ListCore {
  /// Where an item is shown that a call of the program names; nil for one that is not shown.
  func shownPlace(_ path: IndexPath) -> IndexPath? {
    takesPresentationValues ? path : presentation.shown(path)
  }

  /// The name that a call of the program gets of an item that is shown; nil for a place that the
  /// data source does not know.
  func namedPath(at shown: IndexPath) -> IndexPath? {
    takesPresentationValues ? shown : presentation.item(at: shown)
  }

  /// The selected items, as a call of the program gets them.
  var namedSelection: [IndexPath] { selection.paths.compactMap { namedPath(at: $0) } }

  /// Runs work whose calls name what is shown.
  func usingPresentationValues(_ work: () -> Void) {
    let outer = takesPresentationValues
    takesPresentationValues = true
    work()
    takesPresentationValues = outer
  }

  fileprivate func section(_ index: Int) -> Int {
    readCountsIfNeeded()
    return counts.items.indices.contains(index) ? index : NSNotFound
  }

  fileprivate func presentationPath(_ path: IndexPath?) -> IndexPath? {
    readCountsIfNeeded()
    guard let path, path.count == 2 else { return nil }
    let data = presentation.isEmpty ? counts : presentation.dataCounts
    // While a person moves an item between sections, their counts differ.
    guard shownPath != nil || data.contains(path) else { return nil }
    let shown = presentation.isEmpty ? shownPath.map { $0(path) } ?? path : presentation.shown(path)
    return shown.flatMap { counts.contains($0) ? $0 : nil }
  }

  fileprivate func dataPath(atShown path: IndexPath?) -> IndexPath? {
    readCountsIfNeeded()
    guard let path, counts.contains(path) else { return nil }
    return sourcePath(of: path)
  }
}

extension UITableView: UIDataSourceTranslating {
  /// Where a section of the data source is shown; `NSNotFound` for one that there is not.
  ///
  /// - Parameter dataSourceSectionIndex: The section as the data source counts.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { core.section(dataSourceSectionIndex) }

  /// The section of the data source that is shown somewhere; `NSNotFound` for none.
  ///
  /// - Parameter presentationSectionIndex: The section as the table shows it.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { core.section(presentationSectionIndex) }

  /// Where a row of the data source is shown; nil for one that is not shown, or that there is not.
  ///
  /// - Parameter dataSourceIndexPath: The row as the data source counts; nil gives nil.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { core.presentationPath(dataSourceIndexPath) }

  /// The row of the data source that is shown somewhere; nil for a gap, a placeholder, and a place
  /// that there is not.
  ///
  /// - Parameter presentationIndexPath: The place as the table shows it; nil gives nil.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { core.dataPath(atShown: presentationIndexPath) }

  /// Runs work in which the methods of the table take and give places as it shows them.
  ///
  /// - Parameter actionsToTranslate: Called once, before the method returns.
  public func performUsingPresentationValues(_ actionsToTranslate: @escaping () -> Void) {
    core.usingPresentationValues(actionsToTranslate)
  }
}

extension UICollectionView: UIDataSourceTranslating {
  /// Where a section of the data source is shown; `NSNotFound` for one that there is not.
  ///
  /// - Parameter dataSourceSectionIndex: The section as the data source counts.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { core.section(dataSourceSectionIndex) }

  /// The section of the data source that is shown somewhere; `NSNotFound` for none.
  ///
  /// - Parameter presentationSectionIndex: The section as the collection view shows it.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { core.section(presentationSectionIndex) }

  /// Where an item of the data source is shown; nil for one that is not shown, or that there is
  /// not.
  ///
  /// - Parameter dataSourceIndexPath: The item as the data source counts; nil gives nil.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { core.presentationPath(dataSourceIndexPath) }

  /// The item of the data source that is shown somewhere; nil for a gap, a placeholder, and a place
  /// that there is not.
  ///
  /// - Parameter presentationIndexPath: The place as the collection view shows it; nil gives nil.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { core.dataPath(atShown: presentationIndexPath) }

  /// Runs work in which the methods of the collection view take and give places as it shows them.
  ///
  /// - Parameter actionsToTranslate: Called once, before the method returns.
  public func performUsingPresentationValues(_ actionsToTranslate: @escaping () -> Void) {
    core.usingPresentationValues(actionsToTranslate)
  }
}
