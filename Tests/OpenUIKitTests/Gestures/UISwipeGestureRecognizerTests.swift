import NestTesting
import OpenUIKit
import Testing

@Suite struct UISwipeGestureRecognizerTests {
  private let start = point(200, 200)

  private func swipe(
    _ stage: GestureStage, _ dx: CGFloat, _ dy: CGFloat, duration: TimeInterval = 0.2
  ) -> [String] {
    stage.host.drag(from: start, to: point(200 + dx, 200 + dy), duration: duration)
    stage.host.advance(by: 1)
    return stage.takeLog()
  }

  @Test("UIKit 10 it is recognized in its direction only, once, while the finger is down")
  func directions() throws {
    let stage = try GestureStage()
    let distances: [(UISwipeGestureRecognizer.Direction, String, CGFloat, CGFloat)] = [
      (.right, "right", 1, 0), (.left, "left", -1, 0), (.up, "up", 0, -1), (.down, "down", 0, 1),
    ]
    for (direction, name, _, _) in distances {
      stage.add(UISwipeGestureRecognizer(), name).direction = direction
    }

    for (_, name, x, y) in distances {
      #expect(swipe(stage, x * 150, y * 150) == ["\(name) ended"])
      #expect(swipe(stage, x * 40, y * 40) == [])
      #expect(swipe(stage, x * 150, y * 150, duration: 3) == [])
    }
    #expect(UISwipeGestureRecognizer().direction == .right)
  }

  @Test("it takes exactly the fingers that are required")
  func fingers() throws {
    let stage = try GestureStage()
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe") {
      "\($0.numberOfTouches) \(GestureStage.text($0.location(in: nil)))"
    }
    swipe.numberOfTouchesRequired = 2
    func move(_ count: Int) -> [String] {
      for finger in 0..<count { stage.host.putDown(finger, at: point(100, CGFloat(finger) * 50)) }
      stage.host.advance(by: 0.1)
      for finger in 0..<count {
        stage.host.move(finger, to: point(200, CGFloat(finger) * 50))
      }
      for finger in 0..<count { stage.host.lift(finger, at: point(200, CGFloat(finger) * 50)) }
      return stage.takeLog()
    }

    #expect(move(1) == [])
    // The middle has come 50 points when one finger has come 100.
    #expect(move(2) == ["swipe ended 2 150,25"])
    #expect(move(3) == [])
    #expect(swipe.state == .possible)
  }

  @Test("a pan that requires it to fail begins only when no swipe can come any more")
  func withPan() throws {
    let stage = try GestureStage()
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    stage.add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)

    let right = self.swipe(stage, 150, 0)
    stage.host.press(at: start)
    stage.host.movePointer(to: point(220, 200))
    stage.host.advance(by: 0.4)
    let early = stage.takeLog()
    stage.host.advance(by: 0.2)
    let late = stage.takeLog()
    stage.host.release(at: point(220, 200))
    let ended = stage.takeLog()
    let down = self.swipe(stage, 0, 150)

    #expect(right == ["swipe ended"])
    #expect(early == [] && late == ["pan began"] && ended == ["pan ended"])
    #expect(down.first == "pan began" && down.last == "pan ended")
  }

  @Test("a swipe that waits for another recognizer is where its finger was lifted")
  func waiting() throws {
    let stage = try GestureStage()
    let other = UIGestureRecognizer()
    stage.view.addGestureRecognizer(other)
    stage.add(UISwipeGestureRecognizer(), "swipe") { GestureStage.text($0.location(in: nil)) }
      .require(toFail: other)

    let before = swipe(stage, 150, 0)
    stage.host.turn { other.state = .failed }

    #expect(before == [] && stage.takeLog() == ["swipe ended 350,200"])
  }
}
