// How traits flow: from the window down the views, a controller's overrides at its root view.
//
// A view stores the traits of its last update. What may change them marks the view; the next layout
// pass updates marked views, superviews first, calls back those whose values differ, and only then
// marks their subviews. Views that inherit the same share one object, so that adding one to a
// superview which has the same is a comparison of two pointers.

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitStateOwner {
  /// The traits that this view changes for itself and for everything inside it; none by default.
  ///
  /// A change reaches the views in the next layout pass, or in `updateTraitsIfNeeded()`; several
  /// changes are one.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set {
      madeTraitState.overrides = newValue.values
      setNeedsTraitUpdate()
    }
  }

  final func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    guard style != traitState?.style ?? .unspecified else { return }
    madeTraitState.style = style
    setNeedsTraitUpdate()
  }

  // MARK: Reading

  /// The traits that hold now, before their callbacks too. Walks up the superviews.
  final var liveTraits: UITraitCollection {
    let inherited = parentView?.liveTraits ?? rootTraitsOfTree
    let ofController = owningController?.resolveTraits(inherited) ?? inherited
    return traitState?.resolve(ofController) ?? ofController
  }

  /// The traits that a view without superview inherits.
  final var rootTraitsOfTree: UITraitCollection {
    guard let window = hostWindow, window === self else {
      return owningController?.traitsWithoutSuperview ?? .predicted
    }
    return window.rootTraits
  }

  // MARK: Updates

  /// Makes the next layout pass update the traits of this view. Costs the path up to the first
  /// ancestor that is marked already.
  package final func setNeedsTraitUpdate() { mark(.traits) }

  /// Updates the traits of this view, calls it and its controller back for changes, and marks the
  /// subviews if the view's own traits have changed.
  // Fidelity: the callback of a controller precedes that of its root view. [decided]
  final func updateTraits() {
    treeState.layoutNeeds.remove(.traits)
    let inherited = parentView?.traitStorage ?? updatedRootTraits()
    let controller = owningController
    let ofController = controller?.resolveTraits(inherited) ?? inherited
    let traits = traitState?.resolve(ofController) ?? ofController

    let bookkeeping = TraitBookkeeping.shared
    bookkeeping.updates += 1
    let change = bookkeeping.change(from: traitStorage, to: traits)
    let controllerChange = controller.map { controller in
      bookkeeping.change(from: controller.ownTraits.received ?? traitStorage, to: ofController)
    }
    if change.isChange {
      traitStorage = traits
      for subview in orderedSubviews { subview.treeState.layoutNeeds.insert(.traits) }
      if !orderedSubviews.isEmpty { treeState.layoutNeeds.insert(.subtree) }
    }
    if let controller, let controllerChange { controller.receiveTraits(controllerChange) }
    if change.isChange { sendCallbacks(of: change) }
  }

  /// Returns the traits that a view without superview inherits; a window updates its scene first.
  private func updatedRootTraits() -> UITraitCollection {
    guard let window = hostWindow, window === self else { return rootTraitsOfTree }
    window.windowScene?.updateTraits()
    let traits = window.rootTraits
    window.knownRootTraits = traits
    return traits
  }

  private func sendCallbacks(of change: TraitChange) {
    change.new.asCurrent {
      traitsDidChange(change)
      traitCollectionDidChange(change.old)
      traitState?.callRegistrations(old: change.old, new: change.new)
    }
  }

  /// Updates the marked views above this one, and those inside it, now.
  final func updateTraitsNow() {
    var path: [UIView] = []
    var ancestor = parentView
    while let current = ancestor {
      path.append(current)
      ancestor = current.parentView
    }
    // Superviews first: their update marks the next view below.
    for view in path.reversed() where view.treeState.layoutNeeds.contains(.traits) {
      view.updateTraits()
    }
    updateMarkedTraits()
  }

  private func updateMarkedTraits() {
    if treeState.layoutNeeds.contains(.traits) { updateTraits() }
    guard treeState.layoutNeeds.contains(.subtree) else { return }
    for subview in orderedSubviews
    where !subview.treeState.layoutNeeds.isEmpty && subview.parentView === self {
      subview.updateMarkedTraits()
    }
  }

  // MARK: Following

  /// Resolves the colours of the view again, and lays it out if its direction has changed.
  final func followTraits(_ change: TraitChange) {
    if AppearanceStore.isUsed { applyAppearanceOfTraits() }
    if change.affectsDirection {
      markNeedsLayout()
      directionOfMarginsDidChange()
    }
    guard change.affectsColors else { return }
    if let background = colors.background, background.isDynamic { showBackground(background) }
    // Fidelity: a tint that looks different counts as changed. [documented]
    if effectiveTintColor.isDynamic { noteTintChange() }
    if layer.drawsContent { markNeedsDisplay() }
  }
}

extension UITraitCollection {
  /// The traits of the screen, which a view has before its first update.
  @MainActor static var predicted: UITraitCollection {
    UIScreen.installed?.traitCollection ?? .standard
  }
}
