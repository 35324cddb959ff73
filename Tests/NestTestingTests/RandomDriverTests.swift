import NestTesting
import Testing

/// A driver finds an injected defect, makes the sequence as short as possible, and prints it.
@Suite struct RandomDriverTests {
  nonisolated indirect enum CounterOperation: DriverOperation, Equatable {
    case add(Int, isNoted: Bool)
    case label(String?, [Int])
    case reset
    case wrapped(CounterOperation)

    var simpler: [CounterOperation] {
      switch self {
      case .add(let number, let isNoted):
        (isNoted ? [.add(number, isNoted: false)] : [])
          + number.simplerNumbers.map { .add($0, isNoted: isNoted) }
      case .wrapped(let operation): [operation]
      case .label, .reset: []
      }
    }
  }

  /// A counter that fails at the second addition of 7 or more after it was reset.
  final class CounterSystem: DrivenSystem {
    private(set) var problem: String?
    let recorder = LifecycleRecorder()
    private var largeAdditions: Int?
    static var runs = 0

    init() { Self.runs += 1 }

    deinit {}

    func nextOperation(using generator: inout SeededGenerator) -> CounterOperation {
      switch generator.number(below: 5) {
      case 0: .reset
      case 1: .label("x", [1, 2])
      case 2: .wrapped(.add(generator.number(below: 40), isNoted: false))
      default: .add(generator.number(below: 40), isNoted: generator.isOne(of: 2))
      }
    }

    func perform(_ operation: CounterOperation) {
      switch operation {
      case .add(let number, let isNoted):
        if isNoted { recorder.note("\(number)", from: "add") }
        guard number >= 7, let count = largeAdditions else { return }
        largeAdditions = count + 1
        if count == 1 { problem = "a second addition of \(number)" }
      case .label: break
      case .reset: largeAdditions = 0
      case .wrapped(let operation): perform(operation)
      }
    }

    func finish() {}
  }

  private func failure(_ body: () throws -> Void) -> DriverFailure? {
    #expect(throws: DriverFailure.self, performing: body)
  }

  @Test("R16.4 A planted defect is reduced to the shortest sequence", arguments: UInt64(1)...20)
  func shortest(seed: UInt64) {
    let failure = failure { try RandomDriver<CounterSystem>().run(seed: seed, steps: 200) }

    #expect(failure?.problem == "a second addition of 7")
    #expect(
      failure?.operations == [".reset", ".add(7, isNoted: false)", ".add(7, isNoted: false)"])
    #expect(failure?.seed == seed)
  }

  @Test("R16.4 The shortest sequence is printed as Swift source, with the recorded events")
  func source() {
    let failure = failure {
      try RandomDriver<CounterSystem>().replay([
        .label(nil, [1, 2]), .label("a \"b\"", []), .reset, .add(8, isNoted: true),
        .wrapped(.add(9, isNoted: true)), .reset,
      ])
    }

    #expect(
      failure?.description == """
        a second addition of 9

        try RandomDriver<CounterSystem>().replay([
          .label(nil, [1, 2]),
          .label("a \\"b\\"", []),
          .reset,
          .add(8, isNoted: true),
          .wrapped(.add(9, isNoted: true)),
          .reset,
        ])

        → .label(nil, [1, 2])
        → .label("a \\"b\\"", [])
        → .reset
        → .add(8, isNoted: true)
        add.8
        → .wrapped(.add(9, isNoted: true))
        add.9
        """)
  }

  @Test("R16.4 A system that keeps its rules has no failure, and each run has a new one")
  func noFailure() throws {
    CounterSystem.runs = 0
    try RandomDriver<CounterSystem>().replay([.reset, .add(9, isNoted: false)])
    try RandomDriver<CounterSystem>().replay([.add(9, isNoted: false)])

    #expect(CounterSystem.runs == 2)
  }

  /// Remembers how many operations there were.
  final class CountingSystem: DrivenSystem {
    nonisolated enum Operation: DriverOperation { case step }

    var problem: String?
    let recorder = LifecycleRecorder()
    static var steps = 0
    static var numbers: [Int] = []

    init() { (Self.steps, Self.numbers) = (0, []) }

    deinit {}

    func nextOperation(using generator: inout SeededGenerator) -> Operation {
      Self.numbers.append(generator.number(below: 1000))
      return .step
    }

    func perform(_ operation: Operation) { Self.steps += 1 }
    func finish() {}
  }

  @Test("R16.4 The same seed does the same, another one something else")
  func seeds() throws {
    let driver = RandomDriver<CountingSystem>()
    var walks: [[Int]] = []
    for seed: UInt64 in [1, 1, 2] {
      try driver.run(seed: seed, steps: 9)
      walks.append(CountingSystem.numbers)
    }

    #expect(walks[0] == walks[1] && walks[0] != walks[2])
  }

  @Test(
    "R16.4 NEST_DRIVER_FACTOR multiplies the steps", arguments: [(nil, 7), ("", 7), ("3", 21)])
  func factor(value: String?, steps: Int) throws {
    let driver = RandomDriver<CountingSystem>(
      environment: value.map { ["NEST_DRIVER_FACTOR": $0] } ?? [:])
    try driver.run(seed: 1, steps: 7)

    #expect(CountingSystem.steps == steps)
  }

  @Test(
    "R16.4 An invalid factor is an error that names the valid values",
    arguments: ["0", "-1", "ten", "1.5"])
  func wrongFactor(value: String) {
    let driver = RandomDriver<CountingSystem>(environment: ["NEST_DRIVER_FACTOR": value])

    let error = #expect(throws: EnvironmentValueError.self) { try driver.run(seed: 1, steps: 7) }
    #expect(
      error?.description
        == "The environment variable NEST_DRIVER_FACTOR is \"\(value)\"; it has to "
        + "be a whole number from 1 on, or nothing.")
  }

  /// A system whose end has a problem, or in which an operation throws.
  final class FragileSystem: DrivenSystem {
    nonisolated enum Operation: DriverOperation { case idle, throwError, breakEnd }
    struct Broken: Error, CustomStringConvertible { let description = "broken" }

    var problem: String?
    let recorder = LifecycleRecorder()
    private var isEndBroken = false

    init() {}

    deinit {}

    func nextOperation(using generator: inout SeededGenerator) -> Operation {
      generator.isOne(of: 30) ? .breakEnd : .idle
    }

    func perform(_ operation: Operation) throws {
      if case .throwError = operation { throw Broken() }
      if case .breakEnd = operation { isEndBroken = true }
    }

    func finish() { if isEndBroken { problem = "the end is broken" } }
  }

  @Test("R16.4 What only shows at the end is found, and an error is a problem")
  func ends() {
    let end = failure { try RandomDriver<FragileSystem>().run(seed: 3, steps: 100) }
    let error = failure { try RandomDriver<FragileSystem>().replay([.idle, .throwError]) }

    #expect(end?.problem == "the end is broken")
    #expect(end?.operations == [".breakEnd"])
    #expect(end?.timeline == "→ .breakEnd\n→ the end")
    #expect(error?.problem == "broken")
  }
}
