import NestTesting
import Testing

@testable import OpenUIKit

/// Animators that run by the clock.
@Suite struct UIViewPropertyAnimatorTests {
  @Test("It runs its blocks when it starts, shows each value and reports where it ended, once")
  func starts() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    #expect(stage.x == 0 && animator.state == .inactive && !animator.isRunning)

    animator.startAnimation()
    #expect(stage.x == 100 && animator.state == .active && animator.isRunning)
    #expect(stage.shown(at: [0, 0.25, 0.75]) == [0, 25, 75])
    #expect(stage.log.entries == [])
    stage.host.advance(by: 0.25)

    #expect(stage.log.entries == ["end"] && stage.x == 100 && stage.shownX == 100)
    #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
    #expect(stage.host.isIdle && stage.view.layer.animationKeys() == nil)
  }

  @Test("What is seen is the timing's curve, at every time")
  func analytic() throws {
    let timings: [any UITimingCurveProvider] = [
      UICubicTimingParameters(), UICubicTimingParameters(animationCurve: .easeInOut),
      UICubicTimingParameters(animationCurve: .easeIn),
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.3, y: 1.4), controlPoint2: CGPoint(x: 0.6, y: -0.4)),
      UISpringTimingParameters(dampingRatio: 0.3),
      UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: 0)),
      UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 30, initialVelocity: CGVector(dx: 0, dy: -2)),
      UISpringTimingParameters(duration: 0.4, bounce: 0.4), UISpringTimingParameters(),
    ]
    for timing in timings {
      let stage = try AnimatorStage()
      let animator = stage.animator(0.8, timing)
      let duration = timing.timing.duration(given: 0.8)
      let progressCurve = timing.timing.progressCurve(over: duration)
      #expect(animator.duration == duration)
      animator.startAnimation()

      let parts = [0, 0.05, 0.2, 0.4, 0.63, 0.9, 0.99]
      let start = stage.host.now
      for part in parts {
        stage.host.advance(by: start + part * duration - stage.host.now)
        #expect(abs(stage.shownX - 100 * progressCurve.progress(at: part, of: duration)) < 0.002)
        #expect(abs(animator.fractionComplete - part) < 1e-6)
      }
      stage.host.advance(by: duration * 0.011)
      #expect(stage.log.entries == ["end"] && stage.shownX == 100)
    }
  }

  @Test("A delay shows the beginning; the blocks have run, and it counts as running")
  func delayed() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation(afterDelay: 0.5)

    #expect(animator.delay == 0.5 && animator.isRunning && stage.x == 100)
    #expect(stage.shown(at: [0, 0.4, 0.51, 1]) == [0, 0, 1, 50])
    #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
    stage.host.advance(by: 0.5)
    #expect(stage.log.entries == ["end"])
  }

  @Test("After a delay that ends between two frames the movement has begun at its end")
  func delayBetweenFrames() throws {
    let stage = try AnimatorStage()
    stage.animator().startAnimation(afterDelay: 0.51)

    #expect(stage.shown(at: [0.5, 0.6]) == [0, 9])
  }

  @Test("A delay is ended by a start, and put off by a pause")
  func shortenedDelay() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation(afterDelay: 5)
    stage.host.advance(by: 1)
    animator.pauseAnimation()
    stage.host.advance(by: 10)
    #expect(stage.shownX == 0 && !animator.isRunning)
    animator.startAnimation(afterDelay: 5)
    stage.host.advance(by: 1)
    animator.startAnimation()

    #expect(stage.shown(at: [0.5]) == [50])
  }

  @Test("Blocks begin at their part of the time that is left")
  func delayFactors() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    #expect(stage.view.layer.presentation()?.opacity == 1)
    animator.addAnimations({ stage.view.layer.cornerRadius = 8 }, delayFactor: 0.5)
    stage.host.advance(by: 0.25)

    let shown = stage.view.layer.presentation()
    #expect(abs((shown?.opacity ?? 0) - 0.5) < 1e-6 && abs((shown?.cornerRadius ?? 1)) < 1e-6)
    stage.host.advance(by: 0.125)
    #expect(abs((stage.view.layer.presentation()?.cornerRadius ?? 0) - 4) < 1e-6)
    stage.host.advance(by: 0.125)
    #expect(stage.log.entries == ["end"] && stage.view.alpha == 0)
  }

  @Test("Delay factors outside 0…1 are the nearest, and no number is 0")
  func oddDelayFactors() throws {
    for (factor, opacity) in [(-3.0, 0.5), (.nan, 0.5), (7, 1)] as [(CGFloat, Float)] {
      let stage = try AnimatorStage()
      let animator = stage.animator()
      animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: factor)
      animator.startAnimation()
      stage.host.advance(by: 0.5)

      #expect(abs((stage.view.layer.presentation()?.opacity ?? 0) - opacity) < 1e-6)
      stage.host.advance(by: 0.5)
      #expect(stage.log.entries == ["end"] && stage.view.alpha == 0)
    }
  }

  @Test("Without blocks it waits for the first one, not running")
  func empty() throws {
    let stage = try AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { stage.log.entries.append("\($0)") }
    animator.startAnimation()
    stage.host.advance(by: 5)
    #expect(animator.state == .active && !animator.isRunning && stage.log.entries == [])

    animator.addAnimations { stage.view.frame.origin.x = 100 }
    #expect(animator.isRunning && stage.shown(at: [0.5]) == [50])
    stage.host.advance(by: 0.5)
    #expect(stage.log.entries == ["end"])
  }

  @Test("A block that is added in between takes the time that is left")
  func addedLater() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.host.advance(by: 0.6)
    animator.addAnimations { stage.view.alpha = 0 }
    stage.host.advance(by: 0.2)

    #expect(abs((stage.view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(stage.shownX == 80)
  }

  @Test("When it has ended it can be used again; its blocks and completions are released")
  func again() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.host.advance(by: 1)
    animator.addAnimations { stage.view.frame.origin.x = 0 }
    animator.startAnimation()

    #expect(stage.shown(at: [0.25]) == [75])
    stage.host.advance(by: 1)
    #expect(stage.log.entries == ["end"] && stage.x == 0)
  }
}
