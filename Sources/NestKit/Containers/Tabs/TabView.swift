/// A tab: its image with a badge, its title, on up to two lines, and a mark above that of the
/// selected one, so that the selection is not said by colour alone.
final class TabView: UIButton {
  private let mark = UIView()
  private let picture = UIImageView()
  private let badge = TabBadge()
  private var item: UITabBarItem?
  /// Where the images of all tabs are.
  var images = TabTitles.Images.none { didSet { if images != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.isHidden = true
    for view in [mark, picture, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    picture.contentMode = .scaleAspectFit
    badge.isHidden = true
    titleLabel?.numberOfLines = TabTitles.lines
    titleLabel?.lineBreakMode = .byTruncatingTail
    titleLabel?.textAlignment = .center
    setTitleColor(ContainerColor.control, for: .normal)
    #if !os(tvOS)
      setTitleColor(.tertiaryLabel, for: .disabled)
      showsLargeContentViewer = true
    #endif
    updateTint()
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var isSelected: Bool {
    didSet {
      mark.isHidden = !isSelected
      showImage()
    }
  }

  override var isEnabled: Bool { didSet { updateTint() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  private func updateTint() {
    setTitleColor(tintColor, for: .selected)
    mark.backgroundColor = tintColor
    picture.tintColor =
      isSelected ? tintColor : titleColor(for: isEnabled ? .normal : .disabled)
  }

  // MARK: The item

  /// Whether there is an image to be shown.
  var hasImage: Bool { item?.image != nil || item?.selectedImage != nil }

  /// Shows an item.
  ///
  /// - Returns: Whether the tab may need another height.
  func show(_ item: UITabBarItem?, title: String) -> Bool {
    let hadImage = hasImage
    self.item = item
    let isOther = self.title(for: .normal) ?? "" != title
    if isOther || self.title(for: .normal) == nil { setTitle(title, for: .normal) }
    let isEnabled = item?.isEnabled ?? true
    if self.isEnabled != isEnabled { self.isEnabled = isEnabled }
    accessibilityLabel = item?.accessibilityLabel ?? title
    accessibilityIdentifier = item?.accessibilityIdentifier
    showImage()
    showBadge()
    #if !os(tvOS)
      largeContentTitle = title
      largeContentImage = item?.largeContentSizeImage ?? item?.image
      scalesLargeContentImage = item?.largeContentSizeImage == nil
    #endif
    return isOther || hasImage != hadImage
  }

  // Fidelity: an image is drawn in the colour of the tab unless it says otherwise. [documented]
  private func showImage() {
    let image = isSelected ? item?.selectedImage ?? item?.image : item?.image ?? item?.selectedImage
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.isHidden = image == nil
    updateTint()
    setNeedsLayout()
  }

  private func showBadge() {
    let value = item?.badgeValue
    badge.isHidden = value == nil
    badge.text = value
    badge.backgroundColor = item?.badgeColor ?? .systemRed
    accessibilityValue = value.flatMap { $0.isEmpty ? nil : $0 }
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = min(TabTitles.margin, bounds.width / 2)
    let room = bounds.insetBy(dx: margin, dy: 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shown = picture.image == nil ? TabTitles.Images.none : images
    let length = TabTitles.imageLength(shown)
    switch shown {
    case .none:
      picture.frame = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
      titleLabel?.frame = room
    case .above: placeAbove(length, in: room)
    case .beside: placeBeside(length, in: room, isMirrored: isMirrored)
    }
    mark.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 3)
    placeBadge(isMirrored: isMirrored)
  }

  private var titleSize: CGSize { titleLabel?.sizeThatFits(.zero) ?? .zero }

  private func placeAbove(_ length: CGFloat, in room: CGRect) {
    let hasTitle = titleLabel?.text?.isEmpty == false
    let height =
      hasTitle
      ? titleLabel?.sizeThatFits(CGSize(width: room.width, height: 0)).height ?? 0 : 0
    let gap = hasTitle ? TabTitles.imageGap : 0
    let top = max((bounds.height - length - gap - height) / 2, 0)
    picture.frame = CGRect(x: bounds.midX - length / 2, y: top, width: length, height: length)
    titleLabel?.frame = CGRect(
      x: room.minX, y: top + length + gap, width: room.width,
      height: max(bounds.height - top - length - gap, 0))
    titleLabel?.frame.size.height = min(height, max(bounds.height - top - length - gap, 0))
  }

  private func placeBeside(_ length: CGFloat, in room: CGRect, isMirrored: Bool) {
    let gap = titleLabel?.text?.isEmpty == false ? TabTitles.imageGap : 0
    let width = min(titleSize.width, max(room.width - length - gap, 0))
    let start = bounds.midX - (length + gap + width) / 2
    let y = (bounds.height - length) / 2
    picture.frame = CGRect(
      x: isMirrored ? bounds.width - start - length : start, y: y, width: length, height: length)
    let x = start + length + gap
    titleLabel?.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
  }

  /// Over the upper trailing corner of the image or, without one, of the title, inside the tab.
  private func placeBadge(isMirrored: Bool) {
    guard !badge.isHidden else { return }
    let size = badge.fittingSize
    let hasImage = picture.image != nil && images != .none
    let half = hasImage ? picture.bounds.width / 2 : min(titleSize.width, bounds.width) / 2
    let middle = hasImage ? picture.frame.midX : bounds.midX
    let top = hasImage ? picture.frame.minY - 3 : (bounds.height - titleSize.height) / 2 - 8
    let x = isMirrored ? middle - half + 9 - size.width : middle + half - 9
    badge.frame = CGRect(
      x: max(1, min(x, bounds.width - size.width - 1)), y: max(4, top), width: size.width,
      height: size.height)
  }
}
