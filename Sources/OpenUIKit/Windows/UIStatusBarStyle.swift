/// The look of the status bar.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// The style that fits the content below the status bar.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// How the status bar is shown and hidden.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides over the top edge.
  case slide = 2
}
