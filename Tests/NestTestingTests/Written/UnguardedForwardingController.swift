import NestKit

/// Begins and ends the appearance of its child wherever it is, also while it is in no window.
final class UnguardedForwardingController: UIViewController {
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

  func show(_ next: UIViewController?) {
    if let current {
      current.willMove(toParent: nil)
      current.beginAppearanceTransition(false, animated: false)
      current.view.removeFromSuperview()
      current.endAppearanceTransition()
      current.removeFromParent()
    }
    current = next
    guard let next else { return }
    addChild(next)
    next.beginAppearanceTransition(true, animated: false)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(next.view)
    next.endAppearanceTransition()
    next.didMove(toParent: self)
  }
}
