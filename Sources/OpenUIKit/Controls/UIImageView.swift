/// Shows an image. It takes no touches.
///
/// `contentMode` places the image; `clipsToBounds` cuts what extends beyond the bounds. Templates are shown in
/// the tint colour.
open class UIImageView: UIView {
  /// A view without image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a view
  /// without image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard coder.allowsKeyedCoding else {
      prepare()
      return
    }
    layer.drawsContent = false
    for (key, path) in [
      ("UIImageViewImage", \UIImageView.image),
      ("UIImageViewHighlightedImage", \.highlightedImage),
    ] where coder.containsValue(forKey: key) {
      guard let read = coder.decodeObject(forKey: key) as? UIImage else { return nil }
      self[keyPath: path] = read
    }
    isHighlighted = coder.decodeValue(forKey: "UIImageViewIsHighlighted") ?? false
    showImage()
  }

  /// Adds the images, as PNG files.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    if let image { coder.encode(image, forKey: "UIImageViewImage") }
    if let highlightedImage {
      coder.encode(highlightedImage, forKey: "UIImageViewHighlightedImage")
    }
    coder.encodeValue(isHighlighted, forKey: "UIImageViewIsHighlighted")
  }

  /// A view of the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    showImage()
  }

  /// A view of the size of an image, with another one for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  deinit {}

  private func prepare() {
    isUserInteractionEnabled = false
    layer.drawsContent = false
  }

  /// The image; nil by default. Setting it does not change the size of the view.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      showImage()
      if image?.size != oldValue?.size { contentInEngineDidChange() }
      observedValueDidChange()
    }
  }

  /// The image while `isHighlighted`; `image` if there is none.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { showImage() } }
  }

  /// Whether the highlighted image is shown, false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// Whether an image without a rendering mode is shown as a template.
  final var showsAutomaticImagesAsTemplates = false {
    didSet { if showsAutomaticImagesAsTemplates != oldValue { showImage() } }
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func isTemplate(_ image: UIImage) -> Bool {
    switch image.renderingMode {
    case .automatic: showsAutomaticImagesAsTemplates
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  private func showImage() {
    let shown = shownImage
    layer.contentsScale = shown?.scale ?? 1
    layer.contents = shown.flatMap { image in
      traitStorage.asCurrent { image.shown(templateColor: isTemplate(image) ? tintColor : nil) }
    }
  }

  /// Shows a template in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let shownImage, isTemplate(shownImage) { showImage() }
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    guard change.affectsColors, let shownImage else { return }
    if isTemplate(shownImage) || shownImage.hasOwnColor { showImage() }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: image?.accessibilityLabel, traits: .image)
  }

  /// The size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The size of the image; none without one.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
