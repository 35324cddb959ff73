import MisuseReports

/// Draws a picture.
///
/// The same renderer may draw any number of pictures.
nonisolated open class UIGraphicsImageRenderer {
  /// The area that is drawn, in points.
  public let bounds: CGRect
  /// Scale and opacity of the pictures.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of the screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// A renderer.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of the screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// A renderer.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// The picture that `actions` draws; without pixels if there can be none of that size, which is
  /// reported unless the area is empty.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale
    guard let bitmap = makeBitmap() else { return UIImage() }
    let context = bitmap.makeContext(scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsContextStack.current.drawing(in: context) {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    }
    return UIImage(cgImage: CGImage(bitmap), scale: scale)
  }

  private func makeBitmap() -> Bitmap? {
    let width = (bounds.width * format.scale).rounded(.up)
    let height = (bounds.height * format.scale).rounded(.up)
    if width <= 0 || height <= 0 { return nil }
    guard bounds.isFinite, let columns = Int(exactly: width), let rows = Int(exactly: height),
      let bitmap = try? Bitmap(width: columns, height: rows, isOpaque: format.opaque)
    else {
      Misuse.reportFromAnyThread(.impossiblePicture(bounds, scale: format.scale))
      return nil
    }
    return bitmap
  }

  /// The bytes of a PNG file of the picture that `actions` draws; none if there can be none.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

nonisolated extension Misuse {
  /// The size of a picture is impossible.
  static func impossiblePicture(_ bounds: CGRect, scale: CGFloat) -> Misuse {
    let size = "\(bounds.size.width) × \(bounds.size.height)"
    return Misuse(
      id: "drawing.impossible-size",
      message: "A picture of \(size) points with \(scale) pixels each cannot be drawn and is empty",
      reason: "Each side has to be a number of at most \(Bitmap.maximumSide) pixels, and there has "
        + "to be memory for the whole",
      remedy: "Look at how the size is calculated, or draw the picture in parts")
  }
}

/// Scale and opacity of the pictures of a `UIGraphicsImageRenderer`.
nonisolated open class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  open var scale: CGFloat = 1
  /// Whether the picture has no transparent pixels, false by default; it begins black then.
  open var opaque = false

  /// One pixel per point, with transparency.
  public init() {}

  /// The screen's scale, with transparency.
  public class func preferred() -> UIGraphicsImageRendererFormat { .default() }

  /// The screen's scale, with transparency.
  public class func `default`() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UITraitCollection.mainScreen.displayScale
    return format
  }
}

/// What the drawing code of a `UIGraphicsImageRenderer` draws into.
nonisolated open class UIGraphicsImageRendererContext {
  /// The drawing context, which is also the current one.
  public let cgContext: CGContext
  /// Scale and opacity.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws the outline of a rectangle, one point wide, with the stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Limits what is drawn to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
