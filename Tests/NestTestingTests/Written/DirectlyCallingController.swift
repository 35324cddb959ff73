import NestKit

/// Calls the callbacks of its child itself, although UIKit does.
final class DirectlyCallingController: UIViewController {
  private(set) var current: UIViewController?

  deinit {}

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
    next.viewWillAppear(false)
    next.viewDidAppear(false)
    next.didMove(toParent: self)
  }
}
