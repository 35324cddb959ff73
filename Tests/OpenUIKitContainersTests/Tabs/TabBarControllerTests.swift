import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The callbacks of the children and the delegate of a tab bar controller.
@Suite(.serialized) struct TabBarControllerTests {
  private struct Fixture {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let tabs = UITabBarController()
    let children: [RecordingViewController]

    init(_ names: String..., isShown: Bool = true) throws {
      host = try TestHost(size: CGSize(width: 320, height: 480))
      children = names.map { [recorder] in RecordingViewController($0, recorder: recorder) }
      tabs.viewControllers = children
      if isShown { host.show(tabs) }
      recorder.removeAll()
    }
  }

  @Test(
    "R15.42 UIKit 0.1 5.2 A selection: both *will* in the assignment, the rest after the layout")
  func selection() throws {
    let fixture = try Fixture("A", "B")
    fixture.host.turn {
      fixture.tabs.selectedIndex = 1
      #expect(fixture.tabs.selectedViewController === fixture.children[1])
      fixture.recorder.note("assigned")
    }

    try fixture.recorder.expect(
      """
      B.loadView
      B.viewDidLoad
      B.viewWillAppear
      A.viewWillDisappear
      test.assigned
      B.viewIsAppearing
      A.viewDidDisappear
      B.viewDidAppear
      """)
  }

  @Test(
    "R15.42 UIKit 5.2 Children are called when the list is set, and load no view before they are selected"
  )
  func list() throws {
    let fixture = try Fixture(isShown: false)
    let (a, b) = (
      RecordingViewController("A", recorder: fixture.recorder),
      RecordingViewController("B", recorder: fixture.recorder)
    )
    fixture.tabs.viewControllers = [a, b]
    #expect(fixture.tabs.selectedIndex == 0)
    try fixture.recorder.expect(
      """
      B.willMove(UITabBarController)
      B.didMove(UITabBarController)
      A.willMove(UITabBarController)
      A.didMove(UITabBarController)
      """)
    fixture.host.show(fixture.tabs)
    #expect(a.isViewLoaded && !b.isViewLoaded)
    fixture.host.turn { fixture.tabs.selectedViewController = b }
    #expect(a.view.window == nil && b.view.window != nil && a.isViewLoaded)
  }

  @Test("R15.42 UIKit 5.2 The selected child stays selected in a new list; otherwise the first is")
  func newList() throws {
    let fixture = try Fixture("A", "B", "C")
    fixture.host.turn { fixture.tabs.selectedIndex = 1 }
    fixture.host.turn { fixture.tabs.viewControllers = [fixture.children[2], fixture.children[1]] }
    #expect(fixture.tabs.selectedIndex == 1)
    fixture.host.turn { fixture.tabs.viewControllers = [fixture.children[2]] }
    #expect(fixture.tabs.selectedIndex == 0 && fixture.children[2].view.window != nil)
    fixture.host.turn { fixture.tabs.viewControllers = nil }
    #expect(fixture.tabs.selectedViewController == nil && fixture.tabs.selectedIndex == NSNotFound)
  }

  @Test("R15.42 Selections in one turn end at the last one, with balanced callbacks")
  func severalInOneTurn() throws {
    let fixture = try Fixture("A", "B", "C")
    fixture.host.turn {
      fixture.tabs.selectedIndex = 1
      fixture.tabs.selectedIndex = 2
      #expect(fixture.tabs.selectedIndex == 2)
    }
    try fixture.host.settle()
    try fixture.recorder.expect(
      """
      B.loadView
      B.viewDidLoad
      B.viewWillAppear
      A.viewWillDisappear
      B.viewIsAppearing
      A.viewDidDisappear
      B.viewDidAppear
      C.loadView
      C.viewDidLoad
      C.viewWillAppear
      B.viewWillDisappear
      C.viewIsAppearing
      B.viewDidDisappear
      C.viewDidAppear
      """)
  }

  @Test("R15.42 What cannot be selected, or be a tab twice, is reported, and changes nothing")
  func misuse() throws {
    let fixture = try Fixture("A", "B")
    let diagnostics = DiagnosticRecorder()
    fixture.tabs.selectedViewController = UIViewController()
    fixture.tabs.selectedIndex = 9
    fixture.tabs.viewControllers = [fixture.children[0], fixture.children[0]]
    #expect(diagnostics.misuses.map(\.id) == ["tab-bar.selects-stranger", "tab-bar.listed-twice"])
    #expect(fixture.tabs.selectedIndex == 0 && fixture.tabs.viewControllers?.count == 2)
  }

  // MARK: The bar

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var allows = true
    private(set) var calls: [String] = []

