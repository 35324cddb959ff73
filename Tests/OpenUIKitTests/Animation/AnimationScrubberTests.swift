import NestTesting
import OpenUIKit
import Testing

/// A shown window with a container, in which a box stands at 0.
private struct Stage {
  let host: TestHost
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let box = UIView(frame: CGRect(x: -10, y: 0, width: 20, height: 20))
  let log = Log()

  final class Log { var lines: [String] = [] }

  init() throws {
    host = try TestHost(size: CGSize(width: 200, height: 200))
    host.window.makeKeyAndVisible()
    container.addSubview(box)
    host.window.addSubview(container)
    // Not at 0, where mistakes about begin times would not be seen.
    host.advance(by: 5)
  }

  /// Moves the box to 100, at an even pace.
  func move(_ duration: TimeInterval = 1, delay: TimeInterval = 0) {
    UIView.animate(
      withDuration: duration, delay: delay, options: .curveLinear,
      animations: { box.center.x = 100 }, completion: { log.lines.append("box \($0)") })
  }

  func scrubber(_ duration: TimeInterval = 1) -> AnimationScrubber {
    AnimationScrubber(view: container, duration: duration)
  }

  /// Where the box is seen after this turn, to a thousandth.
  func x() -> CGFloat {
    host.commit()
    return (box.layer.presented.position.x * 1000).rounded() / 1000
  }

  func isOnTheClock() -> Bool {
    let layer = container.layer
    return layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0
  }
}

@Suite struct AnimationScrubberTests {
  // MARK: By hand

  @Test(
    "UIKit 5.7 It shows any fraction, there and back, of an animation that was there or comes",
    arguments: [true, false])
  func fractions(isThere: Bool) throws {
    let stage = try Stage()
    if isThere { stage.move() }
    let scrubber = stage.scrubber()
    if !isThere { stage.move() }

    var seen: [CGFloat] = [stage.x()]
    for fraction: CGFloat in [0.25, 0.5, 1, 0.1, 0, 0.75] {
      scrubber.fraction = fraction
      seen.append(stage.x())
    }

    #expect(seen == [0, 25, 50, 100, 10, 0, 75])
    #expect(stage.host.isIdle)
    #expect(stage.log.lines == [])
  }

  @Test(
    "UIKit 5.7 A fraction set in the turn in which the animation came counts from its beginning")
  func sameTurn() throws {
    let stage = try Stage()
    let scrubber = stage.scrubber()
    stage.move()
    scrubber.fraction = 0.3

    #expect(stage.x() == 30)
    stage.host.advance(by: 10)
    #expect(stage.x() == 30)
  }

  @Test("UIKit 5.7 What comes at a fraction begins there")
  func late() throws {
    let stage = try Stage()
    let scrubber = stage.scrubber()
    scrubber.fraction = 0.5
    stage.move(0.5)
    let begin = stage.x()

    scrubber.fraction = 0.75

    #expect(begin == 0 && stage.x() == 50)
  }

  @Test("UIKit 5.7 An animation that has run already is caught where it is")
  func running() throws {
    let stage = try Stage()
    stage.move()
    stage.host.commit()
    stage.host.advance(by: 0.25)

    let scrubber = AnimationScrubber(view: stage.container, duration: 1, fraction: 0.25)
    let caught = stage.x()
    scrubber.fraction = 0.1

    #expect(caught == 25 && stage.x() == 10)
    scrubber.cancel()
    stage.host.advance(by: 0.2)
    #expect(stage.log.lines == ["box false"])
  }

  @Test("UIKit 5.7 A delay is part of the way")
  func delay() throws {
    let stage = try Stage()
    let scrubber = stage.scrubber(2)
    stage.move(1, delay: 1)

    var seen: [CGFloat] = [stage.x()]
    for fraction: CGFloat in [0.5, 0.75, 1, 0.25] {
      scrubber.fraction = fraction
      seen.append(stage.x())
    }

    #expect(seen == [0, 0, 50, 100, 0])
  }

