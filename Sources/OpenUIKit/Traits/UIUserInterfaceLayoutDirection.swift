/// Where lines of an interface begin.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// At the left.
  case leftToRight = 0
  /// At the right.
  case rightToLeft = 1
}

/// What a view means, and so whether it is mirrored where lines begin at the right.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Nothing special: the view is mirrored.
  case unspecified = 0
  /// Controls of playback, which are never mirrored.
  case playback = 1
  /// Directions in space, which are never mirrored.
  case spatial = 2
  /// Lines begin at the left, whatever surrounds the view.
  case forceLeftToRight = 3
  /// Lines begin at the right, whatever surrounds the view.
  case forceRightToLeft = 4
}
