/// How heavy text is to be.
nonisolated public enum UILegibilityWeight: Int, Sendable {
  /// Not specified: it is inherited.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Heavier: the user has asked for bold text.
  case bold = 1
}