    deinit {}

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(viewController.title ?? "")")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("did \(viewController.title ?? "")") }
  }

  @Test("R15.42 UIKit 5.2 A tap on an item asks the delegate, selects, and informs it")
  func taps() throws {
    let fixture = try Fixture("A", "B")
    for (child, title) in zip(fixture.children, ["A", "B"]) { child.title = title }
    let delegate = Delegate()
    fixture.tabs.delegate = delegate
    let second = CGPoint(x: 240, y: 460)

    delegate.allows = false
    fixture.host.tap(at: second)
    #expect(fixture.tabs.selectedIndex == 0 && delegate.calls == ["should B"])
    #expect(fixture.tabs.tabBar.selectedItem === fixture.children[0].tabBarItem)
    delegate.allows = true
    fixture.host.tap(at: second)
    #expect(fixture.tabs.selectedIndex == 1)
    #expect(delegate.calls == ["should B", "should B", "did B"])
    fixture.host.turn { fixture.tabs.selectedIndex = 0 }
    #expect(delegate.calls.count == 3)
    #expect(fixture.tabs.tabBar.selectedItem === fixture.children[0].tabBarItem)
  }

  @Test("R15.42 UIKit 5.2 The item of the selected navigation controller again pops it to its root")
  func tapAgain() throws {
    let fixture = try Fixture("A")
    let navigation = UINavigationController(rootViewController: UIViewController())
    fixture.host.turn { fixture.tabs.viewControllers = [navigation, fixture.children[0]] }
    fixture.host.turn { fixture.tabs.selectedIndex = 0 }
    fixture.host.turn { navigation.pushViewController(UIViewController(), animated: false) }
    try fixture.host.settle()
    fixture.host.tap(at: CGPoint(x: 80, y: 460))
    try fixture.host.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("R15.42 The bar is in the safe area, and leaves it where a child that is pushed hides it")
  func hiddenWhenPushed() throws {
    let fixture = try Fixture("A")
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    fixture.host.turn { fixture.tabs.viewControllers = [navigation] }
    try fixture.host.settle()
    #expect(fixture.tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))

    let details = UIViewController()
    details.hidesBottomBarWhenPushed = true
    fixture.host.turn { navigation.pushViewController(details, animated: true) }
    fixture.host.advance(by: 0.15)
    let y = try #require(fixture.tabs.tabBar.layer.presentation()).frame.minY
    #expect(y > 431 && y < 480)
    try fixture.host.settle()
    #expect(fixture.tabs.tabBar.frame.minY >= 480 && details.view.safeAreaInsets.bottom == 0)

    fixture.host.turn { navigation.popViewController(animated: true) }
    try fixture.host.settle()
    #expect(fixture.tabs.tabBar.frame.minY == 431 && root.view.safeAreaInsets.bottom == 49)
  }

  @Test("R15.42 Another item of a child is shown, and a bar that the program hides leaves its room")
  func itemsAndHiding() throws {
    let fixture = try Fixture("A", "B")
    let item = UITabBarItem(title: "New", image: nil, tag: 7)
    fixture.host.turn { fixture.children[1].tabBarItem = item }
    #expect(fixture.tabs.tabBar.items?.last === item)
    fixture.host.turn { fixture.tabs.setTabBarHidden(true, animated: true) }
    try fixture.host.settle()
    #expect(fixture.tabs.isTabBarHidden && fixture.tabs.tabBar.frame.minY >= 480)
    #expect(fixture.children[0].view.safeAreaInsets.bottom == 0)
  }

  @Test("R15.42 R17.4 Tabs with a navigation controller, light and dark", arguments: [false, true])
  func picture(isDark: Bool) throws {
    let fixture = try Fixture("A", "B", "C")
    fixture.host.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    let root = UIViewController()
    root.title = "Library"
    root.view.backgroundColor = .systemMint
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    fixture.children[1].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    fixture.children[2].tabBarItem = UITabBarItem(tabBarSystemItem: .history, tag: 2)
    fixture.children[2].tabBarItem.badgeValue = "3"
    fixture.host.turn {
      fixture.tabs.viewControllers = [navigation, fixture.children[1], fixture.children[2]]
      fixture.tabs.selectedIndex = 0
    }
    try fixture.host.settle()
    try fixture.host.expectPicture("tabs-\(isDark ? "dark" : "light")")
  }

  @Test("R15.42 R20.1 Control or Command with a digit selects a tab, if the delegate allows it")
  func digits() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var forbidden: UIViewController?
      var selected = 0
      deinit {}
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController !== forbidden }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { selected += 1 }
    }
    let fixture = try Fixture("A", "B", "C")
    let delegate = Delegate()
    delegate.forbidden = fixture.children[0]
    fixture.tabs.delegate = delegate
    fixture.host.press(.keyboard3, modifiers: .control)
    #expect(fixture.tabs.selectedIndex == 2 && delegate.selected == 1)
    fixture.host.press(.keyboard2, modifiers: .command)
    #expect(fixture.tabs.selectedIndex == 1 && delegate.selected == 2)
    for key in [UIKeyboardHIDUsage.keyboard1, .keyboard4, .keyboard0] {
      fixture.host.press(key, modifiers: .control)
    }
    fixture.host.press(.keyboard3)
    #expect(fixture.tabs.selectedIndex == 1 && delegate.selected == 2)
    #expect(fixture.tabs.tabBar.selectedItem === fixture.children[1].tabBarItem)
  }

}
