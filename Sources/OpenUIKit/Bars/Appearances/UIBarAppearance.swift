/// How the background of a bar looks.
///
/// A bar shows, from back to front: the blur, the colour, the image, and the shadow, a line at the
/// edge that is towards the content. A bar that has an appearance follows changes of it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying, BarChangeSource {
  package final var barChangeObservers = BarChangeObservers()

  /// The kind of device that the values are for.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// The default appearance on a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// An appearance with the background of another one, and otherwise the default.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    copyBackground(of: barAppearance)
  }

  /// The default appearance.
  public convenience override init() { self.init(idiom: .unspecified) }

  deinit {}

  /// An appearance of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// A copy; subclasses make one of theirs.
  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  private func copyBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  // MARK: Values

  /// A blur and a shadow, without colour.
  open func configureWithDefaultBackground() {
    setBackground(
      effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .barShadow)
  }

  /// An opaque colour and a shadow, without blur.
  open func configureWithOpaqueBackground() {
    setBackground(effect: nil, color: .barBackground, shadow: .barShadow)
  }

  /// Neither blur nor colour nor shadow.
  open func configureWithTransparentBackground() {
    setBackground(effect: nil, color: nil, shadow: nil)
  }

  private func setBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = shadow
    shadowImage = nil
  }

  /// The blur of what lies behind the bar; nil for none.
  @NSCopying open var backgroundEffect: UIBlurEffect? {
    didSet { reportBarChange(.appearance) }
  }

  /// The colour over the blur; nil for none.
  @NSCopying open var backgroundColor: UIColor? {
    didSet { reportBarChange(.appearance) }
  }

  /// The image over the colour; nil for none.
  open var backgroundImage: UIImage? {
    didSet { reportBarChange(.appearance) }
  }

  /// How the image fills the bar, `.scaleToFill` by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { reportBarChange(.appearance) }
  }

  /// The colour of the shadow, or of an image for it that is a template; nil or clear for no
  /// shadow, unless there is an image that is no template.
  @NSCopying open var shadowColor: UIColor? {
    didSet { reportBarChange(.appearance) }
  }

  /// The image of the shadow; nil, a line of one pixel, by default.
  open var shadowImage: UIImage? {
    didSet { reportBarChange(.appearance) }
  }
}

extension UIColor {
  /// The line between a bar and the content.
  static var barShadow: UIColor { .separator }

  /// The colour of an opaque bar.
  static var barBackground: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.07, alpha: 1) : .systemBackground }
  }
}
