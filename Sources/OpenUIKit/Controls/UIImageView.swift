import MisuseReports

/// Shows an image. It takes no touches.
///
/// `contentMode` places the image; `clipsToBounds` cuts what extends beyond the bounds. Templates
/// are shown in the tint colour.
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
    guard Properties.table.decode(self, from: coder) else { return nil }
    shownImageDidChange()
  }

  /// Adds the images, as PNG files, and what is said about symbols and the animation.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Properties.table.encode(self, with: coder)
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  /// A view of the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    shownImageDidChange()
  }

  /// A view of the size of an image, with another one for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    self.highlightedImage = highlightedImage
    shownImageDidChange()
  }

  deinit {}

  private func prepare() {
    isUserInteractionEnabled = false
    layer.drawsContent = false
  }

  /// The image; nil by default. Setting it does not change the size of the view.
  ///
  /// An animated image is shown as an animation at once, until `stopAnimating()`.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size
        || image?.alignmentRectInsets != oldValue?.alignmentRectInsets
      {
        contentInEngineDidChange()
        if constraintState != nil { directionInEngineDidChange() }
      }
      changed(Properties.all.image, from: oldValue, to: image)
    }
  }

  /// The image while `isHighlighted`; `image` if there is none.
  open var highlightedImage: UIImage? {
    didSet { changed(Properties.all.highlightedImage, from: oldValue, to: highlightedImage) }
  }

  /// Whether the highlighted image is shown, false by default.
  open var isHighlighted = false {
    didSet { changed(Properties.all.isHighlighted, from: oldValue, to: isHighlighted) }
  }

  /// Whether an image without a rendering mode is shown as a template.
  final var showsAutomaticImagesAsTemplates = false {
    didSet {
      changed(
        Properties.all.showsAutomaticImagesAsTemplates, from: oldValue,
        to: showsAutomaticImagesAsTemplates)
    }
  }

  // Fidelity: what the image says itself counts, the view says the rest. [likely]
  /// How symbols are drawn where they say nothing themselves; nil by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      changed(
        Properties.all.preferredSymbolConfiguration, from: oldValue,
        to: preferredSymbolConfiguration)
    }
  }

  final func symbolsDidChange() {
    shownImageDidChange()
    if image?.isSymbolImage == true { contentInEngineDidChange() }
  }

  /// Returns the variant of an image for the traits of the view, and a symbol with its
  /// configuration.
  private func configured(_ image: UIImage?) -> UIImage? {
    guard let image else { return nil }
    let variant = image.variant(for: traitCollection)
    guard variant.isSymbolImage else { return variant }
    return variant.symbol(for: traitCollection, preferredSymbolConfiguration)
  }

  private var shownImage: UIImage? { configured(originalImage) }

  /// The image of the present state, as it was given.
  private var originalImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The image of the size of the view.
  private var measuredImage: UIImage? { configured(image) }

  private func isTemplate(_ image: UIImage) -> Bool {
    switch image.renderingMode {
    case .automatic: showsAutomaticImagesAsTemplates || image.isSymbolImage && !image.hasOwnColor
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  final func shownImageDidChange() {
    showImage()
    guard player != nil || shownImage?.images != nil else { return }
    if shownImage?.images != nil { startAnimating() } else { stopWithoutImages() }
  }

  final func showImage() {
    let shown = shownImage
    let factor = shown.map { enlargement(of: $0) } ?? 1
    let scale = (shown?.scale ?? 1) * factor
    if layer.contentsScale != scale { layer.contentsScale = scale }
    let center = shown.map { stretchedCenter(of: $0) } ?? Self.wholeCenter
    if layer.contentsCenter != center { layer.contentsCenter = center }
    layer.contents = shown.flatMap { picture(of: $0, factor: factor) }
    fittedSize = bounds.size
    player?.restart()
  }

  // Fidelity: a symbol has sharp edges in every size in which it is shown. [observed]
  /// How much larger than its own size a symbol is shown; 1 for other images.
  private func enlargement(of image: UIImage) -> CGFloat {
    let size = image.size
    guard image.isSymbolImage, size.width > 0, size.height > 0, !bounds.isEmpty else { return 1 }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat =
      switch contentMode {
      case .scaleToFill, .scaleAspectFill, .redraw: max(across, down)
      case .scaleAspectFit: min(across, down)
      default: 1
      }
    return factor > 1.001 ? min(factor, 32) : 1
  }

  private static let wholeCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Returns the part of an image that the layer stretches, in fractions of the image.
  private func stretchedCenter(of image: UIImage) -> CGRect {
    guard let resizing = resizing(of: image), !isTiled(image) else { return Self.wholeCenter }
    return resizing.center(of: image.size)
  }

  private func resizing(of image: UIImage) -> ImageResizing? {
    isMirrored(image) ? image.look.resizing?.mirrored : image.look.resizing
  }

  // Fidelity: what is shown in its proportions or in its own size is not repeated. [decided]
  private func isTiled(_ image: UIImage) -> Bool {
    guard let resizing = image.look.resizing, contentMode == .scaleToFill || contentMode == .redraw
    else { return false }
    return bounds.size != image.size && resizing.repeats(size: image.size, scale: image.scale)
  }

  private func isMirrored(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection && isLeadingRight
  }

  /// The pixels that the layer shows of an image.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - factor: how many more pixels a symbol has than in its own size, in each direction.
  private func picture(of image: UIImage, factor: CGFloat = 1) -> CGImage? {
    traitStorage.asCurrent {
      let large = factor == 1 ? image : image.symbol(enlarged: factor)
      let turned = isMirrored(image) ? large.withHorizontallyFlippedOrientation() : large
      let pixels = turned.shown(templateColor: isTemplate(image) ? tintColor : nil)
      guard let pixels, isTiled(image), let resizing = resizing(of: image) else { return pixels }
      let area = CGRect(origin: .zero, size: bounds.size)
      guard let opened = ImageContext(bounds: area, scale: image.scale, isOpaque: false)
      else { return pixels }
      resizing.draw(pixels, scale: image.scale, in: area, to: opened.context)
      return opened.finalImage.cgImage
    }
  }

  /// Shows a template in the new colour, and begins the animation that is due in the next layout of
  /// a shown window.
  override func didChange(_ change: ViewChange) {
    super.didChange(change)
    if case .tint = change, let shownImage, isTemplate(shownImage) { showImage() }
    if case .window = change, isAnimating { setNeedsLayout() }
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    guard let shownImage else { return }
    let isRecolored = change.affectsColors && (isTemplate(shownImage) || shownImage.hasOwnColor)
    let isTurned = change.affectsDirection && shownImage.flipsForRightToLeftLayoutDirection
    let isResized =
      shownImage.isSymbolImage
      && (change.affectsFonts || change.new.displayScale != change.old.displayScale)
    let isReplaced = originalImage?.assetOfVariants != nil && change.new != change.old
    if isRecolored || isTurned || isResized || isReplaced { showImage() }
    if isResized || isReplaced { contentInEngineDidChange() }
  }

  /// The meaning of the content; mirrors an image that has a direction.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if shownImage?.flipsForRightToLeftLayoutDirection == true { showImage() } }
  }

  /// How the image follows a new size; an image with caps is repeated only where all of the bounds
  /// is filled.
  open override var contentMode: UIView.ContentMode {
    didSet { if contentMode != oldValue, followsSize { showImage() } }
  }

  /// Repeats an image with caps in the new size, draws a symbol for it, and begins an animation
  /// that is due.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if fittedSize != bounds.size, followsSize { showImage() }
    player?.request()
  }

  /// Whether the pixels depend on the size of the view.
  private var followsSize: Bool {
    guard let shown = originalImage else { return false }
    return shown.isSymbolImage || shown.look.resizing != nil
  }

  /// The size for which the pixels were made.
  private var fittedSize: CGSize?

  // MARK: Animation

  /// The player that shows images one after the other; nil until it is needed.
  private var player: ImageAnimationPlayer?

  private func makePlayer() -> ImageAnimationPlayer {
    let made = player ?? ImageAnimationPlayer(self)
    player = made
    return made
  }

  /// The images that `startAnimating()` shows one after the other, in place of `image`; nil by
  /// default. Setting it while they are shown begins again.
  open var animationImages: [UIImage]? {
    get { player?.images }
    set {
      if newValue == nil, player == nil { return }
      makePlayer().images = newValue
      player?.restart()
    }
  }

  /// The same while `isHighlighted`; `animationImages` if there are none.
  open var highlightedAnimationImages: [UIImage]? {
    get { player?.highlightedImages }
    set {
      if newValue == nil, player == nil { return }
      makePlayer().highlightedImages = newValue
      player?.restart()
    }
  }

  /// How long all images are shown once, in seconds; 0, the default, stands for 1/30 s for each. A
  /// value that is negative or no number is reported, and the property stays as it is.
  open var animationDuration: TimeInterval {
    get { player?.duration ?? 0 }
    set {
      guard newValue.isFinite, newValue >= 0 else {
        return Misuse.report(.impossibleImageDuration(newValue))
      }
      makePlayer().duration = newValue
      player?.restart()
    }
  }

  /// How often the images are shown; 0, the default, stands for no end, and so do negative numbers.
  open var animationRepeatCount: Int {
    get { player?.repeatCount ?? 0 }
    set {
      makePlayer().repeatCount = max(0, newValue)
      player?.restart()
    }
  }

  /// The images that are shown one after the other in the present state.
  private var frames: [UIImage] {
    let set = isHighlighted ? player?.highlightedImages ?? player?.images : player?.images
    return set ?? shownImage?.images ?? []
  }

  /// Shows the images one after the other whenever the view is in a window; does nothing if there
  /// are none.
  open func startAnimating() {
    guard !frames.isEmpty else { return }
    makePlayer().start()
  }

  /// Shows `image` again.
  open func stopAnimating() { player?.stop() }

  /// Whether the images are shown one after the other, or will be as soon as the view is in a
  /// window. It becomes false when they have been shown as often as they should.
  open var isAnimating: Bool { player?.isRunning ?? false }

  private func stopWithoutImages() {
    if frames.isEmpty { stopAnimating() }
  }

  final func beginImages() {
    guard let player else { return }
    let frames = frames
    let usual =
      player.images == nil && player.highlightedImages == nil ? shownImage?.duration ?? 0 : 0
    let duration =
      player.duration > 0
      ? player.duration
      : usual > 0 ? usual : ImageAnimation.defaultDuration(count: frames.count)
    player.begin(frames.compactMap { picture(of: $0) }, duration: duration)
  }

  final func imagesDidEnd(_ finished: Bool) { player?.didEnd(finished: finished) }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: image?.accessibilityLabel, traits: .image)
  }

  /// The size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredImage?.size ?? .zero }

  // Fidelity: the size of what constraints align, so that the frame has the size of the image.
  // [likely]
  /// The size of the image inside its alignment insets; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = measuredImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  /// Those of the image.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
}
