/// The look of a keyboard on the screen. A value that is only stored.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the traits.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark.
  public static var alert: UIKeyboardAppearance { .dark }
}
