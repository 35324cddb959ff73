/// How the corners of the line of a shape layer look.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String

  /// A join by name. A name without a constant here behaves as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point, as long as the mitre limit allows. The default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
