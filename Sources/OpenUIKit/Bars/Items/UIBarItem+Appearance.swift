extension UIBarItem: UIAppearance, AppearanceTarget {}

extension UIBarItem {
  /// The proxy of this class.
  static func makeAppearance(
    in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
  ) -> Self {
    AppearanceStore.shared.proxy(of: self, in: containers, for: traits) {
      unsafeDowncast(DynamicInstance.make(self), to: self)
    }
  }
}

extension UIAppearance where Self: UIBarItem {
  /// Lets proxies of the class record a property of an item: call it in the observer of the
  /// property.
  ///
  /// - Parameter property: The property whose observer this is.
  public func recordAppearance<Value>(
    of property: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>
  ) { recordProperty(property()) }
}
