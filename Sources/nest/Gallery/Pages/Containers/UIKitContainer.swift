import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// A call of a container, to be made and to be shown.
@MainActor
struct UIKitCall {
  /// The call as Swift source.
  let source: String
  /// Makes it.
  let perform: () -> Void
}

/// A container of UIKit that is tried on a page of the gallery, and what can be done with it.
@MainActor
protocol UIKitContainer {
  var controller: UIViewController { get }
  /// The options that it has.
  var options: Set<UIKitPageViewController.Option> { get }
  /// The summary that is shown of it: a title, and names.
  var summary: (title: String, path: [String]) { get }

  /// Returns a call that shows more; nil where there is no more.
  func showNext(animated: Bool) -> UIKitCall?
  /// Returns a call that shows the former content again; nil where there is none.
  func showPrevious(animated: Bool) -> UIKitCall?
  /// Applies the options that it has.
  func apply(_ options: Set<UIKitPageViewController.Option>)
  /// Calls the container with a call that it refuses.
  func performMisuse()
}

/// A navigation controller, which pushes screens.
struct NavigationTrial: UIKitContainer {
  let navigation: UINavigationController
  let screens: ScreenFactory
  let options: Set<UIKitPageViewController.Option> = [.bar, .largeTitles, .toolbar]

  var controller: UIViewController { navigation }

  init(screens: ScreenFactory) {
    self.screens = screens
    navigation = UINavigationController(rootViewController: Self.makeScreen(0, screens))
    let (bar, tools) = (UINavigationBarAppearance(), UIToolbarAppearance())
    // The screens are too colourful for bars without a background.
    navigation.navigationBar.standardAppearance = bar
    navigation.navigationBar.scrollEdgeAppearance = bar
    navigation.toolbar.standardAppearance = tools
    navigation.toolbar.scrollEdgeAppearance = tools
  }

  private static func makeScreen(_ index: Int, _ screens: ScreenFactory) -> UIViewController {
    let screen = screens.screen(depth: index, caption: "")
    screen.title = index == 0 ? "Screens" : "Screen \(index + 1)"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, menu: makeMenu(of: screen, index, screens))
    screen.toolbarItems = [
      UIBarButtonItem(systemItem: .compose), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
    return screen
  }

  /// Returns the menu that the item of a screen opens.
  private static func makeMenu(
    of screen: UIViewController, _ index: Int, _ screens: ScreenFactory
  ) -> UIMenu {
    let push = UIAction(title: "Push", image: UIImage(systemName: "plus")) { [weak screen] _ in
      let next = makeScreen(index + 1, screens)
      screen?.navigationController?.pushViewController(next, animated: true)
    }
    let root = UIAction(
      title: "Pop to the root", image: UIImage(systemName: "arrow.uturn.backward"),
      attributes: index == 0 ? .disabled : []
    ) { [weak screen] _ in
      screen?.navigationController?.popToRootViewController(animated: true)
    }
    return UIMenu(children: [push, root])
  }

  var summary: (title: String, path: [String]) {
    let list = navigation.viewControllers
    return ("Depth \(list.count)", list.compactMap(\.title))
  }

  func showNext(animated: Bool) -> UIKitCall? {
    UIKitCall(source: "navigation.pushViewController(page, animated: \(animated))") {
      let screen = Self.makeScreen(navigation.viewControllers.count, screens)
      navigation.pushViewController(screen, animated: animated)
    }
  }

  func showPrevious(animated: Bool) -> UIKitCall? {
    guard navigation.viewControllers.count > 1 else { return nil }
    return UIKitCall(source: "navigation.popViewController(animated: \(animated))") {
      navigation.popViewController(animated: animated)
    }
  }

  func apply(_ options: Set<UIKitPageViewController.Option>) {
    navigation.setNavigationBarHidden(!options.contains(.bar), animated: true)
    navigation.setToolbarHidden(!options.contains(.toolbar), animated: true)
    navigation.navigationBar.prefersLargeTitles = options.contains(.largeTitles)
  }

  func performMisuse() {
    navigation.topViewController.map { navigation.pushViewController($0, animated: false) }
  }
}

/// A tab bar controller with four screens.
struct TabBarTrial: UIKitContainer {
  let tabs = UITabBarController()
  let options: Set<UIKitPageViewController.Option> = [.bar]

  var controller: UIViewController { tabs }

  init(screens: ScreenFactory) {
    let items: [(title: String, item: UITabBarItem.SystemItem)] = [
      ("Favorites", .favorites), ("Search", .search), ("Downloads", .downloads), ("More", .more),
    ]
    tabs.viewControllers = items.enumerated().map { index, entry in
      let screen = screens.screen(depth: index, caption: "")
      screen.title = entry.title
      screen.tabBarItem = UITabBarItem(tabBarSystemItem: entry.item, tag: index)
      return screen
    }
    tabs.viewControllers?[2].tabBarItem.badgeValue = "3"
    tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
  }

  var summary: (title: String, path: [String]) {
    let list = tabs.viewControllers ?? []
    return ("\(tabs.selectedIndex + 1) of \(list.count)", list.compactMap(\.title))
  }

  func showNext(animated: Bool) -> UIKitCall? { select(tabs.selectedIndex + 1) }

  func showPrevious(animated: Bool) -> UIKitCall? { select(tabs.selectedIndex - 1) }

  private func select(_ index: Int) -> UIKitCall? {
    guard tabs.viewControllers?.indices.contains(index) == true else { return nil }
    return UIKitCall(source: "tabs.selectedIndex = \(index)") { tabs.selectedIndex = index }
  }

  func apply(_ options: Set<UIKitPageViewController.Option>) {
    tabs.setTabBarHidden(!options.contains(.bar), animated: true)
  }

