import NestTesting
import Testing

@testable import OpenUIKit

/// Animators together with other animations, and in their blocks.
@Suite struct PropertyAnimatorNestingTests {
  @Test("Two animators of one view, a block and a spinner do not disturb each other")
  func others() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    let other = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.layer.cornerRadius = 100
    }
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { stage.view.alpha = 0 }
    animator.startAnimation()
    other.startAnimation()
    stage.host.advance(by: 0.5)
    animator.fractionComplete = 0.1
    stage.host.advance(by: 0.25)

    let shown = stage.view.layer.presentation()
    #expect(stage.shownX == 10 && abs((shown?.cornerRadius ?? 0) - 75) < 1e-6)
    #expect(abs((shown?.opacity ?? 0) - 0.625) < 1e-6)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(stage.x == 0 && stage.view.layer.cornerRadius == 100 && stage.view.alpha == 0)
    stage.host.advance(by: 2)
    #expect(stage.x == 0 && stage.view.layer.cornerRadius == 100)
  }

  @Test("View animations and key frames in its blocks are scrubbed with it")
  func nested() throws {
    let stage = try AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 9) { stage.view.alpha = 0 }
      UIView.animateKeyframes(
        withDuration: 9, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            stage.view.frame.origin.x = 100
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            stage.view.frame.origin.x = 50
          }
        })
    }
    for (fraction, x) in [(0.25, 50), (0.5, 100), (0.75, 75), (0.1, 20)] as [(CGFloat, CGFloat)] {
      animator.fractionComplete = fraction
      #expect(stage.shownX == x)
      #expect(abs((stage.view.layer.presentation()?.opacity ?? 0) - Float(1 - fraction)) < 1e-6)
    }
    animator.stopAnimation(true)
  }

  @Test("A running animator does what a view animation does, with its curve and delay")
  func runningAnimator() throws {
    let stage = try AnimatorStage()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveEaseIn,
      animations: { stage.view.frame.origin.x = 100 },
      completion: { stage.log.entries.append("\($0)") })
    #expect(animator.isRunning && animator.isInterruptible && animator.delay == 0.5)

    let shown = stage.shown(at: [0.25, 1])
    #expect(shown[0] == 0 && abs(shown[1] - 100 * TimingCurve.easeIn.value(at: 0.5)) < 0.001)
    stage.host.advance(by: 0.5)
    #expect(stage.log.entries == ["end"])
  }

  @Test("Inside of an animation it has the duration and curve of that, and is not interruptible")
  func inherited() throws {
    let stage = try AnimatorStage()
    var animators: [UIViewPropertyAnimator] = []
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      for options in [[], .overrideInheritedDuration] as [UIView.AnimationOptions] {
        animators.append(
          .runningPropertyAnimator(
            withDuration: 1, delay: 0, options: options,
            animations: { stage.view.frame.origin.x += 50 }))
      }
    }

    #expect(animators.map(\.duration) == [2, 1])
    #expect(animators.allSatisfy { !$0.isInterruptible })
    #expect(stage.shown(at: [0.5]) == [12.5 + 25])
    stage.host.advance(by: 3)
    #expect(animators.allSatisfy { $0.state == .inactive } && stage.x == 100)
  }

  @Test("One that begins in a block of another runs in the time of that, and back with it")
  func inner() throws {
    let stage = try AnimatorStage()
    let outer = stage.animator()
    outer.addAnimations {
      UIViewPropertyAnimator(duration: 0.5, curve: .linear) { stage.view.alpha = 0 }
        .startLogging(in: stage.log)
    }
    for (fraction, opacity) in [(0.25, 0.5), (0.1, 0.8), (0.4, 0.2)] as [(CGFloat, Float)] {
      outer.fractionComplete = fraction
      #expect(stage.shownX == 100 * fraction)
      #expect(abs((stage.view.layer.presentation()?.opacity ?? -1) - opacity) < 1e-5)
    }
    stage.host.advance(by: 5)
    #expect(stage.log.entries == [])
    outer.isReversed = true
    outer.startAnimation()
    stage.host.advance(by: 0.4)

    #expect(stage.log.entries == ["inner start", "start"])
    // One frame that was requested may be left.
    try stage.host.settle()
    #expect(stage.x == 0 && stage.view.alpha == 1 && stage.host.isIdle)
  }

  @Test("A subclass runs too, and a copy has the settings but neither blocks nor state")
  func copies() throws {
    let stage = try AnimatorStage()
    let animator = Animator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { stage.view.alpha = 0 })
    animator.stopAnimation(true)
    let original = stage.animator(0.7)
    original.pausesOnCompletion = true
    original.scrubsLinearly = false
    original.pauseAnimation()

    let copy = try #require(original.copy() as? UIViewPropertyAnimator)
    #expect(type(of: animator) == Animator.self)
    #expect(copy.state == .inactive && copy.duration == 0.7 && copy.pausesOnCompletion)
    #expect(!copy.scrubsLinearly && copy.blocks.isEmpty && copy.completions.isEmpty)
    original.stopAnimation(true)
  }
}

private final class Animator: UIViewPropertyAnimator {}

extension UIViewPropertyAnimator {
  fileprivate func startLogging(in log: AnimatorStage.Log) {
    addCompletion { log.entries.append("inner \($0)") }
    startAnimation()
  }
}
