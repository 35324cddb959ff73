/// Whether words are corrected while they are typed. A value that is only stored.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system does by default.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}
