import NestTesting
import OpenUIKit
import Testing

struct TextDrawingModeTests {
  private static let modes: [CGTextDrawingMode] = [
    .fill, .stroke, .fillStroke, .invisible, .fillClip, .strokeClip, .fillStrokeClip, .clip,
  ]

  private func picture(_ draw: (CGContext) -> Void) -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 80, height: 40)
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }.pixels
  }

  private func text(_ context: CGContext, _ mode: CGTextDrawingMode, _ color: UIColor = .red) {
    context.setTextDrawingMode(mode)
    context.setLineWidth(2)
    NSAttributedString(
      string: "Hat",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: color]
    ).draw(at: CGPoint(x: 4, y: 0))
  }

  @Test("R17.41 Text is filled, outlined or neither, in its colour")
  func modes() {
    var covered: [CGTextDrawingMode: Int] = [:]
    for mode in Self.modes {
      covered[mode] = picture { text($0, mode) }.filter { $0 >> 24 > 128 }.count
    }
    #expect(covered[.invisible] == 0 && covered[.clip] == 0)
    #expect(covered[.fill] == covered[.fillClip] && covered[.stroke] == covered[.strokeClip])
    let (fill, stroke, both) = (
      covered[.fill] ?? 0, covered[.stroke] ?? 0, covered[.fillStroke] ?? 0
    )
    #expect(fill > 100 && stroke > 100 && both > max(fill, stroke) && both < fill + stroke)
  }

  @Test("R17.41 What is drawn after text in a mode that clips is inside of its glyphs")
  func clips() {
    let glyphs = picture { text($0, .fill, .blue) }
    let painted = picture { context in
      text(context, .clip)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
    }
    let differences = zip(glyphs, painted).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
    // Glyphs and paths are antialiased differently at their edges.
    #expect((differences.max() ?? 0) <= 128)
    let covered = [glyphs, painted].map { $0.reduce(0) { $0 + Int($1 >> 24) } }
    #expect(abs(covered[0] - covered[1]) < covered[0] / 30)
    #expect(painted.contains { $0 == 0xFF00_00FF })
  }

  @Test("R17.41 The current path is not changed by text, and the mode is saved with the state")
  func state() {
    _ = picture { context in
      context.move(to: CGPoint(x: 1, y: 2))
      context.addLine(to: CGPoint(x: 3, y: 4))
      context.saveGState()
      text(context, .fillClip)
      context.restoreGState()
      #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 2, height: 2))
      context.beginPath()
      let plain = NSAttributedString(
        string: "x", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      plain.draw(at: .zero)
    }
  }

  @Test("R17.41 A label draws its outline as libraries do it, and text leans")
  func pictures() throws {
    let host = try TestHost(size: CGSize(width: 260, height: 150), scale: 2)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    host.show(controller)
    let outlined = OutlinedLabel(frame: CGRect(x: 10, y: 5, width: 240, height: 50))
    outlined.text = "Outlined"
    outlined.font = .boldSystemFont(ofSize: 40)
    outlined.textColor = .white
    let gradient = GradientTextView(frame: CGRect(x: 10, y: 55, width: 240, height: 50))
    gradient.isOpaque = false
    let leaning = UILabel(frame: CGRect(x: 10, y: 105, width: 240, height: 40))
    let text = NSMutableAttributedString(
      string: "Leaning back and on", attributes: [.font: UIFont.systemFont(ofSize: 24)])
    text.addAttribute(.obliqueness, value: 0.3, range: NSRange(location: 0, length: 7))
    text.addAttribute(.obliqueness, value: -0.3, range: NSRange(location: 8, length: 4))
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 0, length: 12))
    leaning.attributedText = text
    host.turn {
      for view in [outlined, gradient, leaning] { controller.view.addSubview(view) }
    }
    try host.expectPicture("text-drawing-modes")
  }
}

/// A label that draws its text twice: a thick outline, and then the text.
private final class OutlinedLabel: UILabel {
  override func drawText(in rect: CGRect) {
    let color = textColor
    let context = UIGraphicsGetCurrentContext()
    context?.setLineWidth(6)
    context?.setLineJoin(.round)
    context?.setTextDrawingMode(.stroke)
    textColor = .systemBlue
    super.drawText(in: rect)
    context?.setTextDrawingMode(.fill)
    textColor = color
    super.drawText(in: rect)
  }
  deinit {}
}

/// Text that is filled with a gradient.
private final class GradientTextView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let gradient = CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
        locations: [0, 1])
    else { return }
    context.setTextDrawingMode(.clip)
    "Gradient".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: bounds.maxX, y: 0), options: [])
  }
  deinit {}
}
