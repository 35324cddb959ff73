/// How pixels are made of others when an image is drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The interpolation that the context finds best, which is `medium`.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Between four pixels.
  case low = 2
  /// Between four pixels, and over all that fall into one when the image shrinks; slow.
  case high = 3
  /// As `high`, with a simpler filter.
  case medium = 4
}
