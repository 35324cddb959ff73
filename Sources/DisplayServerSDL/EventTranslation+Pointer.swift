import CSDL2
import DisplayServer

extension EventTranslation {
  /// `nil` for the fourth and later buttons, of which the first one is a key.
  nonisolated static func button(_ number: UInt8) -> PointerButton? {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: .primary
    case SDL_BUTTON_RIGHT: .secondary
    case SDL_BUTTON_MIDDLE: .middle
    default: nil
    }
  }

  /// The button of a move: the first one that is down.
  nonisolated static func pressedButton(_ state: UInt32) -> PointerButton {
    let pressed = [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE].first {
      state & (1 << UInt32($0 - 1)) != 0
    }
    return pressed.flatMap { button(UInt8($0)) } ?? .primary
  }

  /// Whether a mouse event only repeats a finger.
  nonisolated static func isTouch(_ mouse: UInt32) -> Bool { mouse == UInt32.max }

  /// Whether `next`, the event right after `event`, makes it needless: moves of one pointer or
  /// finger.
  nonisolated static func supersedes(_ next: SDL_Event, _ event: SDL_Event) -> Bool {
    guard next.type == event.type else { return false }
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION:
      return next.motion.windowID == event.motion.windowID
        && next.motion.which == event.motion.which && next.motion.state == event.motion.state
    case SDL_FINGERMOTION:
      return next.tfinger.windowID == event.tfinger.windowID
        && next.tfinger.fingerId == event.tfinger.fingerId
    default:
      return false
    }
  }

  /// The window that an event is for; 0 when SDL knows none, `nil` for other kinds of events.
  nonisolated static func windowID(of event: SDL_Event) -> UInt32? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT: event.window.windowID
    case SDL_MOUSEMOTION: event.motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
    case SDL_MOUSEWHEEL: event.wheel.windowID
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
    case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
    case SDL_TEXTINPUT: event.text.windowID
    case SDL_TEXTEDITING: event.edit.windowID
    case SDL_TEXTEDITING_EXT: event.editExt.windowID
    default: nil
    }
  }
}
