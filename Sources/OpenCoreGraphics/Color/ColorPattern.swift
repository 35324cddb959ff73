/// An image that is repeated wherever its colour is drawn.
package struct ColorPattern: Hashable, Sendable {
  /// The tile.
  package let image: CGImage
  /// Pixels of the tile per point of base space, above 0.
  package let scale: CGFloat
  /// The mean of the tile, for what is drawn in one colour only.
  let mean: CGColor.Channels

  /// Makes a pattern. Costs the reading of the tile.
  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    mean = image.meanColor
  }
}

extension CGImage {
  /// The mean of all pixels, weighed by their alpha.
  fileprivate var meanColor: CGColor.Channels {
    let pixel = Bitmap.onePixel
    let context = pixel.makeContext(scale: 1)
    context.interpolationQuality = .high
    context.drawUpright(self, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    pixel.flush()
    let word = pixel.pixel(x: 0, y: 0)
    let alpha = CGFloat(word >> 24)
    func component(_ shift: UInt32) -> CGFloat {
      alpha == 0 ? 0 : min(CGFloat(word >> shift & 0xFF) / alpha, 1)
    }
    return CGColor.Channels(
      red: component(16), green: component(8), blue: component(0), alpha: alpha / 255)
  }
}
