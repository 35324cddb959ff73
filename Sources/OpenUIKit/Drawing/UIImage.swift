/// A picture, with the scale at which it is meant to be shown. Immutable.
nonisolated open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; the stored properties are
  // immutable.

  private let picture: CGImage?
  private let pictureScale: CGFloat

  /// The pixels.
  open var cgImage: CGImage? { picture }
  /// Pixels per point.
  open var scale: CGFloat { pictureScale }

  /// A picture without pixels.
  public override init() {
    picture = nil
    pictureScale = 1
    super.init()
  }

  /// A picture of one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  /// A picture of `scale` pixels per point.
  package init(cgImage: CGImage, scale: CGFloat) {
    picture = cgImage
    pictureScale = scale
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
    super.init()
  }

  /// True: archives of pictures can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the picture as a PNG file, with its scale.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(Double(scale), forKey: "UIImageScale")
    if let data = pngData() { coder.encodeValue(data, forKey: "UIImageData") }
  }

  /// The picture in the bytes of a PNG or JPEG file; nil if they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in the bytes of a PNG or JPEG file, of `scale` pixels per point; nil if they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(data: data) else { return nil }
    self.init(cgImage: image, scale: scale)
  }

  /// The picture in a PNG or JPEG file; nil if it cannot be read. A name that ends in `@2x` or `@3x` before
  /// its extension has that scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The size in points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// The bytes of a PNG file of the picture; nil if it cannot be made.
  open func pngData() -> Data? { try? cgImage?.pngData() }

  /// The bytes of a JPEG file of the picture, in which what is transparent is white; nil if it cannot be
  /// made.
  ///
  /// - Parameter compressionQuality: 0, the smallest file, to 1, the best picture; what is beyond counts as
  ///   the nearer of both. With a value that is not a number there is no file.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    try? cgImage?.jpegData(quality: compressionQuality)
  }

  // MARK: Drawing

  /// Draws the picture in its own size.
  ///
  /// - Parameter point: the top left corner, in the current context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture stretched to a rectangle of the current context.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture stretched to a rectangle of the current context.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.drawUpright(cgImage, in: rect)
    context.restoreGState()
  }
}
