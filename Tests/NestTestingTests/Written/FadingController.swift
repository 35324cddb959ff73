import NestKit

/// Fades the next child in, and lets UIKit send the callbacks.
final class FadingController: UIViewController {
  private(set) var current: UIViewController?

  deinit {}

  func show(_ next: UIViewController?, animated: Bool) {
    let former = current
    current = next
    former?.willMove(toParent: nil)
    if let next {
      addChild(next)
      next.view.frame = view.bounds
      next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(next.view)
    }
    let finish = {
      former?.view.removeFromSuperview()
      former?.view.alpha = 1
      former?.removeFromParent()
      next?.didMove(toParent: self)
    }
    guard animated else { return finish() }
    next?.view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      next?.view.alpha = 1
      former?.view.alpha = 0
    } completion: { _ in
      finish()
    }
  }
}
