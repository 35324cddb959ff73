// Adding, removing and reordering. The order of the callbacks of one move:
// controllers (will), window (will), superview (will), the change, window (did), superview (did),
// the superview's own callback, controllers (did).

extension UIView {
  /// The subviews, back to front.
  final var orderedSubviews: [UIView] {
    @inline(__always) get {
      if treeState.unusedEntries > 0 { subviewEntries.removeUnused(&treeState.unusedEntries) }
      return subviewEntries
    }
    @inline(__always) _modify {
      if treeState.unusedEntries > 0 { subviewEntries.removeUnused(&treeState.unusedEntries) }
      yield &subviewEntries
    }
  }

  /// Inserts `view` at `index` counted from the back, or at the end.
  final func insert(_ view: UIView, at index: Int) {
    if view.isSubview(of: self) {
      reorder(view, to: index)
      return
    }
    precondition(view !== self, "\(type(of: self)): a view cannot be its own subview.")
    precondition(
      view.orderedSubviews.isEmpty || !isInside(view),
      "\(type(of: view)) cannot become a subview of \(type(of: self)), which is inside it.")
    guard allowsDepth(for: view), view.controllersWillAdd(view, to: self) else { return }
    view.move(to: self, at: index)
  }

  /// Inserts `view` behind or in front of `sibling`, or at the end if that is none.
  final func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard let place = orderedSubviews.firstIndex(where: { $0 === sibling }) else {
      insert(view, at: .max)
      return
    }
    // A sibling that is moved within the list leaves its old index first.
    var index = place + offset
    if view.parentView === self, let old = orderedSubviews.firstIndex(where: { $0 === view }),
      old < index
    {
      index -= 1
    }
    insert(view, at: index)
    if offset > 0, view.isSubview(of: self), sibling.isSubview(of: self) {
      // Layers that belong to no view keep their positions above.
      ownLayer.insertSublayer(view.ownLayer, above: sibling.ownLayer)
    }
  }

  /// Removes the view from its superview.
  final func leaveSuperview() {
    if !links.parent.isEmpty { move(to: nil, at: 0) }
  }

  /// The number of moves of views, changes of parents, windows shown and hidden: a change shows
  /// that callbacks have done any of that.
  static var treeChanges: Int {
    get { UIRuntime.program.treeChanges }
    set { UIRuntime.program.treeChanges = newValue }
  }

  /// Changes the superview, with all callbacks in their order.
  private func move(to newParent: UIView?, at index: Int) {
    UIView.treeChanges += 1
    let changes = UIView.treeChanges
    let newWindowLink = newParent?.links.window ?? BackLink()
    let changesWindow = !links.window.isSame(as: newWindowLink)
    if changesWindow { UIRuntime.program.windowChanges += 1 }
    defer { if changesWindow { UIRuntime.program.windowChanges -= 1 } }
    if changesWindow { prepareToEnter(newWindowLink.inlinedTarget) }
    willMove(toSuperview: newParent)
    // A callback may have changed the tree: the present superview counts.
    if changes != UIView.treeChanges, let newParent, !isStillFit(for: newParent) {
      if changesWindow { controllersMayBeElsewhere() }
      return
    }
    if let oldParent = parentView {
      oldParent.didChange(.removes(self))
      oldParent.willRemoveSubview(self)
      oldParent.unlink(self)
    }
    newParent?.link(self, at: index)
    if changesWindow {
      // A callback may have taken the superview to another window.
      let link = newParent?.links.window ?? BackLink()
      let window = link.inlinedTarget
      assignWindow(link, scale: window?.screen.scale)
      if window?.usesConstraints == true { requestFirstUpdateOfConstraints() }
      if changes != UIView.treeChanges { controllersMayBeElsewhere() }
      confirmWindow()
    } else if !newWindowLink.isEmpty {
      if AppearanceStore.isUsed { applyAppearanceInside() }
      // A callback removes it from a tree that leaves the window: it has received one callback too
      // many.
      if UIRuntime.program.windowChanges > 0 { controllersMayBeElsewhere() }
    }
    didMoveToSuperview()
    if let newParent, isSubview(of: newParent) {
      newParent.didChange(.added(self))
      newParent.didAddSubview(self)
    }
    if changesWindow { controllersDidMoveToWindow() }
    inheritTint()
  }

  @inline(__always)
  private func prepareToEnter(_ window: UIWindow?) {
    let oldWindow = hostWindow
    oldWindow?.resignFirstResponder(inside: self)
    controllersWillMove(from: oldWindow, to: window)
    announceWindow(window)
  }

  // MARK: Links

  private func link(_ view: UIView, at index: Int) {
    let place = min(max(0, index), orderedSubviews.count)
    orderedSubviews.insert(view, at: place)
    view.parentView = self
    noteLevels(of: view)
    if view.isOrMayContainController { view.noteController() }
    if place == orderedSubviews.count - 1 {
      ownLayer.addSublayer(view.ownLayer)
    } else {
      ownLayer.insertSublayer(view.ownLayer, below: orderedSubviews[place + 1].ownLayer)
    }
    markNeedsLayout()
    if type(of: view).requiresConstraintBasedLayout { view.usesConstraintsFirst() }
    // Views that override something need no other test: what they have received does not change
    // then.
    if view.traitStorage !== traitStorage { view.treeState.layoutNeeds.insert(.traits) }
    if !treeState.insetFlags.union(view.treeState.insetFlags).isEmpty { linkInsets(of: view) }
    if !view.treeState.layoutNeeds.isEmpty { markSubtreeNeedsLayout() }
    if !view.treeState.layoutNeeds.isDisjoint(with: .anyConstraints) {
      UIView.markConstraintsInside(.passUnretained(self))
    }
  }

  private func unlink(_ view: UIView) {
    if view.constraintState != nil { view.leaveEngineOfSuperview() }
    guard subviewEntries.removeSibling(view, unused: &treeState.unusedEntries) else { return }
    view.parentView = nil
    removeLevels(of: view)
    view.ownLayer.removeFromSuperlayer()
    markNeedsLayout()
  }

  // MARK: Windows

  private func announceWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    guard !orderedSubviews.isEmpty else { return }
    orderedSubviews.forEachUncounted { subview in
      if subview.isSubview(of: self) { subview.announceWindow(window) }
    }
  }

  /// Sets the window of the tree, which draws at `scale`; nil for both where the tree leaves a
  /// window.
  private func assignWindow(_ link: BackLink<UIWindow>, scale: CGFloat?) {
    links.window = link
    if let scale {
      adoptScreenScale(scale)
      if constraintState != nil, engagesConstraints { link.inlinedTarget?.engageConstraints() }
      if treeState.insetFlags.contains(.deferred) { markDeferredInsets() }
    } else if ownLayer.isAnimated {
      ownLayer.removeAllAnimations()
    }
    guard !orderedSubviews.isEmpty else { return }
    orderedSubviews.forEachUncounted { $0.assignWindow(link, scale: scale) }
  }

  private func confirmWindow() {
    if AppearanceStore.isUsed, !links.window.isEmpty { applyAppearance() }
    noteWindowChange()
    guard !orderedSubviews.isEmpty else { return }
    orderedSubviews.forEachUncounted { subview in
      if subview.isSubview(of: self) { subview.confirmWindow() }
    }
  }

  // MARK: Order

  /// Moves a subview to `index` among its siblings, or to the end.
  final func reorder(_ view: UIView, to index: Int) {
    guard let old = orderedSubviews.firstIndex(where: { $0 === view }) else { return }
    orderedSubviews.remove(at: old)
    let place = min(max(0, index), orderedSubviews.count)
    orderedSubviews.insert(view, at: place)
    if place != old { restack(view, at: place) }
  }

  /// Exchanges two subviews.
  final func exchange(_ first: Int, _ second: Int) {
    precondition(
      orderedSubviews.indices.contains(first) && orderedSubviews.indices.contains(second),
      "\(type(of: self)) has \(orderedSubviews.count) subviews: cannot exchange \(first), \(second)"
    )
    guard first != second else { return }
    orderedSubviews.swapAt(first, second)
    // From the back: the neighbour in front has its index already.
    restack(orderedSubviews[max(first, second)], at: max(first, second))
    restack(orderedSubviews[min(first, second)], at: min(first, second))
  }

  /// Moves the layer of the subview at `place` to its index in the list of subviews.
  private func restack(_ view: UIView, at place: Int) {
    if place + 1 < orderedSubviews.count {
      ownLayer.insertSublayer(view.ownLayer, below: orderedSubviews[place + 1].ownLayer)
    } else {
      ownLayer.addSublayer(view.ownLayer)
    }
  }

  // MARK: Queries

  final func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in orderedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The window, or the topmost superview of a view that is in no window.
  final var hierarchyRoot: UIView {
    if let hostWindow { return hostWindow }
    var root = self
    while let parent = root.parentView { root = parent }
    return root
  }
}
