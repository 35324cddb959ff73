/// The difference between two collections, computed once for all views that change from one to the
/// other.
struct TraitChange {
  let old: UITraitCollection
  let new: UITraitCollection
  /// Whether any trait has another value.
  let isChange: Bool
  /// Whether colours may look different.
  let affectsColors: Bool
  /// Whether the layout direction differs.
  let affectsDirection: Bool
  /// Whether the size or the weight of text differs.
  let affectsFonts: Bool

  init(from old: UITraitCollection, to new: UITraitCollection) {
    self.old = old
    self.new = new
    isChange = old !== new && old != new
    affectsColors = isChange && new.hasDifferentColorAppearance(comparedTo: old)
    affectsDirection = isChange && new.layoutDirection != old.layoutDirection
    affectsFonts =
      isChange
      && (new.preferredContentSizeCategory != old.preferredContentSizeCategory
        || new.legibilityWeight != old.legibilityWeight)
  }
}

/// The values that the runtime stores about traits.
final class TraitBookkeeping {
  /// How many views have updated their traits.
  var updates = 0
  private var last: TraitChange?

  /// The bookkeeping of the program.
  static var shared: TraitBookkeeping { UIRuntime.current.traits }

  deinit {}

  /// The change from one collection to another; costs nothing if it is the one that was requested
  /// last.
  func change(
    from old: UITraitCollection, to new: UITraitCollection
  ) -> TraitChange {
    if let last, last.old === old, last.new === new { return last }
    let change = TraitChange(from: old, to: new)
    last = change
    return change
  }
}
