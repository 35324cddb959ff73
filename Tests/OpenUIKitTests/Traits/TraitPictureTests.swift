import NestTesting
import OpenUIKit
import Testing

struct TraitPictureTests {
  /// Backgrounds, text, buttons, lines and something drawn, on 200 by 240 points.
  private final class Small: UIViewController {
    private final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.systemOrange.setFill()
        UIBezierPath(ovalIn: rect).fill()
        UIColor.label.setStroke()
        UIBezierPath(ovalIn: rect.insetBy(dx: 2, dy: 2)).stroke()
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let card = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 90))
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 8
      view.addSubview(card)
      let title = label("Title", .label, y: 8)
      let detail = label("Detail", .secondaryLabel, y: 34)
      let disabled = label("Disabled", .label, y: 60)
      disabled.isEnabled = false
      for line in [title, detail, disabled] { card.addSubview(line) }
      let separator = UIView(frame: CGRect(x: 10, y: 110, width: 180, height: 1))
      separator.backgroundColor = .separator
      view.addSubview(separator)
      let dot = Dot(frame: CGRect(x: 140, y: 20, width: 40, height: 40))
      dot.isOpaque = false
      view.addSubview(dot)
      let looks: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
      for (index, look) in looks.enumerated() {
        let button = UIButton(configuration: look)
        button.setTitle("Button", for: .normal)
        button.isEnabled = index != 3
        button.frame = CGRect(
          x: 10 + CGFloat(index % 2) * 95, y: 125 + CGFloat(index / 2) * 50, width: 85, height: 40)
        view.addSubview(button)
      }
    }

    private func label(_ text: String, _ color: UIColor, y: CGFloat) -> UILabel {
      let label = UILabel(frame: CGRect(x: 10, y: y, width: 120, height: 22))
      label.text = text
      label.textColor = color
      return label
    }
  }

  @Test("R20.2 UIKit 6.5 a small interface switches from light to dark and back")
  func styles() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 240))
    let root = Small()
    host.show(root)
    try host.expectPicture("style-light")

    root.overrideUserInterfaceStyle = .dark
    try host.expectPicture("style-dark")

    root.overrideUserInterfaceStyle = .unspecified
    try host.expectPicture("style-light")
  }

  @Test("R20.2 UIKit 6.5 an interface that is made dark from the start looks the same")
  func darkFromTheStart() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 240))
    host.simulateTraits { $0.userInterfaceStyle = .dark }

    host.show(Small())

    try host.expectPicture("style-dark")
  }
}
