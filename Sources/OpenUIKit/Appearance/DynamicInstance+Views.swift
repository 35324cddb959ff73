extension DynamicInstance {
  /// A view made with the `init(frame:)` of `type`, as `make(_:)` makes other objects. A class that
  /// lacks one stops the program.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - frame: The frame of the view, in points of the superview that it will have.
  package static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let constructible = self.type(type, as: ConstructibleView.self)
    return unsafeDowncast(constructible.init(frame: frame) as AnyObject, to: View.self)
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
