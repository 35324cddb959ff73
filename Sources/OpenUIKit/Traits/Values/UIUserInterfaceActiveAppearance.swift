/// Whether an interface looks as the one that the user works with.
nonisolated public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified: it is inherited.
  case unspecified = -1
  /// Another window is in front.
  case inactive = 0
  /// The user works with this one.
  case active = 1
}
