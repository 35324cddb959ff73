import NestKit

/// Hides the tabs that are not selected; none of them ever disappears.
final class HidingTabsController: UIViewController {
  private(set) var tabs: [UIViewController] = []

  deinit {}

  func show(_ tab: UIViewController) {
    for former in tabs { remove(former) }
    select(tab)
  }

  func select(_ tab: UIViewController) {
    if tab.parent !== self { add(tab) }
    for other in tabs { other.view.isHidden = other !== tab }
  }

  func removeLast() {
    if let last = tabs.last { remove(last) }
    tabs.last?.view.isHidden = false
  }

  private func add(_ tab: UIViewController) {
    tabs.append(tab)
    addChild(tab)
    tab.view.frame = view.bounds
    tab.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tab.view)
    tab.didMove(toParent: self)
  }

  private func remove(_ tab: UIViewController) {
    tabs.removeAll { $0 === tab }
    tab.willMove(toParent: nil)
    tab.view.removeFromSuperview()
    tab.removeFromParent()
  }
}
