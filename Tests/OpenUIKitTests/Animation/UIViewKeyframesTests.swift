import NestTesting
import Testing

@testable import OpenUIKit

extension AnimatedViewStage {
  fileprivate func place(_ x: CGFloat) { view.frame.origin.x = x }

  /// Shown places at the given times from now, in seconds, rounded to thousandths.
  fileprivate func shown(at times: [Double]) -> [CGFloat] { shown(at: times) { shownX } }
}

// Bits of `UIView.AnimationOptions` are understood.
private let linear = UIView.KeyframeAnimationOptions(
  rawValue: UIView.AnimationOptions.curveLinear.rawValue)

@Suite struct UIViewKeyframesTests {
  @Test("Frames run one after the other; the model has the last values at once")
  func frames() throws {
    let stage = try AnimatedViewStage()
    var finished: [Bool] = []

    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.place(100) }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.place(50) }
      }, completion: { finished.append($0) })
    let model = stage.view.frame.minX
    let shown = stage.shown(at: [0, 0.25, 0.5, 0.75])
    let before = finished
    stage.host.advance(by: 0.25)

    #expect(model == 50)
    #expect(shown == [0, 50, 100, 75])
    #expect(before == [])
    #expect(finished == [true])
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(stage.host.isIdle)
  }

  @Test(
    "The curve is the default one over the whole animation, or that of the bits of other options")
  func curve() throws {
    let curves: [(UIView.KeyframeAnimationOptions, TimingCurve)] = [
      ([], .easeInEaseOut), (linear, .linear),
      (UIView.KeyframeAnimationOptions(rawValue: 1 << 16), .easeIn),
    ]
    for (options, curve) in curves {
      let test = try AnimatedViewStage()
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { test.place(100) }
      }

      let expected = [0.1, 0.25, 0.4].map { min(curve.value(at: $0) * 200, 100) }
      for (shown, expected) in zip(test.shown(at: [0.1, 0.25, 0.4]), expected) {
        #expect(abs(shown - expected) < 0.001)
      }
    }
  }

  @Test("What is changed outside of frames takes the whole duration")
  func outsideOfFrames() throws {
    let stage = try AnimatedViewStage()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      stage.view.alpha = 0
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.place(100) }
    }
    stage.host.advance(by: 0.5)

    #expect(stage.view.layer.presentation()?.opacity == 0.5)
    #expect(stage.shownX == 0)
    stage.host.advance(by: 0.25)
    #expect(stage.shownX == 50)
  }

  @Test(
    "Each mode shows what a track of its kind shows",
    arguments: [
      (.calculationModeLinear, .linear), (.calculationModeDiscrete, .discrete),
      (.calculationModeCubic, .cubic), (.calculationModePaced, .paced),
      (.calculationModeCubicPaced, .cubicPaced),
    ] as [(UIView.KeyframeAnimationOptions, KeyframeTrack.Mode)])
  func modes(options: UIView.KeyframeAnimationOptions, mode: KeyframeTrack.Mode) throws {
    let stage = try AnimatedViewStage()
    let frames = [(0.0, 0.2, 80.0), (0.2, 0.3, 20), (0.6, 0.4, 100)]
    var timeline = KeyframeTimeline(start: .number(0))
    for (start, duration, x) in frames {
      timeline.add(.number(x), in: KeyframeWindow(start: start, duration: duration))
    }
    let points = timeline.points(for: mode)
    let track = KeyframeTrack(values: points.values, times: points.times, curves: [], mode: mode)

    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options.union(linear)) {
      for (start, duration, x) in frames {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
          stage.place(x)
        }
      }
    }

    let times = (1..<20).map { Double($0) / 20 + 0.001 }
    for (time, shown) in zip(times, stage.shown(at: times)) {
      #expect(abs(shown - (track.value(at: time)?.vector?.x ?? .nan)) < 0.001)
    }
  }

  @Test("Transforms and colours go through their values, and replace what runs")
  func notAdded() throws {
    let stage = try AnimatedViewStage()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        stage.view.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        stage.view.transform = CGAffineTransform(rotationAngle: 1)
        stage.view.backgroundColor = .red
      }
    }
    stage.host.advance(by: 0.25)

    let shown = stage.view.layer.presentation()?.affineTransform() ?? .identity
    #expect(abs(shown.a - 2) < 1e-9 && abs(shown.b) < 1e-9)
    #expect(stage.view.layer.animationKeys()?.sorted() == ["backgroundColor", "transform"])
  }

  @Test("A running animation continues below; a second one of key frames adds up")
  func additive() throws {
    let stage = try AnimatedViewStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.place(100) }
    stage.host.advance(by: 0.5)

    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.place(0) }
    }
    let atOnce = stage.shownX
    stage.host.advance(by: 0.25)

    #expect(atOnce == 50)
    #expect(abs(stage.shownX - (75 - 25)) < 1e-9)
  }

  @Test("A delay, repetition and the duration of an animation around it hold")
  func options() throws {
    let stage = try AnimatedViewStage()
    var inherited: [TimeInterval] = []

    UIView.animate(withDuration: 2, delay: 0.5, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
        inherited.append(UIView.inheritedAnimationDuration)
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          inherited.append(UIView.inheritedAnimationDuration)
          stage.place(100)
        }
      }
    }

    #expect(inherited == [2, 0.5])
    #expect(stage.shown(at: [0.25, 1.5, 1.75, 2]) == [0, 0, 50, 100])
  }

  @Test("An animation inside a frame takes the frame's time")
  func nested() throws {
    let stage = try AnimatedViewStage()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        UIView.animate(withDuration: 9) { stage.place(100) }
      }
    }

    #expect(stage.shown(at: [0.25, 0.5, 0.75]) == [0, 0, 50])
  }

  @Test(
    "Without a duration the changes are shown at once, and completion is called in the next turn")
  func noDuration() throws {
    for duration in [0, -1, Double.nan] {
      let test = try AnimatedViewStage()
      var finished: [Bool] = []
      UIView.animateKeyframes(
        withDuration: duration, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { test.place(100) }
        }, completion: { finished.append($0) })
      let before = finished
      test.host.commit()

      #expect(test.shownX == 100)
      #expect(before == [])
      #expect(finished == [true])
    }
  }

  @Test(
    "Key frames outside 0…1 are reported and clipped; outside of an animation they change at once")
  func outside() throws {
    let stage = try AnimatedViewStage()
    let misuses = withMisuseIntercepted {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        for (start, duration) in [(-0.1, 0.5), (0.5, 0.6), (.nan, 1), (0, .nan), (2, 0)] {
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {}
        }
        UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
          stage.place(90)
        }
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.alpha = 0.5 }
    }

    #expect(misuses.map(\.id) == Array(repeating: "animation.keyframe-outside", count: 5))
    #expect(stage.view.layer.presentation()?.opacity == 0.5)
  }

  @Test("The asynchronous form returns at the end, with whether all ran to it")
  func asynchronous() async throws {
    let stage = try AnimatedViewStage()
    // Runs up to where it waits: another test may run in the meantime otherwise.
    let task = Task.immediate {
      await UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.place(100) }
      }
    }
    stage.host.commit()
    stage.host.advance(by: 0.5)
    let oneHalf = stage.shownX
    stage.host.advance(by: 0.5)

    #expect(oneHalf == 50)
    #expect(await task.value)
  }

  @Test("Layout that a frame requests is part of the frame")
  func layout() throws {
    let stage = try AnimatedViewStage()
    let container = LayoutView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.host.window.addSubview(container)
    container.addSubview(stage.view)
    stage.host.commit()

    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [linear, .layoutSubviews],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          container.bounds.size.width = 120
        }
      })

    #expect(stage.shown(at: [0.25, 0.5, 0.75]) == [10, 10, 60])
  }
}

/// Keeps its first subview at its right edge.
private final class LayoutView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.first?.frame.origin.x = bounds.width - 10
  }
}
