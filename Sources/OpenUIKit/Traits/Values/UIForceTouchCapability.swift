/// Whether a display measures how hard it is touched.
nonisolated public enum UIForceTouchCapability: Int, Sendable {
  /// That is not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}
