/// The back button of a navigation bar: an indicator and a title.
final class BackButtonView: BarControl {
  /// The content of a back button.
  struct Content: Equatable {
    /// The titles that may be shown, the longest first; nil is the indicator alone.
    var titles: [String?]
    var image: UIImage?
    var indicator: UIImage?
    /// The item of the program, or one that has what proxies say.
    var item: UIBarButtonItem
    var isCompact = false
    /// The name for accessibility: the accessibility label of the item, its title, or the word
    /// Back.
    var name: String
  }

  let indicator = UIImageView(frame: .zero)
  let label = UILabel(frame: .zero)
  /// Around indicator and title, so that what transitions change is not what a touch changes.
  let indicatorGroup = BarGroupView(frame: .zero)
  let titleGroup = BarGroupView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let backgroundPicture = UIImageView(frame: .zero)
  private var content: Content
  private var look = UIBarButtonItemAppearance()
  /// Which of the titles is shown.
  var choice = 0 { didSet { if choice != oldValue { showTitle() } } }
  /// The closure that a tap calls.
  var action: (() -> Void)?

  /// Between the indicator and the title, in points.
  private static let gap: CGFloat = 6
  private static let endInset: CGFloat = 8

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    for view in [backgroundPicture, indicatorGroup, titleGroup] as [UIView] { addSubview(view) }
    indicatorGroup.addSubview(indicator)
    for view in [picture, label] as [UIView] { titleGroup.addSubview(view) }
    for view in [indicator, picture] {
      view.showsAutomaticImagesAsTemplates = true
      view.contentMode = .center
    }
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  func update(_ content: Content, look: UIBarButtonItemAppearance) {
    (self.content, self.look) = (content, look)
    // The item may be another one than that with which the view has entered the window.
    if AppearanceStore.isUsed, window != nil { applyAppearance() }
    tintColor = content.item.tintColor
    indicator.image = (content.indicator ?? UIImage.backIndicator)?
      .symbol(for: traitCollection).inDirection(of: self)
    picture.image = content.image
    choice = min(choice, content.titles.count - 1)
    showTitle()
    showState()
  }

  private func showTitle() {
    show(content.image == nil ? content.titles[choice] : nil, in: label)
    setNeedsLayout()
  }

  private func show(_ title: String?, in label: UILabel) {
    label.show(
      title, font: .systemFont(ofSize: 17), color: isEnabled ? tintColor : .tertiaryLabel,
      attributes: look.titleTextAttributes(of: content.item, for: state))
  }

  /// The values that count for the item in this height of the bar.
  private var metrics: BarButtonMetrics {
    BarButtonMetrics(
      content.item.metricValues?.ofBackButton, UIBarMetrics(isCompact: content.isCompact),
      state: state)
  }

  override func showState() {
    backgroundPicture.image =
      metrics.image ?? look.appearance(for: state).backgroundImage ?? look.normal.backgroundImage
    let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    show(label.text, in: label)
    picture.tintColor = color
    indicator.tintColor = color
    backdrop.backgroundColor = backdropColor
    for view in [label, picture, indicator] as [UIView] { view.layer.opacity = Float(contentAlpha) }
  }

  override var shownItem: UIBarItem? { content.item }

  override var shownTitleAndImage: (title: String?, image: UIImage?) {
    (content.name, picture.image ?? indicator.image)
  }

  override func touchUpInsideHappened() { action?() }

  /// The widths with each of the titles.
  var widths: [CGFloat] {
    if let image = content.image { return [start + image.size.width + Self.endInset] }
    return content.titles.map { title in
      guard let title, !title.isEmpty else { return max(start + Self.endInset, 30) }
      let label = UILabel(frame: .zero)
      show(title, in: label)
      return start + label.sizeThatFits(.zero).width + Self.endInset
    }
  }

  private var start: CGFloat { (indicator.image?.size.width ?? 13) + Self.gap }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for view in [indicatorGroup, titleGroup] {
      view.bounds.size = bounds.size
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    func place(_ view: UIView, _ x: CGFloat, _ size: CGSize) {
      view.bounds.size = size
      let middle = isMirrored ? bounds.width - x - size.width / 2 : x + size.width / 2
      view.center = CGPoint(x: middle, y: bounds.midY)
    }
    place(indicator, 0, indicator.image?.size ?? .zero)
    let width = max(0, bounds.width - start - Self.endInset)
    let offset = metrics.titleOffset ?? look.normal.titlePositionAdjustment
    place(label, start, CGSize(width: width, height: label.font.lineHeight.rounded(.up)))
    label.center.x += offset.horizontal
    label.center.y += offset.vertical
    place(picture, start, CGSize(width: width, height: bounds.height))
    let height = min(bounds.height, 32)
    backdrop.frame = CGRect(
      x: -4, y: (bounds.height - height) / 2, width: bounds.width + 4, height: height)
    let ofBackground = look.appearance(for: state).backgroundImagePositionAdjustment
    backgroundPicture.frame = backdrop.frame.offsetBy(
      dx: ofBackground.horizontal, dy: metrics.backgroundOffset ?? ofBackground.vertical)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label = content.name
    defaults.traits.insert(.button)
    return defaults
  }
}

extension UIImage {
  /// The image, mirrored in a view from right to left.
  @MainActor final fileprivate func inDirection(of view: UIView) -> UIImage {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? withHorizontallyFlippedOrientation() : self
  }
}