  @Test("UIKit 5.7 Springs and key frames show what they would show at that time")
  func pace() throws {
    func spring(_ stage: Stage) {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2,
        animations: { stage.box.center.x = 100 })
      let frames = CAKeyframeAnimation(keyPath: "opacity")
      frames.values = [1, 0.2, 0.8]
      frames.duration = 1
      stage.box.layer.add(frames, forKey: nil)
    }
    let free = try Stage()
    spring(free)
    free.host.commit()
    let freely = [0.2, 0.3, 0.3].map { step -> [CGFloat] in
      free.host.advance(by: step)
      return [free.x(), CGFloat(free.box.layer.presented.opacity)]
    }

    let stage = try Stage()
    spring(stage)
    let scrubber = stage.scrubber()
    let scrubbed = [0.2, 0.5, 0.8].map { fraction -> [CGFloat] in
      scrubber.fraction = fraction
      return [stage.x(), CGFloat(stage.box.layer.presented.opacity)]
    }

    for (a, b) in zip(freely.joined(), scrubbed.joined()) { #expect(abs(a - b) < 0.002) }
    #expect(freely[0][0] != 20)
  }

  @Test("UIKit 5.7 Fractions outside 0…1 are the nearest end; what is no number is left out")
  func odd() throws {
    let stage = try Stage()
    stage.move()
    let scrubber = stage.scrubber()

    scrubber.fraction = 7
    #expect(scrubber.fraction == 1)
    scrubber.fraction = -.infinity
    #expect(scrubber.fraction == 0)
    scrubber.fraction = 0.5
    scrubber.fraction = .nan
    #expect(scrubber.fraction == 0.5)
    #expect(stage.x() == 50)
    let none = AnimationScrubber(view: stage.container, duration: .nan, fraction: .nan)
    #expect(none.duration == 0 && none.fraction == 0)
  }

  @Test("UIKit 5.7 Times of layers further in are kept apart")
  func nested() throws {
    let stage = try Stage()
    stage.box.layer.speed = 2
    stage.box.layer.timeOffset = 3
    let scrubber = stage.scrubber()
    stage.move(2)

    scrubber.fraction = 0.5
    #expect(stage.x() == 50)
    scrubber.finish(completion: { stage.log.lines.append("end") })
    stage.host.advance(by: 0.5)
    stage.host.advance(by: 0.1)

    #expect(stage.log.lines == ["box true", "end"])
  }

  // MARK: By the clock

  @Test(
    "UIKit 5.7 The rest takes (1 − f) · d / speed; animations end, then the completion comes, once")
  func finish() throws {
    let stage = try Stage()
    let scrubber = stage.scrubber()
    stage.move()
    scrubber.fraction = 0.2

    scrubber.finish(speed: 2) { stage.log.lines.append("end \(stage.host.now)") }
    stage.host.advance(by: 0.2)
    let middle = stage.x()
    let (isRunning, fraction) = (scrubber.isRunning, scrubber.fraction)
    stage.host.advance(by: 0.19)
    let before = stage.log.lines
    stage.host.advance(by: 0.01)

    #expect(middle == 60 && isRunning && abs(fraction - 0.6) < 1e-9)
    #expect(before == [])
    #expect(stage.log.lines == ["box true", "end 5.4"])
    #expect(stage.box.layer.animationKeys() == nil && stage.x() == 100)
    #expect(scrubber.hasEnded && scrubber.fraction == 1 && stage.isOnTheClock())
    stage.host.advance(by: 2)
    #expect(stage.log.lines.count == 2 && stage.host.isIdle)
  }

  @Test(
    "UIKit 5.7 The way back takes f · d / speed and removes the animations, which did not finish")
  func cancel() throws {
    let stage = try Stage()
    let scrubber = stage.scrubber()
    stage.move()
    scrubber.fraction = 0.6

    var shown: CGFloat?
    scrubber.cancel(speed: 0.5) {
      // The model has its end value: who cancels sets it back before the frame is drawn.
      stage.box.center.x = 0
      stage.log.lines.append("end")
    }
    stage.host.advance(by: 0.6)
    shown = stage.x()
    stage.host.advance(by: 0.6)

    #expect(shown == 30)
    #expect(stage.log.lines == ["box false", "end"])
    #expect(stage.box.layer.animationKeys() == nil && stage.x() == 0)
    #expect(scrubber.hasEnded && scrubber.fraction == 0 && stage.isOnTheClock())
  }

