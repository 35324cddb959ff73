import UIKit

extension Notification.Name {
  /// Ratings are to be given anew.
  public static let ratingsDidReset = Notification.Name("RatingsDidReset")
}

/// A page on which the user rates something.
@objcMembers
public class RatingViewController: UIViewController {
  /// The delegate, which receives the rating.
  public weak var delegate: RatingViewControllerDelegate?

  /// The dots; there once the view is loaded.
  @IBOutlet public private(set) var ratingControl: RatingControl!
  /// The button that sends the rating.
  public let sendButton = UIButton(type: .system)
  /// The button that does not.
  public let cancelButton = UIButton(type: .system)
  /// The label with the subject of the rating.
  public let titleLabel = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    titleLabel.text = delegate?.subjectOfRating ?? "Rating"

    ratingControl = RatingControl(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    ratingControl.addTarget(self, action: #selector(ratingDidChange(_:)), for: .valueChanged)
    sendButton.setTitle("Send", for: .normal)
    sendButton.frame = CGRect(x: 20, y: 160, width: 100, height: 40)
    sendButton.isEnabled = false
    sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.frame = CGRect(x: 130, y: 160, width: 100, height: 40)
    cancelButton.addTarget(
      self, action: #selector(RatingViewController.cancel(_:event:)), for: .touchUpInside)
    titleLabel.frame = CGRect(x: 20, y: 60, width: 200, height: 30)
    [titleLabel, ratingControl, sendButton, cancelButton].forEach(view.addSubview)

    let scratch = ScratchGestureRecognizer(target: self, action: #selector(self.reset))
    ratingControl.addGestureRecognizer(scratch)
    NotificationCenter.default.addObserver(
      self, selector: #selector(ratingsDidReset(_:)), name: .ratingsDidReset, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  func send() {
    let value = ratingControl.value
    guard delegate?.ratingViewController?(self, shouldSend: value) ?? true else { return }
    delegate?.ratingViewController(self, didRate: value)
  }

  func cancel(_ sender: UIButton, event: UIEvent?) {
    delegate?.ratingViewControllerDidCancel?(self)
  }

  @IBAction func ratingDidChange(_ sender: RatingControl) {
    sendButton.isEnabled = sender.value > 0
  }
}

extension RatingViewController {
  @objc private func ratingsDidReset(_ notification: Notification) {
    reset()
  }

  @objc fileprivate func reset() {
    ratingControl.value = 0
    sendButton.isEnabled = false
  }
}
