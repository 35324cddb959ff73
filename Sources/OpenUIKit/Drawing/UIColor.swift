/// A colour with an alpha. Immutable; equal colours are equal objects.
///
/// A dynamic colour depends on traits: the colours by use, such as `label`, are dynamic, and so are
/// those made with `init(dynamicProvider:)`. Views resolve dynamic colours with their own traits,
/// and again when those change.
nonisolated open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; the only stored property
  // changes in initialisers only.

  // The first property, as Foundation needs it.
  private let mark = ObjectMark()
  private(set) final var source: ColorSource

  // A convenience, since subclasses inherit initialisers only if they see all that are designated.
  convenience init(_ source: ColorSource) {
    self.init(cgColor: Self.placeholder)
    self.source = source
  }

  private static let placeholder = CGColor(gray: 0, alpha: 0)

  /// The colour of a `CGColor`.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let source = coder.decodeValue(ArchivedColor.self, forKey: "UIColor")?.source else {
      return nil
    }
    self.source = source
    super.init()
  }

  /// True: archives of colours can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the colour. A dynamic one stays dynamic; one of `init(dynamicProvider:)` is written as
  /// it looks with `UITraitCollection.current`, since a closure cannot be written.
  open func encode(with coder: NSCoder) {
    if coder.allowsKeyedCoding { coder.encodeValue(ArchivedColor(self), forKey: "UIColor") }
  }

  /// A colour that `dynamicProvider` chooses for the traits of the view that shows it.
  ///
  /// The provider may be called often and on any thread; it should do nothing but choose.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.provided(ColorProvider(dynamicProvider)))
  }

  /// The same colour for a layer or a drawing context; a dynamic one is resolved with
  /// `UITraitCollection.current`.
  open var cgColor: CGColor { cgColor(in: .current) }

  /// The colour as it looks with the given traits; the colour itself if it is not dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    source.resolved(traitCollection) ?? self
  }

  // Fidelity: borders, shadows and tints show the mean of the image. [decided]
  /// An image that is repeated wherever the colour is drawn, upright, in its own size.
  ///
  /// In a view the first tile begins at the top left corner of its bounds, in a drawing context at
  /// the origin that it has before any transform, moved by `CGContext.setPatternPhase(_:)`. Where
  /// only one colour can be shown, such as tints and borders, it is the mean of the image. Costs
  /// the reading of the pixels. An image without pixels gives a clear colour.
  public convenience init(patternImage image: UIImage) {
    let pixels = image.shown(templateColor: nil)
    let color = pixels.map { CGColor(pattern: CGPattern(image: $0, scale: image.scale)) }
    self.init(cgColor: color ?? .clear)
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// A colour of sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of Display P3 components from 0 to 1. Its sRGB components may lie outside of 0 to 1:
  /// what sRGB does not have is drawn as the nearest that it has.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let components = ColorComponents(
      displayP3Red: red, green: green, blue: blue, alpha: alpha)
    self.init(
      red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// A colour of hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let components = ColorComponents(
      hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    self.init(
      red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// The colour of a literal, `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The same colour with another alpha. That of a dynamic colour is dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): color.copy(alpha: alpha).map { UIColor(cgColor: $0) } ?? self
    case .adaptive, .provided, .derived: UIColor(.derived(self, .alpha(alpha)))
    }
  }

  // MARK: Components

  /// Gives the sRGB components; those of a grey are all the same. False, and nothing is given, for
  /// an image.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let components = ColorComponents(color)
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Gives hue, saturation and brightness. False, and nothing is given, for an image.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let components = ColorComponents(color)
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Gives the grey; false, and nothing is given, if the colour is none.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let components = ColorComponents(color)
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  // MARK: Drawing

  /// Makes this the colour that the current context fills and strokes with.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour that the current context fills with.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour that the current context strokes with.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Equality

  /// Whether `object` is a colour of the same components; dynamic colours are equal if they look
  /// the same with any traits, as far as that is known.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || source == other.source
  }

  /// A hash of the components.
  open override var hash: Int { source.hashValue }

  /// The components, for debugging.
  open override var description: String {
    let components = ColorComponents(cgColor)
    return "UIColor \(components.red) \(components.green) \(components.blue) \(components.alpha)"
  }

  /// The colour itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
