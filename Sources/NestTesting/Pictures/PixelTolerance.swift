/// The permitted difference of a picture from its reference.
///
/// Pixels are the same to this tolerance where no component differs by more than `component`, or
/// where the colours differ by no more than `colorDifference`. Up to `share` of the pixels may
/// differ by more.
public nonisolated struct PixelTolerance: Hashable, Sendable {
  /// The largest difference of one colour component, from 0 to 255, that still counts as equal.
  public var component: Int
  /// The largest difference of two colours that still counts as equal: CIEDE2000 between the
  /// colours in sRGB, of translucent ones on black and on white, whichever is larger. About 1 is
  /// the least that eyes notice between two areas beside each other; black and white differ by 100.
  public var colorDifference: Double
  /// The share of the pixels, from 0 to 1, that may differ by more than that.
  public var share: Double

  /// Makes a tolerance. Default: no difference.
  public init(component: Int = 0, colorDifference: Double = 0, share: Double = 0) {
    self.component = component
    self.colorDifference = colorDifference
    self.share = share
  }

  /// Every pixel must be the same.
  public static let exact = PixelTolerance()

  /// The differences that eyes do not notice: colours that differ by up to 1, and edges of text and
  /// curves that another version of a system draws otherwise, in one pixel of a thousand.
  public static let perceptual = PixelTolerance(colorDifference: 1, share: 0.001)
}
