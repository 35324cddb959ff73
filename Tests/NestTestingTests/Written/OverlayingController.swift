import NestKit

/// Lays an opaque child over the former one, and leaves that beneath.
final class OverlayingController: UIViewController {
  private(set) var pile: [UIViewController] = []

  deinit {}

  func show(_ child: UIViewController) {
    while !pile.isEmpty { removeLast() }
    cover(with: child)
  }

  func cover(with child: UIViewController) {
    pile.append(child)
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func removeLast() {
    guard let child = pile.popLast() else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
