import NestTesting
import OpenUIKit
import Testing

struct AttributedLabelTests {
  private func string(_ text: String, size: CGFloat = 30) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  @Test("R17.29 A label has the size of its attributes, and a text without keeps the first font")
  func size() {
    let label = UILabel()
    label.text = "Text"
    let plain = label.intrinsicContentSize

    label.attributedText = string("Text")
    let large = label.intrinsicContentSize
    #expect(label.text == "Text")
    label.text = "Text"

    #expect(large.width > 1.5 * plain.width && large.height > 1.5 * plain.height)
    #expect(label.intrinsicContentSize == large)
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize == plain)
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
  }

  @Test("R17.29 The text is copied; font, colour and alignment that are set later change all of it")
  func copied() throws {
    let text = NSTextStorage(attributedString: string("Text"))
    let label = UILabel()
    label.attributedText = text
    text.append(string(" more"))
    #expect(label.text == "Text")

    label.font = .systemFont(ofSize: 9)
    label.textColor = .systemRed
    let shown = try #require(label.attributedText)

    #expect((shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 9)
    #expect(
      shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(label.intrinsicContentSize.height < 13)
  }

  @Test("R17.29 Baselines are those of the lines with attributes")
  func baselines() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let label = UILabel()
    label.attributedText = string("Large", size: 40)
    let other = UILabel()
    other.text = "Small"
    for view in [label, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: host.window.topAnchor),
      label.leadingAnchor.constraint(equalTo: host.window.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      other.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    host.window.layoutIfNeeded()

    let large = UIFont.systemFont(ofSize: 40).ascender
    let small = other.font.ascender
    #expect(abs(other.frame.minY - (large - small)) < 1.5)
  }

  @Test("R17.29 The font becomes as small as the width needs, and not smaller than the factor says")
  func shrinks() {
    func isCut(_ factor: CGFloat, _ width: CGFloat) -> Bool {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
      label.text = "Some words that need room"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = factor
      let all = pixels(label)
      label.text = "Some words that need room and more of it"
      return pixels(label) == all
    }

    // A text that is cut shows the same beginning, whatever follows.
    #expect(isCut(0.9, 100))
    #expect(!isCut(0.3, 100))
  }

  private func pixels(_ view: UIView) -> Data? {
    UIGraphicsImageRenderer(bounds: view.bounds).image { _ in view.draw(view.bounds) }.pngData()
  }

  @Test("R17.29 Attributes of colour change what is drawn and not the size; dark colours follow")
  func colours() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 40))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.attributedText = NSAttributedString(
      string: "Text", attributes: [.foregroundColor: UIColor.label])
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(label)
    host.show(controller)
    let light = try host.snapshot()
    host.simulateTraits { $0.userInterfaceStyle = .dark }
    host.turn {}

    #expect(try host.snapshot() != light)
  }
}
