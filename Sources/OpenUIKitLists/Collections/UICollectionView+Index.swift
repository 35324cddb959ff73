import OpenQuartzCore

// The titles at the trailing edge that lead to items.

extension UICollectionView: IndexedList {
  final var indexLook: ListIndexView.Look { ListIndexView.Look(title: tintColor) }

  // Fidelity: the index is in front of the items, which keep their width. [decided]
  /// Asks for the titles again, and shows them.
  final func readIndexTitles() {
    showIndex(
      OptionalMethod.result(of: dataSource, "indexTitles(for:)") {
        $0.indexTitles(for: self)
      }.flatMap { $0 })
  }

  // Fidelity: an index path without an item does nothing. [decided]
  /// Scrolls to the item to which a title leads.
  final func showPlace(of title: String, _ index: Int) {
    guard
      let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index)
    else { return }
    core.prepareIfNeeded()
    guard core.counts.contains(path) else { return }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    scroll(to: path, isHorizontal ? .left : .top, animated: false)
  }
}
