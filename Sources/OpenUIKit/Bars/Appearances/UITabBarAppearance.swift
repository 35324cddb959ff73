import MisuseReports

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// The default appearance on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    follow()
  }

  /// An appearance with the background of another one, and, if that is of a tab bar too, with all
  /// else.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance { copyValues(from: other) }
    follow()
  }

  deinit {}

  override func duplicate() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

  private func copyValues(from other: UITabBarAppearance) {
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  private func follow() {
    for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      part.changed = { [weak self] in self?.reportBarChange(.appearance) }
    }
  }

  private func partDidChange() {
    follow()
    reportBarChange(.appearance)
  }

  /// How items with the title below the icon look.
  @NSCopying open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { partDidChange() }
  }

  /// How items with the title beside the icon look.
  @NSCopying open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { partDidChange() }
  }

  /// The same in a low bar.
  @NSCopying open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  {
    didSet { partDidChange() }
  }

  /// The colour of the image behind the selected item, if that is a template; nil by default.
  @NSCopying open var selectionIndicatorTintColor: UIColor? {
    didSet { reportBarChange(.appearance) }
  }

  /// The image behind the selected item; nil by default.
  open var selectionIndicatorImage: UIImage? {
    didSet { reportBarChange(.appearance) }
  }

  /// How stacked items share the width, `.automatic` by default.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { reportBarChange(.appearance) }
  }

  /// The width of centred items in points; 0, that of the system, by default. A width below 0 or
  /// that is not finite is refused.
  open var stackedItemWidth: CGFloat = 0 {
    didSet {
      guard Misuse.allowsBarLength(stackedItemWidth) else { return stackedItemWidth = oldValue }
      reportBarChange(.appearance)
    }
  }

  /// The distance between centred items in points; 0, that of the system, by default. A distance
  /// below 0 or that is not finite is refused.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet {
      guard Misuse.allowsBarLength(stackedItemSpacing) else { return stackedItemSpacing = oldValue }
      reportBarChange(.appearance)
    }
  }
}
