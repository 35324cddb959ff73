import Testing

@testable import OpenUIKit

/// Every input in every state. A row reads: the state, the input, the next state, the actions.
@Suite struct TransitionStateMachineTests {
  typealias Machine = TransitionStateMachine

  private static let dragged: [Machine.Input] = [.begin(interactive: true)]

  /// A short name and the inputs that lead to the state.
  private static let states: [(name: String, path: [Machine.Input])] = [
    ("waiting", []),
    ("forwards", [.begin(interactive: false)]),
    ("dragged", dragged),
    ("backwards", dragged + [.release(cancelled: true)]),
    ("dragged, reversed", dragged + [.release(cancelled: true), .interrupt]),
    ("completed", dragged + [.complete(true)]),
    ("cancelled", dragged + [.complete(false)]),
    ("ended", dragged + [.complete(true), .settle]),
  ]

  private static let inputs: [Machine.Input] = [
    .begin(interactive: false), .begin(interactive: true), .release(cancelled: false),
    .release(cancelled: true), .interrupt, .complete(true), .complete(false), .settle, .abort,
  ]

  private static func machine(_ path: [Machine.Input]) -> Machine {
    var machine = Machine()
    for input in path { _ = machine.handle(input) }
    return machine
  }

  private func name(_ machine: Machine) -> String {
    Self.states.first { Self.machine($0.path).state == machine.state }?.name ?? "?"
  }

  /// Compares the results of all inputs in a state, in the order of `inputs`.
  private func expect(_ state: String, _ expected: [String]) {
    guard let path = Self.states.first(where: { $0.name == state })?.path else {
      Issue.record("There is no state \(state)")
      return
    }
    let found = Self.inputs.map { input in
      var machine = Self.machine(path)
      let actions = machine.handle(input).map(word).joined(separator: ", ")
      return "\(name(machine)): \(actions)"
    }
    #expect(found == expected, "\(state)")
  }

  private func word(_ action: Machine.Action) -> String {
    switch action {
    case .start: "start"
    case .sendInteractionEnd(let cancelled): cancelled ? "send cancelled" : "send finished"
    case .sendInteractionResume: "send resumed"
    case .reverse(let back): back ? "reverse" : "reverse again"
    case .end(let completed): completed ? "end" : "end cancelled"
    case .finish(let completed): completed ? "finish" : "finish cancelled"
    case .abort: "abort"
    }
  }

  @Test("UIKit 5.5 Every state that the rows name is a different one")
  func statesDiffer() {
    #expect(Set(Self.states.map { Self.machine($0.path).state }).count == Self.states.count)
  }

  @Test("UIKit 5.5 It begins once, and nothing else happens before")
  func waiting() {
    expect(
      "waiting",
      ["forwards: start", "dragged: start"] + Array(repeating: "waiting: ", count: 7))
  }

  @Test("UIKit 5.7 By itself: it ends, is dragged, or is aborted")
  func forwards() {
    expect(
      "forwards",
      [
        "forwards: ", "forwards: ", "forwards: ", "forwards: ", "dragged: send resumed",
        "completed: end", "cancelled: reverse, end cancelled", "forwards: ", "ended: abort",
      ])
  }

  @Test("UIKit 5.7 Driven by a person: handlers run before the compensating will")
  func dragged() {
    expect(
      "dragged",
      [
        "dragged: ", "dragged: ", "forwards: send finished",
        "backwards: send cancelled, reverse", "dragged: ", "completed: send finished, end",
        "cancelled: send cancelled, reverse, end cancelled", "dragged: ", "ended: abort",
      ])
  }

  @Test("UIKit 5.7 Running back: no second compensating will at the end")
  func backwards() {
    expect(
      "backwards",
      [
        "backwards: ", "backwards: ", "backwards: ", "backwards: ",
        "dragged, reversed: send resumed", "completed: reverse again, end",
        "cancelled: end cancelled", "backwards: ", "ended: abort",
      ])
  }

  @Test("UIKit 5.7 Paused while it runs back: going on after all sends will again")
  func draggedAgain() {
    expect(
      "dragged, reversed",
      [
        "dragged, reversed: ", "dragged, reversed: ",
        "forwards: send finished, reverse again", "backwards: send cancelled",
        "dragged, reversed: ", "completed: send finished, reverse again, end",
        "cancelled: send cancelled, end cancelled", "dragged, reversed: ", "ended: abort",
      ])
  }

  @Test("UIKit 5.6 At its end only what settles it, or cuts it off, does anything")
  func ending() {
    for (state, action) in [("completed", "finish"), ("cancelled", "finish cancelled")] {
      expect(
        state,
        ["\(state): ", "\(state): "] + Array(repeating: "\(state): ", count: 5)
          + ["ended: \(action)", "ended: abort"])
    }
  }

  @Test("UIKit 5.6 After its end nothing happens")
  func ended() {
    expect(
      "ended",
      ["ended: ", "ended: "] + Array(repeating: "ended: ", count: 7))
  }
}