  func performMisuse() { tabs.selectedViewController = UIViewController() }
}

/// A tab bar controller with tabs and a group, which has a sidebar where it is wide.
struct SidebarTrial: UIKitContainer {
  let tabs: UITabBarController
  let options: Set<UIKitPageViewController.Option> = [.bar]

  var controller: UIViewController { tabs }

  init(screens: ScreenFactory) {
    let make = { (title: String, symbol: String, depth: Int) in
      UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { _ in
        let screen = screens.screen(depth: depth, caption: "")
        screen.title = title
        return screen
      }
    }
    let library = UITabGroup(
      title: "Library", image: UIImage(systemName: "folder"), identifier: "Library",
      children: [make("Songs", "star", 1), make("Albums", "heart", 2)])
    tabs = UITabBarController(tabs: [make("Home", "house", 0), library, make("Inbox", "tray", 3)])
    tabs.tabs[2].badgeValue = "3"
    tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
    tabs.sidebar.isHidden = false
  }

  /// The tabs that have a screen, in their order.
  private var leaves: [UITab] {
    tabs.tabs.flatMap { ($0 as? UITabGroup)?.children ?? [$0] }
  }

  private var index: Int { leaves.firstIndex { $0 === tabs.selectedTab } ?? 0 }

  var summary: (title: String, path: [String]) {
    (tabs.selectedTab?.title ?? "", tabs.tabs.map(\.title))
  }

  func showNext(animated: Bool) -> UIKitCall? { select(index + 1) }

  func showPrevious(animated: Bool) -> UIKitCall? { select(index - 1) }

  private func select(_ index: Int) -> UIKitCall? {
    guard leaves.indices.contains(index) else { return nil }
    let tab = leaves[index]
    return UIKitCall(source: "tabs.selectedTab = tabs.tab(forIdentifier: \"\(tab.identifier)\")") {
      tabs.selectedTab = tab
    }
  }

  func apply(_ options: Set<UIKitPageViewController.Option>) {
    tabs.setTabBarHidden(!options.contains(.bar), animated: true)
  }

  func performMisuse() { tabs.tabs += [tabs.tabs[0]] }
}

/// A page view controller with four pages.
struct PageViewTrial: UIKitContainer {
  let pages: ListPageViewController
  let options: Set<UIKitPageViewController.Option> = []

  var controller: UIViewController { pages }

  init(screens: ScreenFactory, curls: Bool) {
    pages = ListPageViewController(
      (0..<4).map { screens.screen(depth: $0, caption: "Page \($0 + 1)") }, curls: curls)
  }

  var summary: (title: String, path: [String]) {
    let index = pages.shownIndex
    return ("Page \(index + 1)", pages.list.map { LifecycleRecorder.name(of: $0) })
  }

  func showNext(animated: Bool) -> UIKitCall? { show(pages.shownIndex + 1, animated: animated) }

  func showPrevious(animated: Bool) -> UIKitCall? { show(pages.shownIndex - 1, animated: animated) }

  private func show(_ index: Int, animated: Bool) -> UIKitCall? {
    guard pages.list.indices.contains(index) else { return nil }
    let isForward = index > pages.shownIndex
    let direction = isForward ? ".forward" : ".reverse"
    return UIKitCall(
      source: "pages.setViewControllers([page], direction: \(direction), animated: \(animated))"
    ) {
      pages.setViewControllers(
        [pages.list[index]], direction: isForward ? .forward : .reverse, animated: animated)
    }
  }

  func apply(_ options: Set<UIKitPageViewController.Option>) {}

  func performMisuse() { pages.setViewControllers([], direction: .forward, animated: false) }
}

/// A split view controller with two columns.
struct SplitViewTrial: UIKitContainer {
  let split = UISplitViewController(style: .doubleColumn)
  let options: Set<UIKitPageViewController.Option> = []

  var controller: UIViewController { split }

  init(screens: ScreenFactory) {
    for (index, column) in [UISplitViewController.Column.primary, .secondary].enumerated() {
      let screen = screens.screen(depth: index, caption: "")
      screen.title = index == 0 ? "Sidebar" : "Detail"
      screen.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
      split.setViewController(screen, for: column)
    }
  }

  var summary: (title: String, path: [String]) {
    (
      split.isCollapsed ? "Collapsed" : Nesting.label(of: "\(split.displayMode)"),
      ["Sidebar", "Detail"]
    )
  }

  func showNext(animated: Bool) -> UIKitCall? {
    UIKitCall(source: "split.show(.primary)") { split.show(.primary) }
  }

  func showPrevious(animated: Bool) -> UIKitCall? {
    UIKitCall(source: "split.hide(.primary)") { split.hide(.primary) }
  }

  func apply(_ options: Set<UIKitPageViewController.Option>) {}

  func performMisuse() { split.setViewController(UIViewController(), for: .supplementary) }
}

/// A page view controller whose pages are a list.
final class ListPageViewController: UIPageViewController, UIPageViewControllerDataSource {
  let list: [UIViewController]

  /// Makes it, with the first page shown.
  init(_ list: [UIViewController], curls: Bool = false) {
    self.list = list
    super.init(
      transitionStyle: curls ? .pageCurl : .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers(Array(list.prefix(1)), direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// The index of the page that is shown.
  var shownIndex: Int { viewControllers?.first.flatMap(index) ?? 0 }

  private func index(of page: UIViewController) -> Int? { list.firstIndex { $0 === page } }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    index(of: viewController).flatMap { $0 > 0 ? list[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    index(of: viewController).flatMap { $0 + 1 < list.count ? list[$0 + 1] : nil }
  }
}
