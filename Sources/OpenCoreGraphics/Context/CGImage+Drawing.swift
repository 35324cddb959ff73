// What is made of images by drawing them.

extension CGImage {
  /// A copy of which only what a mask lets through is left; nil without memory for it.
  ///
  /// The mask is stretched to the image. Of an image mask the coverage counts, of any other image
  /// its brightness, where white leaves all, or its alpha if it has one.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let result = try? Bitmap(width: width, height: height, isOpaque: false) else {
      return nil
    }
    let context = result.makeContext(scale: 1)
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    context.translateBy(x: 0, y: all.height)
    context.scaleBy(x: 1, y: -1)
    context.clip(to: all, mask: mask)
    context.draw(self, in: all)
    return CGImage(result, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }

  /// The mean of all pixels, weighed by their alpha.
  var meanColor: CGColor.Channels {
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

  // Fidelity: JPEG has no transparency; the background is white. [observed]
  func onWhite() throws -> Bitmap {
    let copy = try Bitmap(width: width, height: height, isOpaque: true)
    let context = copy.makeContext(scale: 1)
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(all)
    context.drawUpright(self, in: all)
    return copy
  }
}
