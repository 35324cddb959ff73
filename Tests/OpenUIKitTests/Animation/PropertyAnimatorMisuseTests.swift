import NestTesting
import Testing

@testable import OpenUIKit

/// Durations and calls that make no sense.
@Suite struct PropertyAnimatorMisuseTests {
  @Test("Durations that are none, or 0, end in the next frame; very long ones run")
  func durations() throws {
    for duration in [0, -1, Double.nan, .infinity] {
      let stage = try AnimatorStage()
      let animator = stage.animator(duration)
      #expect(animator.duration == 0)
      animator.startAnimation()
      #expect(stage.log.entries == [] && stage.x == 100)
      stage.host.advance(by: 1.0 / 60)
      #expect(stage.log.entries == ["end"] && stage.shownX == 100)
    }
    let stage = try AnimatorStage()
    let animator = stage.animator(1e9)
    animator.startAnimation()
    stage.host.advance(by: 1)
    #expect(animator.isRunning && stage.shownX == 0)
    animator.fractionComplete = 0.5
    #expect(stage.shownX == 50)
    animator.stopAnimation(true)
  }

  @Test("An animator of no duration runs in both directions and pauses")
  func noDuration() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator(0)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.startAnimation()
    stage.host.advance(by: 0.1)

    #expect(stage.log.entries == ["start"] && stage.x == 0)
  }

  @Test("What a state does not allow is reported and left out")
  func misuse() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    let misuses = withMisuseIntercepted {
      animator.finishAnimation(at: .end)
      animator.startAnimation()
      animator.finishAnimation(at: .end)
      animator.isUserInteractionEnabled = false
      animator.isInterruptible = false
      animator.stopAnimation(false)
      animator.stopAnimation(true)
      animator.stopAnimation(false)
      animator.startAnimation()
      animator.startAnimation(afterDelay: 1)
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      animator.isReversed = true
      animator.addAnimations { stage.view.alpha = 0 }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    #expect(
      misuses.map(\.id) == [
        "animator.finished-unless-stopped", "animator.finished-unless-stopped",
        "animator.configured-while-active", "animator.configured-while-active",
        "animator.stop-while-stopped", "animator.stop-while-stopped",
        "animator.start-while-stopped",
        "animator.start-while-stopped", "animator.pause-while-stopped",
        "animator.scrub-while-stopped", "animator.add-while-stopped",
        "animator.continue-while-stopped",
      ])
    #expect(animator.state == .stopped && animator.isUserInteractionEnabled)
    #expect(animator.isInterruptible && !animator.isReversed && stage.view.alpha == 1)
    animator.finishAnimation(at: .start)
    #expect(stage.log.entries == ["start"])
    for misuse in misuses { #expect(!misuse.reason.isEmpty && !misuse.remedy.isEmpty) }
  }

  @Test("What is not interruptible runs to its end, whatever is asked")
  func notInterruptible() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.isInterruptible = false
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    let misuses = withMisuseIntercepted {
      animator.pauseAnimation()
      animator.fractionComplete = 0
      animator.stopAnimation(true)
    }
    stage.host.advance(by: 0.5)

    #expect(misuses.map(\.id) == Array(repeating: "animator.not-interruptible", count: 3))
    #expect(stage.log.entries == ["end"])
  }
}
