import DisplayServer

/// Hands text to the first responder, if that takes text, and reports to the display server when
/// there is one, and where it is.
package final class TextTracker: NSObject {
  /// The first responder that takes text.
  @ZeroingLink private var target: UIResponder? = nil
  /// Whether the target shows marked text.
  private var isComposing = false
  /// Whether the display server sends no text: the target types what nobody may see.
  private var isSecure = false
  /// Whether the change of the document that is being made is one of the keyboard.
  private var isEditing = false
  /// Whether the key that is down moves or edits in a text.
  private var hasKeyOfText = false
  /// The text of the key that went down last, and the responder that is to receive it: a responder
  /// that becomes the first one because of a key does not receive the text of that key.
  private var expected: ExpectedText?

  private struct ExpectedText {
    var characters: String
    @ZeroingLink var responder: UIResponder? = nil
  }

  override init() { super.init() }

  deinit {}

  /// Whether the key that is being handled moves or edits in a text.
  static var isKeyOfText: Bool { UIRuntime.current.text.hasKeyOfText }

  /// Whether a key edits the text of the first responder, or moves in it.
  func handlesAsText(_ stroke: KeyStroke, in runtime: UIRuntime) -> Bool {
    guard let responder = runtime.keyedResponder else { return false }
    hasKeyOfText = responder.textKeys?.takes(stroke.textKey) == true
    return hasKeyOfText || stroke.edit != nil && runtime.textResponder != nil
  }

  /// Whether Tab is text of the first responder.
  func takesTab(_ stroke: KeyStroke, in runtime: UIRuntime) -> Bool {
    stroke.edit != nil && runtime.textResponder?.textKeys?.takesTab == true
  }

  /// Another responder of the program may take text now, or text of another kind.
  package static func update() {
    let runtime = UIRuntime.current
    runtime.text.update(in: runtime)
  }

  /// Another responder may take text now. Marked text of the one before becomes plain.
  func update(in runtime: UIRuntime) {
    let responder = runtime.textResponder
    let surface = runtime.textSurface
    let secure = (responder as? any UIKeyInput)?.isSecureTextEntry == true
    let isWanted = responder != nil && !secure
    guard responder !== target || isSecure != secure || surface?.isTextInputActive != isWanted
    else { return }
    let old = target
    let wasComposing = isComposing
    isComposing = false
    target = responder
    isSecure = secure
    // Off and on again: an input method forgets what it was composing for the other responder.
    surface?.isTextInputActive = false
    if isWanted { surface?.isTextInputActive = true }
    guard old !== responder else { return }
    if let old = old as? any UITextInput {
      if old.inputDelegate === self { old.inputDelegate = nil }
      if wasComposing { edit { old.unmarkText() } }
    }
    if target === responder { (responder as? any UITextInput)?.inputDelegate = self }
  }

  /// Reports where text is typed, for the window of an input method.
  func place(in runtime: UIRuntime) {
    runtime.keyedResponder?.documentInteraction?.placeSelection()
    guard let surface = runtime.textSurface else { return }
    guard surface.isTextInputActive, let input = target as? any UITextInput else {
      if surface.textInputRect != nil { surface.textInputRect = nil }
      return
    }
    let rect = input.rectOfTyping
    if surface.textInputRect != rect { surface.textInputRect = rect }
  }

  /// A key is pressed; commands may take it yet.
  func keyIsPressed(_ stroke: KeyStroke, in runtime: UIRuntime) {
    update(in: runtime)
    hasKeyOfText = false
    expected = ExpectedText(characters: stroke.characters, responder: runtime.keyedResponder)
  }

  /// Commands or the focus handled the key: its text is discarded.
  func keyWasHandled() {
    expected?.responder = nil
    hasKeyOfText = false
  }

  /// A key is released: text that follows is not its.
  func keyIsReleased() { expected = nil }

  /// Responders have received the press of a key: it edits text, if it does that without the
  /// display server.
  func edit(by stroke: KeyStroke, in runtime: UIRuntime) {
    defer { hasKeyOfText = false }
    guard let target = expected?.responder, target === runtime.keyedResponder else { return }
    if hasKeyOfText, let keyed = target.textKeys {
      return edit { keyed.perform(stroke.textKey) }
    }
    guard let edit = stroke.edit, target === runtime.textResponder,
      let input = target as? any UIKeyInput
    else { return }
    switch edit {
    case .type: if isSecure { type(stroke.characters, into: input) }
    case .insert(let text): type(text, into: input)
    case .deleteBackward:
      self.edit {
        guard target.textKeys?.shouldDeleteBackward() ?? true else { return }
        input.deleteBackward()
      }
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
    type(text, into: input)
  }

  /// The user types: what asks about that is asked.
  private func type(_ text: String, into input: any UIKeyInput) {
    edit {
      guard target?.textKeys?.shouldInsert(text) ?? true else { return }
      input.insertText(text)
    }
  }

  /// An input method composes a text; empty when it does not any longer.
  func compose(_ composition: CompositionEvent, in runtime: UIRuntime) {
    update(in: runtime)
    guard let input = target as? any UITextInput, isComposing || !composition.text.isEmpty
    else { return }
    let composes = !composition.text.isEmpty
    isComposing = composes
    edit {
      input.setMarkedText(
        composition.text, selectedRange: NSRange(composition.selection, in: composition.text))
      if !composes { input.unmarkText() }
    }
  }

  /// Makes a change of the keyboard.
  private func edit(_ body: () -> Void) {
    let wasEditing = isEditing
    isEditing = true
    body()
    isEditing = wasEditing
    target?.documentInteraction?.documentDidChange()
  }

  /// The document has changed by itself: an input method forgets what it was composing.
  private func documentDidChange(_ textInput: (any UITextInput)?) {
    if textInput === target, !isEditing { target?.documentInteraction?.documentDidChange() }
    guard isComposing, !isEditing, textInput === target else { return }
    isComposing = false
    let surface = UIRuntime.current.textSurface
    surface?.isTextInputActive = false
    surface?.isTextInputActive = true
  }
}

extension TextTracker: UITextInputDelegate {
  package func selectionWillChange(_ textInput: (any UITextInput)?) {}
  package func selectionDidChange(_ textInput: (any UITextInput)?) { documentDidChange(textInput) }
  package func textWillChange(_ textInput: (any UITextInput)?) {}
  package func textDidChange(_ textInput: (any UITextInput)?) { documentDidChange(textInput) }
}

extension UITextInput {
  /// Where text is typed, on the screen: the marked text, or else the caret. Nil if it is nowhere.
  fileprivate var rectOfTyping: CGRect? {
    let view = textInputView
    guard let window = view.window else { return nil }
    let rect: CGRect
    if let marked = markedTextRange {
      rect = firstRect(for: marked)
    } else if let caret = selectedTextRange?.end {
      rect = caretRect(for: caret)
    } else {
      return nil
    }
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      return nil
    }
    return view.convert(rect, to: window.screen.coordinateSpace)
  }
}

extension UIRuntime {
  /// The first responder of the key window, if it takes keys as a text.
  fileprivate var keyedResponder: UIResponder? {
    guard let window = application.keyWindow, window.menuWithKeys == nil,
      let responder = window.firstResponder, responder is any UIKeyInput
    else { return nil }
    return responder
  }

  /// The first responder of the key window, if it takes text.
  fileprivate var textResponder: UIResponder? {
    guard let responder = keyedResponder,
      responder.textKeys?.takesText ?? true
    else { return nil }
    return responder
  }

  /// The surface that has the keyboard.
  fileprivate var textSurface: (any DisplaySurface)? {
    application.keyWindow?.screen.surface ?? screen.surface
  }
}
