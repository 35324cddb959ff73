import UIKit

/// What becomes of a rating.
@objc public protocol RatingViewControllerDelegate {
  /// The user has given a rating.
  func ratingViewController(_ controller: RatingViewController, didRate value: Int)

  /// The user does not want to rate.
  @objc optional func ratingViewControllerDidCancel(_ controller: RatingViewController)

  /// Whether a rating may be sent; any may if this is not implemented.
  @objc optional func ratingViewController(
    _ controller: RatingViewController,
    shouldSend value: Int
  ) -> Bool

  /// What is rated.
  @objc optional var subjectOfRating: String { get }
}
