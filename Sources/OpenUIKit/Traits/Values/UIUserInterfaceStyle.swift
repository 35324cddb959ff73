/// Whether an interface is light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified: it is inherited.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}
