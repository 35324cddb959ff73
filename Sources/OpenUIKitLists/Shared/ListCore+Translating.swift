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

  func translatedSection(_ index: Int) -> Int {
    readCountsIfNeeded()
    return counts.items.indices.contains(index) ? index : NSNotFound
  }

  func presentationPath(_ path: IndexPath?) -> IndexPath? {
    readCountsIfNeeded()
    guard let path, path.count == 2 else { return nil }
    let data = presentation.isEmpty ? counts : presentation.dataCounts
    // While a person moves an item between sections, their counts differ.
    guard shownPath != nil || data.contains(path) else { return nil }
    let shown = presentation.isEmpty ? shownPath.map { $0(path) } ?? path : presentation.shown(path)
    return shown.flatMap { counts.contains($0) ? $0 : nil }
  }

  func translatedDataPath(at path: IndexPath?) -> IndexPath? {
    readCountsIfNeeded()
    guard let path, counts.contains(path) else { return nil }
    return sourcePath(of: path)
  }
}

extension UITableView: UIDataSourceTranslating {}

extension UICollectionView: UIDataSourceTranslating {}
