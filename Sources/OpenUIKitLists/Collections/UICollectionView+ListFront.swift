import MisuseReports
import OpenQuartzCore

extension UICollectionView: ListFront {
  final var listLayout: any ListLayout { currentLayout }

  final func readCounts() -> ListCounts {
    readIndexTitles()
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
    case .cell(let path):
      CellRequest.$isActive.withValue(true) {
        dataSource?.collectionView(self, cellForItemAt: path)
      }
    case .supplementary(let kind, let path):
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decoration(let kind, _): makeDecoration(kind)
    }
  }

  private func makeDecoration(_ kind: String) -> UIView? {
    let key = UICollectionViewLayout.decorationKey(kind)
    if let view = pool.take(key) {
      view.prepareForNextUse()
      return view
    }
    let view = currentLayout.decorations.makeView(for: key, of: self) {
      (type: UICollectionReusableView.Type) in DynamicInstance.make(type, frame: .zero)
    }
    view?.reuseIdentifier = kind
    return view
  }

  final func preferredAttributes(
    of view: UIView, for element: ListElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    (view as? UICollectionReusableView)?.preferredLayoutAttributesFitting(attributes.duplicate())
      ?? attributes
  }

  final var measuresAfterConstraints: Bool {
    selfSizingInvalidation == .enabledIncludingConstraints
  }

  final func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView) {
    view.place(by: attributes)
    guard let view = view as? UICollectionReusableView else { return }
    view.takeListStyle(of: attributes)
    if view.onSizeChange == nil { view.onSizeChange = sizeReport(of: view) }
    view.apply(attributes)
  }

  /// The closure that a view calls when it needs another size.
  private func sizeReport(of view: UICollectionReusableView) -> () -> Void {
    let (list, view) = ((self as UIView).zeroingLink, (view as UIView).zeroingLink)
    return {
      guard let list = list.target as? UICollectionView, let view = view.target,
        list.selfSizingInvalidation != .disabled
      else { return }
      list.core.sizeDidBecomeInvalid(of: view)
    }
  }

  final func willDisplay(_ view: UIView, for element: ListElement) {
    guard let delegate = collectionDelegate else { return }
    switch (element, view) {
    case (.cell(let path), let cell as UICollectionViewCell):
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    case (.supplementary(let kind, let path), let view as UICollectionReusableView):
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    default: break
    }
  }

  final func didEndDisplaying(_ view: UIView, for element: ListElement) {
    guard let delegate = collectionDelegate else { return }
    switch (element, view) {
    case (.cell(let path), let cell as UICollectionViewCell):
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case (.supplementary(let kind, let path), let view as UICollectionReusableView):
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    default: break
    }
  }

  final func updateState(of view: UIView, for element: ListElement, animated: Bool) {
    guard let cell = view as? UICollectionViewCell else { return }
    let isSelected = core.selection.contains(element.indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    cell.setEditing(isEditing, animated: animated)
    updateInteraction(of: cell, at: element.indexPath)
  }

  final func didLayOutContent() {
    placeBackground()
    placeIndex()
  }

  final func recycle(_ view: UIView, of element: ListElement) {
    guard let view = view as? UICollectionReusableView, let identifier = view.reuseIdentifier else {
      return
    }
    pool.add(view, for: ReusePool.Key(kind: element.kind, identifier: identifier))
  }

  final func delegateDidChange() {
    collectionDelegate = super.delegate as? any UICollectionViewDelegate
  }

  final func didUpdate(by plan: ListUpdatePlan) {}

  // The layout says it.
  final func edgeAttributes(
    of element: ListElement, _ attributes: UICollectionViewLayoutAttributes, isNew: Bool,
    in transition: ListTransition
  ) -> UICollectionViewLayoutAttributes? { nil }

  final func report(
    _ error: ListUpdateError, before: ListCounts, after: ListCounts, _ updates: [ListUpdate]
  ) {
    Misuse.report(.updateIsRefused(error, .collection("\(self)")))
  }
}

extension UIView {
  /// Gives the view the place and the look that attributes say.
  final func place(by attributes: UICollectionViewLayoutAttributes) {
    let size = attributes.size
    if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
    if center != attributes.center { center = attributes.center }
    if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) {
      layer.transform = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    let depth = CGFloat(attributes.zIndex)
    if layer.zPosition != depth { layer.zPosition = depth }
  }
}
