/// Whether blanks are added and removed around text that is pasted or cut. A value that is only
/// stored.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system does by default.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}
