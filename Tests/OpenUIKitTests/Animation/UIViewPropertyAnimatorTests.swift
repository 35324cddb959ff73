import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct UIViewPropertyAnimatorTests {
  // MARK: By the clock

  @Test("It runs its blocks when it starts, shows the way and tells where it ended, once")
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
      let pace = timing.timing.pace(over: duration)
      #expect(animator.duration == duration)
      animator.startAnimation()

      let parts = [0, 0.05, 0.2, 0.4, 0.63, 0.9, 0.99]
      let start = stage.host.now
      for part in parts {
        stage.host.advance(by: start + part * duration - stage.host.now)
        #expect(abs(stage.shownX - 100 * pace.progress(at: part, of: duration)) < 0.002)
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

  @Test("After a delay that ends between two frames the way has begun at its end")
  func delayBetweenFrames() throws {
    let stage = try AnimatorStage()
    stage.animator().startAnimation(afterDelay: 0.51)

    #expect(stage.shown(at: [0.5, 0.6]) == [0, 9])
  }

  @Test("A delay is ended by a start, and put off by a pause")
  func delayCutShort() throws {
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

  @Test("A block that is added on the way takes the time that is left")
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

  @Test("When it has ended it can be used again; its blocks and completions are gone")
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

  // MARK: By hand

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

  @Test("Paused and continued it goes along its curve as if nothing had been")
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

  @Test("Continued with another timing and duration it goes on from where it is")
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

  // MARK: Directions

  @Test("Reversed it goes back, ends at the start, and the views have what they had")
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

  @Test("Reversed while it is scrubbed the fraction counts the other way, and nothing moves")
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

  @Test("Reversed before it begins it goes from the end to the beginning")
  func reversedBefore() throws {
    let stage = try AnimatorStage()
    let animator = stage.animator()
    animator.isReversed = true
    animator.startAnimation()

    #expect(stage.shown(at: [0, 0.25]) == [100, 75])
    stage.host.advance(by: 0.75)
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

  @Test("A hundred reversals on the way leave one end, told once")
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

  // MARK: Ends

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

  // MARK: Bad input

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

  @Test("An animator of no duration goes both ways and pauses")
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

  // MARK: Life

  @Test("A running animator lives by itself, until its end")
  func livesWhileRunning() throws {
    let stage = try AnimatorStage()
    weak var animator: UIViewPropertyAnimator?
    do {
      let running = stage.animator()
      running.startAnimation()
      animator = running
    }
    stage.host.advance(by: 0.5)
    #expect(animator?.isRunning == true && stage.shownX == 50)
    stage.host.advance(by: 0.5)

    #expect(stage.log.entries == ["end"] && animator == nil)
  }

  @Test(
    "One that is let go while it is paused or stopped is reported; the views keep what they show")
  func released() throws {
    for isStopped in [false, true] {
      let stage = try AnimatorStage()
      var animator: UIViewPropertyAnimator? = stage.animator()
      animator?.startAnimation()
      stage.host.advance(by: 0.4)
      let misuses = withMisuseIntercepted {
        if isStopped { animator?.stopAnimation(false) } else { animator?.pauseAnimation() }
        animator = nil
      }

      #expect(misuses.map(\.id) == ["animator.released"])
      #expect(stage.x == 40 && stage.shownX == 40 && stage.log.entries == [])
      stage.host.advance(by: 5)
      #expect(stage.host.isIdle)
    }
  }

  @Test("Animators that have not begun, or have ended, go without a word")
  func releasedIdle() throws {
    let stage = try AnimatorStage()
    let misuses = withMisuseIntercepted {
      _ = stage.animator()
      let ended = stage.animator()
      ended.startAnimation()
      stage.host.advance(by: 1)
    }

    #expect(misuses.isEmpty)
  }

  @Test("A view that leaves the window, or is let go, does not keep it from ending")
  func viewsGone() throws {
    let stage = try AnimatorStage()
    weak var gone: UIView?
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    if let view { stage.host.window.addSubview(view) }
    stage.host.commit()
    let animator = stage.animator()
    animator.addAnimations { [weak view] in view?.alpha = 0 }
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    view?.removeFromSuperview()
    gone = view
    view = nil
    stage.view.removeFromSuperview()
    stage.host.advance(by: 0.5)

    #expect(stage.log.entries == ["end"] && animator.state == .inactive)
    stage.host.commit()
    #expect(gone == nil)
  }

  // MARK: With others

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

  @Test("One that begins in a block of another goes in the time of that, and back with it")
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
    // One frame that was asked for may be left.
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

  // MARK: Touches

  @Test("Views take touches where they are seen; or where the model has them; or not at all")
  func touches() throws {
    for (isEnabled, isManual, hits) in [
      (true, false, [true, false]), (true, true, [false, true]), (false, false, [false, false]),
    ] {
      let stage = try AnimatorStage()
      let animator = stage.animator()
      animator.isUserInteractionEnabled = isEnabled
      animator.isManualHitTestingEnabled = isManual
      animator.startAnimation()
      stage.host.advance(by: 0.5)

      let points = [CGPoint(x: 55, y: 5), CGPoint(x: 105, y: 5)]
      #expect(points.map { stage.host.window.hitTest($0, with: nil) === stage.view } == hits)
      stage.host.advance(by: 0.5)
      #expect(stage.host.window.hitTest(points[1], with: nil) === stage.view)
    }
  }
}

private final class Animator: UIViewPropertyAnimator {}

extension UIViewPropertyAnimator {
  fileprivate func startLogging(in log: AnimatorStage.Log) {
    addCompletion { log.entries.append("inner \($0)") }
    startAnimation()
  }
}
