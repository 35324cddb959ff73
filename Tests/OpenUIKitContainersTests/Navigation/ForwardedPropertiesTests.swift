import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// A container whose active child is shown by the bars around it.
@Suite(.serialized) struct ForwardedPropertiesTests {
  private struct Fixture {
    let host: TestHost
    let stack: StackController
    let navigation: UINavigationController

    init(forwarding properties: ForwardedProperties = .all) throws {
      host = try TestHost(size: CGSize(width: 320, height: 480))
      stack = StackController(rootViewController: Self.screen("Inbox", .systemTeal, button: "Edit"))
      stack.title = "Stack"
      stack.forwardedProperties = properties
      let root = UIViewController()
      root.title = "Root"
      navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(stack, animated: false)
      host.show(navigation)
    }

    static func screen(_ title: String, _ color: UIColor, button: String? = nil) -> UIViewController
    {
      let controller = UIViewController()
      controller.title = title
      controller.view.backgroundColor = color
      controller.navigationItem.rightBarButtonItem = button.map {
        UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
      }
      return controller
    }

    var item: UINavigationItem { stack.navigationItem }
    var bar: UINavigationBar { navigation.navigationBar }
    var top: UIViewController { stack.topViewController ?? UIViewController() }
  }

  @Test("R11.2 The item of a container is as that of its active child, and changes with it")
  func item() throws {
    let fixture = try Fixture()
    let child = fixture.top
    #expect(fixture.bar.topItem === fixture.item && fixture.item !== child.navigationItem)
    #expect(fixture.item.title == "Inbox" && fixture.stack.title == "Inbox")
    #expect(fixture.item.rightBarButtonItem === child.navigationItem.rightBarButtonItem)

    child.title = "Inbox 2"
    child.navigationItem.prompt = "Two unread"
    child.navigationItem.leftBarButtonItems = [UIBarButtonItem(systemItem: .add)]
    child.navigationItem.hidesBackButton = true
    child.navigationItem.largeTitleDisplayMode = .never
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    child.navigationItem.titleView = view
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemYellow
    child.navigationItem.standardAppearance = appearance
    #expect(fixture.item.title == "Inbox 2" && fixture.item.prompt == "Two unread")
    #expect(fixture.item.leftBarButtonItems == child.navigationItem.leftBarButtonItems)
    #expect(fixture.item.hidesBackButton && fixture.item.largeTitleDisplayMode == .never)
    #expect(fixture.item.titleView === view)
    #expect(fixture.item.standardAppearance?.backgroundColor == .systemYellow)
    child.navigationItem.leftBarButtonItems = nil
    child.navigationItem.trailingItemGroups = [
      UIBarButtonItemGroup(
        barButtonItems: [UIBarButtonItem(systemItem: .done)], representativeItem: nil)
    ]
    #expect(fixture.item.leftBarButtonItems == nil && fixture.item.rightBarButtonItems == nil)
    #expect(fixture.item.trailingItemGroups == child.navigationItem.trailingItemGroups)
  }

  @Test("R11.2 Another active child is the one that is shown, and an old one has no effect")
  func anotherChild() throws {
    let fixture = try Fixture()
    let first = fixture.top
    let second = Fixture.screen("Mail", .systemIndigo)
    fixture.host.turn { fixture.stack.push(second, animated: false) }
    #expect(fixture.item.title == "Mail" && fixture.item.rightBarButtonItem == nil)
    first.title = "Changed"
    #expect(fixture.item.title == "Mail")
    fixture.host.turn { fixture.stack.pop(animated: false) }
    #expect(fixture.item.title == "Changed" && fixture.item.rightBarButtonItem?.title == "Edit")
    second.title = "Nobody"
    #expect(fixture.item.title == "Changed")
  }

  @Test("R11.2 What is no longer forwarded is as the program has set it")
  func ownValues() throws {
    let fixture = try Fixture()
    fixture.stack.title = "Set meanwhile"
    #expect(fixture.stack.title == "Inbox")
    fixture.top.title = nil
    #expect(fixture.stack.title == "Set meanwhile")
    fixture.top.title = "Inbox"
    fixture.stack.forwardedProperties = [.toolbarItems]
    #expect(fixture.stack.title == "Set meanwhile" && fixture.item.rightBarButtonItem == nil)
    fixture.top.title = "Not seen"
    #expect(fixture.item.title == "Set meanwhile")
  }

