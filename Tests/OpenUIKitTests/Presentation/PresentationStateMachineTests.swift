import Testing

@testable import OpenUIKit

/// Every input in every state. A row reads: the state, the input, the next state, the actions.
@Suite struct PresentationStateMachineTests {
  typealias Machine = PresentationStateMachine

  private static let presenting: [Machine.Input] = [
    .begin(.presentation, interactive: false), .complete(true), .settle,
  ]

  /// A short name and the inputs that lead to the state.
  private static let states: [(name: String, way: [Machine.Input])] =
    [("idle", []), ("presented", presenting)]
    + [("in", Machine.Direction.presentation), ("out", .dismissal)].flatMap { word, direction in
      let before: [Machine.Input] =
        direction == .dismissal ? presenting : []
      let held = before + [.begin(direction, interactive: true)]
      return [
        ("\(word) forwards", before + [.begin(direction, interactive: false)]),
        ("\(word) held", held),
        ("\(word) backwards", held + [.letGo(cancelled: true)]),
        ("\(word) held, turned", held + [.letGo(cancelled: true), .hold]),
        ("\(word) completed", held + [.complete(true)]),
        ("\(word) cancelled", held + [.complete(false)]),
      ]
    }

  private func machine(_ way: [Machine.Input]) -> Machine {
    var machine = Machine()
    for input in way { _ = machine.handle(input) }
    return machine
  }

  private func name(_ machine: Machine) -> String {
    Self.states.first { self.machine($0.way).state == machine.state }?.name ?? "?"
  }

  private func row(_ state: String, _ input: Machine.Input, _ expected: String) {
    guard let way = Self.states.first(where: { $0.name == state })?.way else {
      Issue.record("There is no state \(state)")
      return
    }
    var machine = machine(way)
    let actions = machine.handle(input).map(word).joined(separator: ", ")
    #expect("\(name(machine)): \(actions)" == expected, "\(state), \(input)")
  }

  private func word(_ action: Machine.Action) -> String {
    switch action {
    case .start(let direction): "start \(word(direction))"
    case .tellInteractionEnd(let cancelled): cancelled ? "tell cancelled" : "tell finished"
    case .tellInteractionResume: "tell resumed"
    case .turnBack(let direction): "turn back \(word(direction))"
    case .turnForward(let direction): "turn forward \(word(direction))"
    case .end(let direction, let completed):
      "end \(word(direction))\(completed ? "" : " cancelled")"
    case .drop(let direction): "drop\(direction.map { " \(word($0))" } ?? "")"
    case .refuseBusy: "refuse busy"
    case .refuseIdle: "refuse idle"
    }
  }

  private func word(_ direction: Machine.Direction) -> String {
    direction == .presentation ? "in" : "out"
  }

  @Test("UIKit 5.5 Every state that the rows name is a different one")
  func statesDiffer() {
    #expect(Set(Self.states.map { machine($0.way).state }).count == Self.states.count)
  }

  @Test("UIKit 5.5 Nothing presented: only a presentation can begin")
  func idle() {
    row("idle", .begin(.presentation, interactive: false), "in forwards: start in")
    row("idle", .begin(.presentation, interactive: true), "in held: start in")
    row("idle", .begin(.dismissal, interactive: false), "idle: refuse idle")
    row("idle", .begin(.dismissal, interactive: true), "idle: refuse idle")
    for input in [.letGo(cancelled: false), .letGo(cancelled: true), .hold] as [Machine.Input] {
      row("idle", input, "idle: ")
    }
    row("idle", .complete(true), "idle: ")
    row("idle", .complete(false), "idle: ")
    row("idle", .abandon, "idle: ")
  }

  @Test("UIKit 5.5 Presented: only a dismissal can begin")
  func presented() {
    row("presented", .begin(.presentation, interactive: false), "presented: refuse idle")
    row("presented", .begin(.presentation, interactive: true), "presented: refuse idle")
    row("presented", .begin(.dismissal, interactive: false), "out forwards: start out")
    row("presented", .begin(.dismissal, interactive: true), "out held: start out")
    for input in [.letGo(cancelled: false), .letGo(cancelled: true), .hold] as [Machine.Input] {
      row("presented", input, "presented: ")
    }
    row("presented", .complete(true), "presented: ")
    row("presented", .complete(false), "presented: ")
    row("presented", .abandon, "idle: drop")
  }

