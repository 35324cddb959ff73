/// The picture of a button whose type has one.
enum ButtonSymbol {
  case info, plus, cross

  /// The picture of a type; nil for one that has none.
  init?(_ type: UIButton.ButtonType) {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: self = .info
    case .contactAdd: self = .plus
    case .close: self = .cross
    case .custom, .system: return nil
    }
  }

  /// What assistive technologies say.
  var label: String {
    switch self {
    case .info: "More Info"
    case .plus: "Add"
    case .cross: "Close"
    }
  }

  // Fidelity: 22 points, and 30 for the cross. [observed]
  private var side: CGFloat { self == .cross ? 30 : 22 }

  /// The picture as a template, in pixels of the main screen.
  var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIColor.black.set()
      draw()
    }.withRenderingMode(.alwaysTemplate)
  }

  private func draw() {
    let middle = side / 2
    let area = CGRect(x: 0, y: 0, width: side, height: side)
    let lines = UIBezierPath()
    switch self {
    case .info:
      ring(in: area)
      UIBezierPath(ovalIn: CGRect(x: middle - 1.25, y: 5.25, width: 2.5, height: 2.5)).fill()
      lines.lineWidth = 1.75
      lines.move(to: CGPoint(x: middle - 1.75, y: 9.5))
      lines.addLine(to: CGPoint(x: middle + 0.25, y: 9.5))
      lines.addLine(to: CGPoint(x: middle + 0.25, y: 16))
      lines.move(to: CGPoint(x: middle - 2, y: 16))
      lines.addLine(to: CGPoint(x: middle + 2.5, y: 16))
    case .plus:
      ring(in: area)
      lines.lineWidth = 1.75
      lines.move(to: CGPoint(x: middle - 5, y: middle))
      lines.addLine(to: CGPoint(x: middle + 5, y: middle))
      lines.move(to: CGPoint(x: middle, y: middle - 5))
      lines.addLine(to: CGPoint(x: middle, y: middle + 5))
    case .cross:
      UIBezierPath(ovalIn: area).fill(with: .normal, alpha: 0.2)
      lines.lineWidth = 2.5
      lines.move(to: CGPoint(x: middle - 4.5, y: middle - 4.5))
      lines.addLine(to: CGPoint(x: middle + 4.5, y: middle + 4.5))
      lines.move(to: CGPoint(x: middle + 4.5, y: middle - 4.5))
      lines.addLine(to: CGPoint(x: middle - 4.5, y: middle + 4.5))
    }
    lines.lineCapStyle = .round
    lines.lineJoinStyle = .round
    lines.stroke()
  }

  private func ring(in area: CGRect) {
    let ring = UIBezierPath(ovalIn: area.insetBy(dx: 1.25, dy: 1.25))
    ring.lineWidth = 1.5
    ring.stroke()
  }
}
