/// Whether an interface is at the base or above other content.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified: it is inherited.
  case unspecified = -1
  /// At the base.
  case base = 0
  /// Above other content; dark backgrounds are a little lighter there.
  case elevated = 1
}
