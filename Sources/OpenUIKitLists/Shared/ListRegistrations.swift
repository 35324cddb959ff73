import MisuseReports

/// The classes that a program has registered for the views of a list.
struct ListRegistrations {
  private var classes: [ReusePool.Key: AnyClass] = [:]

  /// Registers a class, or takes it back with nil. One that is no subclass of `Base` is reported,
  /// and nothing changes.
  mutating func register<Base: UIView>(
    _ type: AnyClass?, for key: ReusePool.Key, of list: UIView, as base: Base.Type
  ) {
    guard let type else { return classes[key] = nil }
    guard type is Base.Type else {
      return Misuse.report(.registersWrongClass(type, for: key.identifier, base: base, of: list))
    }
    classes[key] = type
  }

  /// The class that is registered; nil if none is.
  func type<Base: UIView>(for key: ReusePool.Key, as base: Base.Type) -> Base.Type? {
    classes[key] as? Base.Type
  }
}
