/// The layout direction, as a trait.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified: it is inherited.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}
