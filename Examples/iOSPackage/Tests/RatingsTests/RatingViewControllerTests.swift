import UIKit
import XCTest

@testable import Ratings

@MainActor
final class RatingViewControllerTests: XCTestCase {
  func testARatingIsSentByTheButton() throws {
    let (coordinator, controller) = try makePage()

    controller.ratingControl.value = 4
    controller.ratingControl.sendActions(for: .valueChanged)
    XCTAssertTrue(controller.sendButton.isEnabled)
    controller.sendButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(coordinator.ratings, [4])
    XCTAssertEqual(controller.ratingControl.value, 0, "the notification resets the page")
    XCTAssertFalse(controller.sendButton.isEnabled)
  }

  func testTheDelegateRefusesARating() throws {
    let (coordinator, controller) = try makePage()

    controller.ratingControl.value = 1
    controller.sendButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(coordinator.ratings, [])
  }

  func testCancelling() throws {
    let (coordinator, controller) = try makePage()

    controller.cancelButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(coordinator.cancellations, 1)
  }

  func testOptionalMethodsNeedNotBeImplemented() {
    let delegate = PlainDelegate()
    let controller = RatingViewController()
    controller.delegate = delegate
    controller.loadViewIfNeeded()

    controller.ratingControl.value = 1
    controller.sendButton.sendActions(for: .touchUpInside)
    controller.cancelButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(delegate.ratings, [1])
    XCTAssertEqual(controller.titleLabel.text, "Rating")
  }

  func testTheRecognizerIsOnTheControl() throws {
    let (_, controller) = try makePage()

    let recognizers = controller.ratingControl.gestureRecognizers ?? []

    XCTAssertTrue(recognizers.contains { $0 is ScratchGestureRecognizer })
  }

  private func makePage() throws -> (RatingCoordinator, RatingViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let coordinator = RatingCoordinator(window: window)
    coordinator.start()
    let controller = try XCTUnwrap(window.rootViewController as? RatingViewController)
    controller.loadViewIfNeeded()
    return (coordinator, controller)
  }
}

private final class PlainDelegate: NSObject, RatingViewControllerDelegate {
  var ratings: [Int] = []

  func ratingViewController(_ controller: RatingViewController, didRate value: Int) {
    ratings.append(value)
  }
}
