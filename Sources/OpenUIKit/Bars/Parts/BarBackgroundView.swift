/// The background of a bar: blur, colour, image and shadow.
final class BarBackgroundView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let shadow = UIImageView(frame: .zero)
  private var shadowHeight: CGFloat?
  private var shownLook: Look?
  /// Whether the shadow is above the bar.
  var isAtBottom = false { didSet { if isAtBottom != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [effectView, colorView, picture, shadow] as [UIView] { addSubview(view) }
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The visible values of an appearance, without its observers.
  struct Look: Equatable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    init() {}

    init(_ appearance: UIBarAppearance) {
      (effect, color) = (appearance.backgroundEffect, appearance.backgroundColor)
      (image, imageMode) = (
        appearance.backgroundImage, appearance.backgroundImageContentMode
      )
      (shadowColor, shadowImage) = (appearance.shadowColor, appearance.shadowImage)
    }

    /// Whether nothing lies behind the bar that could be seen.
    @MainActor var isOpaque: Bool {
      let isImageOpaque = image?.cgImage?.bitmap.isOpaque ?? false
      return effect == nil && ((color?.cgColor.alpha ?? 0) >= 1 || isImageOpaque)
    }
  }

  /// Shows a look; may be called inside an animation.
  func show(_ look: Look) {
    guard look != shownLook else { return }
    shownLook = look
    effectView.effect = look.effect
    colorView.backgroundColor = look.color
    picture.image = look.image
    picture.contentMode = look.imageMode
    if let image = look.shadowImage {
      shadow.backgroundColor = nil
      shadow.image = image
      shadow.tintColor = look.shadowColor ?? .clear
    } else {
      shadow.image = nil
      shadow.backgroundColor = look.shadowColor
    }
    shadowHeight = look.shadowImage?.size.height
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [effectView, colorView, picture] as [UIView] { view.frame = bounds }
    let height = shadowHeight ?? 1 / max(traitCollection.displayScale, 1)
    shadow.frame = CGRect(
      x: 0, y: isAtBottom ? -height : bounds.height, width: bounds.width, height: height)
  }
}

extension UIView {
  /// The frame of the background of a bar: its bounds, with what lies between it and the edge of
  /// the window if that is not more than the safe area there.
  // Fidelity: the background reaches behind the status bar, and no farther. [documented]
  final func barBackgroundFrame(top: Bool, bottom: Bool) -> CGRect {
    var frame = bounds
    guard let window, window.safeAreaInsets != .zero else { return frame }
    let place = convert(bounds, to: window)
    if top, place.minY > 0, place.minY <= window.safeAreaInsets.top + 0.5 {
      frame.origin.y -= place.minY
      frame.size.height += place.minY
    }
    let below = window.bounds.height - place.maxY
    if bottom, below > 0, below <= window.safeAreaInsets.bottom + 0.5 { frame.size.height += below }
    return frame
  }
}
