/// Which colours a display shows.
nonisolated public enum UIDisplayGamut: Int, Sendable {
  /// Not specified: it is inherited.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}
