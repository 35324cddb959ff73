/// A responder that takes simple text from the keyboard while it is the first responder.
///
/// The text is what the keyboard's layout and input methods make of the keys; Return inserts a line
/// feed, and Tab a tab if there is nothing else to focus. The keys are sent as presses as well,
/// before the text.
@preconcurrency @MainActor
public protocol UIKeyInput: NSObjectProtocol {
  /// Whether there is text that could be deleted.
  var hasText: Bool { get }

  /// Inserts text where the user types.
  func insertText(_ text: String)

  /// Deletes the character before the place where the user types. Also called without text.
  func deleteBackward()
}

/// A responder that shows text while an input method composes it: marked text, which the next text
/// that is inserted replaces. The two functions are those of Apple's `UITextInput`.
@MainActor
package protocol MarkedTextInput: UIKeyInput {
  /// Shows `markedText` where the user types, instead of the marked text that there is.
  ///
  /// - Parameters:
  ///   - markedText: Nil or empty removes it.
  ///   - selectedRange: The selection inside the marked text, in units of UTF-16.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Makes the marked text plain text.
  func unmarkText()
}
