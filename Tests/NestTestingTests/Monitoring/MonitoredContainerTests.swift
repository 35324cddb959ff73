import NestTesting
import OpenUIKit
import Testing

/// The broken containers again, in a program that a monitor watches.
@Suite(.serialized) struct MonitoredContainerTests {
  /// The rules that are not judged here: those that only a test can judge, by what it says; the
  /// movements of a container without a core; and what the override of a container does before it
  /// calls `super`, which is after UIKit has called it.
  private static let unseen: Set<ContractRule> = [
    .remainsWithoutView, .loadedAfterMemoryWarning, .notReleased, .progressUnbalanced,
    .appearsBeforeParent,
  ]

  @Test("R27.1 Each rule that needs no statement of a test is judged in a running program")
  func rules() throws {
    for (type, rule) in BrokenContainerTests.zoo {
      let isJudged = rule.map { !Self.unseen.contains($0) } ?? false
      let expected = Set(isJudged ? [rule].compactMap { $0 } : [])

      let found = try breaches(of: type)

      #expect(
        Set(found.keys) == expected, "\(type): \(found.values.joined(separator: "\n"))")
    }
  }

  /// The rules that a monitor finds broken while everything happens to a container, with the first
  /// breach of each.
  private func breaches(of type: HandMadeContainer.Type) throws -> [ContractRule: String] {
    var found: [ContractRule: String] = [:]
    let suite = BrokenContainerTests.suite(of: type) {
      guard ContractMonitor.running == nil else { return }
      ContractMonitor.start(
        .calls { breach in
          found[breach.violation.rule] = found[breach.violation.rule] ?? "\(breach)"
        }, rules: Set(ContractRule.all))
    }
    var failure: (any Error)?
    _ = withMisuseIntercepted {
      do { _ = try suite.run() } catch { failure = error }
    }
    if let failure { throw failure }
    return found
  }
}
