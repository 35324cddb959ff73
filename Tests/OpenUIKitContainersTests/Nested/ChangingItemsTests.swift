import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Bars that show a controller whose items change in its callbacks, and while it is shown.
@Suite(.serialized) struct ChangingItemsTests {
  private let host: TestHost
  private let recorder = LifecycleRecorder()

  init() throws { host = try TestHost(size: CGSize(width: 320, height: 480)) }

  private func make(_ name: String) -> ItemsChangingViewController {
    ItemsChangingViewController(name, recorder: recorder)
  }

  /// Whether the bars show what a controller has now.
  private func expectShown(
    _ changing: ItemsChangingViewController, in navigation: UINavigationController,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let item = navigation.navigationBar.topItem
    let expected = changing.navigationItem
    #expect(item?.title == changing.title, sourceLocation: sourceLocation)
    #expect(item?.prompt == expected.prompt, sourceLocation: sourceLocation)
    #expect(
      item?.rightBarButtonItems == expected.rightBarButtonItems, sourceLocation: sourceLocation)
    #expect(item?.leftBarButtonItems == expected.leftBarButtonItems, sourceLocation: sourceLocation)
    #expect(navigation.toolbar.items == changing.toolbarItems, sourceLocation: sourceLocation)
  }

  @Test(
    "R16.1 R11.2 Bars show the last items of a controller that changes them in every callback",
    arguments: [false, true])
  func navigation(isForwarded: Bool) throws {
    let (first, second) = (make("A"), make("B"))
    let stack = isForwarded ? StackController(rootViewController: first) : nil
    stack?.forwardedProperties = .all
    let navigation = UINavigationController(rootViewController: stack ?? first)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    host.show(tabs)
    try host.settle()
    expectShown(first, in: navigation)

    host.turn {
      if let stack {
        stack.push(second)
      } else {
        navigation.pushViewController(second, animated: true)
      }
    }
    for _ in 0..<4 {
      host.advance(by: 0.05)
      host.turn { second.changeItems() }
      host.turn { first.changeItems() }
    }
    try host.settle()
    expectShown(second, in: navigation)
    host.turn { second.changeItems() }
    expectShown(second, in: navigation)

    host.turn {
      if let stack { stack.pop() } else { navigation.popViewController(animated: true) }
    }
    host.advance(by: 0.1)
    host.turn { first.changeItems() }
    try host.settle()
    expectShown(first, in: navigation)
    host.turn { tabs.selectedIndex = 1 }
    host.turn { first.changeItems() }
    host.turn { tabs.selectedIndex = 0 }
    try host.settle()
    expectShown(first, in: navigation)
    #expect(
      navigation.navigationBar.items?.count == (isForwarded ? 1 : navigation.viewControllers.count))
  }

  @Test("R16.1 A tab has the title and the badge that its controller has at last")
  func tabs() throws {
    let (first, second) = (make("A"), make("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    host.show(tabs)
    for index in [1, 0, 1] {
      host.turn { tabs.selectedIndex = index }
      host.turn {
        first.changeItems()
        second.changeItems()
      }
      try host.settle()
      let items = tabs.tabBar.items ?? []
      #expect(items == [first.tabBarItem, second.tabBarItem])
      #expect(items.map(\.title) == [first.title, second.title])
      #expect(tabs.tabBar.selectedItem === items[index])
    }
  }
}
