import OpenQuartzCore

// The part of a layout in inserts, deletes, reloads and moves.

extension UICollectionViewLayout {
  final func prepare(for transition: ListTransition) {
    cycle.update = LayoutUpdate(transition: transition)
    follow(transition.plan)
    let context = makeInvalidationContext()
    context.isOfCounts = true
    invalidateByList(with: context)
  }

  final func prepare(for plan: ListUpdatePlan) {}

  /// Informs the layout of the update for which it was prepared, and asks it what moves from where
  /// to where.
  final func prepareUpdate() {
    guard let owner, let update = cycle.update else { return }
    prepare(
      forCollectionViewUpdates: update.transition.changes.map {
        UICollectionViewUpdateItem($0.update, update.plan)
      })
    owner.core.takeContentSize()
    owner.takeTargetOffset(of: self)
    let before = update.transition.shownBefore.keys.sorted { $0.precedes($1) }
    let after = owner.core.visibleAttributes().map(\.element)
    askChangedViews(before, after)
    // The layout is asked before what it answers is written, since it reads that.
    for element in before {
      let end = askFinal(element)
      cycle.update?.final[element] = end
    }
    for element in after {
      let start = askInitial(element)
      cycle.update?.initial[element] = start
    }
    beginSurvivors()
  }

  /// Asks which supplementary and decoration views come and go.
  private func askChangedViews(_ before: [ListElement], _ after: [ListElement]) {
    var kinds: [ListElement] = []
    let first = IndexPath(item: 0, section: 0)
    for element in (before + after).map({ $0.at(first) }) where !element.isCell {
      if !kinds.contains(element) { kinds.append(element) }
    }
    for kind in kinds {
      switch kind {
      case .cell: break
      case .supplementary(let name, _):
        let deleted = indexPathsToDeleteForSupplementaryView(ofKind: name)
        let inserted = indexPathsToInsertForSupplementaryView(ofKind: name)
        noteChanges(of: kind, deleted, inserted)
      case .decoration(let name, _):
        let deleted = indexPathsToDeleteForDecorationView(ofKind: name)
        let inserted = indexPathsToInsertForDecorationView(ofKind: name)
        noteChanges(of: kind, deleted, inserted)
      }
    }
  }

  private func noteChanges(of kind: ListElement, _ deleted: [IndexPath], _ inserted: [IndexPath]) {
    cycle.update?.deleted.formUnion(deleted.map { kind.at($0) })
    cycle.update?.inserted.formUnion(inserted.map { kind.at($0) })
  }

  /// Puts what stays where the layout says that it begins, which is where it is by default.
  private func beginSurvivors() {
    guard let owner, let update = cycle.update else { return }
    UIView.performWithoutAnimation {
      for (element, start) in update.initial {
        guard let old = update.survivor(element), let item = update.transition.shownBefore[old],
          item.attributes.values != start.values
        else { continue }
        owner.apply(start, to: item.view)
      }
    }
  }

  // MARK: Asking

  // Fidelity: nil is the place that the element has in the layout. [documented]
  final func askInitial(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
    let own: UICollectionViewLayoutAttributes? =
      switch element {
      case .cell(let path): initialLayoutAttributesForAppearingItem(at: path)
      case .supplementary(let kind, let path):
        initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decoration(let kind, let path):
        initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    return own.map(mirrored)?.duplicate() ?? attributes(of: element)?.duplicate()
  }

  // Fidelity: nil is the place that the element has. [documented]
  final func askFinal(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
    let own: UICollectionViewLayoutAttributes? =
      switch element {
      case .cell(let path): finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementary(let kind, let path):
        finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decoration(let kind, let path):
        finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    return own.map(mirrored)?.duplicate()
      ?? cycle.update?.transition.shownBefore[element]?.attributes
      ?? owner?.core.shown[element]?.attributes
  }

  final func initialAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    cycle.update.flatMap { $0.initial[element] ?? askInitial(element) }
  }

  final func finalAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    cycle.update.flatMap { $0.final[element] ?? askFinal(element) }
  }

  final func replaces(_ element: ListElement) -> Bool {
    guard let update = cycle.update, let new = update.plan.newElement(of: element) else {
      return false
    }
    return update.deleted.contains(element) || update.inserted.contains(new)
  }

  final func finishUpdate() {
    guard cycle.update != nil else { return }
    finalizeCollectionViewUpdates()
    cycle.update = nil
  }

  // MARK: Defaults

  final func defaultInitialAttributes(
    of element: ListElement
  ) -> UICollectionViewLayoutAttributes? {
    guard let update = cycle.update else { return attributesOutside(element) }
    if let old = update.survivor(element) {
      let before = update.transition.attributesBefore[old]
      return before.map { renamed(unmirrored($0), element) } ?? ownCopy(of: element)
    }
    return ownCopy(of: element)?.transparent
  }

  final func defaultFinalAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    guard let update = cycle.update else { return attributesOutside(element) }
    if let new = update.successor(element) {
      return ownCopy(of: new).map { renamed($0, element) }
    }
    return update.transition.attributesBefore[element].map { unmirrored($0).transparent }
  }

  /// The place of an element while nothing is being updated.
  private func attributesOutside(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
    owner?.changingAttributes(of: element, in: self) ?? ownCopy(of: element)
  }

  private func ownCopy(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    attributes(of: element).map { unmirrored($0).duplicate() }
  }

  private func renamed(
    _ attributes: UICollectionViewLayoutAttributes, _ element: ListElement
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate()
    copy.element = element
    return copy
  }

  final func deletedPaths(_ isOfKind: (ListElement) -> Bool) -> [IndexPath] {
    guard let update = cycle.update else { return [] }
    return update.transition.shownBefore.keys
      .filter { isOfKind($0) && update.plan.newElement(of: $0) == nil }
      .map(\.indexPath).sorted()
  }

  final func insertedPaths(_ isOfKind: (ListElement) -> Bool) -> [IndexPath] {
    guard let update = cycle.update, let owner else { return [] }
    return owner.core.visibleAttributes().map(\.element)
      .filter { isOfKind($0) && update.plan.oldElement(of: $0) == nil }
      .map(\.indexPath).sorted()
  }
}

extension ListElement {
  /// Whether an element is asked before another one: cells first, then by kind, then by place.
  func precedes(_ other: ListElement) -> Bool {
    (rank, kind ?? "", indexPath) < (other.rank, other.kind ?? "", other.indexPath)
  }

  private var rank: Int {
    switch self {
    case .cell: 0
    case .supplementary: 1
    case .decoration: 2
    }
  }
}

extension UICollectionView {
  /// Scrolls to where a layout, and then the delegate, want the content after an update or a change
  /// of layouts.
  final func takeTargetOffset(of layout: UICollectionViewLayout) {
    let proposed = contentOffset
    let own = layout.targetContentOffset(forProposedContentOffset: proposed)
    let target =
      OptionalMethod.result(
        of: collectionDelegate, "collectionView(_:targetContentOffsetForProposedContentOffset:)"
      ) { $0.collectionView(self, targetContentOffsetForProposedContentOffset: own) } ?? own
    guard target != proposed, target.x.isFinite, target.y.isFinite else { return }
    contentOffset = target
    core.lastBounds = bounds
  }
}
