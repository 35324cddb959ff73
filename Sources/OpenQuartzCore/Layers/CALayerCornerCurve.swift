/// The curve of the rounded corners of a layer.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// A curve by name. A name without a constant here behaves as `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle. The default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature grows from the straight edge on, without a step. It begins 1.528665
  /// radii from the corner; where there is less room, it is nearer to a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

nonisolated extension CALayerCornerCurve {
  // Fidelity: the factor is 1.528665. [documented]
  /// How far from a corner, in radii, the continuous curve meets the edges where it has room.
  static let continuousReach = 1.528665

  /// How far from a corner, in radii, the curve meets the edges.
  var reach: CGFloat { CGFloat(self == .continuous ? Self.continuousReach : 1) }
}
