/// Which regions of a path a shape layer fills.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// A rule by name. A name without a constant here behaves as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The area that the path surrounds in one direction more often than in the other. The default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The area that the path surrounds an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
