/// A call that was refused, or a picture that could not be made.
package struct LayerMisuse: Sendable, Equatable {
  /// Stable name of the kind.
  package let id: String
  /// What happened, why it is wrong, and what to do instead.
  package let message: String

  package init(id: String, message: String) {
    self.id = id
    self.message = message
  }

  static let commitWithoutBegin = LayerMisuse(
    id: "transaction.commit-without-begin",
    message: "CATransaction.commit() without begin(): there is no explicit transaction to end. "
      + "Remove the call, or use flush() to bring the turn's changes to the screen.")

  static func valueDoesNotFit(_ keyPath: String, _ value: Any?) -> LayerMisuse {
    LayerMisuse(
      id: "animation.value-does-not-fit",
      message: "\(value ?? "nil") cannot be a value of \"\(keyPath)\" and is left out. "
        + "Use a key path and a type that the property has.")
  }

  static func valueIsNotFinite(_ property: String, _ value: String) -> LayerMisuse {
    LayerMisuse(
      id: "layer.value-not-finite",
      message: "CALayer \(property) cannot be \(value) and stays as it is: a layer without finite "
        + "numbers cannot be placed or drawn. Look for a division by zero where the value is "
        + "calculated.")
  }

  static func backingStoreUnavailable(
    _ width: CGFloat, _ height: CGFloat, _ error: String
  ) -> LayerMisuse {
    LayerMisuse(
      id: "layer.backing-store-unavailable",
      message: "A layer of \(width.pixelText) × \(height.pixelText) pixels cannot draw and stays "
        + "empty: \(error). Make the layer smaller, or draw it in tiles.")
  }

  static func pictureUnavailable(_ width: Int, _ height: Int) -> LayerMisuse {
    LayerMisuse(
      id: "layer.picture-unavailable",
      message: "There is no memory for a picture of \(width) × \(height) pixels that a layer with "
        + "its sublayers needs to be turned, faded or clipped, so it is not drawn. "
        + "Make the layer smaller.")
  }

  static func layoutDoesNotSettle(_ subject: String) -> LayerMisuse {
    LayerMisuse(
      id: "layout.endless",
      message: "\(subject) asked for layout in \(LayoutGuard.maximumPasses) passes in a row; the "
        + "rest is left to the next frame. Set only what depends on the bounds, and only where it "
        + "differs.")
  }
}

nonisolated extension CGFloat {
  /// A number of pixels; huge ones with an exponent.
  fileprivate var pixelText: String { self < 1e9 ? "\(Int(self))" : "\(self)" }
}
