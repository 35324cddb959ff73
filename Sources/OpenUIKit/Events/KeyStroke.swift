import DisplayServer

/// A key that is pressed, as commands, focus and text input compare it. A pure value.
nonisolated struct KeyStroke: Sendable, Equatable {
  var key: UIKeyboardHIDUsage
  /// The text that the key types with its modifiers.
  var characters: String
  /// The text that the key types alone.
  var plainCharacters: String
  var modifiers: UIKeyModifierFlags

  /// The modifiers that distinguishes commands.
  private static let commandModifiers: UIKeyModifierFlags = [
    .shift, .control, .alternate, .command,
  ]

  /// The modifiers that are down, without locks.
  var pressedModifiers: UIKeyModifierFlags { modifiers.intersection(Self.commandModifiers) }

  /// Whether it is Escape alone.
  var isEscape: Bool { key == .keyboardEscape && pressedModifiers.isEmpty }

  enum Undo: Sendable { case undo, redo }

  /// The request to the undo manager that the key makes: undo for Z with Command, or with Control
  /// on desktops, and redo for the same with Shift; nil for other keys.
  var undoes: Undo? {
    guard plainCharacters.lowercased() == "z" else { return nil }
    return switch pressedModifiers {
    case .command, .control: .undo
    case [.command, .shift], [.control, .shift]: .redo
    default: nil
    }
  }

  /// The request to find something that the key makes; nil for other keys.
  var finds: FindAction? {
    let isCommand = pressedModifiers.contains(.command) != pressedModifiers.contains(.control)
    guard isCommand else { return nil }
    return
      switch (plainCharacters.lowercased(), pressedModifiers.subtracting([.command, .control]))
    {
    case ("f", []): .find
    case ("f", .alternate): .replace
    case ("g", []): .next
    case ("g", .shift): .previous
    case ("e", []): .useSelection
    default: nil
    }
  }

  /// Whether a command with this input and these modifiers is meant.
  ///
  /// A character that needs Shift may be named instead of its key: `?` means the same as `/` with
  /// Shift.
  func matches(input: String, modifiers wanted: UIKeyModifierFlags) -> Bool {
    guard !input.isEmpty, !wanted.contains(.numericPad) || isOnNumericPad else { return false }
    let wanted = wanted.intersection(Self.commandModifiers)
    let isNamed = inputs.contains(input) || plainCharacters.lowercased() == input.lowercased()
    if isNamed, pressedModifiers == wanted { return true }
    let isOtherCharacter = characters.lowercased() != plainCharacters.lowercased()
    return isOtherCharacter && characters == input && pressedModifiers.subtracting(.shift) == wanted
  }

  private var isOnNumericPad: Bool {
    (UIKeyboardHIDUsage.keypadNumLock.rawValue...UIKeyboardHIDUsage.keypadPeriod.rawValue)
      .contains(key.rawValue)
  }

  /// The names of the key in commands, apart from the text that it types.
  private var inputs: [String] {
    switch key {
    case .keyboardUpArrow: [UIKeyCommand.inputUpArrow]
    case .keyboardDownArrow: [UIKeyCommand.inputDownArrow]
    case .keyboardLeftArrow: [UIKeyCommand.inputLeftArrow]
    case .keyboardRightArrow: [UIKeyCommand.inputRightArrow]
    case .keyboardEscape: [UIKeyCommand.inputEscape, "\u{1B}"]
    case .keyboardPageUp: [UIKeyCommand.inputPageUp]
    case .keyboardPageDown: [UIKeyCommand.inputPageDown]
    case .keyboardHome: [UIKeyCommand.inputHome]
    case .keyboardEnd: [UIKeyCommand.inputEnd]
    case .keyboardDeleteForward: [UIKeyCommand.inputDelete, "\u{7F}"]
    case .keyboardReturnOrEnter, .keypadEnter: ["\r"]
    case .keyboardTab: ["\t"]
    case .keyboardDeleteOrBackspace: ["\u{8}"]
    case .keyboardSpacebar: [" "]
    default: functionKey.map { ["UIKeyInputF\($0)"] } ?? []
    }
  }

  /// The number of a function key from F1 to F12.
  private var functionKey: Int? {
    let number = key.rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1
    return (1...12).contains(number) ? number : nil
  }
}

nonisolated extension KeyStroke {
  /// The key stroke of a key event.
  init(_ event: KeyEvent) {
    key = UIKeyboardHIDUsage(rawValue: Int(event.key.rawValue)) ?? .keyboard_Reserved
    characters = event.characters
    plainCharacters = event.charactersIgnoringModifiers
    modifiers = UIKeyModifierFlags(event.modifiers)
  }

  /// The key as a text sees it.
  var textKey: TextKey {
    TextKey(code: key, character: plainCharacters.lowercased(), modifiers: pressedModifiers)
  }

  /// The effect of the key on text; nil for none.
  var edit: TextEdit? {
    guard pressedModifiers.isDisjoint(with: [.control, .command]) else { return nil }
    return switch key {
    case .keyboardReturnOrEnter, .keypadEnter: .insert("\n")
    case .keyboardTab: pressedModifiers.isEmpty ? .insert("\t") : nil
    case .keyboardDeleteOrBackspace: .deleteBackward
    default: isPrintable ? .type : nil
    }
  }

  private var isPrintable: Bool {
    !characters.isEmpty
      && characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}

/// The effect of a key on the text of a first responder that takes text.
nonisolated enum TextEdit: Sendable, Equatable {
  /// The display server sends the text by itself, composed and in the layout of the keyboard.
  case type
  /// Text that the display server does not send.
  case insert(String)
  case deleteBackward
}
