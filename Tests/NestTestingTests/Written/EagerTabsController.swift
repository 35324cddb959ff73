import NestKit

/// Prepares the views of all tabs as soon as it gets them.
final class EagerTabsController: UIViewController {
  private(set) var tabs: [UIViewController] = []
  private var selected: UIViewController?

  deinit {}

  func setTabs(_ tabs: [UIViewController]) {
    for tab in self.tabs { remove(tab) }
    for tab in tabs { append(tab) }
    select(tabs.last)
  }

  func append(_ tab: UIViewController) {
    tabs.append(tab)
    addChild(tab)
    tab.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tab.didMove(toParent: self)
  }

  func select(_ tab: UIViewController?) {
    selected?.view.removeFromSuperview()
    selected = tab
    guard let tab else { return }
    tab.view.frame = view.bounds
    view.addSubview(tab.view)
  }

  func removeSelected() {
    guard let selected else { return }
    remove(selected)
    select(tabs.last)
  }

  private func remove(_ tab: UIViewController) {
    tabs.removeAll { $0 === tab }
    if selected === tab { selected = nil }
    tab.willMove(toParent: nil)
    tab.view.removeFromSuperview()
    tab.removeFromParent()
  }
}
