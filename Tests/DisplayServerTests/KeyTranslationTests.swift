import CSDL2
import DisplayServer
import Testing

@testable import DisplayServerSDL

@Suite struct KeyTranslationTests {
  @Test("scancodes are usage codes; what SDL adds to them is no key")
  func keys() {
    #expect(KeyTranslation.key(SDL_SCANCODE_A) == Key(rawValue: 0x04))
    #expect(KeyTranslation.key(SDL_SCANCODE_LEFT) == Key(rawValue: 0x50))
    #expect(KeyTranslation.key(SDL_SCANCODE_RGUI) == Key(rawValue: 0xE7))
    #expect(KeyTranslation.key(SDL_SCANCODE_UNKNOWN) == nil)
    #expect(KeyTranslation.key(SDL_SCANCODE_AUDIOPLAY) == nil)
  }

  @Test("left and right modifiers are the same modifier; num lock is none")
  func modifiers() {
    let table: [(SDL_Keymod, KeyModifiers)] = [
      (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control),
      (KMOD_RCTRL, .control), (KMOD_LALT, .alternate), (KMOD_RALT, .alternate),
      (KMOD_LGUI, .command), (KMOD_RGUI, .command), (KMOD_CAPS, .capsLock), (KMOD_NUM, []),
      (KMOD_NONE, []),
    ]

    for (state, expected) in table {
      #expect(KeyTranslation.modifiers(UInt16(state.rawValue)) == expected)
    }
    #expect(
      KeyTranslation.modifiers(UInt16(KMOD_LSHIFT.rawValue | KMOD_RGUI.rawValue))
        == [.shift, .command])
  }

  @Test("a key types its character; arrows and the key pad without num lock type none")
  func characters() {
    func character(_ code: SDL_KeyCode, numLock: Bool = false) -> String {
      KeyTranslation.character(SDL_Keycode(bitPattern: code.rawValue), isNumLocked: numLock)
    }

    #expect(character(SDLK_a) == "a")
    #expect(character(SDLK_RETURN) == "\r")
    #expect(character(SDLK_ESCAPE) == "\u{1B}")
    #expect(character(SDLK_KP_PLUS) == "+")
    #expect(character(SDLK_KP_7, numLock: true) == "7")
    #expect(character(SDLK_KP_7) == "")
    #expect(character(SDLK_KP_0, numLock: true) == "0")
    #expect(character(SDLK_KP_0) == "")
    #expect(character(SDLK_KP_PERIOD, numLock: true) == ".")
    #expect(character(SDLK_KP_PERIOD) == "")
    #expect(character(SDLK_LEFT) == "")
    #expect(character(SDLK_F1) == "")
    #expect(character(SDLK_LSHIFT) == "")
    #expect(KeyTranslation.character(0xFC, isNumLocked: false) == "ü")
  }

  @Test("shift and caps lock make capitals, both together do not; other keys follow the layout")
  func shiftedCharacters() {
    func characters(_ plain: String, _ modifiers: KeyModifiers, _ shifted: String? = nil) -> String
    {
      KeyTranslation.characters(plain, modifiers: modifiers, shifted: shifted)
    }

    #expect(characters("a", []) == "a")
    #expect(characters("a", .shift) == "A")
    #expect(characters("a", .capsLock) == "A")
    #expect(characters("a", [.shift, .capsLock]) == "a")
    #expect(characters("1", .shift, "!") == "!")
    #expect(characters("1", .capsLock, nil) == "1")
    #expect(characters("1", .shift) == "1")
    #expect(characters("ß", .shift, "?") == "?")
    #expect(characters("", .shift) == "")
  }

  @Test("characters and X keysyms translate into each other")
  func keysyms() {
    for keycode: SDL_Keycode in [0x21, 0x7E, 0xE4, 0x20AC, 0x1F600] {
      let scalar = Unicode.Scalar(UInt32(keycode))
      #expect(
        X11Keyboard.keysym(keycode).flatMap(X11Keyboard.character) == scalar.map(String.init))
    }
    #expect(X11Keyboard.keysym(SDL_Keycode(bitPattern: SDLK_LEFT.rawValue)) == nil)
    #expect(X11Keyboard.character(0xFF51) == nil)
  }
}
