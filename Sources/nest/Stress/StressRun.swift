import Foundation
import NestTestSupport
import NestTesting
import Synchronization

/// Walks of several containers in several processes.
struct StressRun: Sendable {
  /// The result of the walks of one container.
  struct Result: Sendable {
    /// The container.
    let target: StressTarget
    /// The walks that have ended.
    var walks = 0
    /// The operations in them.
    var operations = 0
    /// The processor seconds of them.
    var time = 0.0
    /// The resident memory in KiB after a tenth of the walks, and at the end.
    var memory: (first: Int, last: Int) = (0, 0)
    /// The first failure, with its sequence; nil if there was none.
    var failure: String?
  }

  /// The containers.
  let targets: [StressTarget]
  /// A walk for each, in each container.
  let seeds: ClosedRange<UInt64>
  /// The operations of a walk.
  let operations: Int
  /// The processes at the same time.
  let jobs: Int
  /// The processor seconds of a walk.
  let limit: Int

  /// Performs all walks, several containers at the same time.
  ///
  /// - Parameter progress: Receives a line now and then, from any thread.
  /// - Returns: A result for each container, in their order.
  /// - Throws: `CommandFailure` when there can be no process.
  func results(progress: @escaping @Sendable (String) -> Void) throws -> [Result] {
    let parts = parts
    let next = Mutex(0)
    let results = Mutex(Dictionary(uniqueKeysWithValues: targets.map { ($0, Result(target: $0)) }))
    let failure = Mutex<CommandFailure?>(nil)
    DispatchQueue.concurrentPerform(iterations: min(jobs, parts.count)) { _ in
      while let part = next.withLock({ number -> Part? in
        defer { number += 1 }
        return number < parts.count ? parts[number] : nil
      }), failure.withLock({ $0 == nil }) {
        do throws(CommandFailure) {
          try perform(part, results, progress)
        } catch {
          failure.withLock { $0 = error }
        }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    return results.withLock { results in targets.compactMap { results[$0] } }
  }

  /// The walks of one process.
  private struct Part: Sendable {
    let target: StressTarget
    let seeds: ClosedRange<UInt64>
  }

  /// The walks of each container, divided so that all processes have work to the end.
  private var parts: [Part] {
    let count = seeds.upperBound - seeds.lowerBound + 1
    let size = max(1, count / UInt64(jobs) + (count % UInt64(jobs) == 0 ? 0 : 1))
    return targets.flatMap { target in
      stride(from: seeds.lowerBound, through: seeds.upperBound, by: Int(size)).map { first in
        Part(target: target, seeds: first...min(seeds.upperBound, first + size - 1))
      }
    }
  }

  private func perform(
    _ part: Part, _ results: borrowing Mutex<[StressTarget: Result]>,
    _ progress: (String) -> Void
  ) throws(CommandFailure) {
    let name = part.target.rawValue
    let total = Int(seeds.upperBound - seeds.lowerBound) + 1
    var time = 0.0
    var last = part.seeds.lowerBound
    var failed = false
    let status = try StressProcess.run(arguments(part.target, part.seeds)) { line in
      switch line {
      case .begin, .trace: break
      case .end(let seed, let memory, let seconds):
        last = seed + 1
        let walks = results.withLock { results -> Int in
          var result = results[part.target, default: Result(target: part.target)]
          result.walks += 1
          result.operations += operations
          result.time += seconds - time
          if result.walks <= max(1, total / 10) { result.memory.first = memory }
          result.memory.last = memory
          results[part.target] = result
          return result.walks
        }
        time = seconds
        if walks.isMultiple(of: max(1, total / 4)) {
          progress("\(name): \(walks) of \(total) walks")
        }
      case .failure(let seed, let text):
        failed = true
        fail(part.target, "seed \(seed): \(text)", results)
      }
    }
    if !failed, status != .exit(0) {
      fail(part.target, try describeDeath(of: part.target, seed: last, status), results)
    }
  }

  private func fail(
    _ target: StressTarget, _ text: String, _ results: borrowing Mutex<[StressTarget: Result]>
  ) {
    results.withLock { results in
      if results[target]?.failure == nil { results[target]?.failure = text }
    }
  }

  /// Performs the walk that has ended its process once more, with all operations and events
  /// printed.
  private func describeDeath(
    of target: StressTarget, seed: UInt64, _ status: StressProcess.Status
  ) throws(CommandFailure) -> String {
    var lines: [String] = []
    var printed: [String] = []
    let again = try StressProcess.run(
      arguments(target, seed...seed) + ["--trace"], receiveText: { printed.append($0) }
    ) {
      if case .trace(let line) = $0 { lines.append(line) }
    }
    let steps = lines.enumerated().filter { $0.element.hasPrefix("→ ") }
    let source = steps.map { "  \($0.element.dropFirst(2))," }
    let last = lines.suffix(12).map { "  \($0)" }
    let text = ["seed \(seed): \(status.text(limit: limit)) in the last of these operations"]
    let difference = again == status ? [] : ["(done again: \(again.text(limit: limit)))"]
    let parts: [[String]] = [
      text, Array(printed.prefix(1)), difference, ["["], source, ["]", "The last events:"], last,
    ]
    return parts.joined().joined(separator: "\n")
  }

  private func arguments(_ target: StressTarget, _ seeds: ClosedRange<UInt64>) -> [String] {
    [
      "stress", "--worker", "--container", target.rawValue,
      "--seeds", StressSeeds(range: seeds).description,
      "--operations", "\(operations)", "--limit", "\(limit)",
    ]
  }

  // MARK: Summary

  /// A line for each container, and below them the failures.
  static func summary(of results: [Result]) -> String {
    var lines = results.map(line)
    let total = results.reduce(0) { $0 + $1.operations }
    let failures = results.filter { $0.failure != nil }.count
    lines.append("\(total) operations, \(failures) of \(results.count) containers failed")
    for result in results {
      if let failure = result.failure { lines.append("\n\(result.target.rawValue), \(failure)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ result: Result) -> String {
    let name = result.target.rawValue.padding(toLength: 20, withPad: " ", startingAt: 0)
    let speed = result.time > 0 ? Int(Double(result.operations) / result.time) : 0
    let memory = [result.memory.first, result.memory.last].map {
      String(format: "%.1f", Double($0) / 1024)
    }
    return "\(name)\(result.walks) walks, \(result.operations) operations, \(speed) a second, "
      + "\(memory[0]) MiB after a tenth and \(memory[1]) MiB at the end"
      + (result.failure == nil ? "" : ", FAILED")
  }
}