  @Test("UIKit 5.7 The curve paces the rest, not the whole")
  func curve() throws {
    let stage = try Stage()
    let scrubber = stage.scrubber()
    stage.move()
    scrubber.fraction = 0.5

    scrubber.finish(curve: .easeIn)
    stage.host.advance(by: 0.25)

    let expected = 50 + 50 * TimingCurve.easeIn.value(at: 0.5)
    #expect(abs(stage.x().native - expected) < 0.01)
  }

  @Test(
    "UIKit 5.7 At an end already, with no duration, or with no speed, it is over in the next frame")
  func nothingLeft() throws {
    for (duration, fraction): (TimeInterval, CGFloat) in [(1, 1), (0, 0), (-3, 0.5)] {
      let stage = try Stage()
      let scrubber = AnimationScrubber(
        view: stage.container, duration: duration, fraction: fraction)

      scrubber.finish { stage.log.lines.append("end") }
      let inline = stage.log.lines
      stage.host.advance(by: 0.02)

      #expect(inline == [] && stage.log.lines == ["end"])
    }
    for speed: CGFloat in [0, -1, .nan] {
      let stage = try Stage()
      let scrubber = stage.scrubber()
      scrubber.finish(speed: speed) { stage.log.lines.append("end") }
      stage.host.advance(by: 0.99)
      #expect(stage.log.lines == [])
      stage.host.advance(by: 0.01)
      #expect(stage.log.lines == ["end"])
    }
  }

  @Test("UIKit 5.7 A run is caught any number of times; only the one that arrives is completed")
  func caught() throws {
    let stage = try Stage()
    let scrubber = stage.scrubber()
    stage.move()
    scrubber.fraction = 0.5

    scrubber.finish { stage.log.lines.append("first") }
    stage.host.advance(by: 0.25)
    scrubber.pause()
    let caught = (scrubber.fraction, stage.x(), scrubber.isRunning)
    stage.host.advance(by: 3)
    let held = stage.x()
    scrubber.cancel { stage.log.lines.append("second") }
    stage.host.advance(by: 0.5)
    scrubber.fraction = 0.4
    let moved = stage.x()
    scrubber.cancel { stage.log.lines.append("third") }
    stage.host.advance(by: 0.1)
    scrubber.finish { stage.log.lines.append("fourth") }
    stage.host.advance(by: 0.7)

    #expect(caught == (0.75, 75, false))
    #expect(held == 75 && moved == 40)
    #expect(stage.log.lines == ["box true", "fourth"])
  }

  @Test("UIKit 5.7 After the end nothing has an effect")
  func over() throws {
    let stage = try Stage()
    let scrubber = stage.scrubber()
    scrubber.finish { stage.log.lines.append("end") }
    stage.host.advance(by: 1)

    scrubber.fraction = 0.3
    scrubber.pause()
    scrubber.cancel { stage.log.lines.append("never") }
    stage.move()
    stage.host.advance(by: 0.5)

    #expect(scrubber.fraction == 1)
    #expect(stage.x() == 50 && stage.isOnTheClock())
    #expect(stage.log.lines == ["end"])
  }

  // MARK: What goes on

  @Test("UIKit 5.7 An animation that lasts longer goes on by itself from what it shows")
  func longer() throws {
    let stage = try Stage()
    let scrubber = stage.scrubber(0.5)
    stage.move(1)
    scrubber.fraction = 0.9

    scrubber.finish(speed: 1) { stage.log.lines.append("end") }
    stage.host.advance(by: 0.05)
    let end = stage.x()
    stage.host.advance(by: 0.25)
    let later = stage.x()
    stage.host.advance(by: 0.25)

    #expect(end == 50 && later == 75)
    #expect(stage.log.lines == ["end", "box true"])
  }

  @Test("UIKit 5.7 A cancelled run takes back what came with it, and lets older animations go on")
  func older() throws {
    let stage = try Stage()
    let other = UIView(frame: CGRect(x: -5, y: 50, width: 10, height: 10))
    stage.container.addSubview(other)
    UIView.animate(
      withDuration: 2, delay: 0, options: .curveLinear, animations: { other.center.x = 200 })
    stage.host.commit()
    stage.host.advance(by: 0.5)

    let scrubber = stage.scrubber()
    stage.move()
    scrubber.fraction = 0.3
    stage.host.advance(by: 4)
    scrubber.cancel()
    stage.host.advance(by: 0.3)
    let x = other.layer.presented.position.x
    stage.host.advance(by: 0.5)

    #expect(abs(x - 50) < 0.001)
    #expect(abs(other.layer.presented.position.x - 100) < 0.001)
    #expect(stage.box.layer.animationKeys() == nil)
  }

