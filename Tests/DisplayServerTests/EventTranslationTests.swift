import CSDL2
import DisplayServer
import Testing

@testable import DisplayServerSDL

@Suite struct EventTranslationTests {
  private let translation: EventTranslation

  init() throws {
    translation = EventTranslation(
      size: try SurfaceSize(width: 200, height: 100, scale: 2), modifiers: .shift, timestamp: 7,
      shiftedCharacter: { $0 == 0x31 ? "!" : nil })
  }

  private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return event
  }

  private func motion(x: Int32, state: UInt32 = 0, window: UInt32 = 1, which: UInt32 = 0)
    -> SDL_Event
  {
    event(SDL_MOUSEMOTION) {
      $0.motion.x = x
      $0.motion.y = 30
      $0.motion.state = state
      $0.motion.windowID = window
      $0.motion.which = which
    }
  }

  private func finger(_ type: SDL_EventType, id: Int64 = 5) -> SDL_Event {
    event(type) {
      $0.tfinger.fingerId = id
      $0.tfinger.x = 0.5
      $0.tfinger.y = 0.25
    }
  }

  @Test("a button has its position in points, its click count and the modifiers")
  func buttons() {
    let press = event(SDL_MOUSEBUTTONDOWN) {
      $0.button.button = UInt8(SDL_BUTTON_RIGHT)
      $0.button.clicks = 2
      $0.button.x = 31
      $0.button.y = -10
    }
    var release = press
    release.type = SDL_MOUSEBUTTONUP.rawValue
    let expected = PointerEvent(
      x: 15.5, y: -5, button: .secondary, clickCount: 2, modifiers: .shift, timestamp: 7)

    #expect(translation.displayEvent(press) == .pointerDown(expected))
    #expect(translation.displayEvent(release) == .pointerUp(expected))
  }

  @Test("R15.15 the back button of a mouse is a key, and others are nothing")
  func otherButtons() {
    let types = [(SDL_MOUSEBUTTONDOWN, KeyEvent.Phase.down), (SDL_MOUSEBUTTONUP, .up)]
    for (type, phase) in types {
      let back = event(type) { $0.button.button = UInt8(SDL_BUTTON_X1) }
      let expected = KeyEvent(
        key: Key(rawValue: 0x2F), phase: phase, charactersIgnoringModifiers: "[",
        modifiers: .control, timestamp: 7)
      #expect(translation.displayEvent(back) == .key(expected))
      let other = event(type) { $0.button.button = UInt8(SDL_BUTTON_X2) }
      #expect(translation.displayEvent(other) == nil)
    }
  }

  @Test("a move has the button that is down", arguments: [0, 0b001, 0b010, 0b100, 0b110])
  func moves(state: UInt32) {
    let buttons: [UInt32: PointerButton] = [
      0b010: .middle, 0b100: .secondary, 0b110: .secondary,
    ]

    #expect(
      translation.displayEvent(motion(x: 20, state: state))
        == .pointerMove(
          PointerEvent(
            x: 10, y: 15, button: buttons[state] ?? .primary, clickCount: 0, modifiers: .shift,
            timestamp: 7)))
  }

  @Test("a composition has its text and selection; bytes that are no UTF-8 are replaced")
  func compositions() {
    let short = event(SDL_TEXTEDITING) {
      withUnsafeMutableBytes(of: &$0.edit.text) { $0.copyBytes(from: [0x61, 0xFF, 0x62, 0]) }
      $0.edit.start = 1
      $0.edit.length = 1
      $0.edit.windowID = 3
    }
    let typed = event(SDL_TEXTINPUT) {
      withUnsafeMutableBytes(of: &$0.text.text) { $0.copyBytes(from: [0xC3, 0x28, 0xE3, 0]) }
    }
    let text = String(repeating: "あ", count: 40)
    text.withCString { bytes in
      let long = event(SDL_TEXTEDITING_EXT) {
        $0.editExt.text = UnsafeMutablePointer(mutating: bytes)
        $0.editExt.start = 40
        $0.editExt.windowID = 4
      }
      #expect(
        translation.displayEvent(long) == .composition(CompositionEvent(text: text, start: 40)))
      #expect(EventTranslation.windowID(of: long) == 4)
    }

    #expect(
      translation.displayEvent(short)
        == .composition(CompositionEvent(text: "a\u{FFFD}b", start: 1, length: 1)))
    #expect(EventTranslation.windowID(of: short) == 3)
    #expect(translation.displayEvent(typed) == .text("\u{FFFD}(\u{FFFD}"))
    #expect(
      translation.displayEvent(event(SDL_TEXTEDITING) { _ in })
        == .composition(CompositionEvent(text: "")))
  }

  @Test(
    "fractions of a notch distinguish a pad from a wheel; the direction is not applied once more")
  func devices() {
    func scroll(_ x: Float, _ y: Float, _ direction: SDL_MouseWheelDirection) -> ScrollEvent? {
      let event = event(SDL_MOUSEWHEEL) {
        $0.wheel.preciseX = x
        $0.wheel.preciseY = y
        $0.wheel.direction = direction.rawValue
      }
      guard case .scroll(let scroll)? = translation.displayEvent(event) else { return nil }
      return scroll
    }

    #expect(scroll(0, 1, SDL_MOUSEWHEEL_NORMAL)?.isContinuous == false)
    #expect(scroll(2, -3, SDL_MOUSEWHEEL_NORMAL)?.isContinuous == false)
    #expect(scroll(0, 0.125, SDL_MOUSEWHEEL_NORMAL)?.isContinuous == true)
    #expect(scroll(1.5, 0, SDL_MOUSEWHEEL_FLIPPED)?.isContinuous == true)
    #expect(scroll(0, 1, SDL_MOUSEWHEEL_FLIPPED)?.deltaY == 40)
    #expect(scroll(.nan, 0, SDL_MOUSEWHEEL_NORMAL)?.deltaX.isNaN == true)
  }

  @Test("a wheel rotated away moves the content down, to the right moves it left, in fractions")
  func wheel() {
    let turn = event(SDL_MOUSEWHEEL) {
      $0.wheel.preciseX = 1
      $0.wheel.preciseY = 0.25
      $0.wheel.mouseX = 40
      $0.wheel.mouseY = 60
    }

    #expect(
      translation.displayEvent(turn)
        == .scroll(
          ScrollEvent(
            x: 20, y: 30, deltaX: -40, deltaY: 10, isContinuous: true, modifiers: .shift,
            timestamp: 7)))
  }

  @Test("a finger keeps its id and has its position in points")
  func fingers() {
    let phases: [(SDL_EventType, TouchEvent.Phase)] = [
      (SDL_FINGERDOWN, .began), (SDL_FINGERMOTION, .moved), (SDL_FINGERUP, .ended),
    ]

    for (type, phase) in phases {
      #expect(
        translation.displayEvent(finger(type))
          == .touch(TouchEvent(id: 5, phase: phase, x: 100, y: 25, timestamp: 7)))
    }
  }

  @Test("a mouse that only repeats a finger is ignored")
  func touchMouse() {
    let press = event(SDL_MOUSEBUTTONDOWN) {
      $0.button.which = UInt32.max
      $0.button.button = UInt8(SDL_BUTTON_LEFT)
    }
    let wheel = event(SDL_MOUSEWHEEL) { $0.wheel.which = UInt32.max }

    #expect(translation.displayEvent(motion(x: 1, which: UInt32.max)) == nil)
    #expect(translation.displayEvent(press) == nil)
    #expect(translation.displayEvent(wheel) == nil)
  }

  @Test("a key has its characters with and without its own modifiers, and repeats going down")
  func keys() {
    let down = event(SDL_KEYDOWN) {
      $0.key.keysym.scancode = SDL_SCANCODE_1
      $0.key.keysym.sym = 0x31
      $0.key.keysym.mod = UInt16(KMOD_RSHIFT.rawValue | KMOD_LCTRL.rawValue)
      $0.key.repeat = 1
    }
    var up = down
    up.type = SDL_KEYUP.rawValue
    var expected = KeyEvent(
      key: Key(rawValue: 0x1E), phase: .down, isRepeat: true, characters: "!",
      charactersIgnoringModifiers: "1", modifiers: [.shift, .control], timestamp: 7)

    #expect(translation.displayEvent(down) == .key(expected))
    expected.phase = .up
    expected.isRepeat = false
    #expect(translation.displayEvent(up) == .key(expected))
  }

  @Test("text arrives as it was typed; empty text does not")
  func text() {
    let typed = event(SDL_TEXTINPUT) {
      withUnsafeMutableBytes(of: &$0.text.text) { $0.copyBytes(from: "né\0x".utf8) }
    }

    #expect(translation.displayEvent(typed) == .text("né"))
    #expect(translation.displayEvent(event(SDL_TEXTINPUT) { _ in }) == nil)
  }

  @Test("only moves of the same pointer or finger, in the same window, are merged")
  func coalescing() {
    typealias Events = EventTranslation
    let move = motion(x: 1)
    let press = event(SDL_MOUSEBUTTONDOWN) { $0.button.windowID = 1 }

    #expect(Events.supersedes(motion(x: 2), move))
    #expect(!Events.supersedes(motion(x: 2, state: 1), move))
    #expect(!Events.supersedes(motion(x: 2, window: 2), move))
    #expect(!Events.supersedes(motion(x: 2, which: 9), move))
    #expect(!Events.supersedes(press, move))
    #expect(!Events.supersedes(press, press))
    #expect(Events.supersedes(finger(SDL_FINGERMOTION), finger(SDL_FINGERMOTION)))
    #expect(!Events.supersedes(finger(SDL_FINGERMOTION, id: 6), finger(SDL_FINGERMOTION)))
    #expect(!Events.supersedes(finger(SDL_FINGERDOWN), finger(SDL_FINGERDOWN)))
  }

  @Test("every event of a window names it, others name none")
  func windows() {
    #expect(EventTranslation.windowID(of: motion(x: 1, window: 3)) == 3)
    #expect(EventTranslation.windowID(of: event(SDL_KEYUP) { $0.key.windowID = 4 }) == 4)
    #expect(EventTranslation.windowID(of: event(SDL_KEYMAPCHANGED) { _ in }) == nil)
  }
}
