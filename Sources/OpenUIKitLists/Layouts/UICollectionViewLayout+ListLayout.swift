extension UICollectionViewLayout: ListLayout {
  final var contentSize: CGSize { collectionViewContentSize }

  final func prepareForList() { prepare() }

  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    layoutAttributesForElements(in: rect) ?? []
  }

  final func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .cell(let path): layoutAttributesForItem(at: path)
    case .supplementary(let kind, let path):
      layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind, let path):
      layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  final func boundsDidChange(from old: CGRect, to new: CGRect) -> Bool {
    shouldInvalidateLayout(forBoundsChange: new)
  }

  final func take(
    preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  final func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  final func prepare(for plan: ListUpdatePlan) {}

  final func initialAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? { nil }

  final func finalAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? { nil }

  final func finishUpdate() {}
}
