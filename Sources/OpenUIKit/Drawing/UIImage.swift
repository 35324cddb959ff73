/// A picture, with the scale at which it is meant to be shown. Immutable.
nonisolated open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; the stored properties are
  // immutable.

  private let picture: CGImage?
  private let pictureScale: CGFloat
  private let look: ImageLook

  /// The pixels, as they are stored: without orientation and colour.
  open var cgImage: CGImage? { picture }
  /// Pixels per point.
  open var scale: CGFloat { pictureScale }
  /// How the pixels are turned to be upright; `.up` unless the image was made with another one, or its file
  /// names one.
  open var imageOrientation: UIImage.Orientation { look.orientation }
  /// Whether views show the colours of the image or their own; `.automatic` unless it was made otherwise.
  open var renderingMode: UIImage.RenderingMode { look.renderingMode }

  /// A picture without pixels.
  public override init() {
    picture = nil
    pictureScale = 1
    look = ImageLook()
    super.init()
  }

  /// A picture of one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  /// A picture of `scale` pixels per point, whose pixels are turned to be upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(cgImage: cgImage, scale: scale, look: ImageLook(orientation: orientation))
  }

  /// A picture of `scale` pixels per point.
  package convenience init(cgImage: CGImage, scale: CGFloat) {
    self.init(cgImage: cgImage, scale: scale, look: ImageLook())
  }

  /// The same picture.
  convenience init(copying other: UIImage) {
    self.init(cgImage: other.picture, scale: other.pictureScale, look: other.look)
  }

  private init(cgImage: CGImage?, scale: CGFloat, look: ImageLook) {
    picture = cgImage
    pictureScale = scale
    self.look = look
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let scale = coder.decodeValue(Double.self, forKey: "UIImageScale"), scale.isFinite,
      scale > 0
    else { return nil }
    pictureScale = CGFloat(scale)
    if coder.containsValue(forKey: "UIImageData") {
      guard let data = coder.decodeValue(Data.self, forKey: "UIImageData"),
        let image = try? CGImage(data: data)
      else { return nil }
      picture = image
    } else {
      picture = nil
    }
    if coder.containsValue(forKey: "UIImageLook") {
      guard
        let look = coder.decodeValue(ArchivedImageLook.self, forKey: "UIImageLook")?.look
      else { return nil }
      self.look = look
    } else {
      look = ImageLook()
    }
    super.init()
  }

  /// True: archives of pictures can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the pixels as a PNG file, with scale, orientation, rendering mode and colour.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(Double(scale), forKey: "UIImageScale")
    if look != ImageLook() { coder.encodeValue(ArchivedImageLook(look), forKey: "UIImageLook") }
    if let data = try? picture?.pngData() { coder.encodeValue(data, forKey: "UIImageData") }
  }

  /// The picture in the bytes of a PNG or JPEG file; nil if they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in the bytes of a PNG or JPEG file, of `scale` pixels per point; nil if they are none. The
  /// orientation is the one that a JPEG file names, as those of cameras do.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(data: data) else { return nil }
    let orientation = ExifHeader(jpeg: data)?.orientation ?? .up
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }

  /// The picture in a PNG or JPEG file; nil if it cannot be read. A name that ends in `@2x` or `@3x` before
  /// its extension has that scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The size in points, upright.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return look.orientation.turned(
      CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }

  /// The bytes of a PNG file of the upright picture; nil if it cannot be made.
  open func pngData() -> Data? { try? upright?.pngData() }

  /// The bytes of a JPEG file of the upright picture, in which what is transparent is white; nil if it
  /// cannot be made.
  ///
  /// - Parameter compressionQuality: 0, the smallest file, to 1, the best picture; what is beyond counts as
  ///   the nearer of both. With a value that is not a number there is no file.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    try? upright?.jpegData(quality: compressionQuality)
  }

  // MARK: Variants

  /// The same picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    var look = look
    look.renderingMode = renderingMode
    return variant(look)
  }

  /// The same picture in one colour: of its pixels only alpha counts. The rendering mode stays, so that a
  /// template is shown in the colour of its view all the same.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The same picture in one colour, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    var look = look
    look.color = color
    look.renderingMode = renderingMode
    return variant(look)
  }

  /// The same picture, mirrored from left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    var look = look
    look.orientation = look.orientation.mirrored
    return variant(look)
  }

  private func variant(_ look: ImageLook) -> UIImage {
    UIImage(cgImage: picture, scale: scale, look: look)
  }

  // MARK: Drawing

  /// Draws the picture upright in its own size.
  ///
  /// - Parameter point: the top left corner, in the current context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture upright in its own size, mixed with what is there.
  ///
  /// - Parameters:
  ///   - point: The top left corner, in the current context.
  ///   - blendMode: How it is mixed.
  ///   - alpha: How much of it is seen, from 0 to 1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture upright, stretched to a rectangle of the current context.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture upright, stretched to a rectangle of the current context.
  ///
  /// A template is drawn in the fill colour of the context, an image with a colour in that. Both, and an
  /// image that is not `.up`, cost another drawing of the whole picture each time.
  // Fidelity: a template is drawn in the fill colour. [observed]
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let fill = renderingMode == .alwaysTemplate ? UIColor(cgColor: context.fillColor) : nil
    guard let shown = shown(templateColor: fill) else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.drawUpright(shown, in: rect)
    context.restoreGState()
  }

  /// Whether the shape is shown in a colour of the image.
  final var hasOwnColor: Bool { look.color != nil }

  /// The pixels as they are seen: upright, and in one colour if there is one.
  ///
  /// - Parameter templateColor: The colour of a template; nil for an image that is none.
  final func shown(templateColor: UIColor?) -> CGImage? {
    (templateColor ?? look.color).map { shape(in: $0) } ?? upright
  }
}
