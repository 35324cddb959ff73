import MisuseReports

/// The overrides of a controller for the traits, and the state of reading inherited ones.
struct ControllerTraits {
  /// The traits that the controller received last; nil before the first time.
  var received: UITraitCollection?
  /// Overrides and registrations; nil as long as there are none.
  var state: TraitState?
  /// Whether the parent is determining what this controller inherits.
  var isAskingParent = false
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitStateOwner {
  /// The traits that this controller changes for itself and for everything inside it; none by
  /// default. They apply at the root view.
  ///
  /// A change reaches controllers and views in the next layout pass, or in
  /// `updateTraitsIfNeeded()`; several changes are one.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set {
      madeTraitState.overrides = newValue.values
      viewStorage?.setNeedsTraitUpdate()
    }
  }

  var traitState: TraitState? {
    get { ownTraits.state }
    set { ownTraits.state = newValue }
  }

  func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    guard style != traitState?.style ?? .unspecified else { return }
    madeTraitState.style = style
    viewStorage?.setNeedsTraitUpdate()
  }

  // MARK: Children

  func setOverride(_ collection: UITraitCollection?, forChild child: UIViewController) {
    guard child.parentStorage === self else {
      Misuse.report(.overridesTraitsOfNonChild(child, requested: self))
      return
    }
    child.imposeTraits(collection)
  }

  func override(forChild child: UIViewController) -> UITraitCollection? {
    child.parentStorage === self ? child.traitState?.imposed : nil
  }

  /// Sets the traits that its container, or the presentation that shows it, imposes on this
  /// controller: between those that it inherits and its own overrides. Nil removes them.
  package func imposeTraits(_ collection: UITraitCollection?) {
    guard collection !== traitState?.imposed else { return }
    madeTraitState.imposed = collection
    viewStorage?.setNeedsTraitUpdate()
  }

  // MARK: Reading

  /// The traits that hold now, before their callbacks too.
  var liveTraits: UITraitCollection {
    let inherited = viewStorage?.parentView?.liveTraits ?? traitsWithoutSuperview
    return resolveTraits(inherited)
  }

  /// The traits of this controller where it inherits some, with what its container imposes.
  // Fidelity: a container that overrides `overrideTraitCollection(forChild:)` is called whenever
  // the traits of the child are updated. [decided]
  func resolveTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    let imposed = traitsImposedByParent
    if let traitState { return traitState.resolve(inherited, imposed: imposed) }
    return imposed == nil ? inherited : madeTraitState.resolve(inherited, imposed: imposed)
  }

  /// A parent may read the child's traits in its answer: it reads those that were set.
  private var traitsImposedByParent: UITraitCollection? {
    guard let parent = parentStorage, !ownTraits.isAskingParent else { return traitState?.imposed }
    ownTraits.isAskingParent = true
    defer { ownTraits.isAskingParent = false }
    return parent.overrideTraitCollection(forChild: self)
  }

  /// The inherited traits of a controller whose view has no superview, or is not loaded.
  var traitsWithoutSuperview: UITraitCollection {
    // Outside a window the view of a parent may be inside that of its own child.
    guard let parent = parentStorage, !ownTraits.isAskingParent else {
      return rootWindow?.liveTraits ?? .predicted
    }
    ownTraits.isAskingParent = true
    defer { ownTraits.isAskingParent = false }
    return parent.liveTraits
  }

  // MARK: Updates

  /// Called by the root view: the traits of this controller may have changed.
  // Fidelity: a controller is called back only through its view. [documented]
  func receiveTraits(_ change: TraitChange) {
    guard change.isChange else { return }
    ownTraits.received = change.new
    requestContentUnavailableUpdate()
    change.new.asCurrent {
      traitCollectionDidChange(change.old)
      traitState?.callRegistrations(old: change.old, new: change.new)
    }
  }
}

@MainActor extension Misuse {
  /// Traits are overridden for a controller that is no child.
  static func overridesTraitsOfNonChild(
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
