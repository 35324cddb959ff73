import OpenUIKit
import OpenUIKitText

/// The field of the gallery's search: arrows, Return and Escape are not its own.
final class SearchField: UISearchTextField {
  /// Called when the text has changed.
  var onChange: () -> Void = {}
  /// Called with each key that selects, chooses or ends the search.
  var onKey: (UIKey) -> Void = { _ in }

  private static let ownKeys: Set<UIKeyboardHIDUsage> = [
    .keyboardUpArrow, .keyboardDownArrow, .keyboardReturnOrEnter, .keypadEnter, .keyboardEscape,
  ]

  /// Makes a field without text.
  ///
  /// - Parameter placeholder: The text that is shown while the field is empty.
  convenience init(placeholder: String) {
    self.init(frame: .zero)
    self.placeholder = placeholder
    heightAnchor.constraint(equalToConstant: 36).isActive = true
    addAction(UIAction { [unowned self] _ in onChange() }, for: .editingChanged)
  }

  /// Nobody but the search receives a key: what is typed is no command of what is below it.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) where Self.ownKeys.contains(key.keyCode) { onKey(key) }
    let others = presses.filter { $0.key == nil }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
}
