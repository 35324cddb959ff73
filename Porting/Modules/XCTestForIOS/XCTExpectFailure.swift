/// A namespace for the options of `XCTExpectFailure`.
public final class XCTExpectedFailure {
  private init() {}

  /// Which failures are expected, and what happens without one.
  public final class Options {
    /// Whether an issue is the expected one. By default each is.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether a failure is expected at all: otherwise failures fail the test as they always do.
    /// Default is true.
    public var isEnabled = true
    /// Whether the test fails when the failure does not occur. Default is true.
    public var isStrict = true

    /// Options that expect any failure, and one at least.
    public init() {}

    /// Options that do not fail the test when the failure does not occur.
    public class func nonStrict() -> Self {
      let options = Self()
      options.isStrict = false
      return options
    }
  }
}

extension XCTExpectedFailure.Options {
  fileprivate convenience init(
    enabled: Bool?, strict: Bool?, issueMatcher: ((XCTIssue) -> Bool)?
  ) {
    self.init()
    isEnabled = enabled ?? true
    isStrict = strict ?? true
    if let issueMatcher { self.issueMatcher = issueMatcher }
  }
}

/// Expects a failure of the running test from here to its end. One that occurs does not fail the
/// test; if none occurs, the test fails. An expectation that begins later is asked first.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  guard options.isEnabled else { return }
  runningTest.expect(
    ExpectedFailure(reason: failureReason, options: options, file: "\(file)", line: Int(line)))
}

/// Expects a failure of the running test from here to its end, with options as arguments.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  XCTExpectFailure(
    failureReason, options: .init(enabled: enabled, strict: strict, issueMatcher: issueMatcher),
    file: file, line: line)
}

/// Expects a failure while a part of the running test runs.
///
/// - Returns: The result of the part.
/// - Throws: The error of the part: an error that is thrown through here is not a failure yet, and
///   does not fulfil the expectation.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(),
  file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
  guard options.isEnabled else { return try failingBlock() }
  let test = runningTest
  let expected = ExpectedFailure(
    reason: failureReason, options: options, file: "\(file)", line: Int(line))
  test.expect(expected)
  defer { test.endExpecting(expected) }
  return try failingBlock()
}

/// Expects a failure while a part of the running test runs, with options as arguments.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: .init(enabled: enabled, strict: strict, issueMatcher: issueMatcher),
    file: file, line: line,
    failingBlock: failingBlock)
}

/// The test that runs now; the program stops if there is none.
private var runningTest: XCTestCase {
  guard let test = XCTestCase.current else {
    fatalError(
      "XCTExpectFailure is for a test that runs; no test of a class of this package runs now")
  }
  return test
}
