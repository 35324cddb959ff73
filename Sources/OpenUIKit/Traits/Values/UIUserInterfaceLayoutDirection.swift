/// The layout direction of an interface.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// The meaning of a view's content, which decides whether it is mirrored from right to left.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// No special meaning: the view is mirrored.
  case unspecified = 0
  /// Controls of playback, which are never mirrored.
  case playback = 1
  /// Directions in space, which are never mirrored.
  case spatial = 2
  /// Left to right in any environment.
  case forceLeftToRight = 3
  /// Right to left in any environment.
  case forceRightToLeft = 4
}
