import NestTesting
import OpenUIKit
import Testing

@Suite struct UIRotationGestureRecognizerTests {
  private let center = point(200, 200)

  private func rotation(_ stage: GestureStage) -> UIRotationGestureRecognizer {
    stage.add(UIRotationGestureRecognizer(), "rotation") {
      "\(Int(($0.rotation * 180 / .pi).rounded()))"
    }
  }

  @Test("R17.1 UIKit 10 two fingers rotate by the angle between them, more than once around")
  func sequence() throws {
    let stage = try GestureStage()
    let rotation = rotation(stage)

    for angle in [500, -90] as [CGFloat] {
      stage.host.pinch(
        around: center, from: 200, to: 200, rotatingBy: angle * .pi / 180, duration: 0.5)
      let log = stage.takeLog()

      #expect(log.first?.hasPrefix("rotation began") == true)
      #expect(log.dropFirst().dropLast().allSatisfy { $0.hasPrefix("rotation changed") })
      #expect(log.last == "rotation ended \(Int(angle))")
      #expect(rotation.state == .possible && rotation.rotation == 0 && rotation.velocity == 0)
    }
  }

  @Test("it begins when each finger has moved 10 points around the middle")
  func slop() throws {
    let stage = try GestureStage()
    _ = rotation(stage)
    let host = stage.host

    host.putDown(0, at: center)
    host.putDown(1, at: point(300, 200))
    host.move(1, to: point(300, 219))
    let before = stage.takeLog()
    host.move(1, to: point(300, 222))
    let after = stage.takeLog()
    host.lift(0, at: center)
    host.lift(1, at: point(300, 222))
    let ended = stage.takeLog()
    host.pinch(around: center, from: 50, to: 300)

    #expect(before == [] && after == ["rotation began 12"] && ended == ["rotation ended 12"])
    #expect(stage.takeLog() == [])
  }

  @Test("a set rotation is what later movement is added to; the velocity is in radians per second")
  func setRotation() throws {
    let stage = try GestureStage()
    let rotation = rotation(stage)
    var velocity: CGFloat = 0
    rotation.addHandler { [unowned rotation] _ in
      if rotation.state == .began { rotation.rotation = 0 }
      velocity = rotation.velocity
    }

    stage.host.pinch(around: center, from: 200, to: 200, rotatingBy: .pi / 2, duration: 0.5)

    let began = stage.takeLog().first.flatMap { Int($0.split(separator: " ")[2]) } ?? 0
    #expect(began > 5 && began < 15)
    #expect(abs(velocity - .pi) < 0.2)
  }

  @Test("R17.1 the pointer with the control key rotates around the middle of the view")
  func controlDrag() throws {
    let stage = try GestureStage()
    _ = rotation(stage)
    let host = stage.host

    host.press(at: point(300, 200), modifiers: .control)
    host.movePointer(to: point(270, 270))
    host.movePointer(to: point(200, 300))
    host.release(at: point(200, 300))

    #expect(
      stage.takeLog() == ["rotation began 45", "rotation changed 90", "rotation ended 90"])
  }

  @Test("R17.1 a wheel with the control key that moves sideways rotates, until it rests")
  func controlWheel() throws {
    let stage = try GestureStage()
    _ = rotation(stage)

    stage.host.scroll(
      by: CGVector(dx: 50 * .pi, dy: 0), at: center, modifiers: .control)
    stage.host.scroll(
      by: CGVector(dx: -100 * .pi, dy: 0), at: center, modifiers: .control)
    stage.host.advance(by: 0.2)

    #expect(
      stage.takeLog() == ["rotation began 45", "rotation changed -45", "rotation ended -45"])
  }

  @Test(
    "with a pinch only one of both continues, unless a delegate lets both",
    arguments: [false, true])
  func withPinch(together: Bool) throws {
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let stage = try GestureStage()
    let judge = Judge()
    let rotation = rotation(stage)
    stage.add(UIPinchGestureRecognizer(), "pinch")
    if together { rotation.delegate = judge }

    stage.host.pinch(around: center, from: 100, to: 300, rotatingBy: 1)

    let ended = stage.takeLog().filter { $0.contains("ended") }
    #expect(ended == (together ? ["rotation ended 57", "pinch ended"] : ["pinch ended"]))
  }
}
