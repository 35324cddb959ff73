/// A view that takes text from the keyboard while it is the first responder.
open class KeyInputView: UIView, UIKeyInput {
  /// The text that was typed.
  open var text = ""

  deinit {}

  open override var canBecomeFirstResponder: Bool { true }

  /// Whether there is text.
  open var hasText: Bool { !text.isEmpty }

  /// Adds to the text.
  open func insertText(_ text: String) { self.text += text }

  /// Removes the last character.
  open func deleteBackward() { text = String(text.dropLast()) }
}
