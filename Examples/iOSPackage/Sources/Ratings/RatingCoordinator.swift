import UIKit

/// Shows the page for ratings in a window, and keeps what was rated.
public class RatingCoordinator: NSObject {
  /// The window that the page is shown in.
  public let window: UIWindow
  /// The ratings in the order in which they were given.
  public private(set) var ratings: [Int] = []
  /// How often no rating was given.
  public private(set) var cancellations = 0

  /// A coordinator that shows nothing yet.
  public init(window: UIWindow) {
    self.window = window
  }

  /// Shows the page.
  public func start() {
    let controller = RatingViewController()
    controller.delegate = self
    window.rootViewController = controller
    #if os(iOS)
      window.isHidden = false
    #endif
  }
}

extension RatingCoordinator: RatingViewControllerDelegate {
  /// Keeps the rating, and has the page reset.
  public func ratingViewController(_ controller: RatingViewController, didRate value: Int) {
    ratings.append(value)
    NotificationCenter.default.post(name: .ratingsDidReset, object: self)
  }

  /// Counts the cancellation.
  public func ratingViewControllerDidCancel(_ controller: RatingViewController) {
    cancellations += 1
  }

  /// Refuses the lowest rating.
  public func ratingViewController(
    _ controller: RatingViewController, shouldSend value: Int
  ) -> Bool {
    return value > 1
  }
}
