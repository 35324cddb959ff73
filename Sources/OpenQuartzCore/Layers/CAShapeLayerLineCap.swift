/// How the open ends of the line of a shape layer look.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public let rawValue: String

  /// A cap by name. A name without a constant here behaves as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end. The default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square around the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
