/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The default appearance on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    follow()
  }

  /// An appearance with the background of another one, and, if that is of a navigation bar too,
  /// with all else.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { copyValues(from: other) }
    follow()
  }

  deinit {}

  override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  private func copyValues(from other: UINavigationBarAppearance) {
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    setBackIndicatorImage(other.indicator, transitionMaskImage: other.indicatorMask)
  }

  private func follow() {
    for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      part.changed = { [weak self] in self?.reportBarChange(.appearance) }
    }
  }

  private func partDidChange() {
    follow()
    reportBarChange(.appearance)
  }

  /// The attributes of the title; what is not there is as the system has it. None by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { reportBarChange(.appearance) }
  }

  /// The attributes of a large title; what is not there is as the system has it. None by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { reportBarChange(.appearance) }
  }

  /// How far the title is moved, in points; 0 by default.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { reportBarChange(.appearance) }
  }

  /// How plain items look.
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partDidChange() }
  }

  /// How items of the style `.done` look.
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { partDidChange() }
  }

  /// How the back button looks.
  @NSCopying open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partDidChange() }
  }

  /// The image of the program; nil for the system's.
  private(set) final var indicator: UIImage?
  private final var indicatorMask: UIImage?

  /// The image at the leading edge of the back button; the system's by default.
  open var backIndicatorImage: UIImage { indicator ?? .backIndicator ?? UIImage() }

  /// The mask of content that moves under the image in a transition; that image by default. A
  /// stored value: no content moves under the image.
  open var backIndicatorTransitionMaskImage: UIImage { indicatorMask ?? backIndicatorImage }

  /// Sets both images; nil for either restores those of the system.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    indicator = isComplete ? backIndicatorImage : nil
    indicatorMask = isComplete ? backIndicatorTransitionMaskImage : nil
    reportBarChange(.appearance)
  }

  /// How items of a style look.
  final func appearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }
}
