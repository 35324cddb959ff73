/// The record of a proxy: values that instances of a class take in certain containers and traits.
final class AppearanceRule {
  /// The property that is set, or the method with its other arguments: a state, a height of bars.
  enum Key: Hashable {
    case property(AnyKeyPath)
    case method(String, parameters: [Int])
  }

  /// A value that was set on the proxy.
  struct Setting {
    let key: Key
    /// Counts settings, so that the same one is not taken twice.
    let number: Int
    let apply: (AnyObject) -> Void
  }

  /// The class whose proxy it is.
  private let targetClass: AnyObject.Type
  private let isInstance: (AnyObject) -> Bool
  /// The number of superclasses: the nearer class has more.
  let depth: Int
  /// The containers, the innermost first.
  private let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  /// The recorded values, in the order in which the properties were set first.
  private(set) var settings: [Setting] = []

  init<Target: AppearanceTarget>(
    _ targetClass: Target.Type, of proxy: Target, in containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection?
  ) {
    self.targetClass = targetClass
    isInstance = { $0 is Target }
    depth = sequence(first: Mirror(reflecting: proxy)) { $0.superclassMirror }.reduce(0) {
      count, _ in
      count + 1
    }
    self.containers = containers
    self.traits = traits
  }

  deinit {}

  /// Whether the rule is that of a request for a proxy.
  func concerns(
    _ targetClass: AnyObject.Type, in containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection?
  ) -> Bool {
    self.targetClass == targetClass && self.traits == traits
      && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
  }

  /// Records a value instead of the one that was set before.
  func record(_ setting: Setting) {
    if let index = settings.firstIndex(where: { $0.key == setting.key }) {
      settings[index] = setting
    } else {
      settings.append(setting)
    }
  }

  /// Where the containers are among those of an object, the outermost first, counted from the
  /// window; nil if the rule is not for the object.
  ///
  /// - Parameters:
  ///   - outermostFirst: The containers of the object.
  ///   - ownTraits: Those that it has.
  func places(
    in outermostFirst: [AnyObject], of target: any AppearanceTarget,
    with ownTraits: @autoclosure () -> UITraitCollection
  ) -> [Int]? {
    guard isInstance(target) else { return nil }
    if let traits, !ownTraits().containsTraits(in: traits) { return nil }
    var places: [Int] = []
    for type in containers.reversed() {
      let start = places.last.map { $0 + 1 } ?? 0
      let place = outermostFirst.indices.dropFirst(start).first {
        Self.isInstance(outermostFirst[$0], of: type)
      }
      guard let place else { return nil }
      places.append(place)
    }
    return places
  }

  private static func isInstance<Container>(_ object: AnyObject, of type: Container.Type) -> Bool {
    object is Container
  }
}
