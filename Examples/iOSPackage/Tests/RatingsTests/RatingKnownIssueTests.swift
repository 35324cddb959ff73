import Ratings
import UIKit
import XCTest

/// Tests with failures that are known, and with attachments.
@MainActor
final class RatingKnownIssueTests: XCTestCase {
  private struct Unreadable: Error {}

  func testAPartThatFails() {
    let rating = XCTExpectFailure("the control is not limited yet") { () -> Int in
      XCTAssertEqual(6, 5, "stars")
      return 6
    }
    XCTAssertEqual(rating, 6)
    XCTAssertNil(
      try? XCTExpectFailure { () throws -> Int in
        XCTFail("before the error")
        throw Unreadable()
      })
  }

  func testTheRestFails() throws {
    XCTExpectFailure("errors too")
    throw Unreadable()
  }

  func testIssuesAreMatched() {
    let outer = XCTExpectedFailure.Options()
    var seen: [String] = []
    outer.issueMatcher = { issue in
      seen.append(issue.compactDescription)
      return issue.type == .assertionFailure && issue.compactDescription.contains("outer")
    }
    XCTExpectFailure("the outer one", options: outer)
    XCTExpectFailure("the inner one", strict: true) {
      XCTFail("outer and inner")
    } issueMatcher: {
      $0.sourceCodeContext.location?.fileURL.lastPathComponent == "RatingKnownIssueTests.swift"
    }
    XCTAssertEqual(seen, [])
    XCTFail("outer")
    XCTAssertEqual(seen.count, 1)
  }

  func testNothingHasToFail() {
    XCTExpectFailure("fails on some devices", strict: false)
    XCTExpectFailure("and here on none", options: .nonStrict())
    XCTExpectFailure("not now", enabled: false) {}
  }

  func testIssuesAreRecorded() {
    XCTExpectFailure { record(XCTIssue(type: .assertionFailure, compactDescription: "by hand")) }
    XCTExpectFailure {
      recordFailure(
        withDescription: "by XCTest's function", inFile: #filePath, atLine: #line, expected: true)
    }
  }

  func testAttachments() {
    let picture = XCTAttachment(
      image: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      })
    picture.name = "red square"
    picture.lifetime = .keepAlways
    XCTContext.runActivity(named: "A picture of the control") { activity in
      XCTAssertEqual(activity.name, "A picture of the control")
      activity.add(picture)
    }
    add(XCTAttachment(string: "deleted, since the test succeeds"))
  }
}
