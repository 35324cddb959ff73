/// Answers what a collection view shows.
///
/// Counts are asked when data are reloaded and after updates, cells when they come into view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The cell of an item, dequeued and filled.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The number of sections; 1 where it is left out.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A header, footer or other supplementary view that the layout wants.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether a person may move an item; where it is left out, yes if the method that moves is
  /// there.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Moves an item of the data. The collection view shows it there already.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles at the trailing edge that lead to items; nil for none. Asked when the counts are.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item to which a title of the index leads: it is scrolled to the top. Where it is left out,
  /// the first item of the section with the number of the title.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - title: The title that was touched.
  ///   - index: Its number.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// The answer where a program leaves the method out.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.leftOut(1)
  }

  /// The answer where a program leaves the method out.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { OptionalMethod.leftOut(UICollectionReusableView()) }

  /// The answer where a program leaves the method out.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.leftOut() }

  /// The answer where a program leaves the method out.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.leftOut(nil)
  }

  /// The answer where a program leaves the method out.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMethod.leftOut(IndexPath(item: 0, section: index)) }
}
