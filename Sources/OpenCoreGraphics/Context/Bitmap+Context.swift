extension Bitmap {
  /// Makes a context in UIKit's orientation: origin top left, y down, in points.
  ///
  /// - Parameter scale: pixels per point.
  package func makeContext(scale: CGFloat) -> CGContext {
    CGContext(bitmap: self, deviceTransform: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Makes a context in UIKit's orientation for a part of a larger picture.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - x: how many pixels right of the bitmap's left edge the origin is.
  ///   - y: how many pixels below the bitmap's top edge the origin is.
  package func makeContext(scale: Double, originX x: Int, y: Int) -> CGContext {
    let scale = CGFloat(scale)
    return CGContext(
      bitmap: self,
      deviceTransform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: CGFloat(x), ty: CGFloat(y)))
  }
}
