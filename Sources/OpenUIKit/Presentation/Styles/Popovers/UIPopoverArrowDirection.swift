/// Where the arrow of a popover points.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt

  /// Directions with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover is below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards: the popover is above what it belongs to.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: the popover is to the right of what it belongs to.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: the popover is to the left of what it belongs to.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet, or there is no arrow.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
