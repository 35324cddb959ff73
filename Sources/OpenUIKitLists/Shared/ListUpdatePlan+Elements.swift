// Supplementary and decoration views have no changes of their own: they follow sections or items.

extension ListUpdatePlan {
  /// An element as it is named after the update; nil for one that is gone.
  ///
  /// A header or footer follows its section. Another supplementary or decoration view follows its
  /// item, and its section where there is no such item, before nor after. One with a path of one
  /// number belongs to the whole list and stays.
  nonisolated func newElement(of element: ListElement) -> ListElement? {
    newElement(of: element, isOfSection: element.isHeaderOrFooter)
  }

  /// An element as it was named before the update; nil for one that is new.
  nonisolated func oldElement(of element: ListElement) -> ListElement? {
    oldElement(of: element, isOfSection: element.isHeaderOrFooter)
  }

  /// The same for a layout that knows which elements belong to sections.
  nonisolated func newElement(of element: ListElement, isOfSection: Bool) -> ListElement? {
    let path = element.indexPath
    if element.isCell { return newPath(of: path).map(element.at) }
    guard path.count == 2 else { return element }
    guard let section = newSection(of: path[0]) else { return nil }
    let hasItem = before.contains(path)
    if hasItem, !isOfSection { return newPath(of: path).map(element.at) }
    let new = IndexPath(item: path[1], section: section)
    return isOfSection || !after.contains(new) ? element.at(new) : nil
  }

  /// The same for a layout that knows which elements belong to sections.
  nonisolated func oldElement(of element: ListElement, isOfSection: Bool) -> ListElement? {
    let path = element.indexPath
    if element.isCell { return oldPath(of: path).map(element.at) }
    guard path.count == 2 else { return element }
    guard let section = oldSection(of: path[0]) else { return nil }
    let hasItem = after.contains(path)
    if hasItem, !isOfSection { return oldPath(of: path).map(element.at) }
    let old = IndexPath(item: path[1], section: section)
    return isOfSection || !before.contains(old) ? element.at(old) : nil
  }
}

extension ListElement {
  /// Whether it is a header or footer of a flow layout, a list or a table.
  nonisolated fileprivate var isHeaderOrFooter: Bool {
    guard case .supplementary(let kind, _) = self else { return false }
    return kind == UICollectionView.elementKindSectionHeader
      || kind == UICollectionView.elementKindSectionFooter
  }
}
