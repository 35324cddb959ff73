import Foundation

/// Performs random operations on a new system, from a seed, and reports the fewest of them that
/// break a rule of the system.
///
/// A sequence that fails is made as short as possible, and printed as Swift source that can be
/// pasted into a test:
///
///     try RandomDriver<CounterSystem>().run(seed: 7, steps: 300)
///
///     try RandomDriver<CounterSystem>().replay([
///       .add(3),
///       .reset,
///     ])
public struct RandomDriver<System: DrivenSystem> {
  private let environment: [String: String]
  /// Receives each operation of ``run(seed:steps:)`` as Swift source before it is performed, and
  /// each event that is recorded: what it has received is left when an operation stops the program,
  /// or never ends. Default: nil.
  public var trace: ((String) -> Void)?

  /// Makes a driver.
  ///
  /// - Parameter environment: Where `NEST_DRIVER_FACTOR` is looked up. Default: that of the
  ///   process.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// Performs random operations on a new system, and completes what is running at the end.
  ///
  /// - Parameters:
  ///   - seed: The seed of the operations.
  ///   - steps: The number of operations, times the value of the environment variable
  ///     `NEST_DRIVER_FACTOR` if it is set.
  /// - Returns: The system after the end, for what it has counted.
  /// - Throws: `DriverFailure` with the shortest sequence when a rule is broken; what the system
  ///   throws when it cannot be made; `EnvironmentValueError`.
  @discardableResult
  public func run(seed: UInt64, steps: Int) throws -> System {
    let count = try steps * DriverFactor.value(in: environment)
    switch try walk(seed: seed, count: count) {
    case .passed(let system): return system
    case .failed(let operations, let found): throw try shortestFailure(operations, seed, found)
    }
  }

  private func shortestFailure(
    _ operations: [System.Operation], _ seed: UInt64, _ found: String
  ) throws -> DriverFailure {
    var shrinker = SequenceShrinker<System.Operation> { (try? Self.problem(with: $0)) != nil }
    return try failure(shrinker.shortest(of: operations), seed: seed, found: found)
  }

  /// Performs the given operations on a new system, in order, and completes what is running at the
  /// end.
  ///
  /// - Parameter operations: The operations, in order.
  /// - Throws: `DriverFailure` when a rule is broken; the error of the system when it cannot be
  ///   made.
  public func replay(_ operations: [System.Operation]) throws {
    guard let found = try Self.problem(with: operations) else { return }
    throw try failure(operations, seed: nil, found: found)
  }

  // MARK: Performing

  private enum Walk {
    case passed(System)
    case failed([System.Operation], problem: String)
  }

  /// Performs random operations. Nothing keeps a system with a problem, since others are made next.
  private func walk(seed: UInt64, count: Int) throws -> Walk {
    var generator = SeededGenerator(seed: seed)
    var operations: [System.Operation] = []
    let system = try System()
    system.recorder.trace = trace
    let found = Self.outcome(of: system) { system in
      guard operations.count < count else { return nil }
      let operation = system.nextOperation(using: &generator)
      trace?("→ \(SwiftLiteral(operation))")
      operations.append(operation)
      return operation
    }
    return found.map { .failed(operations, problem: $0) } ?? .passed(system)
  }

  private static func problem(
    with operations: [System.Operation], in system: System? = nil, notes: Bool = false
  ) throws -> String? {
    var rest = operations[...]
    return try outcome(of: system ?? System(), notes: notes) { _ in rest.popFirst() }
  }

  /// Performs operations until there are no more or a rule is broken; returns the problem.
  private static func outcome(
    of system: System, notes: Bool = false, next: (System) -> System.Operation?
  ) -> String? {
    do {
      while system.problem == nil, let operation = next(system) {
        if notes { system.recorder.note("→ \(SwiftLiteral(operation))", from: "") }
        try system.perform(operation)
      }
      if system.problem == nil {
        if notes { system.recorder.note("→ the end", from: "") }
        try system.finish()
      }
      return system.problem
    } catch {
      return "\(error)"
    }
  }

  /// Performs a failing sequence once more to record its events.
  private func failure(
    _ operations: [System.Operation], seed: UInt64?, found: String
  ) throws -> DriverFailure {
    let system = try System()
    let problem = try Self.problem(with: operations, in: system, notes: true)
    return DriverFailure(
      system: String(describing: System.self), seed: seed,
      problem: problem ?? "\(found) (not when it was done again)",
      operations: operations.map { SwiftLiteral($0).text },
      timeline: system.recorder.timeline)
  }
}
