import MisuseReports

extension NSLayoutConstraint {
  /// Whether a view holds the constraint that is not being freed.
  final var isOwned: Bool { ownerLink.target != nil }

  /// Adds the constraint to the nearest view that has all items inside it or is one of them.
  final func activate() {
    guard !isOwned else { return }
    guard let items else { return Misuse.report(.itemWasFreed(self)) }
    guard let owner = Self.commonAncestor(of: items) else {
      return Misuse.report(.noCommonAncestor(self))
    }
    activate(in: owner, items: items)
  }

  /// Adds the constraint to `owner`, if all items are inside that or are it.
  final func activate(in owner: UIView) {
    guard !ownerLink.leads(to: owner) else { return }
    guard let items else { return Misuse.report(.itemWasFreed(self)) }
    guard items.allSatisfy({ $0.hostView?.isInside(owner) ?? false }) else {
      return Misuse.report(.itemOutsideOfOwner(self, owner: owner))
    }
    deactivate()
    activate(in: owner, items: items)
  }

  private func activate(in owner: UIView, items: [LayoutItem]) {
    UIRuntime.program.constraintActivations += 1
    activation = UIRuntime.program.constraintActivations
    ownerLink.target = owner
    owner.ensuredConstraintState.owned.append(self)
    for item in items { item.mention(self, ownedBy: owner) }
    let root = owner.engineRoot
    root.constraintState?.engine?.enqueue(self)
    root.markNeedsEngineUpdate()
    for item in items { item.hostView?.usesConstraintsFirst() }
  }

  /// Removes the constraint from the view that holds it. Does nothing if none does.
  final func deactivate() {
    guard let owner = ownerLink.target else { return }
    let root = owner.engineRoot
    if let engine = root.constraintState?.engine {
      engine.remove(self)
      root.markNeedsEngineUpdate()
    }
    for item in existingItems { item.removeMention(self, ownedBy: owner) }
    owner.constraintState?.owned.removeOne(identicalTo: self)
    ownerLink.target = nil
  }

  /// Makes the next layout pass use the new constant and priority.
  final func noteChange() {
    guard let owner = ownerLink.target else { return }
    let root = owner.engineRoot
    root.constraintState?.engine?.enqueue(self)
    root.markNeedsEngineUpdate()
  }

  /// The items; nil if one of them was freed.
  final var items: [LayoutItem]? {
    guard let first = first.items else { return nil }
    guard let second else { return first }
    return second.items.map { first + $0 }
  }

  /// The items that exist.
  private var existingItems: [LayoutItem] {
    let places = [first.place, first.origin, second?.place, second?.origin]
    return places.compactMap { $0?.item.item }
  }

  private static func commonAncestor(of items: [LayoutItem]) -> UIView? {
    var ancestor: UIView?
    for (index, item) in items.enumerated() {
      guard let view = item.hostView else { return nil }
      guard index > 0, let found = ancestor else {
        ancestor = view
        continue
      }
      if view === found || view.links.parent.leads(to: found) { continue }
      if found.links.parent.leads(to: view) {
        ancestor = view
        continue
      }
      var candidate: UIView? = found
      while let current = candidate, !view.isInside(current) { candidate = current.parentView }
      guard let candidate else { return nil }
      ancestor = candidate
    }
    return ancestor
  }
}

extension LayoutItem {
  /// Notes at the item, and at the views between it and the holder, that a constraint needs them.
  fileprivate func mention(_ constraint: NSLayoutConstraint, ownedBy owner: UIView) {
    switch self {
    case .guide(let guide): guide.mentions.append(constraint)
    case .view(let view):
      guard view !== owner else { return }
      view.changingEngine { view.ensuredConstraintState.mentions.append(constraint) }
    }
    forEachViewBetween(owner: owner) { view in
      view.changingEngine { view.ensuredConstraintState.crossings += 1 }
    }
  }

  fileprivate func removeMention(_ constraint: NSLayoutConstraint, ownedBy owner: UIView) {
    switch self {
    case .guide(let guide): guide.mentions.removeOne(identicalTo: constraint)
    case .view(let view):
      guard view !== owner else { return }
      view.changingEngine { view.constraintState?.mentions.removeOne(identicalTo: constraint) }
    }
    forEachViewBetween(owner: owner) { view in
      view.changingEngine { view.constraintState?.crossings -= 1 }
    }
  }

  /// The views that contain the item and are inside the holder, from inside outwards.
  private func forEachViewBetween(owner: UIView, _ body: (UIView) -> Void) {
    var view = container
    while let current = view, current !== owner {
      body(current)
      view = current.parentView
    }
  }
}

extension UIView {
  /// Deactivates the constraints that superviews hold of this view and of what is inside it, and
  /// takes it out of the part that it is in with them. Called before the view leaves its superview.
  // Fidelity: a constraint is removed when an item leaves the view that holds it. [documented]
  final func leaveEngineOfSuperview() {
    // A superview that is being freed on another thread has not cleared what leads to it.
    if parentView == nil { removeEndedConstraints() }
    guard let state = constraintState else { return }
    let engine = state.engineOfBox
    if !state.mentions.isEmpty || state.crossings > 0 {
      var found: [NSLayoutConstraint] = []
      collectConstraints(ownedOutsideOf: self, into: &found)
      for constraint in found { constraint.deactivate() }
    }
    if let engine { clearBoxLinks(in: engine) }
  }

  /// Clears the links of this view and of what is inside it to an engine that places it no longer.
  private func clearBoxLinks(in engine: LayoutEngine) {
    guard let state = constraintState, state.engineOfBoxLink.leads(to: engine) else { return }
    state.clearBoxLink(of: engine)
    for subview in orderedSubviews { subview.clearBoxLinks(in: engine) }
  }

  private func collectConstraints(
    ownedOutsideOf view: UIView, into found: inout [NSLayoutConstraint]
  ) {
    func note(_ constraints: [NSLayoutConstraint]) {
      found += constraints.filter { !($0.ownerLink.target?.isInside(view) ?? true) }
    }
    guard let state = constraintState else { return }
    note(state.mentions)
    guard state.crossings > 0 else { return }
    for guide in insetState?.allGuides ?? [] { note(guide.mentions) }
    for subview in orderedSubviews {
      subview.collectConstraints(ownedOutsideOf: view, into: &found)
    }
  }

  /// Removes constraints whose owner, above this view, is freed.
  final func removeEndedConstraints() {
    guard let state = constraintState else { return }
    state.mentions.removeAll { !$0.isOwned }
    guard state.crossings > 0 else { return }
    state.crossings = 0
    for guide in insetState?.allGuides ?? [] { guide.mentions.removeAll { !$0.isOwned } }
    for subview in orderedSubviews { subview.removeEndedConstraints() }
  }
}

nonisolated extension Array where Element: AnyObject {
  /// Removes one element that is `element`, if there is one. Costs the distance from the nearer
  /// end.
  mutating func removeOne(identicalTo element: Element) {
    if let index = place(of: element) { remove(at: index) }
  }
}
