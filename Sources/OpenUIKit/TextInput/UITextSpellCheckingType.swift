/// Whether the spelling is checked while a text is typed. A value that is only stored.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system does by default.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}
