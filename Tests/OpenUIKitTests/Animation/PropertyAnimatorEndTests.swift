import NestTesting
import Testing

@testable import OpenUIKit

/// How animators end: at a position, paused at it, stopped.
@Suite struct PropertyAnimatorEndTests {
  @Test("It may pause at its end without telling, go back, and be stopped there")
  func pausesOnCompletion() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.host.advance(by: 2)
    #expect(animator.state == .active && !animator.isRunning && stage.log.entries == [])
    #expect(animator.fractionComplete == 1 && stage.shownX == 100)

    animator.isReversed = true
    animator.startAnimation()
    #expect(stage.shown(at: [0.25, 1]) == [75, 0])
    #expect(animator.state == .active && stage.log.entries == [])
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(stage.log.entries == ["start"] && stage.x == 0 && stage.host.isIdle)
  }

  @Test(
    "Stopped, the views keep what they show; finished, they get the values of the position",
    arguments: [
      (UIViewAnimatingPosition.start, 0.0), (.end, 100), (.current, 40),
    ])
  func finished(position: UIViewAnimatingPosition, x: CGFloat) throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.host.advance(by: 0.4)

    animator.stopAnimation(false)
    #expect(animator.state == .stopped && !animator.isRunning && stage.x == 40)
    stage.host.advance(by: 3)
    #expect(stage.shownX == 40 && stage.log.entries == [])
    animator.finishAnimation(at: position)

    #expect(animator.state == .inactive && stage.x == x && stage.shownX == x)
    #expect(stage.log.entries == ["\(position)"])
  }

  @Test(
    "Stopped and finished, a property that others have set meanwhile has their value",
    arguments: [
      (UIViewAnimatingPosition.start, 300.0), (.end, 300), (.current, 240),
    ])
  func finishedAfterAnotherChange(position: UIViewAnimatingPosition, x: CGFloat) throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.host.advance(by: 0.4)
    stage.view.frame.origin.x = 300
    #expect(stage.shownX == 240)

    animator.stopAnimation(false)
    #expect(stage.x == 240)
    animator.finishAnimation(at: position)

    #expect(stage.x == x && stage.shownX == x)
  }

  @Test("Stopped without finishing it is inactive, and calls no completions")
  func stopped() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.host.advance(by: 0.4)
    animator.stopAnimation(true)

    #expect(animator.state == .inactive && stage.x == 40 && stage.shownX == 40)
    stage.host.advance(by: 3)
    #expect(stage.log.entries == [] && stage.x == 40 && stage.host.isIdle)
  }

  @Test("Completions come in order, and one may start the animator again")
  func completions() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.addCompletion { _ in
      stage.log.entries.append("second \(animator.state == .inactive)")
      animator.addAnimations { stage.view.frame.origin.x = 0 }
      animator.addCompletion { stage.log.entries.append("again \($0)") }
      animator.startAnimation()
    }
    animator.startAnimation()
    stage.host.advance(by: 1)
    #expect(stage.log.entries == ["end", "second true"])
    stage.host.advance(by: 1)

    #expect(stage.log.entries == ["end", "second true", "again end"] && stage.x == 0)
  }

  @Test("A task that waits for the end gets the position, also that of an animator that is stopped")
  func awaited() async throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    let end = Task.immediate { await animator.addCompletion() }
    animator.startAnimation()
    stage.host.advance(by: 1)
    animator.addAnimations { stage.view.alpha = 0 }
    let stopped = Task.immediate { await animator.addCompletion() }
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    animator.stopAnimation(true)

    #expect(stage.log.entries == ["end"])
    #expect(await end.value == .end)
    #expect(await stopped.value == .current)
  }
}
