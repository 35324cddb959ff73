import DisplayServer
import Testing

@Suite struct DisplayEventTests {
  @Test("events are equal when everything in them is")
  func equality() {
    let event = PointerEvent(x: 1, y: 2, button: .secondary, clickCount: 2, modifiers: [.shift])
    var other = event
    other.timestamp = 1

    #expect(DisplayEvent.pointerDown(event) == .pointerDown(event))
    #expect(DisplayEvent.pointerDown(event) != .pointerUp(event))
    #expect(DisplayEvent.pointerDown(event) != .pointerDown(other))
    #expect(DisplayEvent.text("a") != .text("b"))
    #expect(DisplayEvent.resize != .expose)
  }

  @Test("a scripted key types its lower case alone unless told otherwise")
  func keyDefaults() {
    let event = KeyEvent(key: .a, phase: .down, characters: "A", modifiers: .shift)
    let digit = KeyEvent(
      key: .digit1, phase: .down, characters: "!", charactersIgnoringModifiers: "1")

    #expect(event.charactersIgnoringModifiers == "a")
    #expect(digit.charactersIgnoringModifiers == "1")
  }

  @Test("keys have the usage codes of the keyboard page")
  func keys() {
    let codes: [(Key, UInt16)] = [
      (.a, 0x04), (.z, 0x1D), (.digit1, 0x1E), (.digit0, 0x27), (.returnOrEnter, 0x28),
      (.escape, 0x29), (.space, 0x2C), (.slash, 0x38), (.f1, 0x3A), (.f12, 0x45),
      (.rightArrow, 0x4F), (.leftArrow, 0x50), (.downArrow, 0x51), (.upArrow, 0x52),
      (.keypad1, 0x59), (.keypad0, 0x62), (.leftControl, 0xE0), (.rightCommand, 0xE7),
    ]

    for (key, code) in codes { #expect(key.rawValue == code) }
  }

  @Test("modifiers have the bits of UIKeyModifierFlags")
  func modifiers() {
    let all: [KeyModifiers] = [.capsLock, .shift, .control, .alternate, .command]

    #expect(all.map(\.rawValue) == [1 << 16, 1 << 17, 1 << 18, 1 << 19, 1 << 20])
  }
}
