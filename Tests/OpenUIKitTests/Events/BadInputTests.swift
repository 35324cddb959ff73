import DisplayServer
import NestTesting
import OpenUIKit
import Testing

/// Events that make no sense, that never end, or that are far too many.
@Suite struct BadInputTests {
  private let nowhere: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]

  /// A second window with a view that fills it and follows taps and pans; what it is sent reaches
  /// them until it is freed.
  private final class SecondWindow {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let recognizers = [UITapGestureRecognizer(), UIPanGestureRecognizer()]
    private(set) var log: [String] = []

    init() {
      for recognizer in recognizers {
        recognizer.addHandler { [weak self, unowned recognizer] _ in
          self?.log.append("\(type(of: recognizer)) \(recognizer.state)")
        }
        view.addGestureRecognizer(recognizer)
      }
      window?.addSubview(view)
      window?.makeKeyAndVisible()
    }

    /// Whether no recognizer has anything left of a touch.
    var isAtRest: Bool {
      recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 }
    }
  }

  @Test("events for a deallocated window are ignored, and nothing keeps it alive")
  func deadWindow() throws {
    let stage = try GestureStage()
    let second = SecondWindow()
    stage.host.commit()
    stage.host.putDown(0, at: point(10, 10))
    stage.host.press(at: point(20, 20))
    stage.host.scroll(by: CGVector(dx: 0, dy: 5), at: point(20, 20))
    stage.host.putDown(.keyboardA)
    weak let link = second.window

    second.view.removeFromSuperview()
    second.window = nil
    stage.host.commit()
    let log = second.view.log
    let isAtRest = second.isAtRest
    stage.host.move(0, to: point(40, 40))
    stage.host.lift(0, at: point(40, 40))
    stage.host.release(at: point(40, 40))
    stage.host.lift(.keyboardA)
    stage.host.advance(by: 0.2)

    #expect(link == nil && isAtRest && second.isAtRest && stage.host.isIdle)
    #expect(log == ["began", "cancelled"] && second.view.log == log)
    stage.host.tap(at: point(20, 20))
    #expect(stage.view.log == ["began", "ended"])
  }

  @Test("a gesture whose window is freed is cancelled, and its recognizer ready for another window")
  func deadWindowOfGesture() throws {
    let stage = try GestureStage()
    let second = SecondWindow()
    stage.host.commit()
    stage.host.putDown(0, at: point(10, 10))
    stage.host.move(0, to: point(60, 10))
    stage.host.move(0, to: point(90, 10))

    second.window = nil
    stage.host.commit()
    let cancelled = second.log
    stage.host.turn { stage.view.addSubview(second.view) }
    stage.host.tapByFinger(at: point(50, 50))

    #expect(
      cancelled == [
        "UIPanGestureRecognizer began", "UIPanGestureRecognizer changed",
        "UIPanGestureRecognizer cancelled",
      ])
    #expect(second.log.last == "UITapGestureRecognizer ended" && second.isAtRest)
  }

  @Test("a view that moves to another window in the middle of a gesture begins anew there")
  func movedView() throws {
    let stage = try GestureStage()
    let second = SecondWindow()
    stage.host.commit()
    stage.host.putDown(0, at: point(10, 10))
    stage.host.move(0, to: point(60, 10))
    stage.host.move(0, to: point(90, 10))

    stage.host.turn { second.view.frame.size = CGSize(width: 200, height: 200) }
    stage.host.turn {
      stage.view.addSubview(second.view)
      second.window?.isUserInteractionEnabled = false
    }
    stage.host.putDown(1, at: point(150, 150))
    stage.host.move(1, to: point(150, 190))
    stage.host.move(0, to: point(120, 10))
    stage.host.lift(0, at: point(120, 10))
    stage.host.move(1, to: point(150, 195))
    stage.host.lift(1, at: point(150, 195))

    #expect(
      second.log.map { $0.split(separator: " ").last } == [
        "began", "changed", "cancelled", "began", "changed", "ended",
      ])
    #expect(second.isAtRest)
  }

  @Test("a finger that never ends is cancelled when another touch has its number; keys likewise")
  func neverEnding() throws {
    let stage = try GestureStage()
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
  func absurdNumbers() throws {
    let stage = try GestureStage()
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
  func burst() throws {
    let stage = try GestureStage()
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
  func keysAndTexts() throws {
    let stage = try GestureStage()
    let surface = stage.host.shownSurface
    for code in [UInt16(0), 0xFF, 0xFFFE, .max] {
      for phase in [KeyEvent.Phase.down, .up, .up] {
        surface?.send(
          .key(KeyEvent(key: Key(rawValue: code), phase: phase, characters: "\u{FFFD}\u{0}")))
      }
    }
    surface?.send(.text(String(decoding: [0xFF, 0xC0, 0x41], as: UTF8.self)))
    surface?.send(.text(String(repeating: "x", count: 1_000_000)))
    surface?.send(.composition(CompositionEvent(text: "", start: .max, length: .min)))

    #expect(stage.host.isIdle)
  }
}
