#if os(Linux)
  import DisplayServer
  import OpenUIKit

  extension TestHost {
    /// Presses and releases a key; each is a turn of its own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys that are down. Default: none.
    ///   - characters: The characters that the key types. Default: those that it types on a US
    ///     keyboard.
    public func press(
      _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], characters: String? = nil
    ) {
      putDown(key, modifiers: modifiers, characters: characters)
      lift(key, modifiers: modifiers)
    }

    /// Presses a key and keeps it down. A key that types something also sends that as text, as a
    /// keyboard does, while a first responder takes text.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys that are down. Default: none.
    ///   - characters: The characters that the key types. Default: those that it types on a US
    ///     keyboard.
    ///   - isRepeat: Whether the keyboard repeats a key that is down. Default: false.
    public func putDown(
      _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], characters: String? = nil,
      isRepeat: Bool = false
    ) {
      let characters = characters ?? key.usCharacters(with: modifiers)
      send(
        .key(keyEvent(key, .down, modifiers, characters: characters, isRepeat: isRepeat)))
      let isText =
        modifiers.isDisjoint(with: [.control, .command])
        && characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      if isText, !characters.isEmpty, surface?.isTextInputActive == true {
        send(.text(characters))
      }
    }

    /// Releases a key.
    ///
    /// - Parameters:
    ///   - key: One that is down; another is ignored.
    ///   - modifiers: The modifier keys that are down. Default: none.
    public func lift(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
      let characters = key.usCharacters(with: modifiers)
      send(.key(keyEvent(key, .up, modifiers, characters: characters, isRepeat: false)))
    }

    /// Sends finished text, as an input method or a keyboard of another layout does, and ends the
    /// turn. The first responder of the key window gets it if it takes text.
    ///
    /// - Parameter text: The text.
    public func type(_ text: String) { send(.text(text)) }

    /// Sends text that an input method composes, and ends the turn. `type(_:)` replaces it.
    ///
    /// - Parameters:
    ///   - text: All of the text that is composed; empty when nothing is any longer.
    ///   - start: Where the selection in it begins, in Unicode scalars. Default: 0.
    ///   - length: How many of them are selected. Default: none.
    public func compose(_ text: String, start: Int = 0, length: Int = 0) {
      send(.composition(CompositionEvent(text: text, start: start, length: length)))
    }

    /// Whether the screen sends text: a first responder takes it.
    public var isTextInputActive: Bool { surface?.isTextInputActive ?? false }

    private func keyEvent(
      _ key: UIKeyboardHIDUsage, _ phase: KeyEvent.Phase, _ modifiers: UIKeyModifierFlags,
      characters: String, isRepeat: Bool
    ) -> KeyEvent {
      KeyEvent(
        key: Key(rawValue: UInt16(key.rawValue)), phase: phase, isRepeat: isRepeat,
        characters: characters, charactersIgnoringModifiers: key.usCharacters(with: []),
        modifiers: KeyModifiers(modifiers), timestamp: now)
    }
  }

  extension UIKeyboardHIDUsage {
    /// Returns the characters that the key types on a US keyboard; empty for keys that type
    /// nothing.
    nonisolated fileprivate func usCharacters(with modifiers: UIKeyModifierFlags) -> String {
      switch rawValue {
      case 0x04...0x1D:
        let letter = String(UnicodeScalar(UInt8(0x61 + rawValue - 0x04)))
        let isUpper = modifiers.contains(.shift) != modifiers.contains(.alphaShift)
        return isUpper ? letter.uppercased() : letter
      case 0x1E...0x38:
        let table = modifiers.contains(.shift) ? Self.shiftedCharacters : Self.plainCharacters
        return String(table[rawValue - 0x1E])
      default: return self == .keypadEnter ? "\r" : ""
      }
    }

    /// The characters that the keys from 1 to / type, in the order of their codes.
    nonisolated private static let plainCharacters = Array(
      "1234567890\r\u{1B}\u{8}\t -=[]\\#;'`,./")
    nonisolated private static let shiftedCharacters = Array(
      "!@#$%^&*()\r\u{1B}\u{8}\t _+{}|~:\"~<>?")
  }
#endif
