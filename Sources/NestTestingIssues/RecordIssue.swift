import Foundation
import Testing
import XCTest

/// Makes an issue of the running test, of Swift Testing or of XCTest; nothing outside of a test.
///
/// NestTesting calls it by its C name, see CTestIssues.
///
/// - Parameter text: What went wrong.
@_cdecl("nest_testing_record_issue")
func recordIssue(_ text: UnsafePointer<CChar>) {
  let text = String(cString: text)
  // A detached task belongs to no test; Swift Testing fails the run then.
  if Test.current != nil || isSwiftTesting {
    Issue.record(Comment(rawValue: text))
  } else {
    XCTFail(text)
  }
}

/// Whether Swift Testing runs the tests of this process, which `swift test` starts once for each
/// library.
private let isSwiftTesting = CommandLine.arguments.contains("swift-testing")
