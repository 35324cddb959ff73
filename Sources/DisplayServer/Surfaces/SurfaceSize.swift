/// The size of a surface in pixels and its scale, checked once.
package struct SurfaceSize: Hashable, Sendable {
  /// The longest side of a surface, in pixels: the limit of X11 and of the drawing libraries.
  package static let maximumPixels = 32_767

  package let pixelWidth: Int
  package let pixelHeight: Int
  /// Pixels per point.
  package let scale: Double

  /// The size that covers `width` × `height` points, to the nearest pixel.
  ///
  /// - Throws: `DisplayError.impossibleSize` when a side is no number, or outside
  ///   1 to `maximumPixels` pixels.
  package init(width: Double, height: Double, scale: Double) throws {
    let range = 1.0...Double(Self.maximumPixels)
    let pixelWidth = (width * scale).rounded()
    let pixelHeight = (height * scale).rounded()
    guard scale > 0, scale.isFinite, range ~= pixelWidth, range ~= pixelHeight else {
      throw DisplayError.impossibleSize(width: width, height: height, scale: scale)
    }
    self.pixelWidth = Int(pixelWidth)
    self.pixelHeight = Int(pixelHeight)
    self.scale = scale
  }

  /// In points; not always what was requested, because pixels are whole.
  package var width: Double { Double(pixelWidth) / scale }
  /// In points; not always what was requested, because pixels are whole.
  package var height: Double { Double(pixelHeight) / scale }
}
