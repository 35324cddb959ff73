// What sections that look like tables need.

extension UICollectionViewCompositionalLayout {
  /// The attributes of something in a list; nil in other sections.
  final func listAttributes(of placed: PlacedElement) -> ListLayoutAttributes? {
    let path = placed.element.indexPath
    guard let solution, solution.sections.indices.contains(path[0]) else { return nil }
    let section = solution.sections[path[0]]
    guard let list = section.section.list else { return nil }
    let attributes = ListLayoutAttributes()
    switch placed.element {
    case .cell: attributes.list = list.style(at: path, count: section.count)
    case .supplementary(let kind, _):
      guard
        let number = section.section.boundaries.firstIndex(where: { $0.item.kind == kind })
      else { return nil }
      let natural = section.boundaries[number].start(axis) + solution.offsets[path[0]]
      attributes.list = list.style(
        kind == UICollectionView.elementKindSectionFooter ? .footer : .header,
        isPinned: abs(natural - placed.frame.start(axis)) >= 0.01)
    case .decoration(let kind, _):
      guard kind == ListSectionStyle.backgroundKind else { return nil }
      attributes.backgroundColor = list.backgroundColor
    }
    return attributes
  }
}

/// The view behind a section that looks like a table.
final class ListSectionBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = (layoutAttributes as? ListLayoutAttributes)?.backgroundColor
  }
}

extension UICollectionViewCompositionalLayout: SwipeActionsLayout {
  final func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let solution, solution.sections.indices.contains(path[0]),
      let list = solution.sections[path[0]].section.list?.configuration
    else { return nil }
    let provider =
      isLeading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }
}