  @Test(
    "UIKit 5.7 On its way by itself: it ends, is held, or is cut off", arguments: ["in", "out"])
  func forwards(_ way: String) {
    let (done, undone) = ("\(way) completed", "\(way) cancelled")
    let state = "\(way) forwards"

    refusesBeginning(state)
    row(state, .letGo(cancelled: false), "\(state): ")
    row(state, .letGo(cancelled: true), "\(state): ")
    row(state, .hold, "\(way) held: tell resumed")
    row(state, .complete(true), "\(done): end \(way)")
    row(state, .complete(false), "\(undone): turn back \(way), end \(way) cancelled")
    row(state, .abandon, "idle: drop \(way)")
  }

  @Test(
    "UIKit 5.7 In a person's hands: handlers hear before the compensating will",
    arguments: ["in", "out"])
  func held(_ way: String) {
    let (done, undone) = ("\(way) completed", "\(way) cancelled")
    let state = "\(way) held"

    refusesBeginning(state)
    row(state, .letGo(cancelled: false), "\(way) forwards: tell finished")
    row(state, .letGo(cancelled: true), "\(way) backwards: tell cancelled, turn back \(way)")
    row(state, .hold, "\(state): ")
    row(state, .complete(true), "\(done): tell finished, end \(way)")
    row(
      state, .complete(false),
      "\(undone): tell cancelled, turn back \(way), end \(way) cancelled")
    row(state, .abandon, "idle: drop \(way)")
  }

  @Test(
    "UIKit 5.7 On its way back: no second compensating will at the end", arguments: ["in", "out"])
  func backwards(_ way: String) {
    let (done, undone) = ("\(way) completed", "\(way) cancelled")
    let state = "\(way) backwards"

    refusesBeginning(state)
    row(state, .letGo(cancelled: false), "\(state): ")
    row(state, .letGo(cancelled: true), "\(state): ")
    row(state, .hold, "\(way) held, turned: tell resumed")
    row(state, .complete(true), "\(done): turn forward \(way), end \(way)")
    row(state, .complete(false), "\(undone): end \(way) cancelled")
    row(state, .abandon, "idle: drop \(way)")
  }

  @Test(
    "UIKit 5.7 Caught on its way back: going on after all sends will again",
    arguments: ["in", "out"])
  func heldAgain(_ way: String) {
    let (done, undone) = ("\(way) completed", "\(way) cancelled")
    let state = "\(way) held, turned"

    refusesBeginning(state)
    row(state, .letGo(cancelled: false), "\(way) forwards: tell finished, turn forward \(way)")
    row(state, .letGo(cancelled: true), "\(way) backwards: tell cancelled")
    row(state, .hold, "\(state): ")
    row(state, .complete(true), "\(done): tell finished, turn forward \(way), end \(way)")
    row(state, .complete(false), "\(undone): tell cancelled, end \(way) cancelled")
    row(state, .abandon, "idle: drop \(way)")
  }

  @Test(
    "UIKit 5.6 At its end, while those are told who hear first: nothing begins",
    arguments: ["in", "out"])
  func ending(_ way: String) {
    let (done, undone) = way == "in" ? ("presented", "idle") : ("idle", "presented")
    for state in ["\(way) completed", "\(way) cancelled"] {
      refusesBeginning(state)
      row(state, .letGo(cancelled: true), "\(state): ")
      row(state, .hold, "\(state): ")
      row(state, .complete(true), "\(state): ")
      row(state, .abandon, "idle: drop \(way)")
    }
    row("\(way) completed", .settle, "\(done): ")
    row("\(way) cancelled", .settle, "\(undone): ")
    for state in ["idle", "presented", "\(way) forwards", "\(way) held"] {
      row(state, .settle, "\(state): ")
    }
  }

  private func refusesBeginning(_ state: String) {
    for direction in Machine.Direction.allCases {
      for interactive in [false, true] {
        row(state, .begin(direction, interactive: interactive), "\(state): refuse busy")
      }
    }
  }
}
