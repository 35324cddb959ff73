/// What a proxy records: values that instances of a class take in certain containers and traits.
final class AppearanceRule {
  /// What is set: a property, or a method with a state.
  enum Key: Hashable {
    case property(AnyKeyPath)
    case method(String, state: UInt)
  }

  /// A value that was set on the proxy.
  struct Setting {
    let key: Key
    /// Counts settings, so that the same one is not taken twice.
    let number: Int
    let apply: (UIView) -> Void
  }

  /// The class whose proxy it is.
  private let viewClass: UIView.Type
  private let isInstance: (UIView) -> Bool
  /// The number of superclasses: the nearer class has more.
  let depth: Int
  /// The containers, the innermost first.
  private let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  /// What was set, in the order in which the properties were set first.
  private(set) var settings: [Setting] = []

  init<View: UIView>(
    _ viewClass: View.Type, of proxy: UIView, in containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection?
  ) {
    self.viewClass = viewClass
    isInstance = { $0 is View }
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
    _ viewClass: UIView.Type, in containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection?
  ) -> Bool {
    self.viewClass == viewClass && self.traits == traits
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

  /// Where the containers are among those of a view, the outermost first, counted from the window; nil if
  /// the rule is not for the view.
  ///
  /// - Parameter outermostFirst: The containers of the view.
  func places(in outermostFirst: [AnyObject], of view: UIView) -> [Int]? {
    guard isInstance(view) else { return nil }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return nil }
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
