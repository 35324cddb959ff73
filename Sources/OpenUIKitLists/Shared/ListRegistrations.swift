import MisuseReports

/// The classes and nibs that a program has registered for the views of a list.
struct ListRegistrations {
  /// The source of views.
  private enum Maker {
    case type(AnyClass)
    case nib(UINib)
  }

  private var makers: [ReusePool.Key: Maker] = [:]

  /// Registers a class, or takes back what is registered with nil. One that is no subclass of
  /// `Base` is reported, and nothing changes.
  mutating func register<Base: UIView>(
    _ type: AnyClass?, for key: ReusePool.Key, of list: UIView, as base: Base.Type
  ) {
    if let type, !(type is Base.Type) {
      return Misuse.report(.registersWrongClass(type, for: key.identifier, base: base, of: list))
    }
    setClass(type, for: key)
  }

  /// Registers a class that is known to be right, or takes back what is registered with nil.
  mutating func setClass(_ type: AnyClass?, for key: ReusePool.Key) {
    makers[key] = type.map(Maker.type)
  }

  /// Registers a nib, or takes back what is registered with nil.
  mutating func register(_ nib: UINib?, for key: ReusePool.Key) { makers[key] = nib.map(Maker.nib) }

  /// Whether something is registered.
  func contains(_ key: ReusePool.Key) -> Bool { makers[key] != nil }

  /// A new view of what is registered; nil if nothing is.
  ///
  /// - Parameters:
  ///   - key: The kind and the identifier.
  ///   - list: The list, as reports name it.
  ///   - make: Makes a view of a class, also where a nib has no view of it, which is reported.
  func makeView<Base: UIView>(
    for key: ReusePool.Key, of list: UIView, _ make: (Base.Type) -> Base
  ) -> Base? {
    switch makers[key] {
    case .type(let type): return make(type as? Base.Type ?? Base.self)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil)
      if objects.count == 1, let view = objects.first as? Base { return view }
      Misuse.report(.nibHasOtherView(key.identifier, base: Base.self, of: list))
      return make(Base.self)
    case nil: return nil
    }
  }
}
