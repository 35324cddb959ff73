import OpenUIKit

/// One line of text that is typed, with a caret at its end.
final class SearchField: UIView, UIKeyInput {
  /// The text that was typed.
  private(set) var text = "" {
    didSet { if text != oldValue { show() } }
  }
  /// Called when the text has changed.
  var onChange: () -> Void = {}
  /// Called with each key that is pressed, before its text is inserted.
  var onKey: (UIKey) -> Void = { _ in }

  private let label = UILabel()
  private let caret = UIView()
  private let placeholder: String

  /// Makes a field without text.
  ///
  /// - Parameter placeholder: The text that is shown while the field is empty.
  init(placeholder: String) {
    self.placeholder = placeholder
    super.init(frame: .zero)
    backgroundColor = Theme.chip
    layer.cornerRadius = Theme.chipRadius
    label.font = .systemFont(ofSize: 15)
    label.lineBreakMode = .byTruncatingHead
    caret.backgroundColor = Theme.accent
    addConstrained(label, caret)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 36),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -12),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      caret.widthAnchor.constraint(equalToConstant: 2),
      caret.heightAnchor.constraint(equalToConstant: 20),
      caret.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    isAccessibilityElement = true
    accessibilityLabel = placeholder
    accessibilityTraits = .searchField
    show()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private lazy var caretAtText = caret.leadingAnchor.constraint(equalTo: label.trailingAnchor)
  private lazy var caretAtStart = caret.leadingAnchor.constraint(equalTo: label.leadingAnchor)

  private func show() {
    label.text = text.isEmpty ? placeholder : text
    label.textColor = text.isEmpty ? Theme.secondaryText : Theme.text
    accessibilityValue = text
    caretAtText.isActive = false
    caretAtStart.isActive = false
    (text.isEmpty ? caretAtStart : caretAtText).isActive = true
  }

  // MARK: Keyboard

  override var canBecomeFirstResponder: Bool { true }

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    // Return and Tab are no text of one line.
    let line = text.filter { !$0.isNewline && $0 != "\t" }
    guard !line.isEmpty else { return }
    self.text += line
    onChange()
  }

  func deleteBackward() {
    guard hasText else { return }
    text.removeLast()
    onChange()
  }

  /// Nobody but the search receives a key: what is typed is no command of what is below it.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) { onKey(key) }
    let others = presses.filter { $0.key == nil }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
}
