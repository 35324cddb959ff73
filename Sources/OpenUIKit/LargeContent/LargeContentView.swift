/// The large content viewer: an image and a title in the middle of a window. It takes no touches.
final class LargeContentView: UIView {
  /// The content of the view.
  struct Content: Equatable {
    var title: String?
    var image: UIImage?
    var scalesImage: Bool
    var imageInsets: UIEdgeInsets

    /// - Returns: nil for an item that has nothing to show.
    @MainActor init?(_ item: any UILargeContentViewerItem) {
      title = item.largeContentTitle
      image = item.largeContentImage
      scalesImage = item.scalesLargeContentImage
      imageInsets = item.largeContentImageInsets
      guard image != nil || title?.isEmpty == false else { return nil }
    }
  }

  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private var content: Content

  // Fidelity: about as large as the viewer of a phone. [observed, roughly]
  private static let side: CGFloat = 270
  private static let imageSide: CGFloat = 130
  private static let inset: CGFloat = 16
  private static let duration: TimeInterval = 0.2

  init(_ content: Content, style: UIUserInterfaceStyle) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    overrideUserInterfaceStyle = style
    background.layer.cornerRadius = 16
    background.clipsToBounds = true
    for view in [background, picture, label] as [UIView] { addSubview(view) }
    picture.tintColor = .label
    label.textAlignment = .center
    label.numberOfLines = 3
    label.font = .systemFont(ofSize: 28, weight: .medium)
    label.textColor = .label
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    show(content)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Shows something else.
  func show(_ content: Content) {
    self.content = content
    label.text = content.title
    let symbolSize = UIImage.SymbolConfiguration(pointSize: Self.imageSide * 0.7)
    let image =
      content.image?.isSymbolImage == true && content.scalesImage
      ? content.image?.applyingSymbolConfiguration(symbolSize) : content.image
    picture.image =
      image?.renderingMode == .alwaysOriginal
      ? image : image?.withRenderingMode(.alwaysTemplate)
    UIView.performWithoutAnimation {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  func appear(in window: UIWindow) {
    let room = window.bounds.inset(by: window.safeAreaInsets)
    let side = max(0, min(Self.side, room.width - 2 * Self.inset, room.height - 2 * Self.inset))
    frame = CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
    autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    window.addSubview(self)
    UIView.performWithoutAnimation {
      alpha = 0
      layoutIfNeeded()
    }
    UIView.animate(withDuration: Self.duration) { self.alpha = 1 }
  }

  func disappear() {
    UIView.animate(withDuration: Self.duration) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let room = bounds.insetBy(dx: min(Self.inset, bounds.midX), dy: min(Self.inset, bounds.midY))
    let hasImage = picture.image != nil
    let hasTitle = label.text?.isEmpty == false
    let most = hasImage ? max(0, room.height - Self.imageSide - Self.inset / 2) : room.height
    let fitting = label.sizeThatFits(CGSize(width: room.width, height: most)).height
    let titleHeight = hasTitle ? min(fitting, most) : 0
    let imageHeight = hasImage ? min(Self.imageSide, room.height - titleHeight) : 0
    let gap = hasImage && hasTitle ? Self.inset / 2 : 0
    let top = room.midY - (imageHeight + gap + titleHeight) / 2
    placePicture(CGRect(x: room.minX, y: top, width: room.width, height: imageHeight))
    label.frame = CGRect(
      x: room.minX, y: top + imageHeight + gap, width: room.width, height: titleHeight)
  }

  private func placePicture(_ area: CGRect) {
    let size = picture.image?.size ?? .zero
    let enlarges = content.scalesImage && !(picture.image?.isSymbolImage ?? false)
    let fits = size.width <= area.width && size.height <= area.height
    picture.contentMode = enlarges || !fits ? .scaleAspectFit : .center
    let inner = area.inset(by: content.imageInsets)
    picture.frame = inner.isNull ? .zero : inner
  }
}
