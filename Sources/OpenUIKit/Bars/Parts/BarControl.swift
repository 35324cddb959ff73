/// A control of a bar: what it shows fades while it is touched, and a pointer over it lightens it.
class BarControl: UIControl {
  /// The view behind the content of a control that is chosen or has a pointer over it.
  final let backdrop = UIView(frame: .zero)
  private final var isUnderPointer = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    backdrop.isUserInteractionEnabled = false
    backdrop.layer.cornerRadius = 7
    addSubview(backdrop)
    addGestureRecognizer(
      UIHoverGestureRecognizer { [zeroingLink] recognizer in
        let isOver = recognizer.state == .began || recognizer.state == .changed
        zeroingLink.target?.pointerDidMove(isOver: isOver)
      })
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The item that it shows, if it shows one.
  var shownItem: UIBarItem? { nil }

  /// The title and the image that the large content viewer shows.
  var shownTitleAndImage: (title: String?, image: UIImage?) { (nil, nil) }

  override var largeContentDefaults: LargeContent {
    let (title, image) = shownTitleAndImage
    let large = shownItem?.largeContentSizeImage
    return LargeContent(
      isShown: true, title: title, image: large ?? image, scalesImage: large == nil,
      imageInsets: shownItem?.largeContentSizeImageInsets)
  }

  override var appearanceTargets: [any AppearanceTarget] { shownItem.map { [$0] } ?? [] }

  override var preventsOuterTaps: Bool { true }

  private func pointerDidMove(isOver: Bool) {
    guard isOver != isUnderPointer else { return }
    isUnderPointer = isOver
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
      self.showState()
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    // A touch shows at once; its end fades.
    guard window != nil, !isHighlighted else { return showState() }
    UIView.animate(
      withDuration: ButtonAppearance.fadeDuration, delay: 0, options: .allowUserInteraction
    ) { self.showState() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    if change.affectsColors { showState() }
  }

  /// The alpha of the content.
  final var contentAlpha: CGFloat { isHighlighted ? ButtonAppearance.touchedAlpha : 1 }

  /// The colour behind the content.
  final var backdropColor: UIColor? {
    isUnderPointer && isEnabled ? .tertiarySystemFill : nil
  }

  /// Shows state and colours; may be called inside an animation.
  func showState() {}
}

/// A view that takes no touches itself; its subviews do.
class BarGroupView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
