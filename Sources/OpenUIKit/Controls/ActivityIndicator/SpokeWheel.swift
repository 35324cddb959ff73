/// Spokes around a centre, which show by rotating that something is going on.
///
/// Each spoke is a view of a plain colour: nothing is drawn, and a wheel at rest costs no frames.
/// The wheel rotates by one spoke at a time, by an animation of its layer, so that each spoke takes
/// the position of the next one exactly.
final class SpokeWheel: UIView {
  /// Seconds for one whole rotation.
  // Fidelity: a rotation takes a second. [observed]
  static let period: TimeInterval = 1
  private static let key = "rotation"

  /// Positions and sizes of the spokes.
  var geometry: SpokeGeometry {
    didSet { if geometry != oldValue { place() } }
  }
  /// The colour of the spokes.
  var color: UIColor {
    didSet { if color != oldValue { spokes.forEach { $0.backgroundColor = color } } }
  }
  /// Whether the wheel rotates, whenever it is in a window.
  private(set) var isRotating = false

  private let spokes = (0..<SpokeGeometry.count).map { _ in UIView() }
  private var hasRequestedRotation = false

  /// A wheel at rest.
  init(_ geometry: SpokeGeometry, color: UIColor) {
    self.geometry = geometry
    self.color = color
    super.init(frame: CGRect(x: 0, y: 0, width: geometry.side, height: geometry.side))
    isUserInteractionEnabled = false
    layer.drawsContent = false
    for (index, spoke) in spokes.enumerated() {
      spoke.backgroundColor = color
      spoke.alpha = SpokeGeometry.alpha(of: index)
      addSubview(spoke)
    }
    place()
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private func place() {
    bounds.size = CGSize(width: geometry.side, height: geometry.side)
    for (index, spoke) in spokes.enumerated() {
      spoke.bounds = CGRect(origin: .zero, size: geometry.spoke)
      spoke.center = geometry.center(of: index)
      spoke.transform = CGAffineTransform(rotationAngle: SpokeGeometry.angle(of: index))
      spoke.layer.cornerRadius = min(geometry.spoke.width, geometry.spoke.height) / 2
    }
  }

  /// Shows the spokes with the given alphas, the top one first, clockwise; nil for those of a wheel
  /// that rotates.
  func showAlphas(_ alpha: ((Int) -> CGFloat)?) {
    for (index, spoke) in spokes.enumerated() {
      spoke.alpha = alpha?(index) ?? SpokeGeometry.alpha(of: index)
    }
  }

  // MARK: Rotation

  /// Rotates from now on.
  func startRotating() {
    isRotating = true
    setNeedsLayout()
  }

  /// Stops as at the beginning.
  func stopRotating() {
    isRotating = false
    layer.removeAnimation(forKey: Self.key)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if isRotating { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    requestRotation()
  }

  /// Begins the animation after the commit, so that it belongs to no run that is being recorded
  /// now: a transition that is paused does not stop the wheel.
  private func requestRotation() {
    guard isRotating, window != nil, !hasRequestedRotation,
      layer.animation(forKey: Self.key) == nil
    else { return }
    hasRequestedRotation = true
    DeferredWork.afterCommit { [zeroingLink] in zeroingLink.target?.beginRotation() }
  }

  private func beginRotation() {
    hasRequestedRotation = false
    guard isRotating, window != nil, layer.animation(forKey: Self.key) == nil else { return }
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0..<SpokeGeometry.count).map { SpokeGeometry.angle(of: $0) }
    animation.calculationMode = .discrete
    animation.duration = Self.period
    animation.repeatCount = .infinity
    animation.delegate = AnimationEndObserver { [zeroingLink] _ in
      zeroingLink.target?.rotationDidEnd()
    }
    layer.add(animation, forKey: Self.key)
  }

  /// The animation was ended by something else, as by a window that was hidden: it begins again
  /// with the next layout of a shown window.
  private func rotationDidEnd() {
    if isRotating { setNeedsLayout() }
  }
}
