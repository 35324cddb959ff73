import MisuseReports

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitStateHolder {
  /// The traits that this controller changes for itself and for everything inside it; none by
  /// default. They apply at the root view.
  ///
  /// A change reaches controllers and views in the next layout pass, or in
  /// `updateTraitsIfNeeded()`; many changes make one.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set {
      madeTraitState.overrides = newValue.values
      viewStorage?.setNeedsTraitUpdate()
    }
  }

  func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    guard style != traitState?.style ?? .unspecified else { return }
    madeTraitState.style = style
    viewStorage?.setNeedsTraitUpdate()
  }

  // MARK: Children

  func setOverride(_ collection: UITraitCollection?, forChild child: UIViewController) {
    guard child.parentStorage === self else {
      Misuse.report(.overridesTraitsOfStranger(child, requested: self))
      return
    }
    child.imposeTraits(collection)
  }

  func override(forChild child: UIViewController) -> UITraitCollection? {
    child.parentStorage === self ? child.traitState?.imposed : nil
  }

  /// Changes what stands between the traits that this controller inherits and its own overrides:
  /// what its container, or the presentation that shows it, wants it to have. Nil takes it back.
  package func imposeTraits(_ collection: UITraitCollection?) {
    guard collection !== traitState?.imposed else { return }
    madeTraitState.imposed = collection
    viewStorage?.setNeedsTraitUpdate()
  }

  // MARK: Reading

  /// The traits that hold now, told or not.
  var liveTraits: UITraitCollection {
    let inherited = viewStorage?.parentView?.liveTraits ?? traitsWithoutSuperview
    return resolveTraits(inherited)
  }

  /// What this controller makes of the traits that it inherits, with what its container wants.
  // Fidelity: a container that overrides `overrideTraitCollection(forChild:)` is asked whenever
  // the traits of the child are looked at. [decided]
  func resolveTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    let imposed = traitsImposedByParent
    if let traitState { return traitState.resolve(inherited, imposed: imposed) }
    return imposed == nil ? inherited : madeTraitState.resolve(inherited, imposed: imposed)
  }

  /// A parent may look at the child's traits in its answer: that question gets what was set.
  private var traitsImposedByParent: UITraitCollection? {
    guard let parent = parentStorage, !isAskingParentForTraits else { return traitState?.imposed }
    isAskingParentForTraits = true
    defer { isAskingParentForTraits = false }
    return parent.overrideTraitCollection(forChild: self)
  }

  /// What a controller inherits whose view has no superview, or is not loaded.
  var traitsWithoutSuperview: UITraitCollection {
    // Outside a window nothing keeps the view of a parent out of that of its own child.
    guard let parent = parentStorage, !isAskingParentForTraits else {
      return rootWindow?.liveTraits ?? .predicted
    }
    isAskingParentForTraits = true
    defer { isAskingParentForTraits = false }
    return parent.liveTraits
  }

  // MARK: Updates

  /// Called by the root view: what holds for this controller may have changed.
  // Fidelity: a controller hears of changes only through its view. [documented]
  func takeTraits(_ change: TraitChange) {
    guard change.isChange else { return }
    traitStorage = change.new
    change.new.asCurrent {
      traitCollectionDidChange(change.old)
      traitState?.tellRegistrations(old: change.old, new: change.new)
    }
  }
}

@MainActor extension Misuse {
  /// Traits are overridden for a controller that is no child.
  static func overridesTraitsOfStranger(
    _ child: UIViewController, requested parent: UIViewController
  ) -> Misuse {
    Misuse(
      id: "traits.not-a-child",
      message: "\(parent.diagnosticName) overrides the traits of \(child.diagnosticName), which is "
        + "not its child",
      reason: "A container decides about its own children only",
      remedy: "Call addChild(_:) first, or set traitOverrides of the other controller")
  }
}
