import NestKit
import NestTesting
import Testing

@testable import OpenUIKit
@testable import OpenUIKitContainers

/// More tabs than have room.
@Suite(.serialized) struct MoreTests {
  private struct Fixture {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let tabs = UITabBarController()
    let children: [RecordingViewController]

    init(_ count: Int = 7, width: CGFloat = 320) throws {
      host = try TestHost(size: CGSize(width: width, height: 480))
      children = (0..<count).map { [recorder] number in
        let child = RecordingViewController("\(number)", recorder: recorder)
        child.title = "Tab \(number)"
        return child
      }
      tabs.viewControllers = children
      host.show(tabs)
      try host.settle()
      recorder.removeAll()
    }

    var titles: [String?] { (tabs.tabBar.items ?? []).map(\.title) }
    var more: UINavigationController { tabs.moreNavigationController }

    func rows() -> [TabRow] {
      more.viewControllers[0].view.subviews.compactMap { $0 as? TabRow }
    }

    func tapRow(_ number: Int) throws {
      try host.tap(rows()[number])
      try host.settle()
    }
  }

  @Test("R15.44 The first four have an item, the others a row", arguments: [(320, 5), (1024, 8)])
  func items(width: CGFloat, most: Int) throws {
    let fits = try Fixture(most, width: width)
    #expect(fits.titles == (0..<most).map { "Tab \($0)" })

    let fixture = try Fixture(most + 2, width: width)
    #expect(fixture.titles == (0..<(most - 1)).map { "Tab \($0)" } + ["More"])
    fixture.tabs.selectedViewController = fixture.more
    try fixture.host.settle()
    let rows = ((most - 1)..<(most + 2)).map { "Tab \($0)" }
    #expect(fixture.rows().map(\.accessibilityLabel) == rows)
    #expect(fixture.tabs.selectedIndex == NSNotFound)
    #expect(fixture.tabs.viewControllers?.count == most + 2)
    #expect(fixture.children.allSatisfy { $0.tabBarController === fixture.tabs })
  }

  @Test("R15.44 A row pushes its child, and the back button returns it to the tab bar controller")
  func row() throws {
    let fixture = try Fixture()
    fixture.tabs.selectedViewController = fixture.more
    try fixture.host.settle()
    fixture.recorder.removeAll()
    let chosen = fixture.children[5]

    try fixture.tapRow(1)
    #expect(fixture.more.topViewController === chosen)
    #expect(chosen.parent === fixture.more)
    #expect(chosen.navigationController === fixture.more)
    #expect(fixture.tabs.selectedViewController === fixture.more)
    try fixture.recorder.expect(
      """
      5.willMove(nil)
      5.didMove(nil)
      5.willMove(MoreNavigationController)
      5.loadView
      5.viewDidLoad
      5.viewWillAppear(animated) [to]
      5.viewIsAppearing(animated) [to]
      5.viewDidAppear(animated) [to]
      5.didMove(MoreNavigationController)
      """)

    fixture.more.navigationBar.performBack()
    try fixture.host.settle()
    #expect(chosen.parent === fixture.tabs)
    try fixture.recorder.expect(
      """
      5.willMove(nil)
      5.viewWillDisappear(animated) [from]
      5.viewDidDisappear(animated) [from]
      5.didMove(nil)
      5.willMove(UITabBarController)
      5.didMove(UITabBarController)
      """)
  }

  @Test(
    "R15.44 The program selects a child without an item, by number too", arguments: [true, false])
  func program(byNumber: Bool) throws {
    let fixture = try Fixture()
    if byNumber {
      fixture.tabs.selectedIndex = 6
    } else {
      fixture.tabs.selectedViewController = fixture.children[6]
    }
    try fixture.host.settle()
    #expect(fixture.tabs.selectedViewController === fixture.more)
    #expect(fixture.more.topViewController === fixture.children[6])
    #expect(fixture.children[6].view.window != nil)
    #expect(fixture.tabs.tabBar.selectedItem?.title == "More")

    fixture.tabs.selectedIndex = 4
    try fixture.host.settle()
    #expect(fixture.more.topViewController === fixture.children[4])
    #expect(fixture.children[6].parent === fixture.tabs)

    fixture.tabs.selectedIndex = 0
    try fixture.host.settle()
    #expect(fixture.children[0].view.window != nil)
    #expect(fixture.tabs.selectedIndex == 0)
  }

  @Test(
    "R15.44 A navigation controller behind More has its own bar, whose back button leads to the list"
  )
  func navigation() throws {
    let fixture = try Fixture()
    let root = UIViewController()
    root.title = "Root"
    let detail = UIViewController()
    let inner = UINavigationController(rootViewController: root)
    inner.title = "Inner"
    fixture.tabs.viewControllers = fixture.children + [inner]
    fixture.tabs.selectedViewController = inner
    try fixture.host.settle()
    #expect(fixture.more.topViewController === inner)
    #expect(fixture.more.isNavigationBarHidden)
    #expect(inner.navigationBar.items?.map(\.title) == ["More", "Root"])

    inner.pushViewController(detail, animated: true)
    try fixture.host.settle()
    inner.navigationBar.performBack()
    try fixture.host.settle()
    #expect(inner.topViewController === root)
    #expect(fixture.more.topViewController === inner)

    inner.navigationBar.performBack()
    try fixture.host.settle()
    #expect(fixture.more.viewControllers.count == 1)
    #expect(!fixture.more.isNavigationBarHidden)
    #expect(inner.parent === fixture.tabs)
  }

  @Test("R15.44 With more width, and with a shorter list, what was behind More has an item again")
  func width() throws {
    let fixture = try Fixture()
    fixture.tabs.selectedIndex = 6
    try fixture.host.settle()

    try fixture.host.resize(to: CGSize(width: 1024, height: 480))
    try fixture.host.settle()
    #expect(fixture.titles == (0..<7).map { "Tab \($0)" })
    #expect(fixture.tabs.selectedViewController === fixture.children[6])
    #expect(fixture.children[6].parent === fixture.tabs)
    #expect(fixture.children[6].view.window != nil)

    try fixture.host.resize(to: CGSize(width: 320, height: 480))
    try fixture.host.settle()
    #expect(fixture.tabs.selectedViewController === fixture.more)
    #expect(fixture.more.topViewController === fixture.children[6])

    fixture.tabs.viewControllers = Array(fixture.children[4...])
    try fixture.host.settle()
    #expect(fixture.titles == ["Tab 4", "Tab 5", "Tab 6"])
    #expect(fixture.tabs.selectedViewController === fixture.children[6])
    #expect(fixture.children[6].parent === fixture.tabs)
  }

  @Test("R15.44 The list, light and dark", arguments: [UIUserInterfaceStyle.light, .dark])
  func picture(style: UIUserInterfaceStyle) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    host.window.overrideUserInterfaceStyle = style
    let tabs = UITabBarController()
    let names = ["star", "clock", "magnifyingglass", "bell", "heart", "bookmark", "gear"]
    tabs.viewControllers = names.map { name in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(
        title: name.capitalized, image: UIImage(systemName: name), tag: 0)
      return child
    }
    tabs.viewControllers?[5].tabBarItem.badgeValue = "3"
    host.show(tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    try host.settle()
    try host.expectPicture("more-\(style == .dark ? "dark" : "light")")
  }
}
