import NestKit

/// Exchanges its child by `transition(from:to:duration:options:animations:completion:)`.
final class CyclingController: UIViewController {
  private(set) var current: UIViewController?

  deinit {}

  func show(_ next: UIViewController, animated: Bool) {
    let former = current
    current = next
    addChild(next)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let former, viewIfLoaded?.window != nil else {
      if let former { remove(former) }
      view.addSubview(next.view)
      return next.didMove(toParent: self)
    }
    former.willMove(toParent: nil)
    transition(
      from: former, to: next, duration: animated ? 0.3 : 0, options: .transitionCrossDissolve,
      animations: nil
    ) { _ in
      former.removeFromParent()
      next.didMove(toParent: self)
    }
  }

  func clear() {
    if let current { remove(current) }
    current = nil
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