  @Test("R11.2 Properties are passed on through several containers, to bars of tabs and toolbars")
  func nested() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let leaf = Fixture.screen("Leaf", .systemTeal)
    let inner = PlaceholderViewController()
    inner.setViewController(leaf)
    let outer = StackController(rootViewController: inner)
    for container in [inner, outer] { container.forwardedProperties = .all }
    leaf.tabBarItem.badgeValue = "3"
    let navigation = UINavigationController(rootViewController: outer)
    navigation.isToolbarHidden = false
    host.show(navigation)
    #expect(outer.tabBarItem === leaf.tabBarItem && outer.navigationItem.title == "Leaf")

    let item = UIBarButtonItem(systemItem: .trash)
    leaf.toolbarItems = [item]
    leaf.navigationItem.prompt = "Prompt"
    leaf.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    leaf.hidesBottomBarWhenPushed = true
    #expect(outer.toolbarItems == [item] && navigation.toolbar.items == [item])
    #expect(outer.navigationItem.prompt == "Prompt" && outer.tabBarItem.title == "Other")
    #expect(outer.hidesBottomBarWhenPushed)
  }

  @Test("R11.2 The bar follows the scroll view of the active child")
  func scrollView() throws {
    let fixture = try Fixture()
    fixture.bar.prefersLargeTitles = true
    fixture.host.turn {}
    let list = UIViewController()
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    list.view = scrollView
    list.navigationItem.largeTitleDisplayMode = .always
    fixture.host.turn { fixture.stack.push(list, animated: false) }
    #expect(fixture.stack.contentScrollView(for: .top) === scrollView)
    let expanded = fixture.bar.frame.height
    fixture.host.turn { scrollView.contentOffset.y += 200 }
    #expect(fixture.bar.frame.height < expanded)
  }

  @Test("R11.2 What the bar shows moves with a transition by hand, and back when that is cancelled")
  func byHand() throws {
    let fixture = try Fixture()
    let second = Fixture.screen("Mail", .systemIndigo, button: "Reply")
    fixture.host.turn { fixture.stack.push(second) }
    fixture.host.turn { fixture.stack.transition?.fractionComplete = 0.5 }
    try fixture.host.expectPicture("forwarded-50")
    #expect(fixture.item.title == "Mail")

    fixture.host.turn { fixture.stack.transition?.reverse() }
    #expect(fixture.item.title == "Mail", "it is at one half still")
    fixture.host.turn { fixture.stack.transition?.cancel() }
    try fixture.host.settle()
    #expect(fixture.item.title == "Inbox" && fixture.item.rightBarButtonItem?.title == "Edit")
    try fixture.host.expectPicture("forwarded-0")

    fixture.host.turn { fixture.stack.push(second) }
    try fixture.host.settle()
    #expect(fixture.item.title == "Mail")
    try fixture.host.expectPicture("forwarded-100")
  }

  @Test("R11.2 The selected tab and the page in sight are shown")
  func tabsAndPages() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let tabs = TabsViewController(
      viewControllers: ["A", "B"].map { Fixture.screen($0, .systemTeal) })
    let pages = PagesViewController(
      viewControllers: ["1", "2"].map { Fixture.screen($0, .systemTeal) })
    for (container, select) in [
      (
        tabs as ContainerViewController,
        { _ = tabs.select(tabs.viewControllers[1], animated: false) }
      ),
      (pages, { _ = pages.select(pages.viewControllers[1], animated: false) }),
    ] {
      container.forwardedProperties = [.navigationItem]
      let navigation = UINavigationController(rootViewController: container)
      host.show(navigation)
      let before = container.navigationItem.title
      host.turn { select() }
      try host.settle()
      #expect(["A", "1"].contains(before) && ["B", "2"].contains(container.navigationItem.title))
    }
  }
}
