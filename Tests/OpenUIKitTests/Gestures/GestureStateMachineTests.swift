import Testing

@testable import OpenUIKit

/// Every input in every state: the state after it, and what is to be done.
struct GestureStateMachineTests {
  private typealias Machine = GestureStateMachine

  private nonisolated static let inputs: [Machine.Input] = [
    .began, .changed, .ended, .cancelled, .failed, .allowed, .refused, .mustWait, .askAgain,
    .prevented, .interrupted, .reset,
  ]

  /// A machine that was led to `state`, and has sent the actions for it.
  private func machine(in state: Machine.State) -> Machine {
    var machine = Machine()
    let distance: [Machine.Input] =
      switch state {
      case .possible: []
      case .asking(.began): [.began]
      case .asking(.ended): [.ended]
      case .waiting(.began): [.began, .mustWait]
      case .waiting(.ended): [.ended, .mustWait]
      case .began: [.began, .allowed]
      case .changed: [.began, .allowed, .changed]
      case .ended: [.ended, .allowed]
      case .cancelled: [.began, .allowed, .cancelled]
      case .failed: [.failed]
      }
    for input in distance {
      _ = machine.handle(input)
      _ = machine.handle(.send)
    }
    #expect(machine.state == state)
    return machine
  }

  /// One line per input: state and actions after it.
  private func lines(from state: Machine.State) -> [String] {
    Self.inputs.map { input in
      var machine = machine(in: state)
      let actions = machine.handle(input).map { "\($0)" }.joined(separator: "+")
      return "\(input): \(machine.state)\(actions.isEmpty ? "" : " → " + actions)"
    }
  }

  @Test("while possible, only what the recognizer finds out counts")
  func possible() {
    #expect(
      lines(from: .possible)
        == [
          "began: asking(\(Machine.Recognition.began)) → askToBegin",
          "changed: possible",
          "ended: asking(\(Machine.Recognition.ended)) → askToBegin",
          "cancelled: failed", "failed: failed",
          "allowed: possible", "refused: possible", "mustWait: possible", "askAgain: possible",
          "prevented: failed", "interrupted: failed",
          "reset: possible → prepare",
        ].map(qualified))
  }

  @Test("an answer starts, stops or delays a gesture")
  func asking() {
    for state in [Machine.State.asking(.began), .waiting(.began)] {
      #expect(
        lines(from: state)
          == [
            "began: \(state)", "changed: \(state)",
            "ended: asking(\(Machine.Recognition.ended)) → askToBegin",
            "cancelled: failed", "failed: failed",
            "allowed: began → preventOthers+queueActions", "refused: failed",
            "mustWait: waiting(\(Machine.Recognition.began))",
            "askAgain: asking(\(Machine.Recognition.began)) → askToBegin",
            "prevented: failed", "interrupted: failed",
            "reset: possible → prepare",
          ].map(qualified))
    }
    var discrete = machine(in: .asking(.ended))
    #expect(discrete.handle(.allowed) == [.preventOthers, .queueActions])
    #expect(discrete.state == .ended)
  }

  @Test("a gesture that runs changes, ends or is cancelled, and cannot be prevented")
  func running() {
    for state in [Machine.State.began, .changed] {
      #expect(
        lines(from: state) == [
          "began: \(state)", "changed: changed → queueActions", "ended: ended → queueActions",
          "cancelled: cancelled → queueActions", "failed: cancelled → queueActions",
          "allowed: \(state)",
          "refused: \(state)", "mustWait: \(state)", "askAgain: \(state)", "prevented: \(state)",
          "interrupted: cancelled → queueActions", "reset: possible → prepare",
        ])
    }
  }

  @Test("UIKit 10 a state whose actions have not been sent sends them once, for the last state")
  func unsent() {
    func begun(_ inputs: Machine.Input...) -> (actions: [Machine.Action], machine: Machine) {
      var machine = machine(in: .asking(.began))
      _ = machine.handle(.allowed)
      return (inputs.flatMap { machine.handle($0) }, machine)
    }

    #expect(begun(.send, .send).actions == [.sendActions])
    #expect(begun(.changed, .send).actions == [.sendActions, .adoptChange])
    #expect(begun(.changed).machine.publicState == .changed)
    #expect(begun(.changed, .send).machine.publicState == .began)
    #expect(begun(.changed, .ended, .send).actions == [.sendActions])
    #expect(begun(.ended, .send).actions == [.sendActions])
    #expect(begun(.interrupted, .send).machine.state == .cancelled)
    #expect(begun(.failed, .send).actions == [])
    #expect(begun(.failed).machine.state == .failed)
  }

  @Test("what is over stays over until the reset")
  func over() {
    for state in [Machine.State.ended, .cancelled, .failed] {
      let expected =
        Self.inputs.dropLast().map { "\($0): \(state)" } + ["reset: possible → prepare"]
      #expect(lines(from: state) == expected)
    }
  }

  /// Enum payloads print with their full names.
  private func qualified(_ line: String) -> String {
    line.replacingOccurrences(
      of: "asking(began)", with: "\(Machine.State.asking(.began))"
    ).replacingOccurrences(of: "asking(ended)", with: "\(Machine.State.asking(.ended))")
      .replacingOccurrences(of: "waiting(began)", with: "\(Machine.State.waiting(.began))")
  }
}
