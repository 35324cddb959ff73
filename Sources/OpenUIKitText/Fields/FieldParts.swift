/// The parts of a field besides its text.
final class FieldParts {
  /// The size of the button that removes the text.
  static let clearSize = CGSize(width: 19, height: 19)

  let border = FieldBorderView()
  let placeholderView = TextCanvas()
  let clearButton = FieldClearButton()
  var placeholder: NSAttributedString?

  init() {}

  deinit {}
}

/// The border and the background of a field.
final class FieldBorderView: UIView {
  var style = UITextField.BorderStyle.none
  var image: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  override func draw(_ rect: CGRect) {
    if style != .roundedRect { image?.draw(in: bounds) }
    switch style {
    case .none: return
    case .line: stroke(.label, radius: 0)
    case .bezel:
      stroke(.systemGray3, radius: 0)
      UIColor.systemGray.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
    case .roundedRect:
      UIColor.systemBackground.setFill()
      UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5).fill()
      stroke(.systemGray4, radius: 5)
    }
  }

  private func stroke(_ color: UIColor, radius: CGFloat) {
    color.setStroke()
    let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius)
    path.lineWidth = 1
    path.stroke()
  }
}

/// The button that removes the text of a field.
final class FieldClearButton: UIControl {
  /// A picture in place of the system's; nil for that.
  var image: UIImage? { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isHidden = true
    accessibilityLabel = "Clear text"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  /// The field keeps the focus.
  override var canBecomeFocused: Bool { false }

  override func draw(_ rect: CGRect) {
    if let image {
      let size = image.size
      return image.draw(
        in: CGRect(
          x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
          height: size.height))
    }
    let side = min(bounds.width, bounds.height) - 3
    let circle = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    UIColor.tertiaryLabel.setFill()
    UIBezierPath(ovalIn: circle).fill()
    let cross = UIBezierPath()
    let arm = side * 0.2
    cross.move(to: CGPoint(x: bounds.midX - arm, y: bounds.midY - arm))
    cross.addLine(to: CGPoint(x: bounds.midX + arm, y: bounds.midY + arm))
    cross.move(to: CGPoint(x: bounds.midX + arm, y: bounds.midY - arm))
    cross.addLine(to: CGPoint(x: bounds.midX - arm, y: bounds.midY + arm))
    cross.lineWidth = 1.5
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }
}
