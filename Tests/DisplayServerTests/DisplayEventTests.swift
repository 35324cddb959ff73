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

  @Test("a scripted key types its lower case alone by default")
  func keyDefaults() {
    let event = KeyEvent(key: Key(rawValue: 0x04), phase: .down, characters: "A", modifiers: .shift)
    let digit = KeyEvent(
      key: Key(rawValue: 0x1E), phase: .down, characters: "!", charactersIgnoringModifiers: "1")

    #expect(event.charactersIgnoringModifiers == "a")
    #expect(digit.charactersIgnoringModifiers == "1")
  }

  @Test("modifiers have the bits of UIKeyModifierFlags")
  func modifiers() {
    let all: [KeyModifiers] = [.capsLock, .shift, .control, .alternate, .command]

    #expect(all.map(\.rawValue) == (16...20).map { bit in 1 << bit })
  }
}
