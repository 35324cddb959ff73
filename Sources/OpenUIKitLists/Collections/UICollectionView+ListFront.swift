import OpenQuartzCore

extension UICollectionView: ListFront {
  final var listLayout: any ListLayout { currentLayout }

  final func readCounts() -> ListCounts {
    guard let dataSource else { return ListCounts() }
    let sections = dataSource.numberOfSections(in: self)
    return ListCounts(
      items: (0..<max(0, sections)).map {
        max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
      })
  }

  final func makeView(
    for element: ListElement, with attributes: UICollectionViewLayoutAttributes
  ) -> UIView? {
    switch element {
    case .cell(let path): dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementary(let kind, let path):
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decoration: nil
    }
  }

  final func preferredAttributes(
    of view: UIView, for element: ListElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    (view as? UICollectionReusableView)?.preferredLayoutAttributesFitting(attributes.duplicate())
      ?? attributes
  }

  final func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView) {
    view.place(by: attributes)
    (view as? UICollectionReusableView)?.apply(attributes)
  }

  final func willDisplay(_ view: UIView, for element: ListElement) {}

  final func didEndDisplaying(_ view: UIView, for element: ListElement) {}

  final func updateState(of view: UIView, for element: ListElement) {}

  final func reconfigure(_ view: UIView, at path: IndexPath) {}

  final func recycle(_ view: UIView, of element: ListElement) {
    guard let view = view as? UICollectionReusableView, let identifier = view.reuseIdentifier else {
      return
    }
    cells.add(view, for: ReusePool.Key(kind: element.kind, identifier: identifier))
  }

  final func delegateDidChange() {
    collectionDelegate = super.delegate as? any UICollectionViewDelegate
  }

  final func didUpdate(by plan: ListUpdatePlan) {}

  final func edgeAttributes(
    of element: ListElement, _ attributes: UICollectionViewLayoutAttributes, isNew: Bool,
    in transition: ListTransition
  ) -> UICollectionViewLayoutAttributes? { nil }

  final func report(
    _ error: ListUpdateError, before: ListCounts, after: ListCounts, _ updates: [ListUpdate]
  ) {}
}

extension UIView {
  /// Gives the view the place and the look that attributes say.
  final func place(by attributes: UICollectionViewLayoutAttributes) {
    bounds = CGRect(origin: bounds.origin, size: attributes.size)
    center = attributes.center
    layer.transform = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
  }
}
