import Foundation

/// A failure that a test expects.
final class ExpectedFailure {
  let reason: String?
  let options: XCTExpectedFailure.Options
  let file: String
  let line: Int
  /// Whether a failure has matched.
  var isFulfilled = false

  init(reason: String?, options: XCTExpectedFailure.Options, file: String, line: Int) {
    self.reason = reason
    self.options = options
    self.file = file
    self.line = line
  }

  /// The reason, to be appended to a message.
  var reasonInBrackets: String { reason.map { " (\($0))" } ?? "" }
}

/// The failures that a test expects now: one that is recorded matches the last of them that takes
/// it. Failures are recorded on any thread.
final class ExpectedFailures: @unchecked Sendable {
  private let lock = NSLock()
  private var expected: [ExpectedFailure] = []

  func append(_ failure: ExpectedFailure) {
    lock.withLock { expected.append(failure) }
  }

  /// Ends expecting a failure; false if it was not expected.
  func remove(_ failure: ExpectedFailure) -> Bool {
    lock.withLock {
      guard let index = expected.lastIndex(where: { $0 === failure }) else { return false }
      expected.remove(at: index)
      return true
    }
  }

  /// Ends expecting any.
  func removeAll() -> [ExpectedFailure] {
    lock.withLock {
      defer { expected = [] }
      return expected
    }
  }

  /// Finds the failure that matches an issue, and marks it as fulfilled; nil if none matches. An
  /// issue about a failure that did not occur never matches.
  func fulfill(_ issue: XCTIssue) -> ExpectedFailure? {
    guard issue.type != .unmatchedExpectedFailure else { return nil }
    // A matcher is code of the test, which may record an issue itself.
    let all = lock.withLock { expected }
    guard let match = all.last(where: { $0.options.issueMatcher(issue) }) else { return nil }
    lock.withLock { match.isFulfilled = true }
    return match
  }
}
