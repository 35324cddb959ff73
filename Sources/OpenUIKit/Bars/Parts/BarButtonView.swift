/// The button of one item in one bar.
final class BarButtonView: BarControl {
  let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let backgroundPicture = UIImageView(frame: .zero)
  private var look = UIBarButtonItemAppearance()
  private var isCompact = false
  private var menuOpener: MenuOpener?

  /// Between the content and the sides, in points.
  static let sideInset: CGFloat = 8
  /// The least width, in points.
  private static let leastWidth: CGFloat = 44

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    for view in [backgroundPicture, label, picture] { addSubview(view) }
    picture.showsAutomaticImagesAsTemplates = true
    picture.contentMode = .scaleAspectFit
    label.textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Shows the item as it is now.
  func update(_ look: UIBarButtonItemAppearance, isCompact: Bool) {
    (self.look, self.isCompact) = (look, isCompact)
    UIView.performWithoutAnimation {
      isEnabled = item.isEnabled
      isSelected = item.isSelected
      tintColor = item.tintColor
    }
    isTappedBySpring = item.isSpringLoaded
    accessibilityIdentifier = item.accessibilityIdentifier
    picture.image = shownImage
    updateMenu()
    showState()
    setNeedsLayout()
  }

  private func updateMenu() {
    MenuOpener.update(
      &menuOpener, on: self, hasMenu: item.menu != nil, isPrimaryAction: opensMenu
    ) { [zeroingLink] _ in zeroingLink.target?.menuSource }
  }

  /// Whether a tap opens the menu.
  private var opensMenu: Bool {
    item.menu != nil && item.primaryAction == nil && item.action == nil
  }

  private var menuSource: MenuSource? {
    guard isEnabled, item.menu != nil else { return nil }
    return MenuSource(view: self, sender: item) { [item] in item.menu }
  }

  override var shownItem: UIBarItem? { item }

  override var shownTitleAndImage: (title: String?, image: UIImage?) {
    (item.title ?? item.systemItem?.spokenName, picture.image)
  }

  private static func font(for style: UIBarButtonItem.Style) -> UIFont {
    .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
  }

  private var shownTitle: String? { item.title ?? item.systemItem?.text }

  private var shownImage: UIImage? {
    let own = item.shownImage(isCompact: isCompact)
    let image = own ?? (item.title == nil ? item.systemItem?.symbol : nil)
    return image?.symbol(for: traitCollection, .inBars)
  }

  /// The values that count for the item in this height of the bar.
  private var metrics: BarButtonMetrics {
    BarButtonMetrics(
      item.metricValues?.ofItem, UIBarMetrics(isCompact: isCompact), state: state,
      style: item.style)
  }

  override func showState() {
    let stateLook = look.appearance(for: state)
    backgroundPicture.image =
      metrics.image ?? stateLook.backgroundImage ?? look.normal.backgroundImage
    let isChosen = isSelected && backgroundPicture.image == nil
    backdrop.backgroundColor = isChosen ? tintColor : backdropColor
    let color: UIColor = isChosen ? .systemBackground : isEnabled ? tintColor : .tertiaryLabel
    label.show(
      picture.image == nil ? shownTitle : nil, font: Self.font(for: item.style), color: color,
      attributes: look.titleTextAttributes(of: item, for: state))
    picture.tintColor = color
    label.alpha = contentAlpha
    picture.alpha =
      contentAlpha * (isEnabled || picture.image?.renderingMode != .alwaysOriginal ? 1 : 0.4)
  }

  override func touchUpInsideHappened() {
    if opensMenu { menuSource?.open() } else { item.perform(for: nil) }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label =
      item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName
      ?? picture.accessibilityLabel
    defaults.traits.insert(.button)
    return defaults
  }

  // MARK: Size

  private var contentSize: CGSize {
    if let image = picture.image { return image.size }
    let titles = [label.text] + (item.possibleTitles.map(Array.init) ?? [])
    let widths = titles.compactMap { $0 }.map { title in
      title == label.text
        ? label.sizeThatFits(.zero).width : Self.width(of: title, font: label.font)
    }
    return CGSize(width: widths.max() ?? 0, height: label.font.lineHeight)
  }

  private static func width(of title: String, font: UIFont) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.font = font
    label.text = title
    return label.sizeThatFits(.zero).width
  }

  /// The width that the item needs, and how far the content is from its sides, in points.
  var measure: (width: CGFloat, inset: CGFloat) {
    let content = contentSize.width
    let width =
      item.width > 0 ? item.width : max(content + 2 * Self.sideInset, Self.leastWidth)
    return (width, max(0, min((width - content) / 2, (Self.leastWidth - 20) / 2)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(bounds.height, 32)
    backdrop.frame = CGRect(
      x: 2, y: (bounds.height - height) / 2, width: max(bounds.width - 4, 0), height: height)
    let ofBackground = look.appearance(for: state).backgroundImagePositionAdjustment
    backgroundPicture.frame = backdrop.frame.offsetBy(
      dx: ofBackground.horizontal,
      dy: metrics.backgroundOffset ?? ofBackground.vertical)
    let insets = item.shownImageInsets(isCompact: isCompact)
    if let image = picture.image {
      let room = CGSize(width: bounds.width, height: min(bounds.height, image.size.height))
      let top =
        image.isSymbolImage
        ? roundedToPixels(bounds.midY - image.middleOfText) : (bounds.height - room.height) / 2
      let left = image.isSymbolImage ? roundedToPixels(bounds.midX - image.size.width / 2) : 0
      picture.frame = CGRect(
        x: left, y: top, width: left == 0 ? room.width : image.size.width, height: room.height
      ).inset(by: insets)
      picture.contentMode = image.size.width > bounds.width ? .scaleAspectFit : .center
      if image.size.height > bounds.height { picture.contentMode = .scaleAspectFit }
    }
    let offset = metrics.titleOffset ?? look.appearance(for: state).titlePositionAdjustment
    label.frame = bounds.insetBy(dx: min(Self.sideInset, bounds.width / 2) / 2, dy: 0)
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
