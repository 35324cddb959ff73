import DisplayServer
import NestTesting
import OpenUIKit
import Testing

/// Events that make no sense, that never end, or that are far too many.
@Suite struct BadInputTests {
  private let stage: GestureStage
  private let nowhere: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]

  init() throws { stage = try GestureStage() }

  private func send(_ event: DisplayEvent) { stage.host.shownSurface?.send(event) }

  @Test("events for a window that is hidden or deallocated are ignored, and nothing keeps it alive")
  func deadWindow() {
    stage.host.commit()
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window?.addSubview(view)
    window?.makeKeyAndVisible()
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    stage.host.putDown(0, at: point(10, 10))
    stage.host.press(at: point(20, 20))
    stage.host.scroll(by: CGVector(dx: 0, dy: 5), at: point(20, 20))
    stage.host.putDown(.keyboardA)
    weak let link = window

    view.removeFromSuperview()
    window = nil
    stage.host.commit()
    stage.host.move(0, to: point(40, 40))
    stage.host.lift(0, at: point(40, 40))
    stage.host.release(at: point(40, 40))
    stage.host.lift(.keyboardA)
    stage.host.advance(by: 2)

    #expect(link == nil)
    stage.host.tap(at: point(20, 20))
    #expect(stage.view.log == ["began", "ended"])
  }

  @Test("a finger that never ends is cancelled when another touch has its number; keys likewise")
  func neverEnding() {
    for _ in 1...1000 {
      stage.host.putDown(0, at: point(50, 50))
      stage.host.putDown(.keyboardA)
    }
    stage.host.lift(0, at: point(50, 50))
    stage.host.lift(.keyboardA)

    #expect(stage.view.log.filter { $0 == "began" }.count == 1000)
    #expect(stage.view.log.filter { $0 == "cancelled" }.count == 999)
    #expect(stage.host.isIdle)
  }

  @Test("places and deltas that are no numbers, or absurd ones, break nothing")
  func absurdNumbers() {
    for kind in [UIPanGestureRecognizer(), UIPinchGestureRecognizer()] {
      stage.add(kind, "any")
    }
    stage.add(UIPanGestureRecognizer(), "scroll").allowedScrollTypesMask = .all
    for x in nowhere {
      for y in nowhere {
        let place = point(x, y)
        stage.host.putDown(0, at: place)
        stage.host.putDown(1, at: point(10, 10))
        stage.host.move(1, to: place)
        stage.host.lift(1, at: place)
        stage.host.lift(0, at: place)
        stage.host.press(at: place)
        stage.host.movePointer(to: place)
        stage.host.release(at: place)
        stage.host.scroll(by: CGVector(dx: x, dy: y), at: point(10, 10))
        stage.host.scroll(by: CGVector(dx: 1, dy: 1), at: place, type: .continuous)
        stage.host.scroll(by: CGVector(dx: x, dy: y), at: point(10, 10), modifiers: .control)
      }
    }
    stage.host.advance(by: 2)

    #expect(stage.host.isIdle)
    stage.host.tap(at: point(100, 100))
    #expect(stage.view.log.suffix(2) == ["began", "ended"])
  }

  @Test("ten thousand events of all kinds in a burst end where they began")
  func burst() {
    stage.add(UITapGestureRecognizer(), "tap")
    stage.add(UIPanGestureRecognizer(), "pan").allowedScrollTypesMask = .all
    for number in 0..<2_000 {
      let place = point(CGFloat(number % 400), CGFloat(number % 300))
      stage.host.putDown(number % 10, at: place)
      stage.host.scroll(by: CGVector(dx: 1, dy: -1), at: place)
      stage.host.movePointer(to: place)
      stage.host.press(.keyboardTab)
      stage.host.lift(number % 10, at: place)
    }
    stage.host.advance(by: 2)

    let log = stage.view.log
    #expect(
      log.filter { $0 == "began" }.count
        == log.filter { $0 == "ended" || $0 == "cancelled" }.count)
    #expect(stage.host.isIdle)
  }

  @Test("keys that no keyboard has, and texts of any bytes, break nothing")
  func keysAndTexts() {
    for code in [UInt16(0), 0xFF, 0xFFFE, .max] {
      for phase in [KeyEvent.Phase.down, .up, .up] {
        send(
          .key(KeyEvent(key: Key(rawValue: code), phase: phase, characters: "\u{FFFD}\u{0}")))
      }
    }
    send(.text(String(decoding: [0xFF, 0xC0, 0x41], as: UTF8.self)))
    send(.text(String(repeating: "x", count: 1_000_000)))
    send(.composition(CompositionEvent(text: "", start: .max, length: .min)))

    #expect(stage.host.isIdle)
  }
}
