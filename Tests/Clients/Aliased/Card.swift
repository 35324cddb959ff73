import CoreGraphics
import QuartzCore
import UIKit

// As a file for iOS is, with Apple's names of the modules: Scripts/test-clients compiles it.

final class CardView: UIView {
  private let ring = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.frame = bounds
    CATransaction.commit()
  }
}

final class CardViewController: UIViewController {
  override func loadView() {
    view = CardView(frame: UIKit.UIScreen.main.bounds)
  }

  func close() {
    let transform: CoreGraphics.CGAffineTransform = .identity
    UIView.animate(withDuration: 0.2) { self.view.transform = transform }
  }
}
