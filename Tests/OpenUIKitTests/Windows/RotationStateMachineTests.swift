import Testing

@testable import OpenUIKit

struct RotationStateMachineTests {
  private typealias Machine = RotationStateMachine
  private let inputs: [RotationStateMachine.Input] = [
    .request(animated: true), .request(animated: false), .holds(0), .holds(1), .turnDidEnd, .began,
    .ended,
  ]

  /// Every state that inputs can lead to.
  private func reachable() -> [RotationStateMachine] {
    var states = [RotationStateMachine()]
    var next = 0
    while next < states.count {
      for input in inputs {
        var state = states[next]
        _ = state.handle(input)
        if !states.contains(state) { states.append(state) }
      }
      next += 1
    }
    return states
  }

  @Test("R4.4 every input in every state")
  func everything() {
    let states = reachable()

    #expect(states.count == 16)
    for state in states {
      for input in inputs {
        var after = state
        let actions = after.handle(input)
        check(input, state, after, actions)
      }
    }
  }

  private func check(
    _ input: RotationStateMachine.Input, _ before: RotationStateMachine,
    _ after: RotationStateMachine, _ actions: [RotationStateMachine.Action]
  ) {
    let isReady = after.isDue && !after.isOnHold && !after.isRotating
    var (isDue, isAnimated) = (before.isDue, before.isAnimated)
    var (isOnHold, isRotating) = (before.isOnHold, before.isRotating)
    var expected: [RotationStateMachine.Action] = []
    switch input {
    case .request(let animated): (isDue, isAnimated) = (true, animated)
    case .holds(let count):
      if before.isOnHold, count == 0, !isDue { (isDue, isAnimated) = (true, true) }
      isOnHold = count > 0
    case .began: isRotating = true
    case .ended: isRotating = false
    case .turnDidEnd:
      if isDue, !isOnHold, !isRotating {
        isDue = false
        expected = [.decide(animated: isAnimated)]
      }
    }
    // A rotation that is requested twice is performed once.
    let isRepeated = before.isDue && input == .request(animated: before.isAnimated)
    if input != .turnDidEnd, input != .began, !isRepeated, isReady { expected = [.awaitTurnEnd] }
    #expect(
      [after.isDue, after.isAnimated, after.isOnHold, after.isRotating]
        == [isDue, isAnimated, isOnHold, isRotating], "\(input) in \(before)")
    #expect(actions == expected, "\(input) in \(before)")
  }

  @Test("R4.4 nothing is decided while a rotation runs or a hold exists, and no request is lost")
  func neverInBetween() {
    for state in reachable() {
      var state = state
      let isBlocked = state.isOnHold || state.isRotating
      let decision = state.handle(.turnDidEnd)
      if isBlocked { #expect(decision == []) }

      _ = state.handle(.request(animated: true))
      _ = state.handle(.ended)
      _ = state.handle(.holds(0))
      #expect(state.handle(.turnDidEnd) == [.decide(animated: true)])
    }
  }
}
