/// Makes the collections that windows of a screen inherit: one object for each combination of
/// values, so that views which inherit the same share one object.
struct TraitRoots {
  private struct Key: Equatable {
    let classes: SizeClasses
    let idiom: UIUserInterfaceIdiom
    let scale: CGFloat
  }

  private var made: [(key: Key, traits: UITraitCollection)] = []
  private var last: (size: CGSize, scale: CGFloat, traits: UITraitCollection)?

  /// The traits that were set for the whole device.
  var device = DeviceTraits() {
    didSet {
      made = []
      last = nil
    }
  }

  /// The traits of a window of the given size, in points, on a device of an idiom.
  mutating func traits(
    for size: CGSize, idiom: UIUserInterfaceIdiom, scale: CGFloat
  ) -> UITraitCollection {
    if let last, last.size == size, last.scale == scale { return last.traits }
    let key = Key(classes: SizeClasses(size), idiom: idiom, scale: scale)
    let traits = traits(for: key)
    last = (size, scale, traits)
    return traits
  }

  private mutating func traits(for key: Key) -> UITraitCollection {
    if let known = made.first(where: { $0.key == key }) { return known.traits }
    let traits = UITraitCollection(
      device.rootValues(key.classes, idiom: key.idiom, scale: key.scale))
    made.append((key, traits))
    return traits
  }
}
