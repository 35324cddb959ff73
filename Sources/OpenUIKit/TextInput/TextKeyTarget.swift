/// A text of a module above, of which the user moves the caret and the selection by keys.
package protocol TextKeyTarget: UIResponder, UITextInput {
  /// Whether the user may change the text.
  var takesText: Bool { get }

  /// Whether Tab is text, and does not move the focus.
  var takesTab: Bool { get }

  /// Whether a key moves or edits, so that neither the focus nor commands without priority receive
  /// it.
  func takes(_ key: TextKey) -> Bool

  /// Does what such a key does. Called after the responders have received its press.
  func perform(_ key: TextKey)

  /// Asks whether the user may insert a text. Called before `insertText(_:)`.
  func shouldInsert(_ text: String) -> Bool

  /// Asks whether the user may delete. Called before `deleteBackward()`.
  func shouldDeleteBackward() -> Bool
}

/// A key as text sees it.
nonisolated package struct TextKey: Equatable, Sendable {
  /// The position of the key.
  package var code: UIKeyboardHIDUsage
  /// The character that the key types alone, in lower case.
  package var character: String
  /// The modifiers that are down, without locks.
  package var modifiers: UIKeyModifierFlags

  package init(
    code: UIKeyboardHIDUsage, character: String = "", modifiers: UIKeyModifierFlags = []
  ) {
    self.code = code
    self.character = character
    self.modifiers = modifiers
  }
}

/// A text whose lines are known to its layout.
package protocol TextLineSource: UITextInput {
  /// The characters of the line at a place, in UTF-16, without what ends it.
  func lineRange(at location: Int) -> NSRange
}
