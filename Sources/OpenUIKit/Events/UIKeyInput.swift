/// A responder that takes simple text from the keyboard while it is the first responder.
///
/// The text is what the keyboard's layout and input methods make of the keys; Return inserts a line
/// feed, and Tab a tab if there is nothing else to focus. The keys are sent as presses as well,
/// before the text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text that could be deleted.
  var hasText: Bool { get }

  /// Inserts text where the user types.
  func insertText(_ text: String)

  /// Deletes the character before the place where the user types. Also called without text.
  func deleteBackward()
}
