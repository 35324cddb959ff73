import NestTesting
import Testing

@testable import OpenUIKit

/// Animators that are reversed.
@Suite struct PropertyAnimatorDirectionTests {
  @Test("Reversed it returns, ends at the start, and the views have what they had")
  func reversed() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.addAnimations {
      stage.view.alpha = 0.5
      stage.view.backgroundColor = .red
      stage.view.transform = CGAffineTransform(rotationAngle: 1)
    }
    animator.startAnimation()
    stage.host.advance(by: 0.6)
    animator.isReversed = true
    #expect(animator.isRunning && abs(animator.fractionComplete - 0.4) < 1e-6)
    stage.host.advance(by: 0.6)

    #expect(stage.log.entries == ["start"] && stage.x == 0 && stage.shownX == 0)
    #expect(stage.view.alpha == 1 && stage.view.backgroundColor == nil)
    #expect(stage.view.transform == .identity && animator.state == .inactive)
    #expect(!animator.isReversed)
  }

  @Test("R15.7 What was added to a view while it grew follows when that is reversed or stopped")
  func reversedSize() throws {
    for stops in [false, true] {
      let stage = try AnimatorStage()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        stage.view.frame.size.width = 50
      }
      animator.startAnimation()
      let added = UIView(frame: stage.view.bounds)
      added.autoresizingMask = .flexibleWidth
      stage.view.addSubview(added)
      let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
      stage.view.addSubview(fixed)
      #expect(added.frame.width == 50)
      stage.host.advance(by: 0.5)
      if stops {
        animator.stopAnimation(true)
        #expect(stage.view.frame.width == 30)
      } else {
        animator.isReversed = true
        stage.host.advance(by: 0.6)
        #expect(stage.view.frame.width == 10)
      }
      #expect(added.frame.width == stage.view.frame.width && fixed.frame.width == 7)
    }
  }

  @Test("R15.98 A view that is removed inside an animation keeps its place when that is taken back")
  func removedInside() throws {
    let stage = try AnimatorStage()
    let (removed, remaining) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
    for view in [removed, remaining] { stage.view.addSubview(view) }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      for view in [removed, remaining] {
        view.frame.size.width = 50
        view.alpha = 0
      }
      removed.removeFromSuperview()
      UIView.performWithoutAnimation { removed.frame.size.width = 7 }
    }
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    animator.isReversed = true
    stage.host.advance(by: 0.6)

    #expect(removed.frame.width == 7 && remaining.frame == stage.view.bounds)
    #expect([removed, remaining].map(\.alpha) == [1, 1])
  }

  @Test(
    "R15.98 A view that is removed while it moves, and placed where it was going, stays there",
    arguments: [true, false])
  func placedOutside(isPlaced: Bool) throws {
    let stage = try AnimatorStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame.size.width = 50
    }
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    view.removeFromSuperview()
    if isPlaced { view.frame.size.width = 50 }
    animator.isReversed = true
    stage.host.advance(by: 0.6)

    #expect(view.frame.width == (isPlaced ? 50 : 10))
  }

  @Test("R15.7 What was added to a view that became smaller meanwhile has its size at the end")
  func stoppedBelowNothing() throws {
    let stage = try AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.frame.size.width = 500
    }
    animator.startAnimation()
    UIView.performWithoutAnimation { stage.view.frame.size.width = 50 }
    let added = UIView(frame: stage.view.bounds)
    added.autoresizingMask = .flexibleWidth
    stage.view.addSubview(added)
    stage.host.advance(by: 0.25)
    animator.stopAnimation(false)
    #expect([stage.view, added].map(\.bounds.size.width) == [0, 0])
    animator.finishAnimation(at: .current)
    stage.view.frame.size.width = 50

    #expect([stage.view, added].map(\.frame) == [stage.view.frame, stage.view.bounds])
  }

  @Test(
    "R15.7 A view that grew itself, and was moved into one that follows, has its own size at the end"
  )
  func movedInsideSize() throws {
    let stage = try AnimatorStage()
    let grown = UIView(frame: stage.view.bounds)
    grown.autoresizingMask = .flexibleWidth
    stage.view.addSubview(grown)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.frame.size.width = 50
    }
    animator.startAnimation()
    let (outer, inner) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
    for view in [outer, inner] { view.autoresizingMask = .flexibleWidth }
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(grown)
    stage.host.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect([stage.view, outer, inner, grown].map(\.frame.width) == [30, 30, 30, 30])
    animator.finishAnimation(at: .end)

    #expect([stage.view, outer, inner, grown].map(\.frame.width) == [50, 50, 50, 50])
  }

  @Test(
    "Reversed while it is scrubbed the fraction counts in the opposite direction, and nothing moves"
  )
  func reversedPaused() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.fractionComplete = 0.3
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.7) < 1e-9 && stage.shownX == 30)
    animator.fractionComplete = 0.9
    #expect(stage.shownX == 10)
    animator.startAnimation()
    #expect(stage.shown(at: [0.05]) == [5])
    stage.host.advance(by: 0.05)
    #expect(stage.log.entries == ["start"])
  }

  @Test("Reversed before it begins it runs from the end to the beginning")
  func reversedBefore() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.isReversed = true
    animator.startAnimation()

    #expect(stage.shown(at: [0, 0.25]) == [100, 75])
    stage.host.advance(by: 0.75)
    #expect(stage.log.entries == ["start"] && stage.x == 0)
  }

  @Test("Paused, scrubbed or stopped by its own block, it does not move")
  func controlledInBlock() throws {
    let controls: [(UIViewPropertyAnimator) -> Void] = [
      { $0.pauseAnimation() }, { $0.fractionComplete = 0 }, { $0.stopAnimation(false) },
    ]
    for control in controls {
      let stage = try AnimatorStage()
      let animator = stage.animator()
      animator.addAnimations { [unowned animator] in control(animator) }
      animator.startAnimation()
      #expect(!animator.isRunning)
      stage.host.advance(by: 0.5)

      #expect(stage.shownX == 0 && stage.log.entries == [])
      if animator.state != .stopped { animator.stopAnimation(false) }
      animator.finishAnimation(at: .end)
      #expect(stage.log.entries == ["end"] && stage.x == 100)
    }
  }

  @Test("Reversed during its delay it waits, returns to the start then, and calls its completion")
  func reversedInDelay() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.fractionComplete = 0.4
    animator.startAnimation(afterDelay: 0.5)
    stage.host.advance(by: 0.2)
    animator.isReversed = true

    #expect(animator.isRunning && stage.shownX == 40)
    #expect(stage.shown(at: [0.25, 0.4]) == [40, 30])
    stage.host.advance(by: 1)
    #expect(stage.log.entries == ["start"] && stage.x == 0)
  }

  @Test("Reversed in the turn of its start it ends where it began, in the next frame")
  func reversedAtOnce() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    animator.isReversed = true
    #expect(stage.log.entries == [])
    stage.host.advance(by: 1.0 / 60)

    #expect(stage.log.entries == ["start"] && stage.x == 0)
  }

  @Test("A hundred reversals before the end leave one end, sent once")
  func hundredReversals() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    for _ in 0..<100 {
      animator.isReversed.toggle()
      stage.host.advance(by: 0.001)
    }
    #expect(abs(stage.shownX - 50) < 0.2)
    stage.host.advance(by: 0.6)

    #expect(stage.log.entries == ["end"] && stage.x == 100)
  }
}
