import NestKit

/// Begins and ends the appearance of its child by hand.
final class ForwardingController: UIViewController {
  private(set) var current: UIViewController?
  private var isShown: Bool { viewIfLoaded?.window != nil }

  deinit {}

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    current?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    current?.endAppearanceTransition()
  }

  func show(_ next: UIViewController?, animated: Bool) {
    let former = current
    let isShown = isShown
    current = next
    former?.willMove(toParent: nil)
    if let next { addChild(next) }
    if isShown {
      former?.beginAppearanceTransition(false, animated: animated)
      next?.beginAppearanceTransition(true, animated: animated)
    }
    if let next {
      next.view.frame = view.bounds
      next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(next.view)
    }
    let finish = {
      former?.view.removeFromSuperview()
      if isShown {
        former?.endAppearanceTransition()
        next?.endAppearanceTransition()
      }
      former?.removeFromParent()
      next?.didMove(toParent: self)
    }
    guard animated, isShown else { return finish() }
    next?.view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      former?.view.alpha = 0
      next?.view.alpha = 1
    } completion: { _ in
      former?.view.alpha = 1
      finish()
    }
  }
}
