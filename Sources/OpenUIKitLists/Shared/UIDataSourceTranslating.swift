/// Translates between what a list shows and what its data source has, while both differ: while
/// something is dropped on the list, and while a person moves an item.
///
/// `UITableView` and `UICollectionView` conform to it. Their methods take and give index paths of
/// the data source while something is dropped, except inside `performUsingPresentationValues(_:)`,
/// and places as they are shown while a person moves an item.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Where a section of the data source is shown; `NSNotFound` for one that there is not.
  ///
  /// - Parameter dataSourceSectionIndex: The section as the data source counts.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// The section of the data source that is shown somewhere; `NSNotFound` for none.
  ///
  /// - Parameter presentationSectionIndex: The section as the list shows it.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Where an item of the data source is shown; nil for one that is not shown, or that there is
  /// not.
  ///
  /// - Parameter dataSourceIndexPath: The item as the data source counts; nil gives nil.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// The item of the data source that is shown somewhere; nil for a gap, a placeholder, and a place
  /// that there is not.
  ///
  /// - Parameter presentationIndexPath: The place as the list shows it; nil gives nil.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Runs work in which the methods of the list take and give places as it shows them.
  ///
  /// - Parameter actionsToTranslate: Called once, before the method returns.
  func performUsingPresentationValues(_ actionsToTranslate: @escaping () -> Void)
}
