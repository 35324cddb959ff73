import CSDL2

/// The part of the keyboard's layout that SDL does not report: what keys type together with Shift.
final class X11Keyboard {
  private var display: OpaquePointer?
  private let x11: X11Functions

  init(_ x11: X11Functions) { self.x11 = x11 }

  deinit {}

  /// Reads the keyboard of the display that a window came through.
  func watch(_ info: SDL_SysWMinfo?) {
    guard let info, info.subsystem == SDL_SYSWM_X11 else { return }
    display = info.info.x11.display
  }

  /// The character that the key of `keycode` types with Shift; nil when the layout has no entry.
  func shiftedCharacter(_ keycode: SDL_Keycode) -> String? {
    guard let display, let keysym = Self.keysym(keycode) else { return nil }
    let code = x11.XKeysymToKeycode(display, keysym)
    guard code != 0 else { return nil }
    var state = XkbStateRec()
    _ = x11.XkbGetState(display, UInt32(XkbUseCoreKbd), &state)
    return Self.character(x11.XkbKeycodeToKeysym(display, code, Int32(state.group), 1))
  }

  /// Latin-1 characters are their own keysyms, others have a bit more.
  nonisolated static func keysym(_ keycode: SDL_Keycode) -> KeySym? {
    switch keycode {
    case 0x20...0x7E, 0xA0...0xFF: KeySym(keycode)
    case 0x100...0x10FFFF: KeySym(keycode) | 0x0100_0000
    default: nil
    }
  }

  /// The reverse of `keysym(_:)`; `nil` for keys that type nothing, and for old national keysyms.
  nonisolated static func character(_ keysym: KeySym) -> String? {
    switch keysym {
    case 0x20...0x7E, 0xA0...0xFF: Unicode.Scalar(UInt32(keysym)).map(String.init)
    case 0x0100_0100...0x0110_FFFF:
      Unicode.Scalar(UInt32(keysym) & 0x00FF_FFFF).map(String.init)
    default: nil
    }
  }
}
