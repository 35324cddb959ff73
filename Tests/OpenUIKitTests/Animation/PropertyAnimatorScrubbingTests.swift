import NestTesting
import Testing

@testable import OpenUIKit

/// Animators that are paused, scrubbed and continued.
@Suite struct PropertyAnimatorScrubbingTests {
  @Test("Scrubbed linearly it shows every fraction, there and back")
  func scrubbed() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator(1, UICubicTimingParameters(animationCurve: .easeIn))

    for fraction in [0.3, 1, 0, 0.77, 0.5] as [CGFloat] {
      animator.fractionComplete = fraction
      #expect(animator.state == .active && !animator.isRunning)
      #expect(abs(stage.shownX - 100 * fraction) < 0.001 && animator.fractionComplete == fraction)
    }
    stage.host.advance(by: 10)
    #expect(stage.shownX == 50 && stage.log.entries == [])
    animator.startAnimation()
    stage.host.advance(by: 0.25)
    #expect(abs(stage.shownX - (50 + 50 * TimingCurve.easeIn.value(at: 0.5))) < 0.001)
    stage.host.advance(by: 0.25)
    #expect(stage.log.entries == ["end"])
  }

  @Test("Scrubbed along its curve it shows what the curve has at that time")
  func scrubbedAlongCurve() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator(1, UICubicTimingParameters(animationCurve: .easeIn))
    animator.scrubsLinearly = false

    for fraction in [0.3, 1, 0, 0.77, 0.5] as [CGFloat] {
      animator.fractionComplete = fraction
      let expected = 100 * TimingCurve.easeIn.value(at: Double(fraction))
      #expect(abs(stage.shownX - expected) < 0.001)
      #expect(abs(animator.fractionComplete - fraction) < 1e-9)
    }
    animator.startAnimation()
    stage.host.advance(by: 0.25)
    #expect(abs(stage.shownX - 100 * TimingCurve.easeIn.value(at: 0.75)) < 0.001)
  }

  @Test("Paused and continued it runs along its curve as if nothing had been")
  func paused() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator(1, UICubicTimingParameters(animationCurve: .easeInOut))
    animator.startAnimation()
    stage.host.advance(by: 0.3)
    animator.pauseAnimation()
    let shown = stage.shownX
    #expect(abs(animator.fractionComplete - shown / 100) < 1e-4)
    stage.host.advance(by: 5)
    #expect(stage.shownX == shown && animator.state == .active && !animator.isRunning)
    animator.startAnimation()
    stage.host.advance(by: 0.4)

    #expect(abs(stage.shownX - 100 * TimingCurve.easeInEaseOut.value(at: 0.7)) < 0.001)
  }

  @Test("Fractions outside 0…1 are the nearest end; what is no number is left out")
  func oddFractions() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.fractionComplete = .nan
    #expect(animator.state == .inactive)
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1 && stage.shownX == 100)
    animator.fractionComplete = -.infinity
    #expect(animator.fractionComplete == 0 && stage.shownX == 0)
    animator.fractionComplete = 0.5
    animator.fractionComplete = .nan
    #expect(animator.fractionComplete == 0.5)
    animator.stopAnimation(true)
  }

  @Test("Continued with another timing and duration it continues from where it is")
  func continued() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 2)
    stage.host.advance(by: 1)

    #expect(abs(stage.shownX - (50 + 50 * TimingCurve.easeOut.value(at: 0.5))) < 0.001)
    stage.host.advance(by: 1)
    #expect(stage.log.entries == ["end"])
  }
}
