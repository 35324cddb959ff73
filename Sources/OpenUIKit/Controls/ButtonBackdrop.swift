/// The view behind image and title of a button with a configuration.
final class ButtonBackdrop: UIView {
  private let fill = UIView(frame: .zero)
  private var effectView: UIVisualEffectView?
  private var picture: UIImageView?
  private var customView: UIView?
  private var insets = NSDirectionalEdgeInsets.zero
  private var strokeOutset: CGFloat = 0
  private let strokeLayer = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The radius of the corners of colour, image and effect, in points.
  var cornerRadius: CGFloat {
    get { fill.layer.cornerRadius }
    set {
      for view in [fill, effectView, picture, customView] { view?.layer.cornerRadius = newValue }
      strokeLayer.cornerRadius = newValue + strokeOutset
    }
  }

  /// Shows a background in the colours of a look.
  func show(_ background: UIBackgroundConfiguration, _ look: ButtonAppearance) {
    fill.backgroundColor = look.backgroundColor
    replaceEffect(by: background.visualEffect)
    replaceImage(by: background.image, background.imageContentMode)
    if customView !== background.customView {
      customView?.removeFromSuperview()
      customView = background.customView
      if let customView { addSubview(customView) }
    }
    showStroke(look, outset: background.strokeOutset)
    if insets != background.backgroundInsets || strokeOutset != background.strokeOutset {
      insets = background.backgroundInsets
      strokeOutset = background.strokeOutset
      setNeedsLayout()
    }
    cornerRadius = look.cornerRadius
  }

  private func replaceEffect(by effect: UIVisualEffect?) {
    guard effect !== effectView?.effect else { return }
    effectView?.removeFromSuperview()
    effectView = effect.map { UIVisualEffectView(effect: $0) }
    guard let effectView else { return }
    effectView.clipsToBounds = true
    insertSubview(effectView, at: 0)
    setNeedsLayout()
  }

  private func replaceImage(by image: UIImage?, _ mode: UIView.ContentMode) {
    guard let image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView(frame: fill.frame)
    if picture == nil {
      picture = view
      view.clipsToBounds = true
      insertSubview(view, aboveSubview: fill)
    }
    view.image = image
    view.contentMode = mode
  }

  // The line is that of the colour itself unless it is outside of it.
  private func showStroke(_ look: ButtonAppearance, outset: CGFloat) {
    let color = look.strokeColor?.cgColor
    let isOutside = outset != 0
    fill.layer.borderColor = isOutside ? nil : color
    fill.layer.borderWidth = color == nil || isOutside ? 0 : look.strokeWidth
    guard isOutside, color != nil else { return strokeLayer.removeFromSuperlayer() }
    if strokeLayer.superlayer == nil { layer.addSublayer(strokeLayer) }
    strokeLayer.borderColor = color
    strokeLayer.borderWidth = look.strokeWidth
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(
      by: insets.resolved(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft))
    for view in [fill, effectView, picture, customView] { view?.frame = area }
    strokeLayer.frame = area.insetBy(dx: -strokeOutset, dy: -strokeOutset)
  }
}
