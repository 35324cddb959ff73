extension UIBarItem {
  /// The proxy of this class.
  static func makeAppearance(
    in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
  ) -> Self {
    UIRuntime.current.appearances.proxy(of: self, in: containers, for: traits) {
      unsafeDowncast(DynamicInstance.make(self), to: self)
    }
  }
}
