import NestKit

/// Ends the appearance of its children when the animation begins.
final class HastyForwardingController: UIViewController {
  private(set) var current: UIViewController?

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

  func show(_ next: UIViewController, animated: Bool) {
    let former = current
    current = next
    former?.willMove(toParent: nil)
    addChild(next)
    let isShown = viewIfLoaded?.window != nil
    if isShown {
      former?.beginAppearanceTransition(false, animated: animated)
      next.beginAppearanceTransition(true, animated: animated)
    }
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(next.view)
    let isAnimated = animated && isShown
    if isAnimated { next.view.transform = CGAffineTransform(translationX: 300, y: 0) }
    UIView.animate(withDuration: isAnimated ? 0.3 : 0) {
      next.view.transform = .identity
    } completion: { _ in
      former?.view.removeFromSuperview()
      former?.removeFromParent()
      next.didMove(toParent: self)
    }
    if isShown {
      former?.endAppearanceTransition()
      next.endAppearanceTransition()
    }
  }
}
