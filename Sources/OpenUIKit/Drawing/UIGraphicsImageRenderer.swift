/// Draws a picture.
///
/// The same renderer may draw any number of pictures.
nonisolated open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// A renderer of the screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// A renderer.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of the screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// A renderer of an area, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  deinit {}

  /// True.
  open override var allowsImageOutput: Bool { true }

  /// The picture that `actions` draws; without pixels if there can be none of that size, which is
  /// reported unless the area is empty.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let opened = ImageContext(
      bounds: area, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    guard let opened, let format = imageFormat.copy() as? UIGraphicsImageRendererFormat else {
      return UIImage()
    }
    format.bounds = area
    GraphicsContextStack.current.drawing(in: opened.context) {
      actions(UIGraphicsImageRendererContext(opened, format: format))
    }
    return opened.finalImage
  }

  /// The bytes of a PNG file of the picture that `actions` draws; none if there can be none.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The bytes of a JPEG file of the picture that `actions` draws, in which what is transparent is
  /// white; none if there can be none.
  ///
  /// - Parameters:
  ///   - compressionQuality: 0, the smallest file, to 1, the best picture.
  ///   - actions: Draws the picture.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// Scale and opacity of the pictures of a `UIGraphicsImageRenderer`.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colours that a picture can have.
  public enum Range: Int, Sendable {
    /// As the picture needs.
    case unspecified = -1
    /// As the screen shows.
    case automatic = 0
    /// More than sRGB.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels per point.
  open var scale: CGFloat = 1
  /// Whether the picture has no transparent pixels, false by default; it begins black then.
  open var opaque = false
  /// The colours that the picture should have, `.standard` by default. A stored value: all
  /// pictures are of sRGB.
  open var preferredRange = Range.standard

  /// One pixel per point, with transparency.
  public override init() { super.init() }

  /// The scale of a collection, that of the screen if it has none, with transparency.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    let scale = traitCollection.displayScale
    self.scale = scale > 0 ? scale : UITraitCollection.mainScreen.displayScale
  }

  deinit {}

  /// The screen's scale, with transparency.
  public class func preferred() -> UIGraphicsImageRendererFormat { .default() }

  /// The screen's scale, with transparency.
  public class func `default`() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UITraitCollection.mainScreen.displayScale
    return format
  }

  /// A copy with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsImageRendererFormat()
    copy.bounds = bounds
    copy.scale = scale
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    return copy
  }
}

/// The context that the drawing code of a `UIGraphicsImageRenderer` draws into.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let opened: ImageContext

  init(_ opened: ImageContext, format: UIGraphicsImageRendererFormat) {
    self.opened = opened
    super.init(cgContext: opened.context, format: format)
  }

  deinit {}

  /// A picture of what is drawn so far. Costs the pixels of the picture.
  open var currentImage: UIImage { opened.currentImage }
}
