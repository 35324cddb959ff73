/// The limits of the pictures that layers draw, and are drawn into.
nonisolated enum PictureLimits {
  /// No picture has more pixels.
  static let largestArea = 1 << 25
  /// No picture has a longer side, in pixels.
  static let longestSide = 1 << 14
}
