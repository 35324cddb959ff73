@_exported import XCTest
import XCTestBase

/// The class of tests for iOS: XCTest's, which matches failures to those that the test expects, and
/// writes what is attached to it.
open class XCTestCase: BaseTestCase {
  /// The test that runs now.
  nonisolated(unsafe) static var current: XCTestCase?

  /// The failures that the test expects, and its attachments.
  private let expectations = ExpectedFailures()
  private let attachments = AttachmentFolder()

  /// Prepares a test. It does nothing, and stays on the actor of the test that calls it.
  open override nonisolated(nonsending) func setUp() async throws {}

  /// Cleans up after a test. It does nothing, and stays on the actor of the test that calls it.
  open override nonisolated(nonsending) func tearDown() async throws {}

  /// Runs `setUp`, the test and `tearDown`. Then what was expected and did not fail is a failure,
  /// and attachments are written.
  open override func invokeTest() {
    let outer = XCTestCase.current
    XCTestCase.current = self
    super.invokeTest()
    for expected in expectations.removeAll() { recordUnfulfilled(expected) }
    attachments.write(ofTest: name, hasFailed: (testRun?.totalFailureCount ?? 0) > 0)
    XCTestCase.current = outer
  }

  /// XCTest's function for each failure. It makes an issue of it, for ``record(_:)``.
  ///
  /// Measurements that differ much from each other are none: without a baseline nothing fails.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    if description.contains("relative standard deviation of the measurements") {
      return print("    measured: \(description)")
    }
    let location = XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)
    record(
      XCTIssue(
        type: expected ? .assertionFailure : .thrownError, compactDescription: description,
        sourceCodeContext: XCTSourceCodeContext(location: location)))
  }

  /// Records an issue as a failure of the test, unless the test expects it. An override changes the
  /// issue, and calls super with it, or does not, and then the test does not fail.
  open func record(_ issue: XCTIssue) {
    if let expected = expectations.fulfill(issue) {
      print("    expected failure: \(issue.compactDescription)\(expected.reasonInBrackets)")
      return
    }
    for attachment in issue.attachments { add(attachment) }
    let location = issue.sourceCodeContext.location
    super.recordFailure(
      withDescription: issue.compactDescription, inFile: location?.fileURL.path ?? "<unknown>",
      atLine: location?.lineNumber ?? 0, expected: issue.type != .thrownError)
  }

  /// Attaches data to the test. After the test it is written into a folder of the test, below
  /// `SWIFT_UIKIT_ATTACHMENTS`: after a test that succeeded only if the attachment's lifetime is
  /// `keepAlways`.
  public func add(_ attachment: XCTAttachment) {
    attachments.add(attachment)
  }

  /// Expects a failure from now to the end of the test, or of a part of it.
  func expect(_ expected: ExpectedFailure) {
    expectations.append(expected)
  }

  /// The end of a part of the test that had to fail.
  func endExpecting(_ expected: ExpectedFailure) {
    if expectations.remove(expected) { recordUnfulfilled(expected) }
  }

  private func recordUnfulfilled(_ expected: ExpectedFailure) {
    guard !expected.isFulfilled, expected.options.isStrict else { return }
    record(
      XCTIssue(
        type: .unmatchedExpectedFailure,
        compactDescription: "Expected failure but none recorded\(expected.reasonInBrackets)",
        sourceCodeContext: XCTSourceCodeContext(
          location: XCTSourceCodeLocation(filePath: expected.file, lineNumber: expected.line))))
  }
}
