import NestTesting
import OpenUIKit
import Testing

private let names: [(UIControl.Event, String)] = [
  (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
  (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
  (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
  (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
]

/// A shown window with a control that logs everything that happens to it.
private struct Stage {
  let host: TestHost
  let control = UIControl(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  let log = Log()

  init() throws {
    host = try TestHost(size: CGSize(width: 200, height: 200))
    host.window.makeKeyAndVisible()
    host.window.addSubview(control)
    host.commit()
    for (event, name) in names {
      control.addAction(UIAction { [log] _ in log.note(name) }, for: event)
    }
  }
}

struct UIControlTests {
  private let inside = CGPoint(x: 20, y: 20)
  private let outside = CGPoint(x: 100, y: 20)

  @Test("a tap inside presses and releases")
  func tap() throws {
    let stage = try Stage()
    let (host, control, log) = (stage.host, stage.control, stage.log)
    host.press(at: inside)
    let down = [control.isHighlighted, control.isTracking, control.isTouchInside]
    host.release(at: inside)

    #expect(down == [true, true, true])
    #expect(log.lines == ["down", "upInside"])
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
  }

  @Test("a drag out and in again sends every event, and highlights only inside")
  func drag() throws {
    let stage = try Stage()
    let (host, control, log) = (stage.host, stage.control, stage.log)
    var highlights: [Bool] = []
    host.press(at: inside)
    for point in [CGPoint(x: 21, y: 20), outside, CGPoint(x: 101, y: 20), inside] {
      host.movePointer(to: point)
      highlights.append(control.isHighlighted)
    }
    host.release(at: outside)

    #expect(highlights == [true, false, false, true])
    #expect(
      log.lines == [
        "down", "dragInside", "exit", "dragOutside", "dragOutside", "enter", "dragInside",
        "upOutside",
      ])
  }

  @Test("UIKit 10 a finger may move off a little, a pointer may not")
  func slack() throws {
    let stage = try Stage()
    let (host, log) = (stage.host, stage.log)
    host.touch(0, .began, 20, 20)
    host.touch(0, .ended, 90, 20)
    host.advance(by: 1)
    host.press(at: inside)
    host.release(at: CGPoint(x: 31, y: 20))

    #expect(log.lines == ["down", "upInside", "down", "upOutside"])
  }

  @Test("R15.94 UIKit 10 What an override of point(inside:with:) accepts is inside the control")
  func ownShape() throws {
    /// A control that is 10 points larger for touches on each side, without the left half.
    final class ShapedControl: UIControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point) && point.x >= 10
      }

      deinit {}
    }
    let stage = try Stage()
    let control = ShapedControl(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    for (event, name) in names {
      control.addAction(UIAction { [log = stage.log] _ in log.note(name) }, for: event)
    }
    stage.host.turn { stage.host.window.addSubview(control) }

    // Outside the bounds, in the part that does not count, and from one to the other.
    stage.host.tap(at: CGPoint(x: 128, y: 110))
    stage.host.advance(by: 1)
    stage.host.tap(at: CGPoint(x: 104, y: 110))
    stage.host.advance(by: 1)
    stage.host.press(at: CGPoint(x: 115, y: 110))
    stage.host.release(at: CGPoint(x: 104, y: 110))

    #expect(stage.log.lines == ["down", "upInside", "down", "upOutside"])
  }

  @Test("UIKit 10 A hit control refuses the gestures of the scroll view around it while it tracks")
  func refusedGestures() throws {
    final class ControlScrollView: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }

      deinit {}
    }
    final class RefusingControl: UIControl {
      var refuses = true

      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        !isTracking || !refuses
      }

      deinit {}
    }
    let stage = try Stage()
    let scroll = ControlScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.delaysContentTouches = false
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let control = RefusingControl(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
    scroll.addSubview(control)
    stage.host.turn { stage.host.window.addSubview(scroll) }

    for refuses in [true, false] {
      control.refuses = refuses
      stage.host.putDown(1, at: CGPoint(x: 100, y: 120))
      for step in 1...10 {
        stage.host.advance(by: 1.0 / 60)
        stage.host.move(1, to: CGPoint(x: 100, y: 120 - 8 * step))
      }
      #expect((scroll.contentOffset.y > 0) != refuses && control.isTracking == refuses)
      stage.host.lift(1, at: CGPoint(x: 100, y: 40))
      try stage.host.settle()
    }
  }

  @Test("a second tap at once repeats; a disabled control does nothing; a lost touch is cancelled")
  func rest() throws {
    let stage = try Stage()
    let (host, control, log) = (stage.host, stage.control, stage.log)
    host.tap(at: inside)
    host.tap(at: inside)
    control.isEnabled = false
    host.tap(at: inside)
    control.isEnabled = true
    host.advance(by: 1)
    host.touch(0, .began, 20, 20)
    host.touch(0, .cancelled, 20, 20)

    #expect(
      log.lines == [
        "down", "upInside", "down", "repeat", "upInside", "down", "cancel",
      ])
  }

  @Test("actions are performed for their events in order, once per identifier, with the sender")
  func actions() {
    let plain = UIControl()
    var log: [String] = []
    let first = UIAction(title: "First", identifier: .init("a")) { action in
      log.append("first \(action.sender as? UIControl === plain)")
    }
    let second = UIAction { _ in log.append("second") }
    plain.addAction(first, for: [.valueChanged, .touchDown])
    plain.addAction(second, for: .valueChanged)
    plain.addAction(first, for: .touchUpInside)

    plain.sendActions(for: .valueChanged)
    plain.removeAction(first, for: .valueChanged)
    plain.sendActions(for: .valueChanged)
    plain.sendActions(for: [.touchDown])
    second.attributes = .disabled
    plain.sendActions(for: .valueChanged)

    #expect(log == ["first true", "second", "second", "first true"])
    #expect(first.sender == nil)
    #expect(plain.allControlEvents == [.valueChanged, .touchDown, .touchUpInside])
  }

  @Test("the state follows from the three properties")
  func state() {
    let plain = UIControl()
    plain.isEnabled = false
    plain.isSelected = true
    plain.isHighlighted = true

    #expect(plain.state == [.disabled, .selected, .highlighted])
    #expect(UIControl().state == .normal)
    #expect(names.map(\.0.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 4096, 8192])
  }

  @Test("tracking functions decide whether a touch is followed")
  func tracking() throws {
    let host = try Stage().host
    final class Picky: UIControl {
      var log: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("begin")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("continue")
        return touch.location(in: self).x < 30
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
      override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
    }
    let picky = Picky(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    host.window.addSubview(picky)

    host.press(at: CGPoint(x: 10, y: 110))
    host.movePointer(to: CGPoint(x: 20, y: 110))
    host.release(at: CGPoint(x: 20, y: 110))
    host.press(at: CGPoint(x: 10, y: 110))
    host.movePointer(to: CGPoint(x: 40, y: 110))
    host.release(at: CGPoint(x: 40, y: 110))

    #expect(picky.log == ["begin", "continue", "end", "begin", "continue", "cancel"])
  }

  @Test("a touch that is cancelled while a control begins to follow it is followed no further")
  func cancelledWhileBeginning() throws {
    let host = try Stage().host
    final class Hiding: UIControl {
      var log: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("begin")
        window?.isHidden = log.count == 1
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
      override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
    }
    let hiding = Hiding(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    host.window.addSubview(hiding)

    host.press(at: CGPoint(x: 10, y: 110))
    #expect(!hiding.isTracking)
    #expect(!hiding.isHighlighted)
    host.release(at: CGPoint(x: 10, y: 110))
    host.window.isHidden = false
    host.press(at: CGPoint(x: 10, y: 110))
    host.release(at: CGPoint(x: 10, y: 110))

    #expect(hiding.log == ["begin", "cancel", "begin", "end"])
  }
}
