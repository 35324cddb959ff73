import NestKit

/// Fades the former child to alpha 0, and leaves it there.
final class TransparentTabsController: UIViewController {
  private(set) var tabs: [UIViewController] = []

  deinit {}

  func show(_ tab: UIViewController) {
    for former in tabs { remove(former) }
    select(tab, animated: false)
  }

  func select(_ tab: UIViewController, animated: Bool) {
    let former = tabs.last
    tabs.append(tab)
    addChild(tab)
    tab.view.frame = view.bounds
    tab.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tab.view.alpha = 0
    view.addSubview(tab.view)
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      tab.view.alpha = 1
      former?.view.alpha = 0
    } completion: { _ in
      tab.didMove(toParent: self)
    }
  }

  func removeLast() {
    if let last = tabs.last { remove(last) }
    tabs.last?.view.alpha = 1
  }

  private func remove(_ tab: UIViewController) {
    tabs.removeAll { $0 === tab }
    tab.willMove(toParent: nil)
    tab.view.removeFromSuperview()
    tab.removeFromParent()
  }
}
