/// Whether an interface is light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said: what surrounds decides.
  case unspecified = 0
  /// Dark content on light ground.
  case light = 1
  /// Light content on dark ground.
  case dark = 2
}
