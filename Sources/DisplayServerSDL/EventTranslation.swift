import CSDL2
import DisplayServer

/// Translates SDL's input events to display events. A value, which contains all that it needs.
nonisolated struct EventTranslation {
  /// How far content moves for one notch of a wheel, in points.
  static let pointsPerNotch = 40.0

  var size: SurfaceSize
  var modifiers: KeyModifiers = []
  /// When the event happened, in seconds of the frame source's clock.
  var timestamp = 0.0
  /// Returns the character that a key types together with Shift, if the layout is known.
  var shiftedCharacter: (SDL_Keycode) -> String? = { _ in nil }

  /// `nil` for events that mean nothing here.
  func displayEvent(_ event: SDL_Event) -> DisplayEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEBUTTONDOWN:
      backKey(event.button, .down) ?? button(event.button).map(DisplayEvent.pointerDown)
    case SDL_MOUSEBUTTONUP:
      backKey(event.button, .up) ?? button(event.button).map(DisplayEvent.pointerUp)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN: touch(event.tfinger, .began)
    case SDL_FINGERMOTION: touch(event.tfinger, .moved)
    case SDL_FINGERUP: touch(event.tfinger, .ended)
    case SDL_KEYDOWN: key(event.key, .down)
    case SDL_KEYUP: key(event.key, .up)
    case SDL_TEXTINPUT: text(event.text)
    case SDL_TEXTEDITING: composition(event.edit)
    case SDL_TEXTEDITING_EXT: composition(event.editExt)
    default: nil
    }
  }

  private func motion(_ event: SDL_MouseMotionEvent) -> DisplayEvent? {
    guard !Self.isTouch(event.which) else { return nil }
    return .pointerMove(
      PointerEvent(
        x: points(event.x), y: points(event.y), button: Self.pressedButton(event.state),
        clickCount: 0, modifiers: modifiers, timestamp: timestamp))
  }

  private func button(_ event: SDL_MouseButtonEvent) -> PointerEvent? {
    guard !Self.isTouch(event.which), let button = Self.button(event.button) else { return nil }
    return PointerEvent(
      x: points(event.x), y: points(event.y), button: button, clickCount: Int(event.clicks),
      modifiers: modifiers, timestamp: timestamp)
  }

  /// The back button of a mouse, as the keys that do the same: Control and `[`.
  private func backKey(_ event: SDL_MouseButtonEvent, _ phase: KeyEvent.Phase) -> DisplayEvent? {
    guard !Self.isTouch(event.which), Int32(event.button) == SDL_BUTTON_X1,
      let key = KeyTranslation.key(SDL_SCANCODE_LEFTBRACKET)
    else { return nil }
    return .key(
      KeyEvent(
        key: key, phase: phase, charactersIgnoringModifiers: "[", modifiers: .control,
        timestamp: timestamp))
  }

  /// SDL counts to the right and away from the user; the content moves to the left and down. A
  /// desktop with natural scrolling has negated the numbers already, and says so in `direction`,
  /// which is not to be applied once more.
  ///
  /// SDL names no device: only a pad, or a wheel of high resolution, moves by fractions of a notch.
  /// X11 always sends whole notches.
  private func wheel(_ event: SDL_MouseWheelEvent) -> DisplayEvent? {
    guard !Self.isTouch(event.which) else { return nil }
    let deltaX = -Double(event.preciseX) * Self.pointsPerNotch
    return .scroll(
      ScrollEvent(
        x: points(event.mouseX), y: points(event.mouseY),
        deltaX: deltaX == 0 ? 0 : deltaX, deltaY: Double(event.preciseY) * Self.pointsPerNotch,
        isContinuous: [event.preciseX, event.preciseY].contains { $0 != $0.rounded() },
        modifiers: modifiers, timestamp: timestamp))
  }

  /// SDL gives the position as a fraction of the window, 0 to 1.
  private func touch(_ event: SDL_TouchFingerEvent, _ phase: TouchEvent.Phase) -> DisplayEvent {
    .touch(
      TouchEvent(
        id: Int(event.fingerId), phase: phase,
        x: Double(event.x) * size.width, y: Double(event.y) * size.height,
        timestamp: timestamp))
  }

  private func key(_ event: SDL_KeyboardEvent, _ phase: KeyEvent.Phase) -> DisplayEvent? {
    guard let key = KeyTranslation.key(event.keysym.scancode) else { return nil }
    let modifiers = KeyTranslation.modifiers(event.keysym.mod)
    let plain = KeyTranslation.character(
      event.keysym.sym, isNumLocked: event.keysym.mod & UInt16(KMOD_NUM.rawValue) != 0)
    return .key(
      KeyEvent(
        key: key, phase: phase, isRepeat: phase == .down && event.repeat != 0,
        characters: KeyTranslation.characters(
          plain, modifiers: modifiers,
          shifted: modifiers.contains(.shift) ? shiftedCharacter(event.keysym.sym) : nil),
        charactersIgnoringModifiers: plain, modifiers: modifiers,
        timestamp: timestamp))
  }

  private func points(_ pixels: Int32) -> Double { Double(pixels) / size.scale }
}
