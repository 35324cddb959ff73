/// How something that was found is shown.
nonisolated public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As other text.
  case normal = 0
  /// Found, and not the present one.
  case found = 1
  /// The present one.
  case highlighted = 2
}
