/// Receives changes of a text that the input of text has not made itself: what it composes for the
/// text is out of date then.
///
/// The system is the delegate of the first responder. A document calls the two methods of a kind
/// around a change of its own, as when the program sets its text.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)

  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)

  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)

  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