  @Test("UIKit 5.7 The layer's own speed, offset and begin are put back exactly")
  func ownTime() throws {
    let stage = try Stage()
    let layer = stage.container.layer
    layer.speed = 0.5
    layer.timeOffset = 7
    layer.beginTime = 3

    let scrubber = stage.scrubber()
    stage.move()
    scrubber.fraction = 0.5
    let middle = stage.x()
    scrubber.finish()
    stage.host.advance(by: 0.5)

    #expect(middle == 50)
    #expect(layer.speed == 0.5 && layer.timeOffset == 7 && layer.beginTime == 3)
    #expect(stage.log.lines == ["box true"])
  }

  @Test("UIKit 5.7 Its completion may begin the next one on the same view")
  func chain() throws {
    let stage = try Stage()
    var next: AnimationScrubber?
    let scrubber = stage.scrubber()
    stage.move()
    scrubber.finish {
      stage.log.lines.append("end")
      next = AnimationScrubber(view: stage.container, duration: 1)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.box.center.x = 0 })
      next?.fraction = 0.5
    }
    stage.host.advance(by: 1)

    #expect(stage.log.lines == ["box true", "end"])
    #expect(stage.x() == 50 && next?.fraction == 0.5)
    next = nil
    stage.host.advance(by: 0.5)
    #expect(stage.x() == 0 && stage.isOnTheClock())
  }

  // MARK: Who leaves

  @Test("UIKit 5.7 A view that leaves the window in the middle: the run goes on and ends once")
  func viewLeaves() throws {
    let stage = try Stage()
    let scrubber = stage.scrubber()
    stage.move()
    scrubber.fraction = 0.5
    scrubber.finish { stage.log.lines.append("end") }
    stage.host.advance(by: 0.1)

    stage.container.removeFromSuperview()
    stage.host.advance(by: 0.1)
    let cutOff = stage.log.lines
    stage.host.advance(by: 1)

    #expect(cutOff == ["box false"])
    #expect(stage.log.lines == ["box false", "end"])
    #expect(stage.isOnTheClock() && stage.host.isIdle)
  }

  @Test("UIKit 5.7 A view that goes in the middle: the run goes on and ends once; nothing is kept")
  func viewGoes() throws {
    let host = try TestHost()
    var ends = 0
    weak var weakView: UIView?
    weak var weakScrubber: AnimationScrubber?
    do {
      let view = UIView()
      host.window.addSubview(view)
      let scrubber = AnimationScrubber(view: view, duration: 1)
      scrubber.finish { ends += 1 }
      (weakView, weakScrubber) = (view, scrubber)
      view.removeFromSuperview()
    }
    host.commit()

    #expect(weakView == nil && weakScrubber != nil)
    host.advance(by: 1)
    #expect(ends == 1 && weakScrubber == nil && host.isIdle)
  }

  @Test("UIKit 5.7 A controller that is freed in the middle takes its view along")
  func controllerGoes() throws {
    let stage = try ControllerStage()
    weak var weakController: UIViewController?
    weak var weakScrubber: AnimationScrubber?
    do {
      let root = stage.controller("P")
      stage.host.show(root)
      let scrubber = AnimationScrubber(view: root.view, duration: 1)
      UIView.animate(withDuration: 1) { root.view.alpha = 0 }
      scrubber.fraction = 0.5
      (weakController, weakScrubber) = (root, scrubber)
      stage.host.show(stage.controller("Q"))
    }
    stage.host.advance(by: 0.1)

    #expect(weakController == nil && weakScrubber == nil)
    #expect(stage.host.isIdle)
  }

  @Test("UIKit 5.7 A paused one that goes gives the animations back to the clock where they stand")
  func scrubberGoes() throws {
    let stage = try Stage()
    stage.move()
    do {
      let scrubber = stage.scrubber()
      scrubber.fraction = 0.4
      #expect(stage.x() == 40)
    }
    let begin = stage.x()
    stage.host.advance(by: 0.3)

    #expect(begin == 40 && stage.x() == 70 && stage.isOnTheClock())
    stage.host.advance(by: 0.3)
    #expect(stage.log.lines == ["box true"])
  }
}
