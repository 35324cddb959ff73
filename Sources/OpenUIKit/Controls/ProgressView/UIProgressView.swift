import MisuseReports

/// Shows how much of something is done, by a bar that fills from the leading side.
///
/// Bar and track are views of plain colours or images: nothing is drawn when the progress changes.
open class UIProgressView: UIView {
  private let track = UIImageView(frame: .zero)
  private let bar = UIImageView(frame: .zero)
  private var shownProgress: Float = 0
  private var observation: ProgressObservation?

  // Fidelity: a progress view is 150 points wide when it is made with a style. [observed]
  private static let standardWidth: CGFloat = 150

  /// An empty bar of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives an
  /// empty bar of the default style.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    guard Properties.table.decode(self, from: coder) else { return nil }
  }

  /// Adds the progress, the style, colours and images. The observed progress is not written.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Properties.table.encode(self, with: coder)
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  override func archives(_ subview: UIView) -> Bool { subview !== track }

  /// An empty bar of 150 points and of the height of the style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.standardWidth, height: style.height))
    progressViewStyle = style
  }

  deinit {}

  private func prepare() {
    layer.drawsContent = false
    isUserInteractionEnabled = false
    track.clipsToBounds = true
    addSubview(track)
    track.addSubview(bar)
    showColors()
  }

  // MARK: Progress

  /// How much is done, from 0, the default, to 1. A value outside is set to the nearer end; one
  /// that is not a number is refused and reported.
  open var progress: Float {
    get { shownProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, and shows the movement to it if that is wanted and the view is in a window.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return Misuse.report(.progressNotANumber(self)) }
    let value = min(max(progress, 0), 1)
    guard value != shownProgress else { return }
    guard animated, window != nil else {
      shownProgress = value
      return placeBar()
    }
    layoutIfNeeded()
    shownProgress = value
    // Fidelity: the bar moves for a quarter of a second. [decided]
    UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
      self.placeBar()
    }
  }

  /// A progress that the view shows from now on, instead of what is set by `progress`; nil, none,
  /// by default.
  ///
  /// Foundation's `Progress` notifies nobody on this platform. Therefore the view reads it ten
  /// times a second, as long as the view is in a window and the progress is neither finished nor
  /// cancelled, and shows its changes animated.
  open var observedProgress: Progress? {
    get { observation?.progress }
    set {
      guard newValue !== observation?.progress else { return }
      observation?.stop()
      observation = newValue.map { ProgressObservation(of: $0, in: self) }
      observation?.show(animated: false)
    }
  }

  // MARK: Look

  /// The height, and whether there is a track; `.default` unless it is set.
  open var progressViewStyle = UIProgressView.Style.default {
    didSet { changed(Properties.all.progressViewStyle, from: oldValue, to: progressViewStyle) }
  }

  /// The colour of the bar; nil, the default, is the tint colour.
  open var progressTintColor: UIColor? {
    didSet { changed(Properties.all.progressTintColor, from: oldValue, to: progressTintColor) }
  }

  /// The colour of the track; nil, the default, is that of the style.
  open var trackTintColor: UIColor? {
    didSet { changed(Properties.all.trackTintColor, from: oldValue, to: trackTintColor) }
  }

  /// An image that is stretched to the size of the bar, instead of its colour; nil by default.
  open var progressImage: UIImage? {
    didSet { changed(Properties.all.progressImage, from: oldValue, to: progressImage) }
  }

  /// An image that is stretched to the size of the track, instead of its colour; nil by default.
  open var trackImage: UIImage? {
    didSet { changed(Properties.all.trackImage, from: oldValue, to: trackImage) }
  }

  final func showColors() {
    bar.image = progressImage
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.image = trackImage
    track.backgroundColor =
      trackImage == nil ? trackTintColor ?? progressViewStyle.trackColor : nil
  }

  /// Shows the new tint, and in another window the observed progress again, if there is one.
  override func didChange(_ change: ViewChange) {
    super.didChange(change)
    if case .tint = change { showColors() }
    if case .window = change { observation?.show(animated: false) }
  }

  // MARK: Layout

  /// Places track and bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = progressViewStyle.hasRoundEnds ? bounds.height / 2 : 0
    track.frame = bounds
    track.layer.cornerRadius = radius
    bar.layer.cornerRadius = radius
    placeBar()
  }

  private func placeBar() {
    bar.isHidden = shownProgress == 0
    bar.frame = progressViewStyle.barFrame(
      in: CGRect(origin: .zero, size: bounds.size), progress: CGFloat(shownProgress),
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The present width, and the height of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: progressViewStyle.height)
  }

  /// The height of the style, and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
  }
}
