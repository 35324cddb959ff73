import MisuseReports
import OpenQuartzCore

// One layout takes over from another one: at once, in an animation, or as a person leads it.

extension UICollectionView {
  /// Called with whether the change of layouts was completed, and whether its animation has
  /// finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  final func setLayout(
    _ layout: UICollectionViewLayout, animated: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== currentLayout else {
      if let completion { DeferredWork.nextTurn { completion(true) } }
      return
    }
    if layoutChange?.between != nil {
      return Misuse.report(.changesLayoutInTransition(of: self))
    }
    let old = currentLayout
    old.prepareForTransition(to: layout)
    layout.owner = self
    layout.prepareForTransition(from: old)
    let change = LayoutChange(old: old, new: layout)
    perform(change, from: old, to: layout, animated: animated) { completion?($0) }
  }

  /// Shows what a layout says.
  ///
  /// - Parameters:
  ///   - current: The layout of now, which may be the one between.
  ///   - target: The layout that takes over.
  private func perform(
    _ change: LayoutChange, from current: UICollectionViewLayout,
    to target: UICollectionViewLayout, animated: Bool, completion: @escaping (Bool) -> Void
  ) {
    let finish = {
      change.old.finalizeLayoutTransition()
      change.new.finalizeLayoutTransition()
    }
    guard core.hasLaidOut else {
      currentLayout = target
      core.layoutDidBecomeInvalid()
      finish()
      return end(change, at: target) { completion(true) }
    }
    core.readCountsIfNeeded()
    layoutChange = change
    layoutChange?.attributesBefore = core.attributesNearby()
    currentLayout = target
    let cells = core.shown.values.compactMap { $0.view as? UICollectionReusableView }
    for cell in cells { cell.willTransition(from: change.old, to: change.new) }
    core.showLayout(from: current, animated: animated, alongside: finish) { finished in
      for cell in cells { cell.didTransition(from: change.old, to: change.new) }
      completion(finished)
    }
    end(change, at: target) {}
  }

  /// The layouts that are not used any more leave the collection view.
  private func end(
    _ change: LayoutChange, at target: UICollectionViewLayout, then work: @escaping () -> Void
  ) {
    layoutChange = nil
    for layout in [change.old, change.new, change.between].compactMap({ $0 })
    where layout !== target {
      layout.owner = nil
      layout.cycle = LayoutCycle()
    }
    // Never inside the call.
    DeferredWork.nextTurn(work)
  }

  /// Where an element is in the other layout, while one takes over from the other.
  final func changingAttributes(
    of element: ListElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let layoutChange else { return nil }
    guard layout === currentLayout else {
      return currentLayout.attributes(of: element)?.duplicate()
    }
    return layoutChange.attributesBefore[element]
      ?? (layoutChange.between ?? layoutChange.old).attributes(of: element)?.duplicate()
  }

  // MARK: Interactive

  final func startTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let between = layoutChange?.between {
      Misuse.report(.changesLayoutInTransition(of: self))
      return between
    }
    let old = currentLayout
    old.prepareForTransition(to: layout)
    layout.owner = self
    layout.prepareForTransition(from: old)
    let between = transitionLayout(from: old, to: layout)
    between.owner = self
    core.prepareIfNeeded()
    layoutChange = LayoutChange(
      old: old, new: layout, between: between, interactiveCompletion: completion)
    currentLayout = between
    between.begin(at: contentOffset)
    core.layoutDidBecomeInvalid()
    return between
  }

  private func transitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethod.result(
      of: collectionDelegate, "collectionView(_:transitionLayoutForOldLayout:newLayout:)"
    ) { $0.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new) }
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
  }

  /// Ends the change that a person leads: at the new layout, or back at the old one.
  final func endTransition(isCompleted: Bool) {
    guard let change = layoutChange, let between = change.between else {
      return Misuse.report(.endsNoTransition(of: self))
    }
    let target = isCompleted ? change.new : change.old
    perform(change, from: between, to: target, animated: true) { finished in
      change.interactiveCompletion?(isCompleted, finished)
    }
  }
}
