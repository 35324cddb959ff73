/// The command of a key of a desktop in a text: a pure value.
nonisolated enum TextCommand: Equatable, Sendable {
  /// Moves by a unit along the text.
  case move(TextEditor.Unit, isForward: Bool, extends: Bool)
  /// Moves by a character or a word on the screen.
  case moveSideways(TextEditor.Unit, isRight: Bool, extends: Bool)
  /// Moves by lines; below 0 up.
  case moveLines(Int, extends: Bool)
  /// Moves by a page.
  case movePage(isForward: Bool, extends: Bool)
  case delete(TextEditor.Unit, isForward: Bool)
  case selectAll
  case cut
  case copy
  case paste
  case redo

  /// Whether only text that can be changed does it.
  var changesText: Bool {
    switch self {
    case .delete, .cut, .paste, .redo: true
    case .move, .moveSideways, .moveLines, .movePage, .selectAll, .copy: false
    }
  }

  // Fidelity: the keys are those of GTK and Qt; Command stands for Control. Control with the right
  // arrow moves to the end of a word, as in GTK. [decided]
  /// The command of a key; nil for a key that does nothing in a text, or types.
  init?(_ key: TextKey) {
    guard !key.modifiers.contains(.alternate) else { return nil }
    let extends = key.modifiers.contains(.shift)
    let isControl = !key.modifiers.isDisjoint(with: [.control, .command])
    guard
      let command = Self.moving(key.code, extends, isControl)
        ?? Self.editing(key.code, extends, isControl)
        ?? (isControl ? Self.lettered(key.character, extends) : nil)
    else { return nil }
    self = command
  }

  private static func moving(
    _ code: UIKeyboardHIDUsage, _ extends: Bool, _ isControl: Bool
  ) -> TextCommand? {
    let side: TextEditor.Unit = isControl ? .word : .character
    return switch code {
    case .keyboardLeftArrow: .moveSideways(side, isRight: false, extends: extends)
    case .keyboardRightArrow: .moveSideways(side, isRight: true, extends: extends)
    case .keyboardUpArrow where isControl: .move(.paragraph, isForward: false, extends: extends)
    case .keyboardDownArrow where isControl: .move(.paragraph, isForward: true, extends: extends)
    case .keyboardUpArrow: .moveLines(-1, extends: extends)
    case .keyboardDownArrow: .moveLines(1, extends: extends)
    case .keyboardHome: .move(isControl ? .document : .line, isForward: false, extends: extends)
    case .keyboardEnd: .move(isControl ? .document : .line, isForward: true, extends: extends)
    case .keyboardPageUp where !isControl: .movePage(isForward: false, extends: extends)
    case .keyboardPageDown where !isControl: .movePage(isForward: true, extends: extends)
    default: nil
    }
  }

  private static func editing(
    _ code: UIKeyboardHIDUsage, _ isShifted: Bool, _ isControl: Bool
  ) -> TextCommand? {
    switch (code, isShifted, isControl) {
    case (.keyboardDeleteForward, false, _):
      .delete(isControl ? .word : .character, isForward: true)
    case (.keyboardDeleteForward, true, false): .cut
    case (.keyboardDeleteOrBackspace, false, true): .delete(.word, isForward: false)
    case (.keyboardDeleteOrBackspace, true, true): .delete(.line, isForward: false)
    case (.keyboardInsert, true, false): .paste
    case (.keyboardInsert, false, true): .copy
    default: nil
    }
  }

  private static func lettered(_ character: String, _ isShifted: Bool) -> TextCommand? {
    guard !isShifted else { return nil }
    return switch character {
    case "a": .selectAll
    case "c": .copy
    case "x": .cut
    case "v": .paste
    case "y": .redo
    default: nil
    }
  }
}
