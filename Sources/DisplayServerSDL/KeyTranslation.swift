import CSDL2
import DisplayServer

/// SDL's keys in the terms of the display server.
nonisolated enum KeyTranslation {
  /// SDL's scancodes are the usage codes of the keyboard page; its own additions are no keys here.
  static func key(_ scancode: SDL_Scancode) -> Key? {
    let range = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_RGUI.rawValue
    return range ~= scancode.rawValue ? Key(rawValue: UInt16(scancode.rawValue)) : nil
  }

  static func modifiers(_ state: UInt16) -> KeyModifiers {
    let table: [(SDL_Keymod, KeyModifiers)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alternate), (KMOD_GUI, .command),
      (KMOD_CAPS, .capsLock),
    ]
    return table.reduce(into: []) { result, row in
      if state & UInt16(row.0.rawValue) != 0 { result.insert(row.1) }
    }
  }

  /// The character that a key types alone; empty for keys that type nothing.
  ///
  /// - Parameter isNumLocked: whether the key pad types digits; else it moves the cursor.
  static func character(_ keycode: SDL_Keycode, isNumLocked: Bool) -> String {
    let code = UInt32(bitPattern: keycode)
    // A keycode without a character is a scancode with this bit.
    if code & UInt32(SDLK_SCANCODE_MASK) != 0 {
      return keypadCharacter(SDL_KeyCode(rawValue: code), isNumLocked: isNumLocked)
    }
    return code == 0 ? "" : Unicode.Scalar(code).map(String.init) ?? ""
  }

  /// The characters that a key types with modifiers.
  ///
  /// - Parameter shifted: The character that it types with Shift, if the layout is known; else
  ///   letters become capitals and others do not change.
  static func characters(_ plain: String, modifiers: KeyModifiers, shifted: String?) -> String {
    let upper = plain.uppercased()
    let isLetter = upper != plain && upper.count == 1
    if isLetter {
      return modifiers.contains(.shift) != modifiers.contains(.capsLock) ? upper : plain
    }
    return modifiers.contains(.shift) ? shifted ?? plain : plain
  }

  private static func keypadCharacter(_ code: SDL_KeyCode, isNumLocked: Bool) -> String {
    switch code {
    case SDLK_KP_DIVIDE: "/"
    case SDLK_KP_MULTIPLY: "*"
    case SDLK_KP_MINUS: "-"
    case SDLK_KP_PLUS: "+"
    case SDLK_KP_ENTER: "\r"
    case _ where !isNumLocked: ""
    case SDLK_KP_PERIOD: "."
    case SDLK_KP_0: "0"
    case _ where SDLK_KP_1.rawValue...SDLK_KP_9.rawValue ~= code.rawValue:
      String(code.rawValue - SDLK_KP_1.rawValue + 1)
    default: ""
    }
  }
}
