/// Shows a background configuration: behind image and title of a button, and behind the content of
/// a cell.
package final class BackgroundView: UIView {
  /// The colours and lengths of a background in one state of what it is behind.
  package struct Look {
    package var color: UIColor?
    package var strokeColor: UIColor?
    package var strokeWidth: CGFloat
    package var cornerRadius: CGFloat

    package init(
      color: UIColor?, strokeColor: UIColor?, strokeWidth: CGFloat, cornerRadius: CGFloat
    ) {
      self.color = color
      self.strokeColor = strokeColor
      self.strokeWidth = strokeWidth
      self.cornerRadius = cornerRadius
    }
  }

  private let fill = UIView(frame: .zero)
  private var effectView: UIVisualEffectView?
  private var picture: UIImageView?
  private var customView: UIView?
  private var insets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins of the superview are added to the insets.
  private var marginEdges: NSDirectionalRectEdge = []
  private var strokeOutset: CGFloat = 0
  private let strokeLayer = CALayer()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The radius of the corners of colour, image and effect, in points.
  package var cornerRadius: CGFloat {
    get { fill.layer.cornerRadius }
    set {
      for view in [fill, effectView, picture, customView] { view?.layer.cornerRadius = newValue }
      strokeLayer.cornerRadius = newValue + strokeOutset
    }
  }

  /// Shows a background in the colours of a view whose tint is given.
  package func show(_ background: UIBackgroundConfiguration, tint: UIColor) {
    show(
      background,
      Look(
        color: background.resolvedBackgroundColor(for: tint),
        strokeColor: background.strokeWidth > 0 ? background.resolvedStrokeColor(for: tint) : nil,
        strokeWidth: background.strokeWidth, cornerRadius: background.cornerRadius))
  }

  /// Shows a background in the colours of a look.
  package func show(_ background: UIBackgroundConfiguration, _ look: Look) {
    fill.backgroundColor = look.color
    replaceEffect(by: background.visualEffect)
    replaceImage(by: background.image, background.imageContentMode)
    if customView !== background.customView {
      customView?.removeFromSuperview()
      customView = background.customView
      if let customView { addSubview(customView) }
    }
    showStroke(look, outset: background.strokeOutset)
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    if insets != background.backgroundInsets || strokeOutset != background.strokeOutset
      || marginEdges != edges
    {
      insets = background.backgroundInsets
      marginEdges = edges
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
  private func showStroke(_ look: Look, outset: CGFloat) {
    let color = look.strokeColor?.cgColor
    let isOutside = outset != 0
    fill.layer.borderColor = isOutside ? nil : color
    fill.layer.borderWidth = color == nil || isOutside ? 0 : look.strokeWidth
    guard isOutside, color != nil else { return strokeLayer.removeFromSuperlayer() }
    if strokeLayer.superlayer == nil { layer.addSublayer(strokeLayer) }
    strokeLayer.borderColor = color
    strokeLayer.borderWidth = look.strokeWidth
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(
      by: insetsWithMargins.resolved(
        isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft))
    for view in [fill, effectView, picture, customView] { view?.frame = area }
    strokeLayer.frame = area.insetBy(dx: -strokeOutset, dy: -strokeOutset)
  }

  private var insetsWithMargins: NSDirectionalEdgeInsets {
    guard !marginEdges.isEmpty, let margins = superview?.directionalLayoutMargins else {
      return insets
    }
    var sum = insets
    if marginEdges.contains(.top) { sum.top += margins.top }
    if marginEdges.contains(.leading) { sum.leading += margins.leading }
    if marginEdges.contains(.bottom) { sum.bottom += margins.bottom }
    if marginEdges.contains(.trailing) { sum.trailing += margins.trailing }
    return sum
  }
}
