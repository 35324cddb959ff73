import MisuseReports

extension Misuse {
  static func valueDoesNotFit(_ keyPath: String, _ value: Any?) -> Misuse {
    Misuse(
      id: "animation.value-does-not-fit",
      message: "\(value ?? "nil") cannot be a value of \"\(keyPath)\" and is ignored",
      reason: "A property is animated between values of its own type",
      remedy: "Use a key path and a type that the property has")
  }

  static func valueIsNotFinite(_ property: String, _ value: String) -> Misuse {
    Misuse(
      id: "layer.value-not-finite",
      message: "CALayer \(property) cannot be \(value) and is not changed",
      reason: "A layer without finite numbers cannot be placed or drawn",
      remedy: "Look for a division by zero where the value is calculated",
      raisesInUIKit: ["position", "bounds", "frame"].contains(property) && value.contains("nan"))
  }

  static func maskIsInUse(_ mask: CALayer) -> Misuse {
    Misuse(
      id: "layer.mask-in-use",
      message: "\(mask) cannot be the mask of a layer, which is not changed",
      reason:
        "It has a superlayer, masks another layer, contains the one that it should mask, or is a copy that "
        + "shows another layer",
      remedy: "Remove it from its superlayer before, and use a mask for one layer only")
  }

  static func backingStoreUnavailable(
    _ width: CGFloat, _ height: CGFloat, _ error: String
  ) -> Misuse {
    Misuse(
      id: "layer.backing-store-unavailable",
      message: "A layer of \(width.pixelText) × \(height.pixelText) pixels cannot draw and stays "
        + "empty",
      reason: error, remedy: "Make the layer smaller, or draw it in tiles")
  }

  static func pictureUnavailable(_ width: Int, _ height: Int) -> Misuse {
    Misuse(
      id: "layer.picture-unavailable",
      message: "A layer that needs a picture of \(width) × \(height) pixels is not drawn",
      reason: "There is no memory for the picture in which it is rotated, faded or clipped",
      remedy: "Make the layer smaller")
  }

  static func tooManyInstances(_ count: Int) -> Misuse {
    Misuse(
      id: "layer.too-many-instances",
      message: "CAReplicatorLayer cannot have \(count) instances; the count is not changed",
      reason: "Each instance is composed and painted by itself; \(CAReplicatorLayer.mostInstances) "
        + "can be",
      remedy: "Repeat a layer that has repeated another one, or use a colour of an image")
  }

  static let groupIsFull = Misuse(
    id: "layer.group-too-large",
    message:
      "Replicator layers in each other have more than 100,000 sublayers to show; the rest is "
      + "not shown",
    reason: "Each sublayer of each instance is composed and painted by itself",
    remedy: "Look for a count of instances that is too large, or use a colour of an image")
}

nonisolated extension CGFloat {
  /// A number of pixels; huge ones with an exponent.
  fileprivate var pixelText: String { self < 1e9 ? "\(Int(self))" : "\(self)" }
}
