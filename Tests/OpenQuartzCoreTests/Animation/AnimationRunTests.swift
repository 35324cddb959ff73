import OpenQuartzCore
import Testing

/// A layer that moves, and a run that makes it move.
private struct RunStage {
  let stage = LayerStage()
  let log = AnimationLog()
  let layer: CALayer

  init() {
    layer = stage.makeLayer(frame: CGRect(x: -10, y: 0, width: 20, height: 20))
    // Not at 0, where mistakes about begin times would not be seen.
    advance(by: 5)
  }

  func advance(by seconds: Double) { stage.frames.advance(by: seconds) }

  /// A run in which the layer moves evenly from 0 to 100.
  func run(_ duration: Double = 1, animation: Double? = nil) -> AnimationRun {
    let run = AnimationRun(duration: duration)
    run.onEnd = { [log] in log.entries.append("run \($0.end) \($0.isFinished)") }
    run.record { move("box", animation ?? duration) }
    return run
  }

  func move(_ name: String, _ duration: Double) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 100
    CATransaction.commit()
    layer.add(log.animation(name, duration: duration), forKey: nil)
    log.entries.removeAll { $0 == "\(name) start" }
  }

  /// Where the layer is seen after this turn.
  func x() -> Double {
    stage.frames.endTurn()
    return layer.presented.position.x.rough
  }

  /// The reports of ends, without those of the begins of animations.
  var ends: [String] {
    let begins = ["box start", "spinner start", "other start"]
    return log.entries.filter { !begins.contains($0) }
  }
}

@Suite struct AnimationRunTests {
  // MARK: By the clock

  @Test("A run without control changes nothing: its animations end by themselves")
  func untouched() {
    let stage = RunStage()
    let run = stage.run()

    var seen = [stage.x()]
    for _ in 0..<2 {
      stage.advance(by: 0.5)
      seen.append(stage.x())
    }

    #expect(seen == [0, 50, 100])
    #expect(stage.ends == ["box stop true"])
    #expect(stage.layer.animationKeys() == nil && !stage.layer.isAnimated)
    #expect(!run.hasEnded)
  }

  // MARK: By hand

  @Test("It shows any fraction, there and back, and requests no frames meanwhile")
  func fractions() {
    let stage = RunStage()
    let run = stage.run()
    run.fraction = 0

    var seen = [stage.x()]
    for fraction in [0.25, 0.5, 1, 0.1, 0, 0.75] {
      run.fraction = fraction
      seen.append(stage.x())
      #expect(run.fraction == fraction)
    }
    stage.advance(by: 10)

    #expect(seen == [0, 25, 50, 100, 10, 0, 75])
    #expect(stage.x() == 75 && stage.ends == [])
  }

  @Test("A fraction set in the turn of the begin counts from the beginning")
  func sameTurn() {
    let stage = RunStage()
    let run = stage.run()
    run.fraction = 0.3

    #expect(stage.layer.presented.position.x.rough == 30)
    #expect(stage.x() == 30)
    stage.advance(by: 10)
    #expect(stage.x() == 30)
  }

  @Test("What begins while it stands at a fraction begins there")
  func late() {
    let stage = RunStage()
    let run = AnimationRun(duration: 1)
    run.fraction = 0.5
    run.record { stage.move("box", 0.5) }
    let begin = stage.x()

    run.fraction = 0.75

    #expect(begin == 0 && stage.x() == 50)
  }

  @Test("Fractions outside 0…1 are the nearest end; what is no number is left out")
  func oddFractions() {
    let stage = RunStage()
    let run = stage.run()

    run.fraction = 7
    #expect(run.fraction == 1)
    run.fraction = -.infinity
    #expect(run.fraction == 0)
    run.fraction = 0.5
    run.fraction = .nan
    #expect(run.fraction == 0.5 && stage.x() == 50)
  }

