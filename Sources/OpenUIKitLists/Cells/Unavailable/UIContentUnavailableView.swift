import OpenQuartzCore

/// Shows a `UIContentUnavailableConfiguration` in the middle of its bounds. What is taller than
/// these scrolls.
open class UIContentUnavailableView: UIView, UIContentView {
  /// The configuration that is shown; set another `UIContentUnavailableConfiguration` to show that.
  /// Others are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      showAll()
    }
  }

  /// Whether content that is taller than the view scrolls; true by default.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  final var shown: UIContentUnavailableConfiguration
  final let scrollView = UIScrollView(frame: .zero)
  final let background = BackgroundView(frame: .zero)
  final let imageView = UIImageView(frame: .zero)
  final let indicator = UIActivityIndicatorView(style: .medium)
  final let textLabel = UILabel(frame: .zero)
  final let secondaryLabel = UILabel(frame: .zero)
  final let buttons = [UIButton(frame: .zero), UIButton(frame: .zero)]
  private var actions: [UIAction?] = [nil, nil]

  /// A view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addSubview(background)
    addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    for view in [imageView, indicator, textLabel, secondaryLabel] + buttons {
      scrollView.addSubview(view)
    }
    imageView.contentMode = .scaleAspectFit
    showAll()
  }

  /// Not read from archives.
  public required init?(coder: NSCoder) { return nil }

  deinit {}

  /// Whether the configuration is one of missing content.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  /// Places everything. Call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scrollView.frame = bounds
    let area = margins.area(in: bounds.size)
    let height = place(width: area.width, origin: .zero, isMeasuring: true)
    let y = max(area.minY, area.minY + ((area.height - height) / 2).rounded())
    place(width: area.width, origin: CGPoint(x: area.minX, y: y), isMeasuring: false)
    scrollView.contentSize = CGSize(
      width: bounds.width, height: max(bounds.height, height + margins.top + margins.bottom))
  }

  /// The size for a width: the height that the content needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
    let margins = margins
    let inner = max(0, width - margins.left - margins.right)
    let height = place(width: inner, origin: .zero, isMeasuring: true)
    return CGSize(width: width, height: height + margins.top + margins.bottom)
  }

  /// No width of its own, and the height that the content needs in the present width.
  open override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : 320
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  // MARK: Showing

  private func showAll() {
    background.show(shown.background, tint: tintColor)
    imageView.image = shown.image
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    imageView.tintColor = shown.imageProperties.tintColor
    let radius = shown.imageProperties.cornerRadius
    imageView.layer.cornerRadius = radius.isFinite ? max(0, radius) : 0
    imageView.clipsToBounds = radius > 0
    imageView.isHidden = shown.image == nil
    indicator.isHidden = shown.kind != .loading || shown.image != nil
    indicator.color = shown.imageProperties.tintColor
    if indicator.isHidden { indicator.stopAnimating() } else { indicator.startAnimating() }
    show(shown.textContent, shown.textProperties, in: textLabel)
    show(shown.secondaryContent, shown.secondaryTextProperties, in: secondaryLabel)
    show(shown.button, shown.buttonProperties, in: 0)
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: 1)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func show(
    _ text: ListText, _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    properties.apply(to: label)
    if let attributed = text.attributed {
      label.attributedText = attributed
    } else {
      label.text = text.string
    }
    label.isHidden = text.isEmpty
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in index: Int
  ) {
    let button = buttons[index]
    button.isHidden = !configuration.isVisible
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    if button.menu !== properties.menu { button.menu = properties.menu }
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
    guard actions[index] !== properties.primaryAction else { return }
    if let old = actions[index] { button.removeAction(old, for: .primaryActionTriggered) }
    if let new = properties.primaryAction { button.addAction(new, for: .primaryActionTriggered) }
    actions[index] = properties.primaryAction
  }

  // MARK: Layout

  private var margins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins.finite
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = UIEdgeInsets(
      top: own.top, left: isMirrored ? own.trailing : own.leading, bottom: own.bottom,
      right: isMirrored ? own.leading : own.trailing)
    let outer = superview?.layoutMargins ?? .zero
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.left = max(margins.left, outer.left)
      margins.right = max(margins.right, outer.right)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  /// Places what is visible below each other.
  ///
  /// - Returns: The height of all, in points.
  @discardableResult
  private func place(width: CGFloat, origin: CGPoint, isMeasuring: Bool) -> CGFloat {
    var y: CGFloat = 0
    var gap: CGFloat = 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isCentred = shown.alignment == .center
    func put(_ view: UIView, _ size: CGSize, after space: CGFloat) {
      guard !view.isHidden else { return }
      if y > 0 { y += space }
      let x = isCentred ? ((width - size.width) / 2).rounded() : isMirrored ? width - size.width : 0
      if !isMeasuring {
        view.frame = CGRect(
          x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
      }
      y += size.height
    }
    put(indicator, indicator.intrinsicContentSize, after: 0)
    put(imageView, imageSize(width: width), after: 0)
    gap = shown.imageToTextPadding
    for label in [textLabel, secondaryLabel] where !label.isHidden {
      label.textAlignment = isCentred ? .center : isMirrored ? .right : .left
      let size = label.sizeThatFits(CGSize(width: max(1, width), height: 1e6))
      put(label, CGSize(width: min(width, size.width), height: size.height), after: gap)
      gap = shown.textToSecondaryTextPadding
    }
    gap = shown.textToButtonPadding
    for button in buttons where !button.isHidden {
      let size = button.sizeThatFits(CGSize(width: width, height: 1e6))
      put(button, CGSize(width: min(width, size.width), height: size.height), after: gap)
      gap = shown.buttonToSecondaryButtonPadding
    }
    return y
  }

  private func imageSize(width: CGFloat) -> CGSize {
    let size = imageView.intrinsicContentSize
    guard size.width > 0, size.height > 0 else { return .zero }
    let limit = shown.imageProperties.maximumSize
    let factor = min(
      1, width / size.width, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}

extension UIEdgeInsets {
  /// The area inside of the insets in a size, of no size where they leave nothing.
  nonisolated fileprivate func area(in size: CGSize) -> CGRect {
    CGRect(
      x: left, y: top, width: max(0, size.width - left - right),
      height: max(0, size.height - top - bottom))
  }
}
