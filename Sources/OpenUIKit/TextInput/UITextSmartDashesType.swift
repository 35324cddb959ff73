/// Whether two hyphens become a dash. A value that is only stored.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// As the system does by default.
  case `default` = 0
  /// They do not.
  case no = 1
  /// They do.
  case yes = 2
}
