/// Whether what a scene shows is recorded, or sent elsewhere.
nonisolated public enum UISceneCaptureState: Int, Sendable {
  /// Not specified: it is inherited.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}
