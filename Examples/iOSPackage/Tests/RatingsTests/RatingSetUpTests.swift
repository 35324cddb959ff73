import UIKit
import XCTest

@testable import Ratings

/// A class on the main actor that prepares its tests.
@MainActor
final class RatingSetUpTests: XCTestCase {
  private var control: RatingControl!

  override func setUp() async throws {
    try await super.setUp()
    control = RatingControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  }

  override func tearDown() async throws {
    control = nil
    try await super.tearDown()
  }

  func testWhatWasPreparedIsThere() {
    control.value = 4

    XCTAssertEqual(control.value, 4)
  }

  func testAnAsynchronousTestWaitsForAnExpectation() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(control)
    window.makeKeyAndVisible()
    let end = expectation(description: "the animation ends")

    UIView.animate(withDuration: 0.05) {
      self.control.alpha = 0.5
    } completion: { _ in
      end.fulfill()
    }

    await fulfillment(of: [end], timeout: 10)
  }
}

/// A class without isolation, with tests that have it.
final class RatingIsolationTests: XCTestCase {
  @MainActor func testASynchronousTestIsOnTheMainActor() {
    XCTAssertEqual(RatingControl(frame: .zero).value, 0)
  }

  @MainActor func testAnAsynchronousTestIsOnTheMainActor() async {
    await Task.yield()

    XCTAssertEqual(RatingControl(frame: .zero).value, 0)
  }

  func testATestWithoutIsolationAwaitsTheMainActor() async {
    let control = await RatingControl(frame: .zero)
    let value = await control.value

    XCTAssertEqual(value, 0)
  }
}
