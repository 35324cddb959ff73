import NestTesting
import OpenQuartzCore
import Testing

/// A run that is controlled at random, against a plain model of what is to be seen.
@Suite struct RandomRunTests {
  /// What the run does, as one would write it down without knowing its sources.
  private struct Model {
    enum Motion {
      case flowing
      case paused
      /// Along a curve; the share of the way counts up, or down once it is reversed.
      case moving(from: Double, to: Double, lasting: Double, TimingCurve, share: Double, Double)
    }

    let duration: Double
    var elapsed = 0.0
    var motion = Motion.flowing
    var isOver = false

    mutating func advance(by seconds: Double) {
      switch motion {
      case .flowing: elapsed += seconds
      case .paused: break
      case .moving(let from, let to, let lasting, let curve, let share, let direction):
        let next = share + direction * seconds / lasting
        isOver = next >= 1 - 1e-6 || next <= 1e-6 && direction < 0
        motion = .moving(from: from, to: to, lasting: lasting, curve, share: next, direction)
        elapsed = from + (to - from) * curve.value(at: next)
      }
    }

    mutating func move(to end: Double, lasting: Double, _ curve: TimingCurve) {
      motion = .moving(
        from: elapsed, to: end * duration, lasting: lasting, curve, share: 0, 1)
    }

    mutating func reverse() {
      switch motion {
      case .flowing: move(to: 0, lasting: elapsed, .linear)
      case .paused: break
      case .moving(let from, let to, let lasting, let curve, let share, let direction):
        if [from, to] == [0, duration] || [from, to] == [duration, 0] {
          motion = .moving(from: from, to: to, lasting: lasting, curve, share: share, -direction)
        } else {
          let end = to == 0 ? 1.0 : 0
          move(to: end, lasting: abs(end * duration - elapsed), .linear)
        }
      }
    }
  }

  @Test("At every time and fraction the layers show the curves of their animations")
  func analytic() throws {
    for seed in try DriverSeeds(0...149) {
      var random = SeededGenerator(seed: seed)
      check(seed: seed, &random)
    }
  }

  private func check(seed: UInt64, _ random: inout SeededGenerator) {
    let stage = LayerStage()
    stage.frames.advance(by: 3.3)
    let animations = (0..<3).map { _ in RandomAnimation(using: &random) }
    let layers = animations.map { _ in stage.makeLayer() }
    let run = AnimationRun(duration: 2)
    var model = Model(duration: 2)
    run.record {
      for (layer, animation) in zip(layers, animations) { layer.add(animation.made, forKey: nil) }
    }
    for step in 0..<30 where !model.isOver {
      change(run, &model, &random)
      let seconds = Double.random(in: 0...0.15, using: &random)
      stage.frames.advance(by: seconds)
      model.advance(by: seconds)
      if model.isOver { break }
      for (layer, animation) in zip(layers, animations) {
        let expected = animation.value(at: model.elapsed)
        let seen = layer.presented.position.x
        #expect(abs(seen - expected) < 1e-4, "seed \(seed), step \(step): \(seen) ≠ \(expected)")
      }
    }
  }

  private func change(
    _ run: AnimationRun, _ model: inout Model, _ random: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      run.pause()
      model.motion = .paused
    case 1, 2:
      let fraction = Double.random(in: 0...1, using: &random)
      run.fraction = fraction
      model.motion = .paused
      model.elapsed = fraction * 2
    case 3:
      let end = Bool.random(using: &random) ? 1.0 : 0
      let curve = TimingCurve(0.2, 0, Double.random(in: 0...1, using: &random), 1)
      run.move(to: end, progressCurve: .curve(curve), lasting: 1.7)
      model.move(to: end, lasting: 1.7, curve)
    case 4, 5:
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        run.reverse()
        model.reverse()
      }
    case 6 where model.elapsed < 1.5:
      run.resume()
      model.motion = .flowing
    default: break
    }
  }
}

/// A movement from 0 to 100 that never ends within a run of two seconds.
private struct RandomAnimation {
  let duration: Double
  let delay: Double
  let curve: TimingCurve

  init(using random: inout SeededGenerator) {
    delay = Bool.random(using: &random) ? 0 : Double.random(in: 0...1, using: &random)
    duration = Double.random(in: 0.2...3, using: &random)
    curve = TimingCurve(
      Double.random(in: 0...1, using: &random), 0, Double.random(in: 0...1, using: &random), 1)
  }

  var made: CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(curve: curve)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    return animation
  }

  func value(at elapsed: Double) -> Double {
    100 * curve.value(at: min(max((elapsed - delay) / duration, 0), 1))
  }
}
