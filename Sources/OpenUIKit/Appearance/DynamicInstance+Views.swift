extension DynamicInstance {
  /// A view made with the `init(frame:)` of `type`, as `make(_:)` makes other objects. A class that
  /// lacks one stops the program.
  static func makeView(_ type: UIView.Type) -> UIView {
    let constructible = self.type(type, as: ConstructibleView.self)
    return unsafeDowncast(constructible.init(frame: .zero) as AnyObject, to: UIView.self)
  }
}

/// Overrides the initialiser at the offset at which `UIView` has it.
private class ConstructibleView: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}
}

/// Keeps the compiler from assuming that `ConstructibleView` is the only class.
private final class ConstructibleViewSubclass: ConstructibleView {
  deinit {}
}
