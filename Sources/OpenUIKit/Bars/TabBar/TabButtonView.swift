/// The button of one item of a tab bar: icon, title and badge.
final class TabButtonView: BarControl {
  /// The properties that all buttons of a bar have in common.
  struct Look {
    var style = UITabBarItemAppearance.Style.stacked
    var appearance = UITabBarItemAppearance()
    var unselectedTint: UIColor?
    var isCompact = false
  }

  let item: UITabBarItem
  /// The closure that a tap calls.
  var action: (() -> Void)?
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = TabBadgeView(frame: .zero)
  private var look = Look()

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    for view in [picture, label, badge] as [UIView] { addSubview(view) }
    picture.showsAutomaticImagesAsTemplates = true
    label.textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Shows the item as it is now.
  func update(_ look: Look) {
    self.look = look
    UIView.performWithoutAnimation { isEnabled = item.isEnabled }
    accessibilityIdentifier = item.accessibilityIdentifier
    badge.isHidden = item.badgeValue == nil
    showState()
    setNeedsLayout()
  }

  override var shownItem: UIBarItem? { item }

  override var shownTitleAndImage: (title: String?, image: UIImage?) { (item.title, picture.image) }

  private var shownImage: UIImage? {
    let selected = isSelected ? item.selectedImage : nil
    let image = selected ?? item.shownImage(isCompact: look.isCompact) ?? item.systemItem?.symbol
    return image?.symbol(for: traitCollection, .inBars)
  }

  private var stateLook: UITabBarItemStateAppearance { look.appearance.appearance(for: state) }

  // Fidelity: items that are not selected are grey. [observed]
  override func showState() {
    let unselected = look.unselectedTint ?? .secondaryLabel
    let base: UIColor = !isEnabled ? .tertiaryLabel : isSelected ? tintColor : unselected
    let size: CGFloat = look.style == .stacked ? 10 : look.style == .inline ? 13 : 12
    label.show(
      item.title, font: .systemFont(ofSize: size, weight: .medium), color: base,
      attributes: look.appearance.titleTextAttributes(of: item, for: state))
    badge.show(
      item.badgeValue, attributes: look.appearance.badgeTextAttributes(of: item, for: state))
    picture.tintColor = stateLook.iconColor ?? base
    picture.image = shownImage
    badge.backgroundColor = item.badgeColor ?? stateLook.badgeBackgroundColor ?? .systemRed
    badge.titleOffset = stateLook.badgeTitlePositionAdjustment
    backdrop.backgroundColor = backdropColor
  }

  override func touchUpInsideHappened() { action?() }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label = item.accessibilityLabel ?? item.title ?? picture.accessibilityLabel
    defaults.value = item.badgeValue.flatMap { $0.isEmpty ? nil : $0 }
    defaults.traits.insert(.button)
    return defaults
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    // A rectangle that has no room for its insets is none at all.
    let frame = bounds.insetBy(dx: 3, dy: 2)
    backdrop.frame = frame.isNull ? .zero : frame
    let image = fitted(picture.image?.size ?? .zero)
    let title = label.sizeThatFits(.zero)
    if look.style == .stacked { placeStacked(image, title) } else { placeInline(image, title) }
    if picture.image?.isSymbolImage == true {
      picture.frame.origin.x = roundedToPixels(picture.frame.minX)
      picture.frame.origin.y = roundedToPixels(picture.frame.minY)
    }
    picture.frame = picture.frame.inset(by: item.shownImageInsets(isCompact: look.isCompact))
    let offset = stateLook.titlePositionAdjustment
    label.frame = label.frame.offsetBy(
      dx: offset.horizontal + item.titlePositionAdjustment.horizontal,
      dy: offset.vertical + item.titlePositionAdjustment.vertical)
    placeBadge()
  }

  private func fitted(_ size: CGSize) -> CGSize {
    let most: CGFloat = look.style == .compactInline ? 20 : 30
    let scale = min(1, most / max(size.width, size.height, 1))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func placeStacked(_ image: CGSize, _ title: CGSize) {
    let hasTitle = label.text?.isEmpty == false
    let middle = hasTitle ? 18 : bounds.height / 2
    picture.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: middle - image.height / 2, width: image.width,
      height: image.height)
    label.frame = CGRect(
      x: 1, y: bounds.height - 4 - title.height, width: max(0, bounds.width - 2),
      height: title.height)
  }

  private func placeInline(_ image: CGSize, _ title: CGSize) {
    let gap: CGFloat = image.width > 0 && title.width > 0 ? 7 : 0
    let width = min(title.width, max(0, bounds.width - image.width - gap - 4))
    let total = image.width + gap + width
    let start = (bounds.width - total) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func frame(_ x: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    picture.frame = frame(start, image)
    label.frame = frame(
      start + image.width + gap, CGSize(width: width, height: title.height))
  }

  // Fidelity: a badge lies over the upper trailing corner of the icon. [observed]
  private func placeBadge() {
    let size = badge.sizeThatFits(.zero)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let overlap: CGFloat = 9
    // A wide badge stays inside the button.
    let x =
      isMirrored
      ? max(1, picture.frame.minX + overlap - size.width)
      : min(picture.frame.maxX - overlap, bounds.width - size.width - 1)
    let offset = stateLook.badgePositionAdjustment
    badge.frame = CGRect(
      x: x + offset.horizontal,
      y: max(look.style == .stacked ? 2 : 1, picture.frame.minY - 5) + offset.vertical,
      width: size.width, height: size.height)
  }
}
