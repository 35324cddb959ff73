extension UIAppearance where Self: UIView {
  /// Lets proxies of the class record a property: call it in the observer of the property.
  ///
  ///     var inset: CGFloat = 8 {
  ///       didSet { recordAppearance(of: \.inset) }
  ///     }
  ///
  /// On a proxy it records the value; on another view it notes that this view has a value of its
  /// own, which no proxy replaces any more. Apple's systems need `@objc dynamic` instead.
  ///
  /// - Parameter property: The property whose observer this is.
  public func recordAppearance<Value>(
    of property: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>
  ) { recordProperty(property()) }
}

extension AppearanceTarget {
  /// The observer of a property was called.
  @inline(__always)
  func recordProperty<Value>(
    _ property: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>
  ) {
    guard AppearanceStore.isUsed else { return }
    let property = property()
    record(property, self[keyPath: property])
  }

  /// A property was set while there are proxies.
  func record<Value>(_ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
    record(.property(property)) { ($0 as? Self)?[keyPath: property] = value }
  }

  /// The same for a method that sets a value for a state, a height of bars and so on.
  @inline(__always)
  func recordAppearance(
    for parameters: @autoclosure () -> [Int], method: String = #function,
    _ set: @escaping (Self) -> Void
  ) {
    guard AppearanceStore.isUsed else { return }
    record(.method(method, parameters: parameters())) { target in (target as? Self).map(set) }
  }
}
