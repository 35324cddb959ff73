/// The line between two columns with its handle, which can be dragged, and moved by the arrow keys.
final class SplitDivider: DividerControl {
  /// The size of the handle where the size of text is the default one, in points.
  private static let handleSize = CGSize(width: 4, height: 36)
  /// How far from the middle of the handle it can be touched, in points.
  private static let handleReach: CGFloat = 22

  private let line = UIView()
  private let handle = UIView()
  /// Distinguishes the handle from what it covers of the columns.
  private let handleBorder = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = ContainerColor.line
    handle.backgroundColor = ContainerColor.control
    handleBorder.backgroundColor = ContainerColor.background
    for view in [line, handleBorder, handle] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (divider: SplitDivider, _: UITraitCollection) in
      divider.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Where it stands decides where the handle is.
  override var frame: CGRect {
    didSet { if frame != oldValue { setNeedsLayout() } }
  }

  override var canBecomeFirstResponder: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = bounds.insetBy(dx: min(Self.reach, bounds.width / 2), dy: 0)
    let frame = handleFrame
    handle.frame = frame
    handle.layer.cornerRadius = frame.width / 2
    handleBorder.frame = frame.insetBy(dx: -1, dy: -1)
    handleBorder.layer.cornerRadius = frame.width / 2 + 1
  }

  /// In the middle, in the size of text, and not beyond the edge of what is around the divider.
  private var handleFrame: CGRect {
    let metrics = UIFontMetrics(forTextStyle: .body)
    func scaled(_ length: CGFloat) -> CGFloat {
      metrics.scaledValue(for: length, compatibleWith: traitCollection).rounded()
    }
    let size = CGSize(
      width: scaled(Self.handleSize.width),
      height: min(scaled(Self.handleSize.height), bounds.height))
    let outer = superview.map { convert($0.bounds, from: $0) } ?? bounds
    let x = min(max(bounds.midX - size.width / 2, outer.minX + 1), outer.maxX - 1 - size.width)
    return CGRect(
      x: x, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  /// Around the handle it can be touched further away, except at the edge of the container, where a
  /// drag opens the drawer.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    let handle = handleFrame
    guard handle.midX == bounds.midX else { return false }
    let margin = max(Self.handleReach - handle.width / 2, 0)
    let overlap = min(max(Self.handleReach - handle.height / 2, 0), bounds.height / 2)
    return handle.insetBy(dx: -margin, dy: -overlap).contains(point)
  }
}
