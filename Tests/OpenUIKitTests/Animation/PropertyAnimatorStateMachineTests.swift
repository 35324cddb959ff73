import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct PropertyAnimatorStateMachineTests {
  typealias Machine = PropertyAnimatorStateMachine

  @Test("In every state every input has its answer")
  func everyAnswer() {
    for (input, answers) in Self.table {
      for (state, answer) in zip(Self.states, answers) {
        var machine = Self.machine(in: state)
        let actions = machine.handle(input)
        let text = ([Self.name(machine.state)] + actions.map(Self.name)).joined(separator: " ")

        #expect(text == answer, "\(input) in \(state)")
      }
    }
  }

  @Test(
    "What is not interruptible is not paused, scrubbed, continued or stopped; it may be reversed")
  func notInterruptible() {
    let inputs: [Machine.Input] = [
      .pause, .scrub(to: 0.5), .stop(withoutFinishing: true), .stop(withoutFinishing: false),
      .proceed(nil, durationFactor: 0, hasAnimations: false),
    ]
    for input in inputs {
      var machine = Machine()
      machine.isInterruptible = false
      _ = machine.handle(.start(hasAnimations: true))

      #expect(machine.handle(input) == [.refuse(.interrupted)])
      #expect(machine.state == .active(.running))
      #expect(machine.handle(.reverse) == [.reverse])
    }
    var fresh = Machine()
    fresh.isInterruptible = false
    #expect(fresh.handle(.scrub(to: 0)) == [.refuse(.interrupted)])
  }

  @Test(
    "Whatever happens in whatever order, a completion is called only for what has begun",
    arguments: try DriverSeeds(3...3))
  func conclusions(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var machine = Machine()
      var hasBegun = false
      for _ in 0..<50 {
        guard let input = Self.table.randomElement(using: &generator)?.0 else { return }
        for action in machine.handle(input) {
          switch action {
          case .begin:
            #expect(!hasBegun)
            hasBegun = true
          case .conclude:
            #expect(hasBegun)
            hasBegun = false
          case .refuse: break
          default: #expect(hasBegun)
          }
        }
        #expect(hasBegun == (machine.state != .inactive))
      }
    }
  }

  private static let states = ["inactive", "paused", "running", "delayed", "waiting", "stopped"]

  /// For each input the next state and the actions, in the order of `states`.
  private static let table: [(Machine.Input, [String])] = [
    (
      .start(hasAnimations: true),
      [
        "running begin play", "running play", "running", "running play", "waiting",
        "stopped refuse(startedWhileStopped)",
      ]
    ),
    (
      .start(hasAnimations: false),
      [
        "waiting begin", "running play", "running", "running play", "waiting",
        "stopped refuse(startedWhileStopped)",
      ]
    ),
    (
      .startDelayed(by: 2, hasAnimations: true),
      [
        "delayed begin delay(2.0)", "delayed delay(2.0)", "running", "delayed delay(2.0)",
        "waiting",
        "stopped refuse(startedWhileStopped)",
      ]
    ),
    (
      .pause,
      [
        "paused begin", "paused", "paused stand", "paused stand", "paused stand",
        "stopped refuse(pausedWhileStopped)",
      ]
    ),
    (
      .scrub(to: 0.5),
      [
        "paused begin seek(0.5)", "paused seek(0.5)", "paused seek(0.5)", "paused seek(0.5)",
        "paused seek(0.5)", "stopped refuse(scrubbedWhileStopped)",
      ]
    ),
    (
      .reverse,
      [
        "inactive", "paused reverse", "running reverse", "delayed reverse", "waiting reverse",
        "stopped",
      ]
    ),
    (
      .proceed(nil, durationFactor: 1, hasAnimations: true),
      [
        "running begin proceed", "running proceed", "running proceed", "running proceed", "waiting",
        "stopped refuse(continuedWhileStopped)",
      ]
    ),
    (
      .addAnimations,
      [
        "inactive", "paused animate", "running animate", "delayed animate",
        "running animate play", "stopped refuse(addedWhileStopped)",
      ]
    ),
    (
      .stop(withoutFinishing: true),
      [
        "inactive", "inactive freeze conclude(nil)", "inactive freeze conclude(nil)",
        "inactive freeze conclude(nil)", "inactive freeze conclude(nil)",
        "stopped refuse(stoppedTwice)",
      ]
    ),
    (
      .stop(withoutFinishing: false),
      [
        "inactive", "stopped freeze", "stopped freeze", "stopped freeze", "stopped freeze",
        "stopped refuse(stoppedTwice)",
      ]
    ),
    (
      .finish(.start),
      [
        "inactive refuse(finishedUnlessStopped)", "paused refuse(finishedUnlessStopped)",
        "running refuse(finishedUnlessStopped)", "delayed refuse(finishedUnlessStopped)",
        "waiting refuse(finishedUnlessStopped)", "inactive conclude(start)",
      ]
    ),
    (
      .reachEnd(.end, pauses: false),
      ["inactive", "paused", "inactive conclude(end)", "running play", "waiting", "stopped"]
    ),
    (
      .reachEnd(.end, pauses: true),
      ["inactive", "paused", "paused stand", "running play", "waiting", "stopped"]
    ),
    (
      .configure,
      [
        "inactive", "paused refuse(configuredWhileActive)", "running refuse(configuredWhileActive)",
        "delayed refuse(configuredWhileActive)", "waiting refuse(configuredWhileActive)",
        "stopped refuse(configuredWhileActive)",
      ]
    ),
    (
      .release,
      [
        "inactive", "inactive refuse(released) freeze conclude(nil)", "running", "delayed",
        "inactive refuse(released) freeze conclude(nil)", "inactive refuse(released) conclude(nil)",
      ]
    ),
  ]

  private static func machine(in state: String) -> Machine {
    let inputs: [Machine.Input] =
      switch state {
      case "paused": [.pause]
      case "running": [.start(hasAnimations: true)]
      case "delayed": [.startDelayed(by: 1, hasAnimations: true)]
      case "waiting": [.start(hasAnimations: false)]
      case "stopped": [.pause, .stop(withoutFinishing: false)]
      default: []
      }
    var machine = Machine()
    for input in inputs { _ = machine.handle(input) }
    return machine
  }

  private static func name(_ state: Machine.State) -> String {
    switch state {
    case .inactive: "inactive"
    case .active(.paused): "paused"
    case .active(.running): "running"
    case .active(.delayed): "delayed"
    case .active(.waitingForAnimations): "waiting"
    case .stopped: "stopped"
    }
  }

  private static func name(_ action: Machine.Action) -> String {
    switch action {
    case .begin: "begin"
    case .animate: "animate"
    case .play: "play"
    case .pause: "stand"
    case .reverse: "reverse"
    case .delay(let seconds): "delay(\(seconds))"
    case .seek(let fraction): "seek(\(fraction))"
    case .proceed: "proceed"
    case .freeze: "freeze"
    case .conclude(let position): "conclude(\(position.map { "\($0)" } ?? "nil"))"
    case .refuse(let refusal): "refuse(\(refusal))"
    }
  }
}
