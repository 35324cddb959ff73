import MisuseReports

/// Pixels, and the context that draws into them in points.
nonisolated struct ImageContext {
  let context: CGContext
  /// Pixels per point.
  let scale: CGFloat
  private let bitmap: Bitmap

  /// Nil if there can be no pixels for that area, which is reported unless it is empty.
  init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    if width <= 0 || height <= 0 { return nil }
    guard bounds.isFinite, let columns = Int(exactly: width), let rows = Int(exactly: height),
      let bitmap = try? Bitmap(width: columns, height: rows, isOpaque: isOpaque)
    else {
      Misuse.reportFromAnyThread(.impossiblePicture(bounds, scale: scale))
      return nil
    }
    self.bitmap = bitmap
    self.scale = scale
    context = bitmap.makeContext(scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// The picture, into which nothing is drawn any more.
  var finalImage: UIImage { UIImage(cgImage: CGImage(bitmap), scale: scale) }

  /// A picture of what is drawn so far; without pixels if there is no memory for it.
  var currentImage: UIImage {
    guard let copy = try? bitmap.copy() else { return UIImage() }
    return UIImage(cgImage: CGImage(copy), scale: scale)
  }
}
