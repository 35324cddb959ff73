import UIKit

/// A delegate that receives the rating, or is informed that there is none.
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

  /// The subject of the rating, which the page shows as its title; "Rating" if this is not
  /// implemented.
  @objc optional var subjectOfRating: String { get }
}
