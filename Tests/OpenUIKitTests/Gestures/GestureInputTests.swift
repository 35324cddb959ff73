import NestTesting
import OpenUIKit
import Testing

/// Which touches recognizers get, and what they report of buttons and keys.
@Suite struct GestureInputTests {
  private let start = point(100, 100)

  @Test("by default all types of touches are allowed, and no presses")
  func defaults() {
    let recognizer = UIGestureRecognizer()

    #expect(recognizer.allowedTouchTypes.map(\.intValue) == [0, 1, 2, 3])
    #expect(recognizer.allowedPressTypes == [])
    #expect(recognizer.requiresExclusiveTouchType)
    #expect(recognizer.buttonMask.isEmpty && recognizer.modifierFlags.isEmpty)
    #expect(UITouch.TouchType.stylus == .pencil)
    #expect(UIEvent.ButtonMask.button(1) == .primary && UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
    #expect(UIEvent.ButtonMask.button(0).isEmpty && UIEvent.ButtonMask.button(64).isEmpty)
  }

  @Test("UIKit 10 a recognizer gets the types of touches that it allows")
  func types() throws {
    let stage = try GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    var log: [[String]] = []

    for types in [[UITouch.TouchType.direct], [.indirectPointer], []] {
      tap.allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
      stage.host.putDown(0, at: start)
      stage.host.lift(0, at: start)
      log.append(stage.takeLog())
      stage.host.tap(at: start)
      log.append(stage.takeLog())
    }

    #expect(log == [["tap ended"], [], [], ["tap ended"], [], []])
  }

  @Test("a recognizer that allows no touches still follows a wheel, but no hovering pointer")
  func noTypes() throws {
    let stage = try GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .all
    let hover = stage.add(UIHoverGestureRecognizer(), "hover")
    pan.allowedTouchTypes = []
    hover.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]

    stage.host.movePointer(to: start)
    stage.host.drag(from: start, to: point(200, 100))
    stage.host.scroll(by: CGVector(dx: 4, dy: 0), at: start)
    stage.host.advance(by: 1)

    #expect(stage.takeLog() == ["pan began", "pan ended"])
  }

  @Test("a finger and the pointer are one gesture only if types may mix", arguments: [true, false])
  func exclusiveType(exclusive: Bool) throws {
    let stage = try GestureStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    pinch.requiresExclusiveTouchType = exclusive

    stage.host.putDown(0, at: start)
    stage.host.press(at: point(200, 100))
    stage.host.movePointer(to: point(300, 100))
    stage.host.release(at: point(300, 100))
    stage.host.lift(0, at: start)

    #expect(stage.takeLog() == (exclusive ? [] : ["pinch began", "pinch ended"]))
  }

  @Test("UIKit 10 a tap requires a button; views and other recognizers follow the primary one")
  func buttons() throws {
    let stage = try GestureStage()
    let text: (UIGestureRecognizer) -> String = { "\($0.buttonMask.rawValue)" }
    stage.add(UITapGestureRecognizer(), "primary", text: text)
    stage.add(UITapGestureRecognizer(), "secondary", text: text).buttonMaskRequired = .secondary
    stage.add(UITapGestureRecognizer(), "middle", text: text).buttonMaskRequired = .button(3)
    stage.add(UIPanGestureRecognizer(), "pan", text: text)
    var log: [[String]] = []

    for button in [UIEvent.ButtonMask.primary, .secondary, .button(3)] {
      stage.host.press(at: start, button: button)
      stage.host.release(at: start, button: button)
      log.append(stage.takeLog())
      stage.host.press(at: start, button: button)
      stage.host.movePointer(to: point(200, 100))
      stage.host.release(at: point(200, 100), button: button)
      log.append(stage.takeLog())
    }

    #expect(
      log == [
        ["primary ended 1"], ["pan began 1", "pan ended 1"], ["secondary ended 2"], [],
        ["middle ended 4"], [],
      ])
    #expect(stage.view.log == ["began", "cancelled", "began", "cancelled"])
    stage.host.putDown(0, at: start)
    stage.host.lift(0, at: start)
    #expect(stage.takeLog() == ["primary ended 0"])
  }

  @Test("another button during a touch changes the mask; the primary one takes the touch over")
  func severalButtons() throws {
    let stage = try GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")

    stage.host.press(at: start)
    stage.host.press(at: start, button: .secondary)
    stage.host.movePointer(to: point(150, 100))
    let both = pan.buttonMask
    stage.host.release(at: point(150, 100), button: .secondary)
    stage.host.movePointer(to: point(160, 100))
    let one = pan.buttonMask
    stage.host.release(at: point(160, 100))
    let first = stage.takeLog()
    stage.host.press(at: start, button: .secondary)
    stage.host.press(at: start)
    stage.host.release(at: start, button: .secondary)
    stage.host.movePointer(to: point(150, 100))
    stage.host.release(at: point(150, 100))

    #expect(both == [.primary, .secondary] && one == .primary && pan.buttonMask.isEmpty)
    #expect(first == ["pan began", "pan changed", "pan ended"])
    #expect(stage.takeLog() == ["pan began", "pan ended"])
  }

  @Test("the modifier keys of the last event are known while the gesture lasts")
  func modifiers() throws {
    let stage = try GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan") { "\($0.modifierFlags.rawValue >> 17)" }

    stage.host.press(at: start, modifiers: .shift)
    stage.host.movePointer(to: point(150, 100), modifiers: .shift)
    stage.host.movePointer(to: point(160, 100), modifiers: [.shift, .alternate])
    stage.host.release(at: point(160, 100))

    #expect(stage.takeLog() == ["pan began 1", "pan changed 5", "pan ended 0"])
    #expect(pan.modifierFlags.isEmpty)
  }

  @Test("a touch at a place that is no number neither begins nor moves, but ends")
  func noNumbers() throws {
    let stage = try GestureStage()
    stage.add(UIPanGestureRecognizer(), "pan") { GestureStage.text($0.translation(in: nil)) }
    let nowhere = point(.nan, .infinity)

    stage.host.putDown(0, at: nowhere)
    stage.host.lift(0, at: nowhere)
    stage.host.putDown(0, at: start)
    stage.host.move(0, to: point(150, 100))
    stage.host.move(0, to: nowhere)
    stage.host.lift(0, at: nowhere)
    stage.host.movePointer(to: nowhere)

    #expect(stage.takeLog() == ["pan began 50,0", "pan ended 50,0"])
    #expect(stage.view.log == ["began", "cancelled"])
  }

  @Test("ten thousand events in a burst are one gesture, and leave nothing behind")
  func burst() throws {
    let stage = try GestureStage()
    stage.add(UIPinchGestureRecognizer(), "pinch")
    stage.add(UIPanGestureRecognizer(), "pan")

    stage.host.putDown(0, at: start)
    for step in 1...10_000 { stage.host.move(0, to: point(100 + CGFloat(step % 200), 100)) }
    stage.host.cancel(0, at: start)

    let log = stage.takeLog()
    #expect(log.first == "pan began" && log.last == "pan cancelled")
    #expect(stage.host.isIdle)
  }
}
