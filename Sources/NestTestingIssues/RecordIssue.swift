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
  if Test.current != nil {
    Issue.record(Comment(rawValue: text))
  } else {
    XCTFail(text)
  }
}
