import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Bars at the bottom, and content that scrolls under them.
@Suite(.serialized) struct TabBarScrollTests {
  private let host: TestHost
  private let scrollView = UIScrollView()

  init() throws {
    host = try TestHost(size: CGSize(width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
  }

  private func makePage() -> UIViewController {
    let page = UIViewController()
    page.view = scrollView
    return page
  }

  private var bottom: CGFloat {
    scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      - scrollView.bounds.height
  }

  @Test("R15.34 The tab bar has its background while content lies under it, through containers")
  func tabBar() throws {
    let tabs = UITabBarController()
    let empty = UIViewController()
    tabs.viewControllers = [UINavigationController(rootViewController: makePage()), empty]
    host.show(tabs)
    #expect(!tabs.tabBar.isAtScrollEdge)

    host.turn { scrollView.contentOffset.y = bottom }
    #expect(tabs.tabBar.isAtScrollEdge)
    host.turn { scrollView.contentOffset.y = bottom - 1 }
    #expect(!tabs.tabBar.isAtScrollEdge)
    host.turn { scrollView.contentSize.height = 100 }
    #expect(tabs.tabBar.isAtScrollEdge)
    host.turn { scrollView.contentSize.height = 3_000 }
    #expect(!tabs.tabBar.isAtScrollEdge)

    host.turn { tabs.selectedIndex = 1 }
    #expect(tabs.tabBar.isAtScrollEdge)
    host.turn { tabs.selectedIndex = 0 }
    #expect(!tabs.tabBar.isAtScrollEdge)
  }

  @Test("R15.34 A toolbar follows the bottom of what is shown above it")
  func toolbar() throws {
    let navigation = UINavigationController(rootViewController: makePage())
    navigation.isToolbarHidden = false
    host.show(navigation)
    #expect(!navigation.toolbar.isAtScrollEdge && navigation.navigationBar.isAtScrollEdge)

    host.turn { scrollView.contentOffset.y = bottom }
    #expect(navigation.toolbar.isAtScrollEdge && !navigation.navigationBar.isAtScrollEdge)
    host.turn { navigation.pushViewController(UIViewController(), animated: false) }
    #expect(navigation.toolbar.isAtScrollEdge && navigation.navigationBar.isAtScrollEdge)
  }

  @Test("R15.43 A tap on the selected item pops to the root, and then scrolls to the top")
  func secondTap() throws {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: makePage())
    tabs.viewControllers = [navigation]
    host.show(tabs)
    host.turn { scrollView.contentOffset.y = 500 }
    host.turn { navigation.pushViewController(UIViewController(), animated: false) }
    let item = try #require(tabs.tabBar.items?.first)

    host.turn { tabs.tabBar.choose(item) }
    try host.settle()
    #expect(navigation.viewControllers.count == 1 && scrollView.contentOffset.y == 500)
    host.turn { tabs.tabBar.choose(item) }
    try host.settle()
    #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)

    host.turn { scrollView.contentOffset.y = 500 }
    scrollView.scrollsToTop = false
    host.turn { tabs.tabBar.choose(item) }
    try host.settle()
    #expect(scrollView.contentOffset.y == 500)
  }
}
