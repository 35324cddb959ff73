import NestTesting
import OpenQuartzCore

/// An operation of a random driver on a run.
nonisolated enum RunOperation: DriverOperation {
  /// Only before the others.
  case add(RunMovement)
  case control(Control, thenAdvance: Double)

  nonisolated enum Control: Sendable {
    case none
    case pause
    case seek(Double)
    /// Along a curve with this number in it.
    case move(toEnd: Bool, curve: Double)
    case reverse(times: Int)
    /// Not near the end.
    case resume
  }

  var simpler: [RunOperation] {
    switch self {
    case .control(.none, _), .add: []
    case .control(.reverse(let times), let seconds):
      times.simplerNumbers.map { .control(.reverse(times: $0), thenAdvance: seconds) }
    case .control(_, let seconds): [.control(.none, thenAdvance: seconds)]
    }
  }
}

/// A movement from 0 to 100 that never ends within a run of two seconds.
nonisolated struct RunMovement: Sendable {
  var duration: Double
  var delay: Double
  /// The two control numbers of the timing curve, from 0 to 1.
  var curveNumbers: [Double]

  init(duration: Double, delay: Double, curveNumbers: [Double]) {
    (self.duration, self.delay, self.curveNumbers) = (duration, delay, curveNumbers)
  }

  init(using generator: inout SeededGenerator) {
    delay = Bool.random(using: &generator) ? 0 : Double.random(in: 0...1, using: &generator)
    duration = Double.random(in: 0.2...3, using: &generator)
    curveNumbers = (0..<2).map { _ in Double.random(in: 0...1, using: &generator) }
  }

  private var curve: TimingCurve { TimingCurve(curveNumbers[0], 0, curveNumbers[1], 1) }

  @MainActor var made: CABasicAnimation {
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

/// A run in which layers move, controlled at random: they show what a plain model says.
final class RunSystem: DrivenSystem {
  private static let movementCount = 3

  private(set) var problem: String?
  let recorder = LifecycleRecorder()
  private let stage = LayerStage()
  private let run = AnimationRun(duration: 2)
  private var plain = PlainRun(duration: 2)
  private var movements: [RunMovement] = []
  private var layers: [CALayer] = []
  private var hasBegun = false

  init() { stage.frames.advance(by: 3.3) }

  deinit {}

  // MARK: Choosing

  func nextOperation(using generator: inout SeededGenerator) -> RunOperation {
    if movements.count < Self.movementCount { return .add(RunMovement(using: &generator)) }
    let control = control(using: &generator)
    return .control(control, thenAdvance: Double.random(in: 0...0.15, using: &generator))
  }

  private func control(using generator: inout SeededGenerator) -> RunOperation.Control {
    switch generator.number(below: 8) {
    case 0: .pause
    case 1, 2: .seek(Double.random(in: 0...1, using: &generator))
    case 3:
      .move(
        toEnd: Bool.random(using: &generator), curve: Double.random(in: 0...1, using: &generator))
    case 4, 5: .reverse(times: 1 + generator.number(below: 5))
    case 6: .resume
    default: .none
    }
  }

  // MARK: Performing

  func perform(_ operation: RunOperation) throws {
    switch operation {
    case .add(let movement): if !hasBegun { movements.append(movement) }
    case .control(let control, let seconds):
      begin()
      // The model does not describe the time after the end.
      guard !plain.isOver else { return }
      perform(control)
      stage.frames.advance(by: seconds)
      plain.advance(by: seconds)
      if !plain.isOver { compare() }
    }
  }

  func finish() throws {}

  private func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    layers = movements.map { _ in stage.makeLayer() }
    run.record {
      for (layer, movement) in zip(layers, movements) { layer.add(movement.made, forKey: nil) }
    }
  }

  private func perform(_ control: RunOperation.Control) {
    switch control {
    case .none: break
    case .pause:
      run.pause()
      plain.motion = .paused
    case .seek(let fraction):
      run.fraction = fraction
      plain.motion = .paused
      plain.elapsed = fraction * 2
    case .move(let isToEnd, let number):
      let curve = TimingCurve(0.2, 0, number, 1)
      run.move(to: isToEnd ? 1 : 0, progressCurve: .curve(curve), lasting: 1.7)
      plain.move(to: isToEnd ? 1 : 0, lasting: 1.7, curve)
    case .reverse(let times):
      for _ in 0..<times {
        run.reverse()
        plain.reverse()
      }
    case .resume:
      guard plain.elapsed < 1.5 else { return }
      run.resume()
      plain.motion = .flowing
    }
  }

  private func compare() {
    for (layer, movement) in zip(layers, movements) {
      let (seen, expected) = (layer.presented.position.x, movement.value(at: plain.elapsed))
      guard abs(seen - expected) >= 1e-4 else { continue }
      problem = "\(seen) is seen, not \(expected)"
    }
  }
}

/// The model of a run, written without knowledge of its sources.
private struct PlainRun {
  enum Motion {
    case flowing
    case paused
    /// Along a curve; the share of the distance counts up, or down once it is reversed.
    case moving(from: Double, to: Double, lasting: Double, TimingCurve, share: Double, Double)
  }

  let duration: Double
  var elapsed = 0.0
  var motion = Motion.flowing
  var isOver = false

  init(duration: Double) { self.duration = duration }

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
