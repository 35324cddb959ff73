extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable, TraitStateOwner {
  /// The traits that the scene changes for all its windows; none by default.
  ///
  /// A change reaches the windows in the next layout pass; several changes are one.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set {
      madeTraitState.overrides = newValue.values
      for window in windows { window.setNeedsTraitUpdate() }
    }
  }

  /// Returns the traits that a window of the given size, in points, inherits.
  final func traits(for size: CGSize) -> UITraitCollection {
    let ofScreen = screen.rootTraits(for: size)
    return traitState?.resolve(ofScreen) ?? ofScreen
  }

  /// Called when a window updates its traits: the callback of the scene is first.
  final func updateTraits() {
    let traits = traitCollection
    let change = TraitBookkeeping.shared.change(from: traitStorage ?? .predicted, to: traits)
    traitStorage = change.isChange ? traits : change.old
    guard change.isChange else { return }
    traits.asCurrent {
      traitCollectionDidChange(change.old)
      traitState?.callRegistrations(old: change.old, new: traits)
    }
  }
}
