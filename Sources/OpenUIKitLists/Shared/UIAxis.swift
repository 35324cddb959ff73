/// Directions in two dimensions.
nonisolated public struct UIAxis: OptionSet, Sendable {
  /// The bits, or the number.
  public let rawValue: UInt

  /// The value with these bits, or this number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}
