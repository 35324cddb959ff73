/// The bubble of a popover: it draws the rounded shape with its arrow, and holds the content.
final class PopoverBubbleView: UIView {
  /// Where the content stands; a subview of the bubble, inside the arrow.
  let contentView = UIView(frame: .zero)

  /// Where the arrow is; the frame is set by the presentation.
  var placement = PopoverGeometry.Placement() {
    didSet { if placement != oldValue { placementDidChange() } }
  }

  /// The colour of the bubble and of its arrow.
  var fillColor = UIColor.systemBackground {
    didSet { if fillColor != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = PopoverGeometry.cornerRadius
    addSubview(contentView)
  }

  required init?(coder: NSCoder) { nil }

  private func placementDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds.inset(by: placement.direction.contentInsets)
  }

  override func draw(_ rect: CGRect) {
    guard !bounds.isEmpty else { return }
    let path = UIBezierPath(
      roundedRect: bounds.inset(by: placement.direction.contentInsets),
      cornerRadius: PopoverGeometry.cornerRadius)
    path.append(arrow)
    fillColor.setFill()
    path.fill()
  }

  /// The point of the arrow: where the bubble grows from.
  var tip: CGPoint {
    let offset = placement.arrowOffset
    switch placement.direction {
    case .up: return CGPoint(x: bounds.midX + offset, y: bounds.minY)
    case .down: return CGPoint(x: bounds.midX + offset, y: bounds.maxY)
    case .left: return CGPoint(x: bounds.minX, y: bounds.midY + offset)
    case .right: return CGPoint(x: bounds.maxX, y: bounds.midY + offset)
    default: return CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  /// The arrow from its base to its tip, rounded where it leaves the bubble and at the tip.
  private var arrow: UIBezierPath {
    let path = UIBezierPath()
    guard placement.direction != .unknown else { return path }
    let half = PopoverGeometry.arrowBase / 2
    let height = PopoverGeometry.arrowHeight
    path.move(to: CGPoint(x: -half, y: height + 1))
    path.addLine(to: CGPoint(x: -half, y: height))
    path.addCurve(
      to: CGPoint(x: -2, y: 1), controlPoint1: CGPoint(x: -half * 0.55, y: height),
      controlPoint2: CGPoint(x: -half * 0.4, y: 2.2))
    path.addQuadCurve(to: CGPoint(x: 2, y: 1), controlPoint: CGPoint(x: 0, y: -0.6))
    path.addCurve(
      to: CGPoint(x: half, y: height), controlPoint1: CGPoint(x: half * 0.4, y: 2.2),
      controlPoint2: CGPoint(x: half * 0.55, y: height))
    path.addLine(to: CGPoint(x: half, y: height + 1))
    path.close()
    let tip = tip
    path.apply(
      CGAffineTransform(translationX: tip.x, y: tip.y).rotated(by: placement.direction.angle))
    return path
  }
}

nonisolated extension UIPopoverArrowDirection {
  /// How far an arrow that points up is turned to point this way.
  fileprivate var angle: CGFloat {
    switch self {
    case .down: .pi
    case .left: -.pi / 2
    case .right: .pi / 2
    default: 0
    }
  }
}
