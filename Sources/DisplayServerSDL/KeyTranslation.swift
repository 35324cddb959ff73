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
      if UInt32(state) & row.0.rawValue != 0 { result.insert(row.1) }
    }
  }

  /// What a key types alone; empty for keys that type nothing.
  static func character(_ keycode: SDL_Keycode) -> String {
    // A keycode without a character is a scancode with this bit.
    guard keycode > 0, UInt32(keycode) & UInt32(SDLK_SCANCODE_MASK) == 0,
      let scalar = Unicode.Scalar(UInt32(keycode))
    else { return keypadCharacter(keycode) }
    return String(scalar)
  }

  /// What a key types with modifiers.
  ///
  /// - Parameter shifted: what it types with Shift, if the layout is known; else letters become
  ///   capitals and the rest stays.
  static func characters(_ plain: String, modifiers: KeyModifiers, shifted: String?) -> String {
    let upper = plain.uppercased()
    let isLetter = upper != plain && upper.count == 1
    if isLetter {
      return modifiers.contains(.shift) != modifiers.contains(.capsLock) ? upper : plain
    }
    return modifiers.contains(.shift) ? shifted ?? plain : plain
  }

  private static func keypadCharacter(_ keycode: SDL_Keycode) -> String {
    switch SDL_KeyCode(rawValue: UInt32(bitPattern: keycode)) {
    case SDLK_KP_DIVIDE: "/"
    case SDLK_KP_MULTIPLY: "*"
    case SDLK_KP_MINUS: "-"
    case SDLK_KP_PLUS: "+"
    case SDLK_KP_ENTER: "\r"
    default: ""
    }
  }
}
