import NestTesting
import OpenUIKit
import Testing

@Suite struct PanScrollingTests {
  private let place = point(100, 100)

  private func pan(_ stage: GestureStage) -> UIPanGestureRecognizer {
    stage.add(UIPanGestureRecognizer(), "pan") {
      "\(GestureStage.text($0.translation(in: nil))) at \(GestureStage.text($0.location(in: nil)))"
    }
  }

  @Test("R17.1 UIKit 10 a pan that allows it follows a wheel at once, until that rests")
  func sequence() throws {
    let stage = try GestureStage()
    let pan = pan(stage)
    pan.allowedScrollTypesMask = .all
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 0

    for _ in 1...2 {
      stage.host.scroll(by: CGVector(dx: 0, dy: -4), at: place)
      #expect(pan.numberOfTouches == 0)
      stage.host.advance(by: 0.1)
      stage.host.scroll(by: CGVector(dx: 8, dy: -40), at: place)
      stage.host.advance(by: 0.14)
      let running = stage.takeLog()
      stage.host.advance(by: 0.02)

      #expect(running == ["pan began 0,-4 at 100,100", "pan changed 8,-44 at 100,100"])
      #expect(stage.takeLog() == ["pan ended 8,-44 at 100,100"])
      #expect(pan.state == .possible && stage.host.isIdle)
    }
    #expect(stage.view.log == [])
  }

  @Test("without that, and for edge pans, a wheel does nothing, and no timer runs")
  func notAllowed() throws {
    let stage = try GestureStage()
    _ = pan(stage)
    let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
    edge.edges = .all
    edge.allowedScrollTypesMask = .all

    stage.host.scroll(by: CGVector(dx: 40, dy: 0), at: point(1, 1))

    #expect(stage.takeLog() == [] && stage.host.isIdle)
  }

  @Test("UIKit 10 a pan follows the devices that it allows: a wheel, a pad, or both")
  func devices() throws {
    let stage = try GestureStage()
    let pan = pan(stage)
    var log: [[String]] = []

    for mask in [UIScrollTypeMask.discrete, .continuous, .all] {
      pan.allowedScrollTypesMask = mask
      for type in [UIScrollType.discrete, .continuous] {
        stage.host.scroll(by: CGVector(dx: 0, dy: 10), at: place, type: type)
        stage.host.advance(by: 1)
        log.append(stage.takeLog().map { String($0.prefix(9)) })
      }
    }

    let gesture = ["pan began", "pan ended"]
    #expect(log == [gesture, [], [], gesture, gesture, gesture])
  }

  @Test("a pad that moves by a whole notch stays one gesture; a wheel and then a pad are two")
  func changeOfDevice() throws {
    let stage = try GestureStage()
    self.pan(stage).allowedScrollTypesMask = .all
    let scroll = { (type: UIScrollType) in
      stage.host.scroll(by: CGVector(dx: 0, dy: 10), at: self.place, type: type)
      stage.host.advance(by: 0.01)
    }

    scroll(.continuous)
    scroll(.discrete)
    stage.host.advance(by: 1)
    let pad = stage.takeLog().map { String($0.prefix(11)) }
    scroll(.discrete)
    scroll(.continuous)
    stage.host.advance(by: 1)

    #expect(pad == ["pan began 0", "pan changed", "pan ended 0"])
    #expect(
      stage.takeLog().map { String($0.prefix(14)) } == [
        "pan began 0,10", "pan ended 0,10", "pan began 0,10", "pan ended 0,10",
      ])
  }

  @Test("of two pans the inner one scrolls alone")
  func nested() throws {
    let stage = try GestureStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(inner)
    stage.add(UIPanGestureRecognizer(), "outer").allowedScrollTypesMask = .discrete
    stage.add(UIPanGestureRecognizer(), "inner", on: inner).allowedScrollTypesMask = .all

    stage.host.scroll(by: CGVector(dx: 40, dy: 0), at: place)
    stage.host.advance(by: 1)
    let inside = stage.takeLog()
    stage.host.scroll(by: CGVector(dx: 40, dy: 0), at: point(300, 300))
    stage.host.advance(by: 1)

    #expect(inside == ["inner began", "inner ended"])
    #expect(stage.takeLog() == ["outer began", "outer ended"])
  }

  @Test("a finger during scrolling, and a wheel during a drag, are left to the others")
  func mixed() throws {
    let stage = try GestureStage()
    let pan = pan(stage)
    pan.allowedScrollTypesMask = .all

    stage.host.scroll(by: CGVector(dx: 40, dy: 0), at: place)
    stage.host.press(at: place)
    stage.host.movePointer(to: point(300, 100))
    stage.host.release(at: point(300, 100))
    stage.host.advance(by: 1)
    let scrolled = stage.takeLog()
    stage.host.press(at: place)
    stage.host.movePointer(to: point(150, 100))
    stage.host.scroll(by: CGVector(dx: 40, dy: 0), at: point(150, 100))
    stage.host.release(at: point(150, 100))

    #expect(scrolled == ["pan began 40,0 at 100,100", "pan ended 40,0 at 100,100"])
    #expect(stage.takeLog() == ["pan began 50,0 at 150,100", "pan ended 50,0 at 150,100"])
  }

  @Test("scrolling is cancelled with the window, and what a wheel says stays finite")
  func broken() throws {
    let stage = try GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .all

    stage.host.scroll(by: CGVector(dx: CGFloat.infinity, dy: 0), at: place)
    let nothing = stage.takeLog()
    stage.host.scroll(by: CGVector(dx: 1e300, dy: -1e300), at: place)
    #expect(pan.translation(in: nil) == point(100_000, -100_000))
    stage.host.window.isHidden = true

    #expect(nothing == [] && stage.takeLog() == ["pan began", "pan cancelled"])
    stage.host.advance(by: 1)
    #expect(stage.takeLog() == [] && stage.host.isIdle)
  }
}
