/// How the colours of a gradient layer change from place to place.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// A kind by name. A name without a constant here behaves as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point. The default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, as far as the end point is from it, in each direction.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise about the start point, from the direction of the end point on.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
