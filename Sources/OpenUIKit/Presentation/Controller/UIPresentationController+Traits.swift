extension UIPresentationController: UITraitEnvironment, UITraitChangeObservable, TraitStateOwner {
  /// The traits of the container; before there is one, those of the presenting controller.
  final var liveTraits: UITraitCollection {
    container?.traitCollection ?? presenter?.traitCollection ?? .predicted
  }

  /// The traits that the presentation changes for everything that it shows; none by default. They
  /// apply at the container.
  ///
  /// A change reaches controllers and views in the next layout pass; many changes make one.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set {
      madeTraitState.overrides = newValue.values
      container?.traitOverrides = newValue
    }
  }

  /// Applies the overrides to the presented controller.
  final func applyOverride() { presentedViewController.imposeTraits(overrideTraitCollection) }

  /// Removes the overrides from the presented controller.
  final func removeOverride() {
    if overrideTraitCollection != nil { presentedViewController.imposeTraits(nil) }
  }

  /// Called by the container: its traits have changed.
  final func containerTraitsDidChange(from old: UITraitCollection?) {
    traitCollectionDidChange(old)
    guard let old, let traitState else { return }
    traitState.callRegistrations(old: old, new: liveTraits)
  }
}
