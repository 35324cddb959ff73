/// The bubble of a popover: it draws the rounded shape with its arrow, and contains the content.
final class PopoverBubbleView: UIView {
  /// The container of the content; a subview of the bubble, without the arrow.
  let contentView = UIView(frame: .zero)

  /// The geometry of bubble and arrow; the frame is set by the presentation.
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
    // Fidelity: what is above other content has the elevated level. [documented]
    traitOverrides.userInterfaceLevel = .elevated
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

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

  /// The tip of the arrow, about which the bubble is scaled.
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
