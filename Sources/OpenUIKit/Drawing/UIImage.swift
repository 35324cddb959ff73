import Dispatch
import MisuseReports
import Synchronization

/// A picture, with the scale at which it is meant to be shown. Immutable.
nonisolated open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; the stored properties are
  // immutable.

  // The first property, as Foundation needs it.
  private let mark = ObjectMark()
  private let picture: CGImage?
  private let pictureScale: CGFloat
  /// All that is not pixels.
  let look: ImageLook
  /// The asset of which the image is a variant; made when it is first needed.
  private let asset = Mutex<UIImageAsset?>(nil)

  /// The pixels, as they are stored: without orientation and colour.
  open var cgImage: CGImage? { picture }
  /// Pixels per point.
  open var scale: CGFloat { pictureScale }
  /// How the pixels are turned to be upright; `.up` unless the image was made with another one, or
  /// its file names one.
  open var imageOrientation: UIImage.Orientation { look.orientation }
  /// Whether views show the colours of the image or their own; `.automatic` unless it was made
  /// otherwise.
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

  /// The same picture, of another asset.
  convenience init(copying other: UIImage, of asset: UIImageAsset? = nil) {
    self.init(cgImage: other.picture, scale: other.pictureScale, look: other.look)
    self.asset.withLock { $0 = asset }
  }

  init(cgImage: CGImage?, scale: CGFloat, look: ImageLook) {
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
    var picture: CGImage?
    if coder.containsValue(forKey: "UIImageData") {
      guard let data = coder.decodeValue(Data.self, forKey: "UIImageData"),
        let image = try? CGImage(data: data)
      else { return nil }
      picture = image
    }
    let size = CGSize(
      width: CGFloat(picture?.width ?? 0) / CGFloat(scale),
      height: CGFloat(picture?.height ?? 0) / CGFloat(scale))
    guard let look = ImageLook(archivedIn: coder, size: size) else { return nil }
    self.picture = picture
    pictureScale = CGFloat(scale)
    self.look = look
    super.init()
  }

  /// True: archives of pictures can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the pixels as a PNG file, with scale, orientation, rendering mode and colour.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(Double(scale), forKey: "UIImageScale")
    if look != ImageLook() { coder.encodeValue(ArchivedImageLook(look), forKey: "UIImageLook") }
    if let symbol = look.symbol {
      coder.encodeValue(symbol.name, forKey: "UIImageSymbol")
      coder.encode(symbol.configuration, forKey: "UIImageSymbolConfiguration")
    }
    if let animation = look.animation {
      coder.encode(animation.images as NSArray, forKey: "UIImageImages")
      coder.encodeValue(animation.duration, forKey: "UIImageDuration")
    }
    if let data = try? picture?.pngData() { coder.encodeValue(data, forKey: "UIImageData") }
  }

  /// The picture in the bytes of a file, as `init(data:scale:)` reads it, of one pixel per point.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  // Fidelity: an animation in one file is shown as its first picture, and `images` is nil.
  // [observed]
  /// The picture in the bytes of a file, of `scale` pixels per point; nil if they are none.
  ///
  /// Files of the formats PNG, JPEG, GIF, TIFF, BMP, ICO, HEIC, AVIF and WebP are read; a file of
  /// another format that is known is reported. The orientation is the one that the file names, as
  /// those of cameras do. Of a PNG or JPEG file that is damaged or ends too early there is what
  /// could be read. Of several pictures, as in an animation, the first is taken; a `CGImageSource`
  /// has those of a GIF file.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(data: data) else {
      if let format = ImageFileFormat(data), !format.isRead {
        Misuse.reportFromAnyThread(.unreadFormat(format.rawValue))
      }
      return nil
    }
    let orientation = ExifHeader(data).map { Orientation(exif: $0.orientation) } ?? .up
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }

  /// The picture in a file, as `init(data:scale:)` reads it; nil if it cannot be read. A name that
  /// ends in `@2x` or `@3x` before its extension has that scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  // Fidelity: an image that was made of pixels has one too. [observed]
  /// The asset of which the image is a variant. An image that was made of pixels is alone in its
  /// own asset, to which the program may add others; an image view that shows the image later shows
  /// the variant for its traits.
  open var imageAsset: UIImageAsset? {
    asset.withLock { asset in
      if let asset { return asset }
      let made = UIImageAsset()
      made.register(self, with: UITraitCollection())
      asset = made
      return made
    }
  }

  /// The asset of which the image is a variant; nil if it is the only variant.
  final var assetOfVariants: UIImageAsset? {
    asset.withLock { $0?.hasVariants == true ? $0 : nil }
  }

  /// The size in points, upright.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return look.orientation.turned(
      CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }

  /// The bytes of a PNG file of the upright picture; nil if it cannot be made.
  open func pngData() -> Data? { try? upright?.pngData() }

  /// The bytes of a JPEG file of the upright picture, in which what is transparent is white; nil if
  /// it cannot be made.
  ///
  /// - Parameter compressionQuality: 0, the smallest file, to 1, the best picture; what is beyond
  ///   counts as the nearer of both. With a value that is not a number there is no file.
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

  /// The same picture in one colour: of its pixels only alpha counts. The rendering mode stays, so
  /// that a template is shown in the colour of its view all the same.
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

  /// The same pixels with caps at the left and the top that keep their size; the next point is
  /// stretched, and the rest is the cap at the other side.
  ///
  /// - Parameters:
  ///   - leftCapWidth: in points; 0 stretches all of the width.
  ///   - topCapHeight: in points; 0 stretches all of the height.
  @available(*, deprecated, message: "Use resizableImage(withCapInsets:resizingMode:).")
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func caps(_ first: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
      first > 0 ? (CGFloat(first), length - CGFloat(first) - 1) : (0, 0)
    }
    let (left, right) = caps(leftCapWidth, size.width)
    let (top, bottom) = caps(topCapHeight, size.height)
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right),
      resizingMode: .stretch)
  }

  /// The same pixels with caps that keep their size. What lies between them is repeated where the
  /// image is drawn larger.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same pixels with caps that keep their size.
  ///
  /// Caps that are no numbers, negative, or that leave nothing between them are reported, and the
  /// image is returned as it is.
  ///
  /// - Parameters:
  ///   - capInsets: the caps, in points.
  ///   - resizingMode: the treatment of the rest where the image is drawn larger.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    guard let resizing = ImageResizing(caps: capInsets, mode: resizingMode, of: size) else {
      Misuse.reportFromAnyThread(.impossibleCaps(capInsets, of: size))
      return self
    }
    var look = look
    look.resizing = resizing
    look.animation = look.animation?.mapping {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return variant(look)
  }

  /// The same pixels with another rectangle that constraints align: that inside `alignmentInsets`.
  ///
  /// Insets that are no numbers are reported, and the image is returned as it is.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    guard alignmentInsets.isFinite else {
      Misuse.reportFromAnyThread(.alignmentInsetsNotFinite(alignmentInsets))
      return self
    }
    var look = look
    look.alignmentInsets = alignmentInsets
    return variant(look)
  }

  /// The same pixels, which an image view mirrors where lines begin at the right.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    var look = look
    look.flipsForRightToLeft = true
    return variant(look)
  }

  /// The same pixels with a baseline, in points above the lower edge.
  ///
  /// An offset that is no number is reported, and the image is returned as it is.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    guard baselineOffset.isFinite else {
      Misuse.reportFromAnyThread(.baselineNotFinite(baselineOffset))
      return self
    }
    var look = look
    look.baseline = baselineOffset
    return variant(look)
  }

  /// The same pixels without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    var look = look
    look.baseline = nil
    return variant(look)
  }

  /// The same pixels with another look.
  final func variant(_ look: ImageLook) -> UIImage {
    let variant = UIImage(cgImage: picture, scale: scale, look: look)
    // All variants look like that.
    guard let assetOfVariants else { return variant }
    let asset = UIImageAsset { assetOfVariants.image(with: $0).variant(look) }
    return UIImage(copying: variant, of: asset)
  }

  /// The same image for a configuration: a symbol is drawn as it says where it says something.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let symbol = look.symbol else { return self }
    let applied = symbol.configuration.applying(configuration)
    return ShownSymbol(name: symbol.name, configuration: applied)
      .flatMap { UIImage(symbol: $0, look: look) } ?? self
  }

  /// The same symbol drawn as a configuration says where it says something; nil if the image is no
  /// symbol.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  // MARK: Details

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { look.symbol != nil }

  /// The configuration by which the image was chosen; nil if it was not chosen by one.
  open var configuration: UIImage.Configuration? { look.symbol?.configuration }

  /// How the symbol is drawn; nil for other images.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { look.symbol?.configuration }

  /// The parts at the edges that keep their size, in points; zero by default.
  open var capInsets: UIEdgeInsets { look.resizing?.caps ?? .zero }

  /// The treatment of the part between the caps in a larger area, `.tile` by default.
  open var resizingMode: UIImage.ResizingMode { look.resizing?.mode ?? .tile }

  /// The distance of the rectangle that constraints align from the edges, in points; zero by
  /// default.
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentInsets }

  /// Whether an image view mirrors the image where lines begin at the right; false by default.
  open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

  /// Whether the image has a baseline; symbols have one.
  open var hasBaseline: Bool { look.baseline != nil }

  // Fidelity: 0 where there is none; Swift sees an optional number. [documented]
  /// The height of the baseline above the lower edge, in points; nil if there is none.
  open var baselineOffsetFromBottom: CGFloat? { look.baseline }

  /// The images of an animated image; nil for others.
  open var images: [UIImage]? { look.animation?.images }

  /// How long all images of an animated image are shown once, in seconds; 0 for others.
  open var duration: TimeInterval { look.animation?.duration ?? 0 }

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

  /// Draws the picture upright in a rectangle of the current context, as
  /// `draw(in:blendMode:alpha:)` does.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture upright, stretched to a rectangle of the current context; caps keep their
  /// size.
  ///
  /// A template is drawn in the fill colour of the context, an image with a colour in that. Both,
  /// and an image that is not `.up`, cost another drawing of the whole picture each time. In a PDF
  /// file symbols stay paths.
  // Fidelity: a template is drawn in the fill colour. [observed]
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isTemplate =
      renderingMode == .alwaysTemplate
      || isSymbolImage && look.color == nil && renderingMode == .automatic
    let fill = isTemplate ? UIColor(cgColor: context.fillColor) : nil
    if context.keepsPaths, let symbol = look.symbol, look.resizing == nil || rect.size == size {
      let hasColors = renderingMode != .alwaysTemplate && symbol.hasOwnColors
      let color = hasColors ? nil : fill ?? look.color
      symbol.drawPaths(
        in: context, rect, scale: scale, look.orientation, blendMode, alpha,
        color: color?.cgColor)
      return
    }
    guard let shown = shown(templateColor: fill) else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if let resizing = look.resizing, rect.size != size {
      resizing.draw(shown, scale: scale, in: rect, to: context)
    } else {
      context.drawUpright(shown, in: rect)
    }
    context.restoreGState()
  }

  /// Fills a rectangle of the current context with the picture, repeated in its own size from the
  /// origin that the context has before any transform.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Whether the shape is shown in a colour of the image.
  final var hasOwnColor: Bool { look.color != nil }

  /// The pixels as they are seen: upright, and in one colour if there is one.
  ///
  /// - Parameter templateColor: The colour of a template; nil for an image that is none.
  final func shown(templateColor: UIColor?) -> CGImage? {
    if renderingMode != .alwaysTemplate, let coloredSymbol { return coloredSymbol }
    return (templateColor ?? look.color).map { shape(in: $0) } ?? upright
  }

  // MARK: Accessibility

  /// A name for tests that the user never sees; nil by default.
  @MainActor open var accessibilityIdentifier: String? {
    get { accessibilityStateOfObject?.identifier }
    set { madeAccessibilityStateOfObject.identifier = newValue }
  }

  // MARK: Other images

  /// The format of a renderer that draws pictures like this one.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.bitmap.isOpaque ?? false
    return format
  }

  /// The image in another size, as `preparingThumbnail(of:)` makes it, on another thread.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - completionHandler: called on that thread.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// The image in another size, as `preparingThumbnail(of:)` makes it, on another thread.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  /// Does what `preparingForDisplay()` does, on another thread.
  ///
  /// - Parameter completionHandler: called on that thread.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Does what `preparingForDisplay()` does, on another thread.
  open func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }

  /// The image in another size: stretched to it, in points, with as many pixels for each point.
  ///
  /// - Returns: nil for an image without pixels, and for a size that no image can have, which is
  ///   reported unless it is empty.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { resized(to: size) }

  /// The image with all that its drawing needs done ahead: its pixels are upright.
  ///
  /// - Returns: nil for an image without pixels.
  open func preparingForDisplay() -> UIImage? { madeUpright() }

  /// An image that image views show as an animation, and that is drawn as its first image.
  ///
  /// A duration that is negative or no number is reported, and the usual one is used.
  ///
  /// - Parameters:
  ///   - images: shown for equal times, and then again from the first one on.
  ///   - duration: in seconds, for all images; 0 stands for 1/30 s for each.
  /// - Returns: nil if there are no images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    animation(of: images, duration)
  }

  /// An animated image of the images of the main bundle whose names are `name` with a number, from
  /// 0 (or 1) on.
  ///
  /// - Returns: nil if there is no image of the first number.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animation(named: name, duration)
  }

  /// An animated image as `animatedImageNamed(_:duration:)` makes it, whose images have caps and
  /// are repeated between them.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// An animated image as `animatedImageNamed(_:duration:)` makes it, whose images have caps.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode,
    duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }
}
