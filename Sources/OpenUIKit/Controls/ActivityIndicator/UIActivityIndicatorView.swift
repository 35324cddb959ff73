/// Shows that something is going on, by spokes that rotate.
///
/// It is hidden until `startAnimating()`, unless `hidesWhenStopped` is false. While it rotates
/// frames are requested, of which each costs the area of the spokes; at rest, and in no window, it
/// costs nothing.
open class UIActivityIndicatorView: UIView {
  private let wheel = SpokeWheel(.medium, color: UIActivityIndicatorView.standardColor)
  /// The colour that the program has set; nil for that of the style.
  final var ownColor: UIColor? {
    didSet { changed(Properties.all.ownColor, from: oldValue, to: ownColor) }
  }

  /// An indicator of the size of the style.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
  }

  /// An indicator of the medium style, in the middle of the frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Reads what `encode(with:)` wrote. What cannot be read keeps its default; a coder without keys
  /// gives an indicator of the medium style that does not move.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
    // Geometry is read after the style, which sets the size.
    if Properties.table.decode(self, from: coder) { _ = decodeState(from: coder) }
  }

  deinit {}

  /// Adds the style, the colour, and whether it moves.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Properties.table.encode(self, with: coder)
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  override func archives(_ subview: UIView) -> Bool { subview !== wheel }

  private func prepare() {
    layer.drawsContent = false
    isHidden = true
    addSubview(wheel)
    showStyle()
  }

  // MARK: Look

  /// Size and colour; `.medium` by default. Setting another one takes its size, and keeps the
  /// origin of the frame.
  // Fidelity: the view takes the size of a style that is set. [observed]
  open var style: UIActivityIndicatorView.Style {
    didSet { changed(Properties.all.style, from: oldValue, to: style) }
  }

  /// The colour of the spokes; that of the style unless it is set. Nil restores that.
  open var color: UIColor! {
    get { ownColor ?? style.color ?? Self.standardColor }
    set {
      ownColor = newValue
      recordSetting(of: Properties.all.color, newValue)
    }
  }

  // Fidelity: grey, of 128 in the light and 140 in the dark style. [observed iOS 26]
  private static let standardColor = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
  }

  final func showStyle() {
    wheel.geometry = style.geometry
    wheel.color = color
    setNeedsLayout()
  }

  // MARK: Animation

  /// Whether the view is hidden while it is not animating; true by default.
  open var hidesWhenStopped = true {
    didSet { changed(Properties.all.hidesWhenStopped, to: hidesWhenStopped) }
  }

  final func hideIfStopped() {
    if !isAnimating { isHidden = hidesWhenStopped }
  }

  /// Whether `startAnimating()` was called last, and not `stopAnimating()`.
  open private(set) var isAnimating = false

  /// The same for archives.
  final var isRotating: Bool {
    get { isAnimating }
    set { newValue ? startAnimating() : stopAnimating() }
  }

  /// Shows the view, and rotates whenever it is in a window.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    wheel.startRotating()
  }

  /// Stops the rotation, and hides the view if it hides when stopped.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    isHidden = hidesWhenStopped
    wheel.stopRotating()
  }

  // MARK: Layout

  /// Places the spokes in the middle, on whole points.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = wheel.bounds.width
    wheel.center = CGPoint(
      x: (bounds.midX - side / 2).rounded() + side / 2,
      y: (bounds.midY - side / 2).rounded() + side / 2)
  }

  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }
}
