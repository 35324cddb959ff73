/// The modifier keys that are down.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// One bit per modifier.
  public let rawValue: Int

  /// A set with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An option, or alt, key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
