/// How a layer places its contents in its bounds when the two sizes differ.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// A rule by name. A name without a constant here behaves as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unscaled, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled, in the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled, in the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled, in the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled, in the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Unscaled, in the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Unscaled, in the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Unscaled, in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled, in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to fill the bounds, the aspect ratio changes. The default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit inside the bounds, the aspect ratio stays.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, the aspect ratio stays.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
