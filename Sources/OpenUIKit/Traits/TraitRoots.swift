/// Makes the collections that windows of a screen begin with: one object for each combination of
/// values, so that views which inherit the same have the same.
struct TraitRoots {
  private struct Key: Hashable {
    let classes: SizeClasses
    let idiom: UIUserInterfaceIdiom
    let scale: CGFloat
  }

  private var made: [Key: UITraitCollection] = [:]
  private var last: (size: CGSize, screen: CGSize, scale: CGFloat, traits: UITraitCollection)?

  /// What was set for the whole device.
  var device = DeviceTraits() {
    didSet {
      made = [:]
      last = nil
    }
  }

  /// The traits of a window of the given size, in points.
  mutating func traits(for size: CGSize, screen: CGSize, scale: CGFloat) -> UITraitCollection {
    if let last, last.size == size, last.screen == screen, last.scale == scale {
      return last.traits
    }
    // Fidelity: a screen whose sides are both 600 points or more is a tablet's. [decided]
    let idiom: UIUserInterfaceIdiom = min(screen.width, screen.height) < 600 ? .phone : .pad
    let key = Key(classes: SizeClasses(size), idiom: idiom, scale: scale)
    let traits =
      made[key]
      ?? UITraitCollection(device.rootValues(key.classes, idiom: idiom, scale: scale))
    made[key] = traits
    last = (size, screen, scale, traits)
    return traits
  }
}
