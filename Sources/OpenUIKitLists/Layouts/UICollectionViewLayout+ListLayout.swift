import OpenQuartzCore

// The core of the list calls the layout.

extension UICollectionViewLayout: ListLayout {
  final var contentSize: CGSize { collectionViewContentSize }

  final func prepareForList() {
    // The list wants it, after a change of traits: the layout does not know yet.
    if cycle.isPrepared { invalidateByList(with: makeInvalidationContext()) }
    prepareNow()
    keepMirroredOffset()
    if cycle.update?.initial.isEmpty == true { prepareUpdate() }
    if let old = cycle.animatedFrom, !cycle.knowsAnimation {
      cycle.knowsAnimation = true
      prepare(forAnimatedBoundsChange: old)
    }
  }

  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let mirror else { return layoutAttributesForElements(in: rect) ?? [] }
    return (layoutAttributesForElements(in: mirror.rect(rect)) ?? []).map(mirror.attributes)
  }

  final func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    let attributes = ownAttributes(of: element)
    return mirror.flatMap { mirror in attributes.map(mirror.attributes) } ?? attributes
  }

  private func ownAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .cell(let path): layoutAttributesForItem(at: path)
    case .supplementary(let kind, let path):
      layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind, let path):
      layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  final func boundsDidChange(from old: CGRect, to new: CGRect) -> Bool {
    guard cycle.hasBeenPrepared else { return false }
    if UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0, owner?.window != nil {
      (cycle.animatedFrom, cycle.knowsAnimation) = (old, false)
    }
    let isInvalid = owner?.withBounds(old) { shouldBeInvalidated(by: new) } ?? false
    if !isInvalid, cycle.animatedFrom != nil, !cycle.knowsAnimation {
      cycle.knowsAnimation = true
      prepare(forAnimatedBoundsChange: old)
    }
    return isInvalid
  }

  private func shouldBeInvalidated(by new: CGRect) -> Bool {
    guard shouldInvalidateLayout(forBoundsChange: new) else { return false }
    invalidateByList(with: invalidationContext(forBoundsChange: new))
    return true
  }

  final func take(
    preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (preferred, original) = (unmirrored(preferred), unmirrored(original))
    guard
      shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    invalidateByList(
      with: invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    take(preferred.size, of: original.element)
    prepareNow()
    owner?.core.needsPreparation = false
    keepMirroredOffset()
    return true
  }

  final func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatesSize(of: attributes.element)
  }

  // Fidelity: everything and the counts are invalid after reloadData(). [documented]
  final func dataWillReload() {
    guard cycle.hasBeenPrepared else { return }
    let context = makeInvalidationContext()
    context.isOfEverything = true
    context.isOfCounts = true
    invalidateByList(with: context)
  }

  final func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  final func didShowVisible() {
    guard cycle.animatedFrom != nil else { return }
    cycle.animatedFrom = nil
    finalizeAnimatedBoundsChange()
  }
}

extension UICollectionView {
  /// Runs work during which `bounds` are still those of before a change.
  final func withBounds<Result>(_ bounds: CGRect, _ work: () -> Result) -> Result {
    let outer = boundsOfBefore
    boundsOfBefore = bounds
    defer { boundsOfBefore = outer }
    return work()
  }
}