  @Test("What is not of the run continues: another animation of the same layer, another run")
  func others() {
    let stage = RunStage()
    let spinner = stage.log.animation("spinner", duration: 4) {
      $0.keyPath = "position.y"
      ($0.fromValue, $0.toValue) = (0, 400)
    }
    let run = stage.run()
    stage.layer.add(spinner, forKey: nil)
    let other = AnimationRun(duration: 1)
    let sibling = stage.stage.makeLayer()
    other.record { sibling.add(stage.log.animation("other"), forKey: nil) }
    stage.stage.frames.endTurn()

    run.fraction = 0.2
    stage.advance(by: 0.5)
    #expect(stage.layer.presented.position.y == 50)
    #expect(sibling.presented.position.x.rough == 50)
    other.fraction = 0.9
    #expect(stage.x() == 20 && sibling.presented.position.x.rough == 90)
    stage.advance(by: 4)
    #expect(stage.ends == ["spinner stop true"])
  }

  @Test("A short animation is shown again when its end is passed backwards, and ends once")
  func passedEnd() {
    let stage = RunStage()
    let run = stage.run(1, animation: 0.2)
    run.fraction = 0.5
    #expect(stage.x() == 100)
    run.fraction = 0.1
    #expect(stage.x() == 50)

    run.move(to: 1)
    stage.advance(by: 0.9)
    #expect(stage.ends == ["box stop true", "run end true"])
  }

  @Test("One that has ended by the clock is shown again, and does not end again")
  func endedBefore() {
    let stage = RunStage()
    let run = stage.run(1, animation: 0.2)
    stage.stage.frames.endTurn()
    stage.advance(by: 0.5)
    #expect(stage.ends == ["box stop true"] && !stage.layer.isAnimated)

    run.fraction = 0.1
    #expect(stage.x() == 50)
    run.resume()
    stage.advance(by: 0.05)
    #expect(stage.x() == 75)
    stage.advance(by: 1)
    #expect(stage.ends == ["box stop true"] && !stage.layer.isAnimated)
    run.fraction = 0.1
    run.move(to: 0)
    stage.advance(by: 1)
    #expect(stage.ends == ["box stop true", "run start false"] && stage.layer.position.x == 0)
  }

  // MARK: Moving

  @Test("To the end: animations end, then the outcome is reported, once, in the frame of the end")
  func movesToEnd() {
    let stage = RunStage()
    let run = stage.run()
    run.fraction = 0.2
    run.move(to: 1, lasting: 0.4)

    stage.advance(by: 0.2)
    #expect(stage.x() == 60 && run.isRunning && stage.ends == [])
    stage.advance(by: 0.19)
    #expect(stage.ends == [])
    stage.advance(by: 0.01)

    #expect(stage.ends == ["box stop true", "run end true"])
    #expect(stage.x() == 100 && run.hasEnded && !stage.layer.isAnimated)
    stage.advance(by: 2)
    #expect(stage.ends.count == 2)
  }

  @Test("To the beginning: animations are removed, and the model is what it was")
  func movesToStart() {
    let stage = RunStage()
    let run = stage.run()
    run.fraction = 0.6
    run.move(to: 0)
    stage.advance(by: 0.3)
    #expect(stage.x() == 30 && run.isReversed)
    stage.advance(by: 0.3)

    #expect(stage.ends == ["box stop false", "run start false"])
    #expect(stage.layer.position.x == 0 && stage.x() == 0 && !stage.layer.isAnimated)
  }

  @Test("Even with nothing left it ends in the next frame")
  func nothingLeft() {
    let stage = RunStage()
    let run = stage.run()
    run.fraction = 1
    run.move(to: 1)
    #expect(stage.ends == [])
    stage.advance(by: 0.01)
    #expect(stage.ends == ["box stop true", "run end true"])
  }

