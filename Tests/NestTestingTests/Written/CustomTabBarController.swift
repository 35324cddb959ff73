import NestKit

/// Tabs with a bar of its own. All tabs are children; the view of the selected one is shown.
final class CustomTabBarController: UIViewController {
  private(set) var tabs: [UIViewController] = []
  private(set) var selected: UIViewController?
  private let bar = UIView()

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.frame = CGRect(x: 0, y: view.bounds.height - 40, width: view.bounds.width, height: 40)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(bar)
    showSelected()
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: parentSize.height - 40)
  }

  func setTabs(_ tabs: [UIViewController]) {
    for tab in self.tabs where !tabs.contains(tab) { remove(tab) }
    for tab in tabs where tab.parent !== self {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    self.tabs = tabs
    select(tabs.first)
  }

  func append(_ tab: UIViewController) {
    tabs.append(tab)
    addChild(tab)
    tab.didMove(toParent: self)
  }

  func select(_ tab: UIViewController?) {
    guard selected !== tab else { return }
    selected?.viewIfLoaded?.removeFromSuperview()
    selected = tab
    if isViewLoaded { showSelected() }
  }

  func removeSelected() {
    guard let selected else { return }
    remove(selected)
    select(tabs.last)
  }

  private func remove(_ tab: UIViewController) {
    tab.willMove(toParent: nil)
    tab.viewIfLoaded?.removeFromSuperview()
    tab.removeFromParent()
    tabs.removeAll { $0 === tab }
    if selected === tab { selected = nil }
  }

  private func showSelected() {
    guard let tab = selected?.view else { return }
    tab.frame = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0))
    tab.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(tab, belowSubview: bar)
  }
}
