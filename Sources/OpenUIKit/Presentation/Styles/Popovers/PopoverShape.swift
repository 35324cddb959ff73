/// The shape of a popover and its shadow, in coordinates of the bubble.
struct PopoverShape {
  // Fidelity: the reach and the alpha of the shadow are not documented. [decided]

  /// The reach of the shadow, in points.
  static let shadow: CGFloat = 16
  /// The alpha of the shadow at the edge of the shape.
  static let shadowAlpha: CGFloat = 0.16
  /// The number of strokes of the shadow, each wider than the one before.
  private static let strokes = 16

  /// The bubble without its arrow.
  let bubble: CGRect
  let direction: UIPopoverArrowDirection
  /// The tip of the arrow.
  let tip: CGPoint

  func draw(filledWith color: UIColor) {
    guard !bubble.isEmpty else { return }
    let body = UIBezierPath(roundedRect: bubble, cornerRadius: PopoverGeometry.cornerRadius)
    UIColor(white: 0, alpha: Self.shadowAlpha / CGFloat(Self.strokes)).setStroke()
    for stroke in 1...Self.strokes {
      let share = CGFloat(stroke) / CGFloat(Self.strokes)
      body.lineWidth = 2 * Self.shadow * share * share
      body.stroke()
    }
    body.append(arrow)
    color.setFill()
    body.fill()
  }

  /// The arrow from its base to its tip, rounded where it leaves the bubble and at the tip.
  private var arrow: UIBezierPath {
    let path = UIBezierPath()
    guard direction != .unknown else { return path }
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
    path.apply(CGAffineTransform(translationX: tip.x, y: tip.y).rotated(by: direction.angle))
    return path
  }
}

/// Draws the shape of a popover. It is larger than the bubble, by the reach of the shadow.
final class PopoverShapeView: UIView {
  /// Draws in coordinates of the bubble.
  var draw: () -> Void = {} {
    didSet { setNeedsDisplay() }
  }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.translateBy(x: PopoverShape.shadow, y: PopoverShape.shadow)
    draw()
  }
}

nonisolated extension UIPopoverArrowDirection {
  /// The angle by which an arrow that points up is rotated to point in this direction.
  fileprivate var angle: CGFloat {
    switch self {
    case .down: .pi
    case .left: -.pi / 2
    case .right: .pi / 2
    default: 0
    }
  }
}
