import DisplayServer
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
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var together = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
}

/// A shown window with one view that logs its touches, and pans that log what they receive.
private final class Stage {
  let host: TestHost
  let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  var log: [String] = []

  init() throws {
    host = try TestHost(size: CGSize(width: 400, height: 400))
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    view.isMultipleTouchEnabled = true
    host.commit()
  }

  func pan(
    _ name: String = "pan", in reference: UIView? = nil, on view: UIView? = nil
  ) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer { [unowned self] in note($0, name, in: reference) }
    (view ?? self.view).addGestureRecognizer(pan)
    return pan
  }

  func note(_ recognizer: UIGestureRecognizer, _ name: String, in reference: UIView?) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    let displacement = pan.translation(in: reference)
    log.append("\(name) \(pan.state) \(Self.text(displacement.x)),\(Self.text(displacement.y))")
  }

  private static func text(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }

  func move(to points: (CGFloat, CGFloat)...) {
    for (x, y) in points {
      host.advance(by: 1.0 / 60)
      host.movePointer(to: CGPoint(x: x, y: y))
    }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

@Suite struct UIPanGestureRecognizerTests {
  private let start = CGPoint(x: 100, y: 100)

  // MARK: One finger

  @Test(
    "UIKit 10 It begins after 10 points, changes with every move, ends with the finger, and is ready again"
  )
  func sequence() throws {
    let stage = try Stage()
    let pan = stage.pan()

    for _ in 1...2 {
      stage.host.press(at: start)
      stage.move(to: (105, 100), (109, 103))
      #expect(pan.state == .possible && stage.takeLog() == [])
      stage.move(to: (110, 100), (130, 90))
      stage.host.release(at: CGPoint(x: 130, y: 90))

      #expect(
        stage.takeLog() == ["pan began 10,0", "pan changed 30,-10", "pan ended 30,-10"])
      #expect(pan.state == .possible)
      #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    }
  }

  @Test("A finger that stays within 10 points, or is only lifted elsewhere, is no pan")
  func tooShort() throws {
    let stage = try Stage()
    _ = stage.pan()

    stage.host.press(at: start)
    stage.move(to: (109, 100), (100, 100))
    stage.host.release(at: start)
    stage.host.press(at: start)
    stage.host.release(at: CGPoint(x: 300, y: 100))

    #expect(stage.log == [])
    #expect(stage.view.log == ["began", "moved", "moved", "ended", "began", "ended"])
  }

  @Test(
    "The touches are taken from the views when it begins, unless they may keep them",
    arguments: [true, false])
  func touches(cancels: Bool) throws {
    let stage = try Stage()
    stage.pan().cancelsTouchesInView = cancels

    stage.host.press(at: start)
    stage.move(to: (120, 100), (130, 100))
    stage.host.release(at: CGPoint(x: 130, y: 100))

    #expect(
      stage.view.log
        == (cancels ? ["began", "cancelled"] : ["began", "moved", "moved", "ended"]))
  }

  @Test("The place where the finger is lifted is part of the distance")
  func lift() throws {
    let stage = try Stage()
    _ = stage.pan()

    stage.host.press(at: start)
    stage.move(to: (120, 100))
    stage.host.release(at: CGPoint(x: 150, y: 100))

    #expect(stage.log == ["pan began 20,0", "pan ended 50,0"])
  }

  // MARK: Translation and velocity

  @Test("The velocity is that of the last moments, in points per second")
  func velocity() throws {
    let stage = try Stage()
    let pan = stage.pan()
    stage.host.press(at: start)
    for step in 1...12 { stage.move(to: (100 + CGFloat(step) * 5, 100 - CGFloat(step))) }

    let moving = pan.velocity(in: stage.view)
    stage.host.advance(by: 0.2)
    let resting = pan.velocity(in: stage.view)

    #expect(abs(moving.x - 300) < 1e-9 && abs(moving.y + 60) < 1e-9)
    #expect(resting == .zero)
    stage.host.release(at: CGPoint(x: 160, y: 88))
  }

  @Test("A set translation continues from there, and the velocity with it")
  func setTranslation() throws {
    let stage = try Stage()
    let pan = stage.pan()
    stage.host.press(at: start)
    stage.move(to: (120, 100), (140, 100))
    let velocity = pan.velocity(in: nil)

    pan.setTranslation(.zero, in: stage.view)
    let zero = pan.translation(in: stage.view)
    stage.move(to: (145, 103))
    let next = pan.translation(in: stage.view)
    pan.setTranslation(CGPoint(x: 7, y: -2), in: nil)

    #expect(zero == .zero && next == CGPoint(x: 5, y: 3))
    #expect(pan.translation(in: nil) == CGPoint(x: 7, y: -2))
    #expect(velocity == CGPoint(x: 1200, y: 0))
    stage.host.release(at: CGPoint(x: 145, y: 103))
    #expect(stage.log.last == "pan ended 7,-2")
  }

  @Test("Distances and velocities count in the points of the view that is given")
  func transforms() throws {
    let stage = try Stage()
    let pan = stage.pan()
    let scaled = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    scaled.transform = CGAffineTransform(scaleX: 2, y: 4)
    let turned = UIView(frame: CGRect(x: 90, y: 0, width: 50, height: 50))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let flat = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
    for view in [scaled, turned, flat] { stage.view.addSubview(view) }
    stage.host.press(at: start)
    for step in 1...12 { stage.move(to: (100 + CGFloat(step) * 4, 100 + CGFloat(step) * 8)) }

    func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
      abs(a.x - x) < 0.1 && abs(a.y - y) < 0.1
    }
    #expect(isNear(pan.translation(in: scaled), 24, 24))
    #expect(isNear(pan.velocity(in: scaled), 120, 120))
    #expect(isNear(pan.translation(in: turned), 96, -48))
    #expect(isNear(pan.velocity(in: turned), 480, -240))
    #expect(pan.translation(in: flat).x.isFinite)
    pan.setTranslation(CGPoint(x: 1, y: 1), in: scaled)
    #expect(isNear(pan.translation(in: nil), 2, 4))
    pan.setTranslation(CGPoint(x: 5, y: 0), in: turned)
    #expect(isNear(pan.translation(in: nil), 0, 5))
    stage.host.release(at: start)
  }

  @Test("A view that follows the finger does not change the distance")
  func following() throws {
    let stage = try Stage()
    let box = UIView(frame: CGRect(x: 90, y: 90, width: 40, height: 40))
    stage.view.addSubview(box)
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [unowned pan] _ in
      box.center = CGPoint(
        x: 110 + pan.translation(in: box).x, y: 110 + pan.translation(in: box.superview).y)
    }
    box.addGestureRecognizer(pan)

    stage.host.drag(from: start, to: CGPoint(x: 180, y: 140))

    #expect(box.center == CGPoint(x: 190, y: 150))
  }

  // MARK: Several fingers

  @Test("The middle of the fingers counts, and does not jump when they come and go")
  func twoFingers() throws {
    let stage = try Stage()
    let pan = stage.pan()
    let host = stage.host

    host.touch(0, .began, 100, 100)
    host.touch(0, .moved, 120, 100)
    host.touch(1, .began, 300, 300)
    #expect(pan.numberOfTouches == 2 && pan.location(in: nil) == CGPoint(x: 210, y: 200))
    host.touch(1, .moved, 310, 300)
    host.touch(0, .moved, 130, 100)
    host.touch(0, .ended, 130, 100)
    host.touch(1, .moved, 320, 340)
    host.touch(1, .ended, 320, 340)

    #expect(
      stage.log == [
        "pan began 20,0", "pan changed 25,0", "pan changed 30,0", "pan changed 40,40",
        "pan ended 40,40",
      ])
  }

  @Test("With fewer fingers than it takes it neither begins nor changes; it ends with the last one")
  func minimum() throws {
    let stage = try Stage()
    stage.pan().minimumNumberOfTouches = 2
    let host = stage.host

    host.touch(0, .began, 100, 100)
    host.touch(0, .moved, 150, 100)
    host.touch(1, .began, 200, 100)
    host.touch(0, .moved, 160, 100)
    let before = stage.takeLog()
    host.touch(1, .moved, 215, 100)
    host.touch(1, .ended, 215, 100)
    host.touch(0, .moved, 300, 100)
    let between = stage.takeLog()
    host.touch(2, .began, 200, 200)
    host.touch(2, .moved, 200, 220)
    host.touch(2, .ended, 200, 220)
    host.touch(0, .ended, 300, 100)

    #expect(before == [])
    #expect(between == ["pan began 13,0"])
    #expect(stage.log == ["pan changed 13,10", "pan ended 13,10"])
  }

  @Test("One finger too many lets it fail before it has begun")
  func maximumBefore() throws {
    let stage = try Stage()
    stage.pan().maximumNumberOfTouches = 1
    let host = stage.host

    host.touch(0, .began, 100, 100)
    host.touch(1, .began, 200, 100)
    host.touch(0, .moved, 150, 100)
    host.touch(0, .ended, 150, 100)
    host.touch(1, .ended, 200, 100)

    #expect(stage.takeLog() == [])
    host.touch(0, .began, 100, 100)
    host.touch(0, .moved, 150, 100)
    host.touch(0, .ended, 150, 100)
    #expect(stage.log == ["pan began 50,0", "pan ended 50,0"])
  }

  @Test("One finger too many is left to the others once it has begun")
  func maximumAfter() throws {
    let stage = try Stage()
    let pan = stage.pan()
    pan.maximumNumberOfTouches = 1
    let host = stage.host

    host.touch(0, .began, 100, 100)
    host.touch(0, .moved, 150, 100)
    host.touch(1, .began, 200, 100)
    host.touch(1, .moved, 300, 100)
    #expect(pan.numberOfTouches == 1)
    host.touch(0, .ended, 150, 100)
    host.touch(1, .moved, 200, 100)
    host.touch(1, .ended, 200, 100)

    #expect(stage.log == ["pan began 50,0", "pan ended 50,0"])
    #expect(stage.view.log == ["began", "cancelled", "began", "moved", "moved", "ended"])
  }

  // MARK: Interrupted

  @Test(
    "Switched off, taken from its view, or with its view taken from the window, it is cancelled",
    arguments: ["disabled", "detached", "view", "window", "cancelled"])
  func interrupted(how: String) throws {
    let stage = try Stage()
    let pan = stage.pan()
    stage.host.touch(0, .began, 100, 100)
    stage.host.touch(0, .moved, 120, 100)

    switch how {
    case "disabled": pan.isEnabled = false
    case "detached": stage.view.removeGestureRecognizer(pan)
    case "view": stage.view.removeFromSuperview()
    case "window": stage.host.window.isHidden = true
    default: stage.host.touch(0, .cancelled, 120, 100)
    }
    stage.host.touch(0, .moved, 150, 100)
    stage.host.touch(0, .ended, 150, 100)

    #expect(stage.log == ["pan began 20,0", "pan cancelled 20,0"])
    #expect(pan.state == .possible)
    stage.host.window.isHidden = false
    if how == "view" { stage.host.window.addSubview(stage.view) }
    if how == "detached" { stage.view.addGestureRecognizer(pan) }
    pan.isEnabled = true
    stage.log = []
    stage.host.touch(0, .began, 100, 100)
    stage.host.touch(0, .moved, 100, 120)
    stage.host.touch(0, .ended, 100, 120)
    #expect(stage.log == ["pan began 0,20", "pan ended 0,20"])
  }

  @Test(
    "A handler may take the recognizer or its view away in the middle", arguments: [true, false])
  func handlerLeaves(removesView: Bool) throws {
    let stage = try Stage()
    var states: [UIGestureRecognizer.State] = []
    weak var weakPan: UIPanGestureRecognizer?
    do {
      let pan = UIPanGestureRecognizer { [unowned stage] in
        states.append($0.state)
        guard $0.state == .changed else { return }
        if removesView {
          stage.view.removeFromSuperview()
        } else {
          stage.view.removeGestureRecognizer($0)
        }
      }
      stage.view.addGestureRecognizer(pan)
      weakPan = pan
    }

    stage.host.drag(from: start, to: CGPoint(x: 200, y: 100))
    stage.view.gestureRecognizers = nil

    #expect(states == [.began, .changed, .cancelled])
    #expect(weakPan == nil)
  }

  // MARK: Others

  @Test("A pan lets a tap fail, and a finger that does not move is a tap")
  func tap() throws {
    let stage = try Stage()
    _ = stage.pan()
    stage.view.addGestureRecognizer(
      UITapGestureRecognizer { [unowned stage] _ in stage.log.append("tap") })

    stage.host.tap(at: start)
    stage.host.press(at: start)
    stage.move(to: (115, 100))
    stage.host.release(at: CGPoint(x: 115, y: 100))

    #expect(stage.log == ["tap", "pan began 15,0", "pan ended 15,0"])
  }

  @Test(
    "Of two pans the inner one continues alone, unless a delegate lets both",
    arguments: [true, false])
  func together(together: Bool) throws {
    let stage = try Stage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(inner)
    _ = stage.pan("outer")
    let innerPan = stage.pan("inner", on: inner)
    let judge = Judge()
    judge.together = together
    innerPan.delegate = judge

    stage.host.press(at: start)
    stage.move(to: (120, 100))
    stage.host.release(at: CGPoint(x: 120, y: 100))

    let alone = ["inner began 20,0", "inner ended 20,0"]
    #expect(
      stage.log
        == (together
          ? ["inner began 20,0", "outer began 20,0", "inner ended 20,0", "outer ended 20,0"]
          : alone))
  }

  @Test("A delegate decides by translation and velocity whether it begins")
  func shouldBegin() throws {
    let stage = try Stage()
    let judge = Judge()
    let pan = stage.pan()
    pan.delegate = judge
    var seen: [CGPoint] = []
    judge.begins = { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
      seen += [pan.translation(in: pan.view), pan.velocity(in: pan.view)]
      return abs(pan.velocity(in: pan.view).x) > abs(pan.velocity(in: pan.view).y)
    }

    stage.host.press(at: start)
    stage.move(to: (100, 106), (102, 112), (130, 112))
    stage.host.release(at: CGPoint(x: 130, y: 112))
    let vertical = stage.takeLog()
    stage.host.press(at: start)
    stage.move(to: (112, 104))
    stage.host.release(at: CGPoint(x: 112, y: 104))

    #expect(vertical == [])
    #expect(stage.log == ["pan began 12,4", "pan ended 12,4"])
    #expect(seen.count == 4 && seen[0] == CGPoint(x: 2, y: 12))
    #expect(seen[1] == CGPoint(x: 60, y: 360))
  }

  @Test("It waits for another one to fail; lifted before, it has not been a pan")
  func requires() throws {
    let stage = try Stage()
    let pan = stage.pan()
    let other = UIGestureRecognizer()
    stage.view.addGestureRecognizer(other)
    pan.require(toFail: other)

    stage.host.press(at: start)
    stage.move(to: (120, 100), (130, 100))
    let waiting = stage.takeLog()
    other.state = .failed
    stage.move(to: (140, 100))
    stage.host.release(at: CGPoint(x: 140, y: 100))
    let allowed = stage.takeLog()
    stage.host.press(at: start)
    stage.move(to: (120, 100))
    stage.host.release(at: CGPoint(x: 120, y: 100))
    other.state = .failed

    #expect(waiting == [])
    #expect(allowed == ["pan began 30,0", "pan changed 40,0", "pan ended 40,0"])
    #expect(stage.log == [] && pan.state == .possible)
  }
}
