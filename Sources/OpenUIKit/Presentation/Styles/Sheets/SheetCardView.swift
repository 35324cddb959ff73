/// The card of a sheet: it rounds and cuts the presented view, and shows the grabber.
///
/// At the bottom edge the card extends out of the container by the radius, so that only the upper
/// corners are round.
final class SheetCardView: UIView {
  // Fidelity: the measures of the grabber. [observed]

  /// The size of the grabber.
  static let grabberSize = CGSize(width: 36, height: 5)
  /// The distance of the grabber from the upper edge.
  static let grabberTop: CGFloat = 5

  // Fidelity: a card casts a shadow if nothing behind it is dimmed. Layers cast none: a line
  // replaces it. [decided]
  /// The width of the line around a card without dimming.
  static let lineWidth: CGFloat = 0.5

  private let cut = UIView(frame: .zero)
  private var grabber: SheetGrabber?
  @ZeroingLink private var content: UIView? = nil

  /// The radius of the corners, in points.
  var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { setNeedsLayout() } }
  }

  /// Whether the card is at the bottom edge, and shows its upper corners only.
  var isAttached = false {
    didSet { if isAttached != oldValue { setNeedsLayout() } }
  }

  /// Whether a line separates the card from what is behind.
  var hasSeparator = false {
    didSet { if hasSeparator != oldValue { showLine() } }
  }

  /// Called by a tap on the grabber; nil shows no grabber.
  var onGrabber: (() -> Void)? {
    didSet { grabberDidChange() }
  }

  /// The closure that returns the object which takes part in the drags of the content; nil for
  /// none.
  var dragOwner: () -> (any ContentDragOwner)? = { nil }

  override var contentDragOwner: (any ContentDragOwner)? { dragOwner() }

  init() {
    super.init(frame: .zero)
    cut.clipsToBounds = true
    addSubview(cut)
    // Fidelity: what is above other content has the elevated level. [documented]
    traitOverrides.userInterfaceLevel = .elevated
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Adds the presented view to the card.
  func show(_ view: UIView) {
    guard content !== view || view.superview !== cut else { return }
    content = view
    view.frame = CGRect(origin: .zero, size: bounds.size)
    cut.addSubview(view)
    setNeedsLayout()
  }

  private func showLine() {
    cut.layer.borderWidth = hasSeparator ? Self.lineWidth : 0
    cut.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasSeparator { showLine() }
  }

  private func grabberDidChange() {
    if onGrabber == nil {
      grabber?.removeFromSuperview()
      grabber = nil
    } else if grabber == nil {
      let made = SheetGrabber()
      made.addAction(
        UIAction { [zeroingLink] _ in zeroingLink.target?.onGrabber?() }, for: .touchUpInside)
      addSubview(made)
      grabber = made
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cut.layer.cornerRadius = cornerRadius
    cut.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + (isAttached ? cornerRadius : 0))
    if let content, content.superview === cut {
      content.frame = CGRect(origin: .zero, size: bounds.size)
    }
    grabber?.frame = CGRect(x: bounds.midX - 40, y: 0, width: 80, height: 20)
  }
}

/// The bar at the upper edge of a sheet: a tap on it selects the next detent.
final class SheetGrabber: UIControl {
  private let bar = UIView(frame: .zero)

  init() {
    super.init(frame: .zero)
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = SheetCardView.grabberSize.height / 2
    bar.isUserInteractionEnabled = false
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var preventsOuterTaps: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = SheetCardView.grabberSize
    bar.frame = CGRect(
      x: bounds.midX - size.width / 2, y: SheetCardView.grabberTop, width: size.width,
      height: size.height)
  }
}
