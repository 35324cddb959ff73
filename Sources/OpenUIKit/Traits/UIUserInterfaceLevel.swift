/// Whether an interface lies on the ground or above other content.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nothing is said: what surrounds decides.
  case unspecified = -1
  /// On the ground.
  case base = 0
  /// Above other content; dark backgrounds are a little lighter there.
  case elevated = 1
}
