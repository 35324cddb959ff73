import OpenUIKit

/// A line of text that takes what is typed once it was clicked.
class TextField: UIView, UIKeyInput {
  private let label = UILabel()

  /// The text that was typed.
  private(set) var text = "" {
    didSet {
      label.text = text
      EventLog.write("text: \(text)")
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderWidth = 1
    layer.borderColor = UIColor.gray.cgColor
    label.frame = bounds.insetBy(dx: 8, dy: 4)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if becomeFirstResponder() { EventLog.write("editing") }
  }

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) { self.text += text }

  func deleteBackward() { text = String(text.dropLast()) }
}
