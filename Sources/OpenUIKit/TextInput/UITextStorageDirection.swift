/// A direction along a text as it is stored.
nonisolated public enum UITextStorageDirection: Int, Sendable {
  /// To the end.
  case forward = 0
  /// To the beginning.
  case backward = 1
}
