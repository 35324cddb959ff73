import NestTesting
import OpenUIKit
import Testing

struct AttributedTitleTests {
  @Test("R17.36 Each state has its title with attributes, which a plain one does not replace")
  func states() {
    let button = UIButton(type: .custom)
    let normal = NSAttributedString(
      string: "Normal", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
    button.setTitle("Plain", for: .normal)
    let plain = button.intrinsicContentSize
    button.setAttributedTitle(normal, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Selected"), for: .selected)

    #expect(button.currentAttributedTitle === normal && button.currentTitle == "Plain")
    #expect(button.titleLabel?.attributedText === normal)
    #expect(button.intrinsicContentSize.height > plain.height + 8)
    #expect(button.attributedTitle(for: .highlighted) === normal)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Selected")
    button.setAttributedTitle(nil, for: .selected)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain" && button.currentAttributedTitle == nil)
    #expect(button.intrinsicContentSize == plain)
  }

  @Test("R17.36 What has no colour has that of the button, in each state")
  func colours() throws {
    let button = UIButton(type: .custom)
    button.setTitleColor(.systemGreen, for: .normal)
    button.setTitleColor(.systemOrange, for: .highlighted)
    let red = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(red, for: .normal)
    #expect(button.titleLabel?.attributedText === red)

    button.setAttributedTitle(NSAttributedString(string: "Plain"), for: .normal)
    #expect(button.titleLabel?.textColor == .systemGreen)
    button.isHighlighted = true
    #expect(button.titleLabel?.textColor == .systemOrange)
    button.isHighlighted = false
    button.setAttributedTitle(red, for: .normal)
    button.isHighlighted = true
    let shown = try #require(button.titleLabel?.attributedText)
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("R17.36 The title of a configuration is shown before one with attributes")
  func configuration() {
    let button = UIButton(configuration: .filled())
    button.setAttributedTitle(NSAttributedString(string: "Attributes"), for: .normal)
    #expect(button.titleLabel?.text == "Attributes" && button.accessibilityLabel == "Attributes")

    button.configuration?.title = "Configuration"
    #expect(button.titleLabel?.text == "Configuration" && button.currentAttributedTitle == nil)
  }
}
