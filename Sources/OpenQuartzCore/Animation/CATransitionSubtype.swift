// Fidelity: “top” and “bottom” are meant where y grows upwards: from the top means upwards, from
// the bottom edge. [observed]
/// From where a transition of a layer moves.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A direction by name. A name without a constant here behaves as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the left edge to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the right edge to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the bottom edge upwards, as on a device.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the top edge downwards, as on a device.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
