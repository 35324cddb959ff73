import NestTesting
import OpenUIKit
import XCTest

/// A host in tests of XCTest. A class of XCTest has no isolation where the target has one by default, and a
/// synchronous test on the main actor stops the program, see README.md.
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
