import NestKit

/// Handles its own change of size, and forgets `super`: its child is not informed.
final class SilentSizeController: UIViewController {
  private(set) var current: UIViewController?
  private(set) var isWide = false

  deinit {}

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    isWide = size.width > size.height
  }

  func show(_ next: UIViewController?) {
    if let current {
      current.willMove(toParent: nil)
      current.view.removeFromSuperview()
      current.removeFromParent()
    }
    current = next
    guard let next else { return }
    addChild(next)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }
}
