import NestTesting
import Testing

@testable import OpenUIKit

/// What an animator with a straight curve, a duration of 1 s and no delays does, written down plainly.
private struct PlainAnimator {
  enum State { case inactive, paused, running, stopped }

  var state = State.inactive
  var position = 0.0
  var isReversed = false
  var model = 0.0
  var told: [String] = []

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
    if let position { told.append("\(position)") }
    (state, isReversed) = (.inactive, false)
  }

  var shown: Double { state == .paused || state == .running ? position : model }

  var fraction: Double {
    state == .inactive || state == .stopped ? 0 : isReversed ? 1 - position : position
  }
}

@Suite struct RandomPropertyAnimatorTests {
  @Test(
    "Any calls in any order do what a plain description says", arguments: try DriverSeeds(0...59))
  func againstPlainModel(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stage = try AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var plain = PlainAnimator()
    var calls: [String] = []
    prepare(animator, plain, stage)

    let misuses = withMisuseIntercepted {
      for _ in 0..<60 {
        calls.append(step(animator, &plain, stage, &generator))
        check(animator, plain, stage, calls)
      }
      if plain.state == .stopped { animator.finishAnimation(at: .end) }
      animator.stopAnimation(true)
    }
    #expect(misuses.allSatisfy { $0.id.hasSuffix("stopped") })
  }

  /// Gives an inactive animator its block and completion; the plain one begins at 0 again.
  private func prepare(
    _ animator: UIViewPropertyAnimator, _ plain: PlainAnimator, _ stage: AnimatorStage
  ) {
    stage.view.frame.origin.x = 0
    animator.addAnimations { stage.view.frame.origin.x = 100 }
    animator.addCompletion { stage.log.entries.append("\($0)") }
  }

  private func step(
    _ animator: UIViewPropertyAnimator, _ plain: inout PlainAnimator, _ stage: AnimatorStage,
    _ generator: inout SeededGenerator
  ) -> String {
    let wasActive = plain.state != .inactive
    var call: String
    switch Int.random(in: 0..<14, using: &generator) {
    case 0, 1:
      call = "start"
      animator.startAnimation()
      plain.start()
    case 2:
      call = "pause"
      animator.pauseAnimation()
      plain.pause()
    case 3, 4:
      let fraction = Double(Int.random(in: 0...100, using: &generator)) / 100
      call = "scrub \(fraction)"
      animator.fractionComplete = CGFloat(fraction)
      plain.scrub(fraction)
    case 5, 6:
      call = "reverse"
      animator.isReversed.toggle()
      plain.reverse()
    case 7:
      let withoutFinishing = Bool.random(using: &generator)
      call = "stop \(withoutFinishing)"
      animator.stopAnimation(withoutFinishing)
      plain.stop(withoutFinishing)
    case 8, 9:
      let position =
        UIViewAnimatingPosition(rawValue: .random(in: 0...2, using: &generator)) ?? .end
      call = "finish \(position)"
      animator.finishAnimation(at: position)
      plain.finish(position)
    default:
      let seconds = Double(Int.random(in: 1...400, using: &generator)) / 1000
      call = "advance \(seconds)"
      stage.host.advance(by: seconds)
      plain.advance(seconds)
    }
    if wasActive, plain.state == .inactive {
      check(animator, plain, stage, [call])
      prepare(animator, plain, stage)
      plain.model = 0
    }
    return call
  }

  private func check(
    _ animator: UIViewPropertyAnimator, _ plain: PlainAnimator, _ stage: AnimatorStage,
    _ calls: [String]
  ) {
    let states: [PlainAnimator.State: UIViewAnimatingState] = [
      .inactive: .inactive, .paused: .active, .running: .active, .stopped: .stopped,
    ]
    #expect(animator.state == states[plain.state], "\(calls)")
    #expect(animator.isRunning == (plain.state == .running), "\(calls)")
    #expect(animator.isReversed == plain.isReversed || plain.state == .stopped, "\(calls)")
    #expect(
      abs(Double(animator.fractionComplete) - plain.fraction) < 1e-5 || plain.state == .stopped,
      "\(calls)")
    #expect(abs(stage.shownX - 100 * plain.shown) < 0.01, "\(calls)")
    #expect(stage.log.entries == plain.told, "\(calls)")
  }
}
