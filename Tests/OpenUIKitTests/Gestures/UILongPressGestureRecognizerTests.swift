import NestTesting
import OpenUIKit
import Testing

@Suite struct UILongPressGestureRecognizerTests {
  private let start = point(100, 100)

  @Test(
    "UIKit 10 a finger that stays down for half a second begins, moves as far as it likes, and ends"
  )
  func sequence() throws {
    let stage = try GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press") {
      GestureStage.text($0.location(in: nil))
    }

    for _ in 1...2 {
      stage.host.putDown(0, at: start)
      stage.host.move(0, to: point(106, 108))
      stage.host.advance(by: 0.49)
      #expect(stage.takeLog() == [])
      stage.host.advance(by: 0.02)
      #expect(stage.takeLog() == ["press began 106,108"] && press.numberOfTouches == 1)
      stage.host.move(0, to: point(300, 20))
      stage.host.lift(0, at: point(300, 21))

      #expect(stage.takeLog() == ["press changed 300,20", "press ended 300,21"])
      #expect(press.state == .possible && stage.host.isIdle)
    }
    #expect(stage.view.log == ["began", "moved", "cancelled", "began", "moved", "cancelled"])
  }

  @Test("a finger that is lifted or moved too early is no long press, and the view keeps it")
  func tooEarly() throws {
    let stage = try GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")

    stage.host.putDown(0, at: start)
    stage.host.advance(by: 0.4)
    stage.host.lift(0, at: start)
    stage.host.advance(by: 1)
    stage.host.putDown(0, at: start)
    stage.host.move(0, to: point(111, 100))
    #expect(press.state == .failed)
    stage.host.advance(by: 1)
    stage.host.lift(0, at: point(111, 100))

    #expect(stage.takeLog() == [] && press.state == .possible)
    #expect(stage.view.log == ["began", "ended", "began", "moved", "ended"])
  }

  @Test("duration and movement can be set; without duration it begins with the touch")
  func settings() throws {
    let stage = try GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 2
    press.allowableMovement = 100

    stage.host.putDown(0, at: start)
    stage.host.move(0, to: point(190, 100))
    stage.host.advance(by: 1.9)
    let early = stage.takeLog()
    stage.host.advance(by: 0.2)
    stage.host.lift(0, at: start)
    let late = stage.takeLog()
    press.minimumPressDuration = 0
    stage.host.putDown(0, at: start)
    let immediate = stage.takeLog()
    stage.host.lift(0, at: start)

    #expect(early == [] && late == ["press began", "press ended"])
    #expect(immediate == ["press began"])
  }

  @Test("it takes exactly the fingers that are required, and ends with the first of them")
  func fingers() throws {
    let stage = try GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press") {
      "\($0.numberOfTouches) \(GestureStage.text($0.location(in: nil)))"
    }
    press.numberOfTouchesRequired = 2

    stage.host.putDown(0, at: start)
    stage.host.advance(by: 1)
    stage.host.putDown(1, at: point(200, 100))
    stage.host.advance(by: 0.4)
    let waiting = stage.takeLog()
    stage.host.advance(by: 0.2)
    stage.host.putDown(2, at: point(300, 100))
    stage.host.lift(2, at: point(300, 100))
    stage.host.lift(0, at: start)
    stage.host.lift(1, at: point(200, 100))
    let two = stage.takeLog()
    for finger in 0...2 { stage.host.putDown(finger, at: point(100 + CGFloat(finger) * 50, 50)) }
    stage.host.advance(by: 1)
    for finger in 0...2 { stage.host.lift(finger, at: point(100 + CGFloat(finger) * 50, 50)) }

    #expect(waiting == [])
    #expect(two == ["press began 2 150,100", "press ended 2 150,100"])
    #expect(stage.takeLog() == [])
  }

  @Test("after the taps that are required, the press counts; a slow or far one does not")
  func taps() throws {
    let stage = try GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 1
    func tapAndPress(pause: TimeInterval, at second: CGPoint) -> [String] {
      stage.host.tap(at: start)
      stage.host.advance(by: pause)
      stage.host.press(at: second)
      stage.host.advance(by: 0.6)
      stage.host.release(at: second)
      stage.host.advance(by: 2)
      return stage.takeLog()
    }

    #expect(tapAndPress(pause: 0.2, at: start) == ["press began", "press ended"])
    #expect(tapAndPress(pause: 0.4, at: start) == [])
    #expect(tapAndPress(pause: 0.2, at: point(150, 100)) == [])
    #expect(press.state == .possible && stage.host.isIdle)
  }

  @Test(
    "a tap waits for a long press that is required to fail; a finger that stays is only the press")
  func withTap() throws {
    let stage = try GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    stage.add(UITapGestureRecognizer(), "tap").require(toFail: press)

    stage.host.tap(at: start)
    let short = stage.takeLog()
    stage.host.press(at: start)
    stage.host.advance(by: 0.6)
    stage.host.release(at: start)

    #expect(short == ["tap ended"])
    #expect(stage.takeLog() == ["press began", "press ended"])
  }
}
