/// Whether straight quotes become typographic ones. A value that is only stored.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system does by default.
  case `default` = 0
  /// They do not.
  case no = 1
  /// They do.
  case yes = 2
}