  @Test("What lasts longer than the run continues by the clock from what it shows")
  func longer() {
    let stage = RunStage()
    let run = stage.run(0.5, animation: 1)
    run.fraction = 0.9
    run.move(to: 1)
    stage.advance(by: 0.05)
    #expect(stage.x() == 50 && stage.ends == ["run end true"])
    stage.advance(by: 0.25)
    #expect(stage.x() == 75)
    stage.advance(by: 0.25)
    #expect(stage.ends == ["run end true", "box stop true"])
  }

  @Test("Reversed in the turn of the begin, and a hundred times before its end")
  func reversed() {
    let stage = RunStage()
    let run = stage.run()
    run.reverse()
    stage.advance(by: 0.01)
    #expect(stage.ends == ["box stop false", "run start false"] && stage.layer.position.x == 0)

    let again = stage.run()
    stage.stage.frames.endTurn()
    stage.advance(by: 0.5)
    for _ in 0..<100 {
      again.reverse()
      stage.advance(by: 0.001)
    }
    #expect(abs(stage.x() - 50) < 0.001)
    again.reverse()
    stage.advance(by: 0.6)
    #expect(stage.ends.last == "run start false")
  }

  @Test("A run that pauses at its ends reports that it is there, and can reverse")
  func pausing() {
    let stage = RunStage()
    let run = stage.run()
    run.pausesAtEnds = true
    run.onEndReached = { stage.log.entries.append("arrived \($0)") }
    run.move(to: 1)
    stage.advance(by: 1)
    #expect(stage.ends == ["arrived end"] && !run.isRunning && stage.x() == 100)
    run.move(to: 0)
    stage.advance(by: 1)
    #expect(stage.ends == ["arrived end", "arrived start"] && stage.x() == 0)
    run.finish(at: .end)
    #expect(stage.ends.suffix(2) == ["box stop true", "run end true"])
  }

  // MARK: Ending by hand

  @Test(
    "Stopped it keeps what it shows; then it is finished anywhere",
    arguments: [
      (AnimationRun.End.start, 0.0), (.end, 100), (.current, 40),
    ])
  func stops(end: AnimationRun.End, x: Double) {
    let stage = RunStage()
    let run = stage.run()
    run.fraction = 0.4

    run.stop()
    #expect(stage.layer.position.x.rough == 40 && !stage.layer.isAnimated)
    run.fraction = 0.7
    run.move(to: 1)
    stage.advance(by: 3)
    #expect(stage.x() == 40 && stage.ends == ["box stop false"])
    run.finish(at: end)

    #expect(stage.layer.position.x.rough == x && stage.x() == x)
    #expect(stage.ends == ["box stop false", "run \(end) false"] || end == .end)
    #expect(run.hasEnded)
  }

  @Test(
    "Finished anywhere without being stopped",
    arguments: [
      (AnimationRun.End.start, 0.0), (.end, 100), (.current, 40),
    ])
  func finishes(end: AnimationRun.End, x: Double) {
    let stage = RunStage()
    let run = stage.run()
    run.fraction = 0.4

    run.finish(at: end)
    run.finish(at: .start)
    run.fraction = 0.1

    #expect(stage.layer.position.x.rough == x && stage.x() == x && !stage.layer.isAnimated)
    let finished = end == .end
    #expect(stage.ends == ["box stop \(finished)", "run \(end) \(finished)"])
  }

  @Test("A layer whose animations are stopped keeps what all of them show, and says so")
  func stopsLayer() {
    let stage = RunStage()
    let run = stage.run()
    let shake = CABasicAnimation(keyPath: "position.x")
    (shake.fromValue, shake.toValue, shake.duration, shake.isAdditive) = (7, 7, 10, true)
    stage.layer.add(shake, forKey: "shake")
    run.fraction = 0.4

    let shown = stage.layer.stopAnimations()

    #expect(shown.position.x.rough == 47 && stage.layer.position.x.rough == 47)
    #expect(stage.x() == 47 && !stage.layer.isAnimated)
    run.move(to: 1)
    stage.advance(by: 3)
    #expect(stage.x() == 47 && stage.layer.stopAnimations().position.x.rough == 47)
  }

