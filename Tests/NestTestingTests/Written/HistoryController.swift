import NestKit

/// Remembers everything that it has shown.
final class HistoryController: UIViewController {
  private(set) var current: UIViewController?
  private var history: [UIViewController] = []

  deinit {}

  func show(_ next: UIViewController?) {
    if let current {
      history.append(current)
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
