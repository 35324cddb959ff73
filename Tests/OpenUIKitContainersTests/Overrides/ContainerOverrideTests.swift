import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Subclasses of UIKit's containers whose overrides do not call `super`, where nobody asks them to.
@Suite struct ContainerOverrideTests {
  private let host: TestHost

  init() throws { host = try TestHost(size: CGSize(width: 320, height: 480)) }

  private func makePages(_ titles: String...) -> [UIViewController] {
    titles.map {
      let page = UIViewController()
      page.title = $0
      return page
    }
  }

  // MARK: Bars

  @Test("R15.83 A tap and a key select a tab after an override that does not call super")
  func tabs() throws {
    let tabs = NotingTabBarController()
    tabs.viewControllers = makePages("One", "Two")
    host.show(tabs)

    host.tap(at: CGPoint(x: 240, y: 455))
    try host.settle()
    #expect(tabs.selectedIndex == 1 && tabs.chosen == ["Two from 0"])
    host.press(.keyboard1, modifiers: .control)
    try host.settle()
    #expect(tabs.selectedIndex == 0 && tabs.chosen == ["Two from 0", "One from 1"])
  }

  /// A navigation controller that is the delegate of its bar, with two pages over its root.
  private func showNavigation() -> DecidingNavigationController {
    let navigation = DecidingNavigationController()
    navigation.viewControllers = makePages("A", "B", "C")
    host.show(navigation)
    return navigation
  }

  @Test("R15.83 The back button asks shouldPop, and pops by popViewController(animated:)")
  func backButton() throws {
    let navigation = showNavigation()

    navigation.allowsPop = false
    host.tap(at: CGPoint(x: 25, y: 22))
    try host.settle()
    #expect(navigation.log == ["shouldPop C"] && navigation.viewControllers.count == 3)

    navigation.log = []
    navigation.allowsPop = true
    host.tap(at: CGPoint(x: 25, y: 22))
    try host.settle()
    #expect(navigation.log == ["shouldPop C", "popViewController", "didPop C"])
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])

    navigation.log = []
    host.turn { navigation.pushViewController(makePages("D")[0], animated: false) }
    host.turn { navigation.popToRootViewController(animated: false) }
    #expect(navigation.log == ["didPush D", "didPop D"])
  }

  // MARK: The finger that pops

  /// How the page on top hides the back button.
  enum Obstacle: CaseIterable, Sendable { case ownButton, hiddenButton, hiddenBar }

  @Test("R15.83 With another delegate, or none, a finger from the edge pops without a back button")
  func popByFinger() throws {
    for obstacle in Obstacle.allCases {
      for delegate in [AllowingDelegate(), nil] {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let page = UIViewController()
        switch obstacle {
        case .ownButton:
          page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "X", style: .plain, target: nil, action: nil)
        case .hiddenButton: page.navigationItem.hidesBackButton = true
        case .hiddenBar: navigation.isNavigationBarHidden = true
        }
        navigation.interactivePopGestureRecognizer?.delegate = delegate
        host.show(navigation)
        host.turn { navigation.pushViewController(page, animated: false) }

        host.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 300, y: 300))
        try host.settle()
        #expect(navigation.viewControllers.count == 1, "\(obstacle), \(delegate == nil)")
      }
    }
  }

  @Test("R15.83 A recognizer without a delegate leaves other touches to the content")
  func otherTouches() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let (page, scrollView) = (UIViewController(), UIScrollView())
    page.view.addSubview(scrollView)
    scrollView.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    scrollView.contentSize = CGSize(width: 1000, height: 1000)
    navigation.interactivePopGestureRecognizer?.delegate = nil
    navigation.interactiveContentPopGestureRecognizer?.delegate = nil
    host.show(navigation)
    host.turn { navigation.pushViewController(page, animated: false) }

    host.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 100, y: 250))
    try host.settle()
    #expect(scrollView.contentOffset.x > 50 && scrollView.contentOffset.y > 50)
    #expect(navigation.viewControllers.count == 2)
    host.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 300, y: 300))
    try host.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  // MARK: Layout

  @Test(
    "R15.83 Containers lay out although viewDidLoad and the callbacks of layout are overridden")
  func layout() throws {
    let navigation = SilentNavigationController(rootViewController: UIViewController())
    host.show(navigation)
    host.turn { navigation.pushViewController(makePages("B")[0], animated: true) }
    host.turn { navigation.popViewController(animated: true) }
    try host.settle()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(navigation.topViewController?.view.superview != nil)

    let tabs = SilentTabBarController()
    tabs.viewControllers = makePages("One", "Two")
    host.show(tabs)
    #expect(tabs.tabBar.frame.maxY == 480 && tabs.tabBar.frame.height == 49)
    #expect(tabs.selectedViewController?.view.window != nil)

    let pages = SilentPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.setViewControllers(makePages("1"), direction: .forward, animated: false)
    host.show(pages)
    #expect(pages.viewControllers?.first?.view.frame.size == CGSize(width: 320, height: 480))

    let split = SilentSplitViewController(style: .doubleColumn)
    let column = UIViewController()
    split.setViewController(column, for: .secondary)
    host.show(split)
    #expect(column.view.window != nil && column.view.frame.width == 320)
  }
}

private final class NotingTabBarController: UITabBarController {
  var chosen: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    chosen.append("\(item.title ?? "") from \(selectedIndex)")
  }

  deinit {}
}

private final class DecidingNavigationController: UINavigationController, UINavigationBarDelegate {
  var allowsPop = true
  var log: [String] = []

  override func popViewController(animated: Bool) -> UIViewController? {
    log.append("popViewController")
    return super.popViewController(animated: animated)
  }

  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    log.append("shouldPop \(item.title ?? "")")
    return allowsPop
  }

  func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
    log.append("didPop \(item.title ?? "")")
  }

  func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
    log.append("didPush \(item.title ?? "")")
  }

  deinit {}
}

private final class AllowingDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  deinit {}
}

private final class SilentNavigationController: UINavigationController {
  override func viewDidLoad() {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}

  deinit {}
}

private final class SilentTabBarController: UITabBarController {
  override func viewDidLoad() {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}

  deinit {}
}

private final class SilentPageViewController: UIPageViewController {
  override func viewDidLoad() {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}

  deinit {}
}

private final class SilentSplitViewController: UISplitViewController {
  override func viewDidLoad() {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}

  deinit {}
}