  @Test("What others show on top is no part of what stopping keeps")
  func stopsOnlyItself() {
    let stage = RunStage()
    let run = stage.run()
    let shake = CABasicAnimation(keyPath: "position.x")
    (shake.fromValue, shake.toValue, shake.duration, shake.isAdditive) = (7, 7, 10, true)
    stage.layer.add(shake, forKey: "shake")
    run.fraction = 0.4
    #expect(stage.x() == 47)

    run.stop()

    #expect(stage.layer.position.x.rough == 40 && stage.x() == 47)
    #expect(stage.layer.animationKeys() == ["shake"])
  }

  // MARK: Runs in runs

  @Test("The time of a run inside another one is within its time")
  func nested() {
    let stage = RunStage()
    let outer = AnimationRun(duration: 1)
    var inner: AnimationRun?
    outer.record {
      let run = AnimationRun(duration: 1)
      run.record { stage.move("box", 1) }
      inner = run
    }
    outer.fraction = 0.5
    #expect(stage.x() == 50)
    inner?.fraction = 0.2
    #expect(stage.x() == 20)
    outer.fraction = 0.9
    #expect(stage.x() == 20)
    inner?.resume()
    outer.fraction = 1
    #expect(stage.x() == 30)
    outer.finish(at: .start)
    #expect(stage.ends == ["box stop false"] && stage.layer.position.x == 0)
  }

