import UIKit
import XCTest

@testable import Ratings

/// Tests as they were written before concurrency: nothing is isolated, and nothing waits by
/// `await`.
final class RatingPlainTests: XCTestCase {
  private var control: RatingControl!

  override func setUp() {
    super.setUp()
    control = RatingControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  }

  override func tearDown() {
    control = nil
    super.tearDown()
  }

  func testWhatWasPreparedIsThere() {
    control.value = 4

    XCTAssertEqual(control.value, 4)
  }

  func testAnExpectationIsFulfilledWhileTheTestWaits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(control)
    window.makeKeyAndVisible()
    let end = expectation(description: "the animation ends")

    UIView.animate(withDuration: 0.05) {
      self.control.alpha = 0.5
    } completion: { _ in
      end.fulfill()
    }

    wait(for: [end], timeout: 10)
  }

  /// A part of a test, as a function that many packages have.
  private func step<Result>(
    _ name: String, _ body: (XCTActivity) throws -> Result
  ) rethrows -> Result {
    try XCTContext.runActivity(named: name, block: body)
  }

  // R19.39
  func testActivitiesRunClosuresThatAreNotIsolated() {
    let body: (XCTActivity) -> String = { activity in
      self.control.value = 3
      activity.add(XCTAttachment(string: "deleted, since the test succeeds"))
      return "\(activity.name): \(self.control.value)"
    }

    XCTAssertEqual(step("three stars", body), "three stars: 3")
  }

  // R19.39
  func testMeasurementsThatDifferDoNotFail() {
    var runs = 0

    measure {
      runs += 1
      usleep(runs == 1 ? 500_000 : 100)
    }

    XCTAssertEqual(runs, 10)
  }

  // R19.30
  func testTheClassOfAViewSaysWhichOverrideIsCalled() {
    let views = [UIView(), UIButton(), PlainButton(), control as UIView]

    XCTAssertEqual(
      views.map { $0.kinds() },
      [["view"], ["view", "control"], ["view", "control", "plain"], ["view", "control"]])
  }
}

extension UIView {
  @objc func kinds() -> [String] { ["view"] }
}

extension UIControl {
  @objc override func kinds() -> [String] { super.kinds() + ["control"] }
}

private final class PlainButton: UIButton {
  override func kinds() -> [String] { super.kinds() + ["plain"] }
}
