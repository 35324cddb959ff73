import NestTesting

@testable import OpenUIKit

/// The model of an animator with a linear curve, a duration of 1 s and no delays.
private struct PlainAnimator {
  enum State { case inactive, paused, running, stopped }

  var state = State.inactive
  var position = 0.0
  var isReversed = false
  var model = 0.0
  var received: [String] = []

  mutating func begin(_ next: State) {
    if state == .inactive { position = isReversed ? 1 : 0 }
    state = next
    model = 1
  }

  mutating func start() { if state != .stopped { begin(.running) } }
  mutating func pause() { if state != .stopped { begin(.paused) } }

  mutating func scrub(_ fraction: Double) {
    guard state != .stopped else { return }
    begin(.paused)
    position = isReversed ? 1 - fraction : fraction
  }

  mutating func reverse() { if state != .stopped { isReversed.toggle() } }

  mutating func stop(_ withoutFinishing: Bool) {
    guard state == .paused || state == .running else { return }
    model = position
    if withoutFinishing { end(nil) } else { state = .stopped }
  }

  mutating func finish(_ position: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if position != .current { model = position == .end ? 1 : 0 }
    end(position)
  }

  mutating func advance(_ seconds: Double) {
    guard state == .running else { return }
    let goal = isReversed ? 0.0 : 1
    guard abs(goal - position) > seconds + 1e-7 else {
      model = goal
      return end(isReversed ? .start : .end)
    }
    position += isReversed ? -seconds : seconds
  }

  private mutating func end(_ position: UIViewAnimatingPosition?) {
    if let position { received.append("\(position)") }
    (state, isReversed) = (.inactive, false)
  }

  var shown: Double { state == .paused || state == .running ? position : model }

  var fraction: Double {
    state == .inactive || state == .stopped ? 0 : isReversed ? 1 - position : position
  }
}

/// An operation of a random driver on a property animator.
nonisolated enum AnimatorOperation: DriverOperation {
  case start
  case pause
  /// In hundredths.
  case scrub(to: Int)
  case reverse
  case stop(withoutFinishing: Bool)
  case finish(UIViewAnimatingPosition)
  /// In milliseconds.
  case advance(by: Int)

  var simpler: [AnimatorOperation] {
    switch self {
    case .scrub(let hundredths): hundredths.simplerNumbers.map { .scrub(to: $0) }
    case .advance(let milliseconds): milliseconds.simplerNumbers.map { .advance(by: $0) }
    default: []
    }
  }
}

/// Any calls in any order: the animator does what a plain description says.
final class AnimatorSystem: DrivenSystem {
  private(set) var problem: String?
  let recorder = LifecycleRecorder()
  private let stage: AnimatorStage
  private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
  private var plain = PlainAnimator()

  init() throws {
    stage = try AnimatorStage()
    prepare()
  }

  // One that is released while it is active is misuse.
  isolated deinit { _ = withMisuseIntercepted { end() } }

  func nextOperation(using generator: inout SeededGenerator) -> AnimatorOperation {
    switch generator.number(below: 14) {
    case 0, 1: .start
    case 2: .pause
    case 3, 4: .scrub(to: generator.number(below: 101))
    case 5, 6: .reverse
    case 7: .stop(withoutFinishing: generator.isOne(of: 2))
    case 8, 9: .finish(UIViewAnimatingPosition(rawValue: generator.number(below: 3)) ?? .end)
    default: .advance(by: 1 + generator.number(below: 400))
    }
  }

  func perform(_ operation: AnimatorOperation) throws {
    let wasActive = plain.state != .inactive
    let misuses = withMisuseIntercepted { call(operation) }
    note(fault)
    note(misuses.first { !$0.id.hasSuffix("stopped") }.map { "\($0)" })
    guard wasActive, plain.state == .inactive else { return }
    prepare()
    plain.model = 0
    note(fault)
  }

  func finish() throws {
    let misuses = withMisuseIntercepted { end() }
    note(misuses.first { !$0.id.hasSuffix("stopped") }.map { "\($0)" })
  }

  /// Gives an inactive animator its block and completion; the plain one begins at 0 again.
  private func prepare() {
    stage.view.frame.origin.x = 0
    animator.addAnimations { [stage] in stage.view.frame.origin.x = 100 }
    animator.addCompletion { [log = stage.log] in log.entries.append("\($0)") }
  }

  private func end() {
    if animator.state == .stopped { animator.finishAnimation(at: .end) }
    animator.stopAnimation(true)
  }

  private func call(_ operation: AnimatorOperation) {
    switch operation {
    case .start:
      animator.startAnimation()
      plain.start()
    case .pause:
      animator.pauseAnimation()
      plain.pause()
    case .scrub(let hundredths):
      animator.fractionComplete = CGFloat(hundredths) / 100
      plain.scrub(Double(hundredths) / 100)
    case .reverse:
      animator.isReversed.toggle()
      plain.reverse()
    case .stop(let withoutFinishing):
      animator.stopAnimation(withoutFinishing)
      plain.stop(withoutFinishing)
    case .finish(let position):
      animator.finishAnimation(at: position)
      plain.finish(position)
    case .advance(let milliseconds):
      stage.host.advance(by: Double(milliseconds) / 1000)
      plain.advance(Double(milliseconds) / 1000)
    }
  }

  // MARK: Comparing

  private func note(_ fault: String?) { if problem == nil { problem = fault } }

  /// In what the animator differs from the plain one.
  private var fault: String? {
    let states: [PlainAnimator.State: UIViewAnimatingState] = [
      .inactive: .inactive, .paused: .active, .running: .active, .stopped: .stopped,
    ]
    guard animator.state == states[plain.state] else {
      return "the state is \(animator.state), not \(plain.state)"
    }
    guard animator.isRunning == (plain.state == .running) else {
      return "isRunning is \(animator.isRunning)"
    }
    guard abs(stage.shownX - 100 * plain.shown) < 0.01 else {
      return "\(stage.shownX) is shown, not \(100 * plain.shown)"
    }
    guard stage.log.entries == plain.received else {
      return "completions were called with \(stage.log.entries), not \(plain.received)"
    }
    if plain.state == .stopped { return nil }
    guard animator.isReversed == plain.isReversed else {
      return "isReversed is \(animator.isReversed)"
    }
    guard abs(Double(animator.fractionComplete) - plain.fraction) < 1e-5 else {
      return "fractionComplete is \(animator.fractionComplete), not \(plain.fraction)"
    }
    return nil
  }
}
