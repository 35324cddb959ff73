import DisplayServer

/// Hands text to the first responder, if that takes text, and reports to the display server when
/// there is one.
final class TextTracker {
  /// The first responder that takes text.
  @ZeroingLink private var target: UIResponder? = nil
  /// Whether the target shows marked text.
  private var isComposing = false
  /// The text of the key that went down last, and the responder that is to receive it: a responder
  /// that becomes the first one because of a key does not receive the text of that key.
  private var expected: ExpectedText?

  private struct ExpectedText {
    var characters: String
    @ZeroingLink var responder: UIResponder? = nil
  }

  /// Whether a key edits the text of the first responder.
  func handlesAsText(_ stroke: KeyStroke, in runtime: UIRuntime) -> Bool {
    stroke.edit != nil && runtime.textResponder != nil
  }

  /// Another responder of the program may take text now.
  static func update() {
    let runtime = UIRuntime.current
    runtime.text.update(in: runtime)
  }

  /// Another responder may take text now. Marked text of the one before becomes plain.
  func update(in runtime: UIRuntime) {
    let responder = runtime.textResponder
    let surface = runtime.textSurface
    guard responder !== target || surface?.isTextInputActive != (responder != nil) else { return }
    if isComposing { (target as? any MarkedTextInput)?.unmarkText() }
    isComposing = false
    target = responder
    // Off and on again: an input method forgets what it was composing for the other responder.
    surface?.isTextInputActive = false
    if responder != nil { surface?.isTextInputActive = true }
  }

  /// A key is pressed; commands may take it yet.
  func keyIsPressed(_ stroke: KeyStroke, in runtime: UIRuntime) {
    update(in: runtime)
    expected = ExpectedText(characters: stroke.characters, responder: runtime.textResponder)
  }

  /// Commands or the focus handled the key: its text is discarded.
  func keyWasHandled() { expected?.responder = nil }

  /// A key is released: text that follows is not its.
  func keyIsReleased() { expected = nil }

  /// Responders have received the press of a key: it edits text, if it does that without the
  /// display server.
  func edit(by stroke: KeyStroke, in runtime: UIRuntime) {
    guard let edit = stroke.edit, let target = expected?.responder,
      target === runtime.textResponder, let input = target as? any UIKeyInput
    else { return }
    switch edit {
    case .type: break
    case .insert(let text): input.insertText(text)
    case .deleteBackward: input.deleteBackward()
    }
  }

  /// The keyboard or an input method has finished a text.
  func insert(_ text: String, in runtime: UIRuntime) {
    update(in: runtime)
    let isOfKey = expected?.characters == text
    guard !text.isEmpty, let target, !isOfKey || expected?.responder === target,
      let input = target as? any UIKeyInput
    else { return }
    if isOfKey { expected = nil }
    isComposing = false
    input.insertText(text)
  }

  /// An input method composes a text; empty when it does not any longer.
  func compose(_ composition: CompositionEvent, in runtime: UIRuntime) {
    update(in: runtime)
    guard let input = target as? any MarkedTextInput, isComposing || !composition.text.isEmpty
    else { return }
    isComposing = !composition.text.isEmpty
    input.setMarkedText(
      composition.text, selectedRange: NSRange(composition.selection, in: composition.text))
    if !isComposing { input.unmarkText() }
  }

  deinit {}
}

extension UIRuntime {
  /// The first responder of the key window, if it takes text.
  fileprivate var textResponder: UIResponder? {
    guard let responder = application.keyWindow?.firstResponder, responder is any UIKeyInput
    else { return nil }
    return responder
  }

  /// The surface that has the keyboard.
  fileprivate var textSurface: (any DisplaySurface)? {
    application.keyWindow?.screen.surface ?? screen.surface
  }
}