  /// A run that moves to its end by itself, in the time of another one.
  private func makeMoving(
    in outer: AnimationRun, lasting seconds: Double, _ stage: RunStage
  ) -> AnimationRun {
    let inner = AnimationRun(duration: seconds)
    outer.record {
      inner.record {
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue) = (0, 100)
        move.membership = RunMembership(inner, following: .whole)
        move.delegate = stage.log.delegate("box")
        stage.layer.add(move, forKey: nil)
      }
      inner.onEnd = { stage.log.entries.append("inner \($0.end)") }
      inner.move(to: 1)
    }
    outer.onEnd = { stage.log.entries.append("outer \($0.end)") }
    return inner
  }

  @Test("A run that moves in the time of one that is paused requests no frames, and does not end")
  func movesInPausedRun() {
    let stage = RunStage()
    let outer = AnimationRun(duration: 1)
    let inner = makeMoving(in: outer, lasting: 0.5, stage)
    outer.fraction = 0.25
    stage.advance(by: 0.1)
    #expect(stage.x() == 50 && stage.stage.frames.nextFrameTime == nil)

    outer.fraction = 0.75
    stage.advance(by: 1)
    #expect(stage.x() == 100 && !inner.hasEnded && stage.ends == [])
    outer.fraction = 0.1
    #expect(stage.x() == 20)
    outer.move(to: 1)
    stage.advance(by: 0.6)
    #expect(stage.x() == 100 && stage.ends == [])
    stage.advance(by: 0.3)

    #expect(stage.ends == ["box stop true", "inner end", "outer end"])
  }

  @Test("It ends at its beginning with the run around it, in the same frame")
  func movesInRunThatIsReversed() {
    let stage = RunStage()
    let outer = AnimationRun(duration: 1)
    _ = makeMoving(in: outer, lasting: 0.5, stage)
    outer.fraction = 0.25
    stage.advance(by: 0.1)
    outer.move(to: 0)
    stage.advance(by: 0.25)

    #expect(stage.ends == ["box stop false", "inner start", "outer start"])
  }

  @Test("One that lasts longer than the run around it continues after that")
  func movesLonger() {
    let stage = RunStage()
    let outer = AnimationRun(duration: 0.5)
    _ = makeMoving(in: outer, lasting: 1, stage)
    outer.fraction = 0.5
    stage.advance(by: 0.1)
    outer.move(to: 1)
    stage.advance(by: 0.25)
    #expect(stage.ends == ["outer end"] && stage.x() == 50)
    stage.advance(by: 0.25)
    #expect(stage.x() == 75)
    stage.advance(by: 0.25)

    #expect(stage.ends == ["outer end", "box stop true", "inner end"])
  }

  @Test("A run that is made early belongs where it is used first")
  func adopted() {
    let stage = RunStage()
    let inner = AnimationRun(duration: 1)
    stage.advance(by: 2)
    let outer = AnimationRun(duration: 1)
    outer.record { inner.record { stage.move("box", 1) } }

    outer.fraction = 0.5

    #expect(stage.x() == 50)
  }

  // MARK: Following

  @Test("What follows the run has its position in its part, also beyond the ends")
  func following() {
    let stage = RunStage()
    let run = AnimationRun(duration: 2)
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 5, initialVelocity: 0)
    let late = stage.stage.makeLayer(frame: CGRect(x: -50, y: 0, width: 100, height: 100))
    run.fraction = 0
    let half = FollowedPart(from: 0.5, hasOpenStart: true)
    for (layer, part) in [(stage.layer, FollowedPart.whole), (late, half)] {
      run.record {
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue) = (0, 100)
        move.membership = RunMembership(run, following: part)
        layer.add(move, forKey: nil)
      }
    }

    for fraction in [0.0, 0.3, 0.5, 0.6, 1, 0.2] {
      run.fraction = fraction
      #expect(abs(stage.x() - 100 * fraction) < 1e-5)
      #expect(abs(late.presented.position.x - max(0, (fraction - 0.5) * 200)) < 1e-5)
    }
    run.fraction = 0
    run.move(to: 1, progressCurve: .spring(spring), lasting: 2)
    var highest = 0.0
    for step in 1..<200 {
      stage.advance(by: 0.01)
      let expected = 100 * spring.value(at: Double(step) * 0.01)
      #expect(abs(stage.x() - expected) < 1e-4)
      highest = max(highest, stage.x())
    }
    #expect(highest > 120)
  }

  // MARK: Bad input

  @Test("Durations that are none end in the next frame", arguments: [Double.nan, 0, -1])
  func oddDurations(duration: Double) {
    let stage = RunStage()
    let run = AnimationRun(duration: duration)
    run.onEnd = { stage.log.entries.append("run \($0.end)") }
    run.record { stage.move("box", 1) }

    run.move(to: 1, lasting: duration)
    #expect(stage.ends == [])
    stage.advance(by: 0.01)

    #expect(stage.ends == ["run end"] && run.duration == 0)
  }

  @Test("Layers that leave the tree end their animations; the run continues and ends once")
  func layerLeaves() {
    let stage = RunStage()
    let run = stage.run()
    run.fraction = 0.5
    stage.stage.frames.endTurn()
    run.move(to: 0)
    stage.advance(by: 0.1)

    stage.layer.removeFromSuperlayer()
    stage.advance(by: 0.1)
    #expect(stage.ends == ["box stop false"])
    stage.advance(by: 1)

    #expect(stage.ends == ["box stop false", "run start false"])
    #expect(stage.layer.position.x == 0)
  }

  @Test("A run and its layers are deallocated after the end")
  func leaves() {
    let stage = LayerStage()
    weak var weakRun: AnimationRun?
    weak var weakLayer: CALayer?
    do {
      let layer = stage.makeLayer()
      let run = AnimationRun(duration: 1)
      run.record { layer.add(AnimationLog().animation("box"), forKey: nil) }
      run.fraction = 0.5
      run.move(to: 1)
      layer.removeFromSuperlayer()
      (weakRun, weakLayer) = (run, layer)
    }
    #expect(weakRun != nil)
    stage.frames.advance(by: 1)
    #expect(weakRun == nil && weakLayer == nil)
  }
}
