/// The target of the keys of a text: a text of a module above, or an interaction on a document of
/// the program.
@MainActor
package protocol TextKeyTarget: AnyObject {
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

/// An interaction on a document of the program, which gives it what a text of a module above has.
@MainActor
package protocol TextDocumentInteraction: UIInteraction, TextKeyTarget {
  /// The document.
  var document: UIResponder? { get }

  /// The document has become the first responder.
  func documentDidBecomeFirst()

  /// The document is the first responder no longer.
  func documentDidStopBeingFirst()

  /// Text or selection may have changed.
  func documentDidChange()

  /// Shows caret and selection where they are now. Called in each frame in which something changes
  /// while the document is the first responder.
  func placeSelection()
}

extension UIResponder {
  /// The interaction that gives this document of the program what a text has; nil for none.
  final var documentInteraction: (any TextDocumentInteraction)? {
    guard let input = self as? any UITextInput else { return nil }
    let own = (self as? UIView)?.interactions ?? []
    for case let interaction as any TextDocumentInteraction in own
      + input.textInputView.interactions
    where interaction.document === self {
      return interaction
    }
    return nil
  }

  /// The target of keys while this is the first responder; nil if it is no text with commands.
  final var textKeys: (any TextKeyTarget)? {
    self as? any TextKeyTarget ?? documentInteraction
  }
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
