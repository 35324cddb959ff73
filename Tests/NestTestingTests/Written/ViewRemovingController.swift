import NestKit

/// Removes the view of its child, and not the child.
final class ViewRemovingController: UIViewController {
  private(set) var current: UIViewController?

  deinit {}

  func show(_ next: UIViewController?) {
    current?.view.removeFromSuperview()
    current = next
    guard let next else { return }
    addChild(next)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }
}
