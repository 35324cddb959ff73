/// How much colours of an interface are to differ.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified: it is inherited.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual: the user has asked for increased contrast.
  case high = 1
}
