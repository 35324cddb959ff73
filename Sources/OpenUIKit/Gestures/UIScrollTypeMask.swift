/// The devices whose scrolling a pan follows.
nonisolated public struct UIScrollTypeMask: OptionSet, Sendable {
  /// One bit per kind of device.
  public let rawValue: Int

  /// A set with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Devices that scroll in steps: the wheel of a mouse.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Devices that scroll evenly: two fingers on a pad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Every device.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  /// The devices of one type.
  init(_ type: UIScrollType) { self = type == .discrete ? .discrete : .continuous }
}
