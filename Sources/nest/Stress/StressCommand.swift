import ArgumentParser
import Foundation
import NestTestSupport
import NestTesting

/// `nest stress`: random operations on containers, in processes of their own.
struct StressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stress",
    abstract: "Performs random operations on containers, and checks every rule of their contract.",
    discussion: """
      Needs no display. Each seed is a walk: a new container, random operations by the program, by a finger and by \
      keys, also inside callbacks, and a comparison with a model at the end. A container ends at its first failure, \
      which is made as short as possible and printed as Swift source. Walks take place in processes of their own, so \
      that one that stops the program, or never ends, is a failure as well: its operations and its last events are \
      printed.

      Exit status: 0 when nothing has failed, 1 when something has, 2 for a usage error.
      """)

  @Option(help: "The container; may be given several times. Default: all.")
  var container: [StressTarget] = []

  @Option(help: "The first seed and the last one, for example 1-1000, or one seed.")
  var seeds = StressSeeds(range: 1...100)

  @Option(help: "The number of operations for each seed.")
  var operations = 100

  @Option(help: "The number of processes at the same time. Default: that of the processors.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "The seconds of processor time after which a walk counts as one that never ends.")
  var limit = 60

  /// Whether this is a process of the command itself, which performs the walks of one container,
  /// with a report for each.
  @Flag(help: .private)
  var worker = false

  /// Whether a worker prints operations and events.
  @Flag(help: .private)
  var trace = false

  func validate() throws {
    try require(operations, in: 1...1_000_000, "--operations")
    try require(jobs, in: 1...256, "--jobs")
    try require(limit, in: 1...86_400, "--limit")
  }

  private func require(_ value: Int, in range: ClosedRange<Int>, _ name: String) throws {
    guard range.contains(value) else {
      throw ValidationError(
        "\(name) has to be from \(range.lowerBound) to \(range.upperBound), and is \(value).")
    }
  }

  /// The containers, each once.
  private var targets: [StressTarget] {
    let chosen = container.isEmpty ? StressTarget.allCases : container
    return StressTarget.allCases.filter(chosen.contains)
  }

  func run() throws {
    if worker {
      guard let target = targets.first else { return }
      return try MainActor.assumeIsolated {
        try StressWorker(
          target: target, seeds: seeds.range, operations: operations, limit: limit, isTraced: trace
        ).run()
      }
    }
    let run = StressRun(
      targets: targets, seeds: seeds.range, operations: operations, jobs: jobs, limit: limit)
    let results = try run.results { StandardError.write($0) }
    print(StressRun.summary(of: results), terminator: "")
    if results.contains(where: { $0.failure != nil }) { throw ExitCode(1) }
  }
}

extension StressTarget: ExpressibleByArgument {}

/// A range of seeds on the command line.
struct StressSeeds: ExpressibleByArgument, Hashable, CustomStringConvertible {
  /// The seeds.
  let range: ClosedRange<UInt64>

  /// Seeds from a range.
  init(range: ClosedRange<UInt64>) { self.range = range }

  /// Reads `7` or `1-1000`; nil for anything else, and for more than a thousand million seeds.
  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    let ends = parts.compactMap { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? UInt64(part) : nil
    }
    guard ends.count == parts.count, (1...2).contains(ends.count), ends[0] <= ends[ends.count - 1],
      ends[ends.count - 1] - ends[0] < 1_000_000_000
    else { return nil }
    range = ends[0]...ends[ends.count - 1]
  }

  /// The range as it is written on the command line.
  var description: String { "\(range.lowerBound)-\(range.upperBound)" }
  /// The same, for the help.
  var defaultValueDescription: String { description }
}
