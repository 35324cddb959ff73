import NestTesting
import OpenUIKit
import Testing

private final class TouchLogView: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

private final class Judge: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var together = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
}

/// A shown window with one view that logs its touches.
private struct Stage {
  let host: TestHost
  let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() throws {
    host = try TestHost(size: CGSize(width: 200, height: 200))
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
  }
}

struct UITapGestureRecognizerTests {
  private let middle = CGPoint(x: 50, y: 50)

  @Test("a tap is recognized when the finger is lifted, and cancelled for the view")
  func tap() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var states: [UIGestureRecognizer.State] = []
    var places: [CGPoint] = []
    let tap = UITapGestureRecognizer {
      states.append($0.state)
      places.append($0.location(in: $0.view))
    }
    view.addGestureRecognizer(tap)

    host.press(at: middle)
    let before = states
    host.release(at: CGPoint(x: 51, y: 50))

    #expect(before == [])
    #expect(states == [.ended])
    #expect(places == [CGPoint(x: 51, y: 50)])
    #expect(tap.state == .possible)
    #expect(view.log == ["began", "cancelled"])
  }

  @Test("a recognizer that leaves the touches to the view lets it see the whole tap")
  func notCancelling() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)

    host.tap(at: middle)

    #expect(count == 1)
    #expect(view.log == ["began", "ended"])
  }

  @Test("a drag is no tap")
  func drag() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var count = 0
    view.addGestureRecognizer(UITapGestureRecognizer { _ in count += 1 })

    host.press(at: CGPoint(x: 10, y: 10))
    host.movePointer(to: CGPoint(x: 56, y: 10))
    host.release(at: CGPoint(x: 10, y: 10))

    #expect(count == 0)
    #expect(view.log == ["began", "moved", "ended"])
  }

  @Test("two taps in a row are recognized at the second; the view receives neither end before")
  func doubleTap() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)

    host.tap(at: middle)
    let afterFirst = "\(count) \(view.log)"
    host.advance(by: 0.2)
    host.tap(at: middle)
    let afterSecond = "\(count) \(view.log)"
    host.advance(by: 1)
    host.tap(at: middle)
    host.advance(by: 1)

    #expect(afterFirst == #"0 ["began"]"#)
    #expect(afterSecond == #"1 ["began", "began", "cancelled"]"#)
    #expect(count == 1)
    #expect(Array(view.log.suffix(2)) == ["began", "ended"])
  }

  @Test(
    "UIKit 10 the second tap of a double tap has to lie near the first",
    arguments: [(CGPoint(x: 90, y: 50), 1), (CGPoint(x: 96, y: 50), 0)])
  func distanceBetweenTaps(second: CGPoint, expected: Int) throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)

    host.tap(at: middle)
    host.advance(by: 0.1)
    host.tap(at: second)
    let afterSecond = count
    host.advance(by: 1)
    host.tap(at: second)
    host.tap(at: second)

    #expect((afterSecond, count) == (expected, expected + 1))
  }

  @Test(
    "UIKit 10 a finger that stays down for longer than a tap takes is no tap",
    arguments: [(1.4, ["tap"]), (1.6, ["failed"]), (4, ["failed"])] as [(TimeInterval, [String])])
  func longPress(duration: TimeInterval, expected: [String]) throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var log: [String] = []
    let tap = UITapGestureRecognizer { _ in log.append("tap") }
    view.addGestureRecognizer(tap)

    host.press(at: middle)
    host.advance(by: duration)
    if tap.state == .failed { log.append("failed") }
    host.release(at: middle)
    let afterFirst = log
    host.tap(at: middle)

    #expect(afterFirst == expected)
    #expect(log == expected + ["tap"])
  }

  @Test("a tap of two fingers is in the middle of both, in whatever order they are lifted")
  func middleOfFingers() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var places: [CGPoint] = []
    let tap = UITapGestureRecognizer {
      places += [$0.location(in: nil)]
      places += (0..<$0.numberOfTouches).map { [tap = $0] in tap.location(ofTouch: $0, in: nil) }
    }
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(tap)
    let fingers = [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 30)]

    for last in [1, 0] {
      for id in 0..<2 { host.touch(id, .began, fingers[id].x, fingers[id].y) }
      for id in [1 - last, last] { host.touch(id, .ended, fingers[id].x, fingers[id].y) }
    }

    #expect(places == Array(repeating: [CGPoint(x: 30, y: 20)] + fingers, count: 2).flatMap { $0 })
  }

  @Test("a tap that requires a double tap to fail waits for that")
  func requireToFail() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var log: [String] = []
    let single = UITapGestureRecognizer { _ in log.append("single") }
    let double = UITapGestureRecognizer { _ in log.append("double") }
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)

    host.tap(at: middle)
    let waiting = log
    host.advance(by: 0.36)
    let alone = log
    host.tap(at: middle)
    host.advance(by: 0.1)
    host.tap(at: middle)
    host.advance(by: 1)

    #expect(waiting == [])
    #expect(alone == ["single"])
    #expect(log == ["single", "double"])
  }

  @Test("it takes exactly the fingers that are required")
  func twoFingers() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(tap)

    host.tap(at: middle)
    let afterOne = count
    for id in 0..<2 { host.touch(id, .began, 10 + Double(id) * 20, 10) }
    for id in 0..<2 { host.touch(id, .ended, 10 + Double(id) * 20, 10) }
    let afterTwo = count
    for id in 0..<3 { host.touch(id, .began, 10 + Double(id) * 20, 10) }
    for id in 0..<3 { host.touch(id, .ended, 10 + Double(id) * 20, 10) }

    #expect((afterOne, afterTwo, count) == (0, 1, 1))
  }

  @Test("of two recognizers the one on the deeper view wins, unless a delegate lets both")
  func exclusion() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var log: [String] = []
    let outer = UITapGestureRecognizer { _ in log.append("outer") }
    let inner = UITapGestureRecognizer { _ in log.append("inner") }
    let judge = Judge()
    host.window.addGestureRecognizer(outer)
    view.addGestureRecognizer(inner)

    host.tap(at: middle)
    let exclusive = log
    outer.delegate = judge
    judge.together = true
    host.tap(at: middle)

    #expect(exclusive == ["inner"])
    #expect(log == ["inner", "inner", "outer"])
  }

  @Test("delegate, view and isEnabled may each keep a recognizer from beginning")
  func refusals() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    let judge = Judge()
    tap.delegate = judge
    view.addGestureRecognizer(tap)
    var counts: [Int] = []
    func tapNow() {
      host.tap(at: middle)
      counts.append(count)
    }

    tapNow()
    judge.begins = false
    tapNow()
    judge.begins = true
    judge.receives = false
    tapNow()
    judge.receives = true
    tap.isEnabled = false
    tapNow()
    tap.isEnabled = true
    tapNow()
    view.removeGestureRecognizer(tap)
    tapNow()

    #expect(counts == [1, 1, 1, 1, 2, 2])
    #expect(view.gestureRecognizers == nil)
  }

  @Test("switching a recognizer off in the middle of a tap breaks the tap off")
  func switchedOffMidway() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    view.addGestureRecognizer(tap)

    host.press(at: middle)
    tap.isEnabled = false
    tap.isEnabled = true
    host.release(at: middle)
    host.tap(at: middle)

    #expect(count == 1)
    #expect(view.log == ["began", "ended", "began", "cancelled"])
  }

  @Test("a view learns of touches late if a recognizer delays their beginning")
  func delaysTouchesBegan() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    view.addGestureRecognizer(tap)

    host.press(at: CGPoint(x: 10, y: 10))
    let pressed = view.log
    host.movePointer(to: CGPoint(x: 80, y: 10))

    #expect(pressed == [])
    #expect(view.log == ["began", "moved"])
  }

  @Test("a view learns nothing of a delayed touch that another recognizer takes outside an event")
  func takenWhileDelayed() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    let other = UIGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(other)
    host.press(at: CGPoint(x: 10, y: 10))

    other.state = .began
    host.release(at: CGPoint(x: 10, y: 10))

    #expect(tap.state == .possible && view.log == [])
  }

  @Test("a tap on a button does not reach the recognizer of a view behind it")
  func buttons() throws {
    let stage = try Stage()
    let (host, view) = (stage.host, stage.view)
    var log: [String] = []
    view.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("tap") })
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("button") })
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.addSubview(button)

    host.tap(at: CGPoint(x: 20, y: 20))
    host.tap(at: CGPoint(x: 80, y: 80))
    button.isEnabled = false
    host.tap(at: CGPoint(x: 20, y: 20))

    #expect(log == ["button", "tap", "tap"])
  }

  @Test("UIKit 10 a tap on a control of the program is recognized behind it and cancels its touch")
  func ownControls() throws {
    let stage = try Stage()
    var log: [String] = []
    stage.view.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("tap") })
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    control.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("cancel") }, for: .touchCancel)
    stage.view.addSubview(control)

    stage.host.tap(at: CGPoint(x: 20, y: 20))

    #expect(log == ["cancel", "tap"])
  }

  @Test(
    """
    UIKit 10 a tap recognizer that does not cancel touches acts before any control in front of it
    """, arguments: ["button", "page control", "control"])
  func uncancelled(kind: String) throws {
    let stage = try Stage()
    var log: [String] = []
    let tap = UITapGestureRecognizer { _ in log.append("tap") }
    tap.cancelsTouchesInView = false
    stage.view.addGestureRecognizer(tap)
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let control =
      switch kind {
      case "button": UIButton(frame: frame)
      case "page control": UIPageControl(frame: frame)
      default: UIControl(frame: frame)
      }
    control.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    stage.view.addSubview(control)

    stage.host.tap(at: CGPoint(x: 20, y: 20))

    #expect(log == ["tap", "up"])
  }

  @Test("UIKit 10 a page control wins over a tap of its superview")
  func pageControl() throws {
    let stage = try Stage()
    var log: [String] = []
    stage.view.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("tap") })
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    control.numberOfPages = 3
    control.addAction(UIAction { _ in log.append("page") }, for: .valueChanged)
    stage.view.addSubview(control)

    stage.host.tap(at: CGPoint(x: 90, y: 20))

    #expect(log == ["page"])
  }
}
