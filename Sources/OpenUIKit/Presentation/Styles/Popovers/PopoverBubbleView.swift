/// The bubble of a popover: it shows the rounded shape with its arrow, and holds the content.
final class PopoverBubbleView: UIView {
  /// Where the content stands; a subview of the bubble, inside the arrow.
  let contentView = UIView(frame: .zero)

  /// Where the arrow is; the frame is set by the presentation.
  var placement = PopoverGeometry.Placement() {
    didSet { if placement != oldValue { setNeedsLayout() } }
  }

  /// The colour of the bubble and of its arrow.
  var fillColor = UIColor.systemBackground {
    didSet { if fillColor != oldValue { setNeedsLayout() } }
  }

  private let shape = PopoverShapeView()

  init() {
    super.init(frame: .zero)
    addSubview(shape)
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = PopoverGeometry.cornerRadius
    addSubview(contentView)
    // Fidelity: what lies above other content has the elevated level. [documented]
    traitOverrides.userInterfaceLevel = .elevated
  }

  required init?(coder: NSCoder) { nil }

  private func showShape() {
    shape.draw = { [placement, fillColor, tip, bounds] in
      PopoverShape(
        bubble: bounds.inset(by: placement.direction.contentInsets),
        direction: placement.direction, tip: tip
      ).draw(filledWith: fillColor)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds.inset(by: placement.direction.contentInsets)
    shape.frame = bounds.insetBy(dx: -PopoverShape.shadow, dy: -PopoverShape.shadow)
    showShape()
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
}
