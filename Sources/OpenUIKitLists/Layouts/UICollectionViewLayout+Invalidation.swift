import MisuseReports
import OpenQuartzCore

// The causes and the effects of the invalidation of a layout.

extension UICollectionViewLayout {
  /// A context of the class that the layout says, in which nothing is named.
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    typealias Context = UICollectionViewLayoutInvalidationContext
    guard let type = Swift.type(of: self).invalidationContextClass as? Context.Type else {
      return Context()
    }
    return unsafeDowncast(DynamicInstance.make(type), to: Context.self)
  }

  final func context(naming element: ListElement) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    switch element {
    case .cell(let path): context.invalidateItems(at: [path])
    case .supplementary(let kind, let path):
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decoration(let kind, let path):
      context.invalidateDecorationElements(ofKind: kind, at: [path])
    }
    return context
  }

  final func context(
    moving targets: [IndexPath], to position: CGPoint, from previous: [IndexPath]
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.interactiveMovementTarget = position
    context.invalidateItems(at: targets)
    return context
  }

  // Fidelity: an invalidation inside prepare() does not lead to another preparation. [decided]
  final func takeInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !cycle.isPreparing else { return }
    cycle.isPrepared = false
    owner?.take(context, of: self)
  }

  /// Invalidates in a layout pass, which takes it into account itself.
  final func invalidateByList(with context: UICollectionViewLayoutInvalidationContext) {
    let outer = cycle.isInvalidatedByList
    cycle.isInvalidatedByList = true
    invalidateLayout(with: context)
    cycle.isInvalidatedByList = outer
    // Also where an override has left super out.
    cycle.isPrepared = false
  }

  /// Calls `prepare()`.
  final func prepareNow() {
    cycle.isPreparing = true
    prepare()
    cycle.isPreparing = false
    cycle.isPrepared = true
    cycle.hasBeenPrepared = true
  }

  final func registerDecoration(_ type: AnyClass?, _ kind: String) {
    if let type, !(type is UICollectionReusableView.Type) {
      return Misuse.report(.registersWrongDecoration(type, for: kind, of: self))
    }
    decorations.setClass(type, for: Self.decorationKey(kind))
  }

  static func decorationKey(_ kind: String) -> ReusePool.Key {
    ReusePool.Key(kind: kind, identifier: kind)
  }

  final func movedAttributes(
    of path: IndexPath, at position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let moved =
      attributes(of: .cell(path))?.duplicate()
      ?? UICollectionViewLayoutAttributes(
        forCellWith: path)
    moved.center = position
    moved.zIndex = Int(Int16.max)
    return moved
  }
}

extension UICollectionView {
  /// A layout has been invalidated.
  final func take(
    _ context: UICollectionViewLayoutInvalidationContext, of layout: UICollectionViewLayout
  ) {
    guard layout === currentLayout else { return }
    core.needsPreparation = true
    if context.invalidateDataSourceCounts, !layout.cycle.isInvalidatedByList {
      core.needsCounts = true
    }
    adjust(by: context)
    if !layout.cycle.isInvalidatedByList { setNeedsLayout() }
  }

  private func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if size != .zero {
      contentSize = CGSize(
        width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    if offset != .zero {
      contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
      if core.isShowing { core.lastBounds = bounds }
    }
  }
}
