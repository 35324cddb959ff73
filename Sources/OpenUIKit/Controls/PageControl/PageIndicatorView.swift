/// The indicator of one page: a dot, an image in its colour, or a bar that shows progress.
final class PageIndicatorView: UIView {
  /// The look of an indicator.
  struct Look: Equatable {
    var color: UIColor
    /// Shown instead of a dot; only its alpha counts.
    var image: UIImage?
    /// How much of the bar is filled, and with what colour; nil for a dot or an image.
    var progress: Progress?
    /// Whether indicators are above each other.
    var isVertical = false
    /// Whether a bar fills from the right or from the bottom.
    var isReversed = false

    struct Progress: Equatable {
      var color: UIColor
      var fraction: CGFloat
    }
  }

  private var look: Look?
  private var picture: UIImageView?
  private var fill: UIView?

  /// An indicator that shows nothing yet.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.drawsContent = false
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Shows a look. Its colours and lengths may change inside an animation.
  func show(_ look: Look) {
    guard look != self.look else { return }
    let imageDiffers = look.image !== self.look?.image || look.color != self.look?.color
    self.look = look
    bounds.size = look.size
    layer.cornerRadius = look.image == nil ? PageIndicatorLayout.dot / 2 : 0
    backgroundColor = look.image == nil ? look.color : nil
    if imageDiffers { showImage() }
    showProgress()
  }

  private func showImage() {
    guard let look, let image = look.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView(frame: .zero)
    picture = view
    addSubview(view)
    view.frame = CGRect(origin: .zero, size: image.size)
    view.image = image.withTintColor(look.color, renderingMode: .alwaysOriginal)
  }

  private func showProgress() {
    guard let look, let progress = look.progress else {
      clipsToBounds = false
      fill?.removeFromSuperview()
      fill = nil
      return
    }
    clipsToBounds = true
    let view = fill ?? UIView(frame: .zero)
    fill = view
    addSubview(view)
    view.backgroundColor = progress.color
    view.frame = look.filledFrame(of: progress.fraction)
  }
}

extension PageIndicatorView.Look {
  /// The size of the indicator in points.
  var size: CGSize {
    if let image, progress == nil { return image.size }
    let dot = PageIndicatorLayout.dot
    let length = progress == nil ? dot : dot + PageIndicatorLayout.progressLength
    return isVertical ? CGSize(width: dot, height: length) : CGSize(width: length, height: dot)
  }

  fileprivate func filledFrame(of fraction: CGFloat) -> CGRect {
    let whole = size
    if isVertical {
      let length = whole.height * fraction
      return CGRect(
        x: 0, y: isReversed ? whole.height - length : 0, width: whole.width, height: length)
    }
    let length = whole.width * fraction
    return CGRect(
      x: isReversed ? whole.width - length : 0, y: 0, width: length, height: whole.height)
  }
}
