/// The direction of a popover's arrow.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt

  /// Directions with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not determined yet, or there is no arrow.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
