import NestTesting
import OpenUIKit
import XCTest

/// A host in tests of XCTest. A class of XCTest has no isolation where the target has one by
/// default, and a synchronous test on the main actor stops the program, see README.md.
nonisolated final class XCTestHostTests: XCTestCase {
  @MainActor func testAHostShowsAControllerInItsOwnTime() async throws {
    let host = try TestHost()
    let controller = UIViewController()
    host.show(controller)

    var hasFinished = false
    host.turn {
      UIView.animate(withDuration: 2) {
        controller.view.alpha = 0.5
      } completion: {
        hasFinished = $0
      }
    }
    let duration = try host.settle()

    XCTAssertTrue(hasFinished)
    XCTAssertEqual(duration, 2, accuracy: 0.05)
  }
}

/// A test that collects its failures.
nonisolated final class XCTestExceptionTests: XCTestCase {
  private nonisolated(unsafe) var failures: [String] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) { failures.append(description) }

  @MainActor func testWhatUIKitAnswersWithAnExceptionFailsATest() async throws {
    let host = try TestHost()
    defer { withExtendedLifetime(host) {} }

    UIAlertController().addAction(UIAlertAction(title: "A", style: .default))
    let before = failures.count
    NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 5
    ).priority = UILayoutPriority(2000)

    XCTAssertTrue(before == 0 && failures.count == 1 && failures[0].contains("constraint.priority"))
  }
}
