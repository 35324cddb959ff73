import OpenUIKit
import Testing

@Suite nonisolated struct AppearanceStateMachineTests {
  typealias Machine = AppearanceStateMachine
  typealias State = Machine.State
  typealias Input = Machine.Input
  typealias Action = Machine.Action

  /// Brings a machine into a state, with `depth` transitions open where one runs.
  static func machine(in state: State, depth: Int = 1) -> Machine {
    var machine = Machine()
    let inputs: [Input] =
      switch state {
      case .disappeared: []
      case .appearing: Array(repeating: .begin(appearing: true, animated: true), count: depth)
      case .appeared: [.begin(appearing: true, animated: true), .end]
      case .disappearing:
        [.begin(appearing: true, animated: true), .end]
          + Array(repeating: .begin(appearing: false, animated: true), count: depth)
      }
    for input in inputs { _ = machine.handle(input) }
    return machine
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var state: State
    var depth: Int
    var input: Input
    var action: Action?
    var next: State
    var nextDepth: Int
    var testDescription: String { "\(state)/\(depth) + \(input)" }
  }

  /// Every input in every state, nested and not.
  static let table: [Row] = [true, false].flatMap { animated -> [Row] in
    let appear = Input.begin(appearing: true, animated: animated)
    let disappear = Input.begin(appearing: false, animated: animated)
    let wa = Action.willAppear(animated: animated)
    let wd = Action.willDisappear(animated: animated)
    return [
      Row(state: .disappeared, depth: 0, input: appear, action: wa, next: .appearing, nextDepth: 1),
      Row(
        state: .disappeared, depth: 0, input: disappear, action: .reportUnbalanced,
        next: .disappeared, nextDepth: 0),
      Row(
        state: .disappeared, depth: 0, input: .end, action: .reportUnbalanced,
        next: .disappeared, nextDepth: 0),

      Row(state: .appearing, depth: 1, input: appear, action: nil, next: .appearing, nextDepth: 2),
      Row(
        state: .appearing, depth: 1, input: disappear, action: wd, next: .disappearing, nextDepth: 1
      ),
      Row(
        state: .appearing, depth: 1, input: .end, action: .didAppear(animated: true),
        next: .appeared, nextDepth: 0),
      Row(state: .appearing, depth: 2, input: appear, action: nil, next: .appearing, nextDepth: 3),
      Row(
        state: .appearing, depth: 2, input: disappear, action: wd, next: .disappearing, nextDepth: 2
      ),
      Row(state: .appearing, depth: 2, input: .end, action: nil, next: .appearing, nextDepth: 1),

      Row(
        state: .appeared, depth: 0, input: appear, action: .reportUnbalanced,
        next: .appeared, nextDepth: 0),
      Row(
        state: .appeared, depth: 0, input: disappear, action: wd, next: .disappearing, nextDepth: 1),
      Row(
        state: .appeared, depth: 0, input: .end, action: .reportUnbalanced,
        next: .appeared, nextDepth: 0),

      Row(
        state: .disappearing, depth: 1, input: appear, action: wa, next: .appearing, nextDepth: 1),
      Row(
        state: .disappearing, depth: 1, input: disappear, action: nil,
        next: .disappearing, nextDepth: 2),
      Row(
        state: .disappearing, depth: 1, input: .end, action: .didDisappear(animated: true),
        next: .disappeared, nextDepth: 0),
      Row(
        state: .disappearing, depth: 2, input: appear, action: wa, next: .appearing, nextDepth: 2),
      Row(
        state: .disappearing, depth: 2, input: disappear, action: nil,
        next: .disappearing, nextDepth: 3),
      Row(
        state: .disappearing, depth: 2, input: .end, action: nil, next: .disappearing, nextDepth: 1),
    ]
  }

  @Test(
    "R2.1 3.4 Every input in every state has the outcome that the table names", arguments: table)
  func everyInputInEveryState(row: Row) {
    var machine = Self.machine(in: row.state, depth: row.depth)
    #expect(machine.state == row.state)
    #expect(machine.depth == row.depth)

    let action = machine.handle(row.input)

    #expect(action == row.action)
    #expect(machine.state == row.next)
    #expect(machine.depth == row.nextDepth)
  }

  @Test("R2.4 Whatever comes in, will and did alternate, and did fits the last will")
  func anySequenceStaysBalanced() {
    let inputs: [Input] = [
      .begin(appearing: true, animated: false), .begin(appearing: false, animated: false), .end,
    ]
    // All sequences of eight inputs.
    for number in 0..<6561 {
      var machine = Machine()
      var pending: Bool?
      var isVisible = false
      var rest = number
      for _ in 0..<8 {
        switch machine.handle(inputs[rest % 3]) {
        case .willAppear:
          #expect(pending == false || (pending == nil && !isVisible))
          pending = true
        case .willDisappear:
          #expect(pending == true || (pending == nil && isVisible))
          pending = false
        case .didAppear:
          #expect(pending == true)
          pending = nil
          isVisible = true
        case .didDisappear:
          #expect(pending == false)
          pending = nil
          isVisible = false
        case .reportUnbalanced, nil: break
        }
        rest /= 3
      }
    }
  }

  @Test("The did callback has the animated flag of the begin that opened or turned the transition")
  func animatedFlag() {
    var machine = Machine()

    var actions = [machine.handle(.begin(appearing: true, animated: true))]
    actions.append(machine.handle(.begin(appearing: true, animated: false)))
    actions.append(machine.handle(.begin(appearing: false, animated: false)))
    actions.append(machine.handle(.end))
    actions.append(machine.handle(.end))

    #expect(
      actions == [
        .willAppear(animated: true), nil, .willDisappear(animated: false), nil,
        .didDisappear(animated: false),
      ])
  }
}
