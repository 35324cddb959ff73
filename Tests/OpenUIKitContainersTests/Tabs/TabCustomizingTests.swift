import NestKit
import NestTesting
import Testing

@testable import OpenUIKit
@testable import OpenUIKitContainers

/// A person who arranges the tabs of a tab bar controller.
@Suite(.serialized) struct TabCustomizingTests {
  @Test(
    "R15.97 An item that is dragged into the bar takes a place there, in UIKit's order of calls")
  func drag() throws {
    let fixture = try Fixture()
    try fixture.edit()
    #expect(fixture.tabs.tabBar.isCustomizing)

    try fixture.drag(cell: 5, to: 1)
    try fixture.done()

    #expect(fixture.titles == ["0", "5", "2", "3", "More"])
    #expect(fixture.order == "0 5 2 3 1 4 6")
    #expect(!fixture.tabs.tabBar.isCustomizing && fixture.panel == nil)
    #expect(
      fixture.log == [
        "willBegin 0 1 2 3 4 5 6",
        "willEnd 0 5 2 3 1 4 6, changed; list 0 1 2 3 4 5 6",
        "didEnd 0 5 2 3 1 4 6, changed",
      ])
    #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
    #expect(fixture.rowTitles == ["1", "4", "6"])
    #expect(fixture.children.allSatisfy { $0.parent === fixture.tabs })
  }

  @Test("R15.97 Items of the bar are exchanged, and nothing is changed by a drag beside the places")
  func exchange() throws {
    let fixture = try Fixture()
    try fixture.edit()
    let panel = try #require(fixture.panel)

    fixture.host.drag(from: fixture.placeMiddle(0), to: fixture.placeMiddle(3), duration: 0.5)
    try fixture.host.settle()
    #expect(panel.arrangement.shown.map(\.title) == ["3", "1", "2", "0", "More"])
    try fixture.drag(cell: 6, to: 4)
    fixture.host.drag(
      from: fixture.cellMiddle(6), to: CGPoint(x: 160, y: 330), duration: 0.5)
    try fixture.host.settle()
    #expect(panel.arrangement.shown.map(\.title) == ["3", "1", "2", "0", "More"], "More is fixed")
    try fixture.done()

    #expect(fixture.order == "3 1 2 0 4 5 6")
  }

  @Test("R15.97 A touch that is cancelled lays the item back, and Escape the whole arrangement")
  func cancelled() throws {
    let fixture = try Fixture()
    try fixture.edit()
    let start = fixture.cellMiddle(5)
    fixture.host.putDown(0, at: start)
    fixture.host.move(0, to: CGPoint(x: start.x, y: start.y + 40))
    fixture.host.move(0, to: fixture.placeMiddle(1))
    fixture.host.cancel(0, at: fixture.placeMiddle(1))
    try fixture.host.settle()
    #expect(fixture.panel?.arrangement.isChanged == false)

    try fixture.drag(cell: 5, to: 1)
    #expect(fixture.panel?.arrangement.isChanged == true)
    fixture.host.press(.keyboardEscape)
    try fixture.host.settle()

    #expect(fixture.panel == nil && fixture.order == "0 1 2 3 4 5 6")
    #expect(fixture.titles == ["0", "1", "2", "3", "More"])
    #expect(
      fixture.log == [
        "willBegin 0 1 2 3 4 5 6", "willEnd 0 1 2 3 4 5 6; list 0 1 2 3 4 5 6",
        "didEnd 0 1 2 3 4 5 6",
      ])
  }

  @Test("R15.97 Keys, and taps, pick an item, and then its place; the focus stays in the panel")
  func keys() throws {
    let fixture = try Fixture()
    try fixture.edit()
    let panel = try #require(fixture.panel)

    func focus(_ title: String, _ isPlace: Bool) throws {
      for _ in 0..<30 {
        fixture.host.press(.keyboardTab)
        let view = try #require(UIFocusSystem(for: panel)?.focusedItem as? UIView)
        #expect(view.isDescendant(of: panel))
        let button = view as? TabButtonView
        if button?.item.title == title, (button?.superview is UIScrollView) != isPlace { return }
      }
      Issue.record("no focus at \(title)")
    }
    try focus("6", false)
    fixture.host.press(.keyboardSpacebar)
    try focus("2", true)
    fixture.host.press(.keyboardSpacebar)
    #expect(panel.arrangement.shown.map(\.title) == ["0", "1", "6", "3", "More"])

    fixture.host.tap(at: fixture.cellMiddle(4))
    fixture.host.press(.keyboardEscape)
    #expect(fixture.panel != nil, "what was picked is laid back first")
    fixture.host.tap(at: fixture.cellMiddle(4))
    fixture.host.tap(at: fixture.placeMiddle(0))
    try fixture.done()

    #expect(fixture.order == "4 1 6 3 0 2 5")
  }

  @Test("R15.97 The program says which children are arranged; without any there is no button")
  func customizable() throws {
    let fixture = try Fixture()
    let tabs = fixture.tabs
    #expect(tabs.customizableViewControllers == fixture.children)
    tabs.customizableViewControllers = [fixture.children[1], fixture.children[5]]
    try fixture.edit()
    try fixture.drag(cell: 1, to: 0)
    #expect(fixture.panel?.arrangement.isChanged == false, "0 is fixed")
    try fixture.drag(cell: 1, to: 1)
    try fixture.done()
    #expect(fixture.order == "0 5 2 3 1 4 6")
    #expect(
      tabs.customizableViewControllers == [fixture.children[5], fixture.children[1]],
      "in the order of the list")

    fixture.host.turn { tabs.customizableViewControllers = nil }
    #expect(tabs.customizableViewControllers == nil)
    #expect(fixture.editButton == nil)
    fixture.host.turn { tabs.viewControllers = fixture.children }
    #expect(tabs.customizableViewControllers?.count == 7 && fixture.editButton != nil)
  }

  @Test("R15.97 The new order is saved, and restored")
  func saved() throws {
    let fixture = try Fixture()
    for (index, child) in fixture.children.enumerated() { child.restorationIdentifier = "\(index)" }
    fixture.tabs.restorationIdentifier = "tabs"
    try fixture.edit()
    try fixture.drag(cell: 4, to: 0)
    try fixture.done()
    let state = try NestState(
      decoding: SavedState(ofContainer: fixture.tabs)?.state.encoded() ?? Data())

    let fresh = UITabBarController()
    fresh.restorationIdentifier = "tabs"
    _ = try state.restore(in: fresh) { name, _ in
      let child = UIViewController()
      child.title = name
      child.restorationIdentifier = name
      return child
    }
    #expect(fresh.viewControllers?.map(\.title) == ["4", "1", "2", "3", "0", "5", "6"])
  }

  @Test("R15.97 The panel follows rotations, and ends with a list that the program replaces")
  func changes() throws {
    let fixture = try Fixture()
    try fixture.edit()
    try fixture.host.resize(to: CGSize(width: 480, height: 320))
    try fixture.drag(cell: 5, to: 1)
    #expect(fixture.panel?.arrangement.shown.map(\.title) == ["0", "5", "2", "3", "More"])
    #expect(fixture.panel?.frame == fixture.tabs.view.bounds)

    let others = ["a", "b", "c", "d", "e", "f"].map { title in
      let child = UIViewController()
      child.title = title
      return child
    }
    fixture.host.turn { fixture.tabs.viewControllers = others }
    try fixture.host.settle()
    #expect(fixture.panel == nil && !fixture.tabs.tabBar.isCustomizing)
    #expect(fixture.order == "a b c d e f")
    #expect(fixture.log.last == "didEnd a b c d e f")
  }

  @Test(
    "R15.97 A bar that is used alone has the items as they are arranged, and calls its delegate")
  func barAlone() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let root = UIViewController()
    host.show(root)
    let bar = UITabBar(frame: CGRect(x: 0, y: 431, width: 320, height: 49))
    let delegate = BarDelegate()
    bar.delegate = delegate
    let items = (0..<5).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = Array(items[..<3])
    bar.selectedItem = items[0]
    bar.beginCustomizingItems(items)
    #expect(!bar.isCustomizing, "it is in no superview")
    host.turn { root.view.addSubview(bar) }

    host.turn { bar.beginCustomizingItems(items) }
    #expect(delegate.log == ["willBegin 01234"])
    try host.settle()
    #expect(delegate.log == ["willBegin 01234", "didBegin 01234"])
    let panel = try #require(bar.customizing)
    host.turn {
      bar.beginCustomizingItems([])
      panel.arrangement.place(items[4], at: 0)
      #expect(bar.endCustomizing(animated: true))
      #expect(!bar.isCustomizing && !bar.endCustomizing(animated: true))
    }
    #expect(bar.items?.map(\.tag) == [4, 1, 2] && bar.selectedItem == nil)
    #expect(delegate.log.last == "willEnd 01234 changed, 3 in the bar")
    try host.settle()
    #expect(delegate.log.last == "didEnd 01234 changed")
    #expect(panel.superview == nil)
  }

  @Test(
    "R15.97 The panel, light and dark, with an item above a place",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func picture(style: UIUserInterfaceStyle) throws {
    let fixture = try Fixture()
    fixture.host.window.overrideUserInterfaceStyle = style
    let names = ["star", "clock", "magnifyingglass", "bell", "heart", "bookmark", "gear"]
    for (child, name) in zip(fixture.children, names) {
      child.tabBarItem = UITabBarItem(
        title: name.capitalized, image: UIImage(systemName: name), tag: 0)
    }
    try fixture.edit()
    try fixture.drag(cell: 5, to: 3)
    fixture.host.putDown(0, at: fixture.cellMiddle(4))
    fixture.host.move(0, to: CGPoint(x: 200, y: 300))
    fixture.host.move(0, to: fixture.placeMiddle(1).applying(.init(translationX: 0, y: -20)))
    try fixture.host.settle()
    try fixture.host.expectPicture("customizing-\(style == .dark ? "dark" : "light")")
    fixture.host.cancel(0, at: fixture.placeMiddle(1))
    try fixture.host.settle()
  }

  @Test("R15.97 A panel, and its bar, are released when the bar leaves")
  func released() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    weak var panel: TabCustomizingView?
    weak var leaving: UIViewController?
    func live() throws {
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<3).map { _ in UIViewController() }
      host.show(tabs)
      host.turn { tabs.tabBar.beginCustomizingItems(tabs.tabBar.items ?? []) }
      panel = tabs.tabBar.customizing
      leaving = tabs
      #expect(panel != nil)
      host.turn { host.window.rootViewController = UIViewController() }
      try host.settle()
    }
    try live()
    try host.settle()
    #expect(panel == nil && leaving == nil)
  }
}

@MainActor private final class Fixture: NSObject, UITabBarControllerDelegate {
  let host: TestHost
  let tabs = UITabBarController()
  let children: [UIViewController]
  private(set) var log: [String] = []

  init(_ count: Int = 7) throws {
    host = try TestHost(size: CGSize(width: 320, height: 480))
    children = (0..<count).map { number in
      let child = UIViewController()
      child.title = "\(number)"
      return child
    }
    super.init()
    tabs.viewControllers = children
    tabs.delegate = self
    host.show(tabs)
    host.turn { tabs.selectedViewController = tabs.moreNavigationController }
    try host.settle()
  }

  deinit {}

  private func names(_ children: [UIViewController]?) -> String {
    (children ?? []).map { $0.title ?? "" }.joined(separator: " ")
  }

  var order: String { names(tabs.viewControllers) }
  var titles: [String?] { (tabs.tabBar.items ?? []).map(\.title) }
  var panel: TabCustomizingView? {
    tabs.view.subviews.lazy.compactMap { $0 as? TabCustomizingView }.first
  }
  var editButton: UIBarButtonItem? {
    tabs.moreNavigationController.viewControllers[0].navigationItem.rightBarButtonItem
  }
  var rowTitles: [String?] {
    tabs.moreNavigationController.viewControllers[0].view.subviews
      .compactMap { ($0 as? TabRow)?.accessibilityLabel }
  }

  /// A tap on the button Edit.
  func edit() throws {
    #expect(editButton != nil)
    host.tap(at: CGPoint(x: 295, y: 22))
    try host.settle()
  }

  /// A tap on the button Done.
  func done() throws {
    host.tap(at: CGPoint(x: tabs.view.bounds.width - 25, y: 22))
    try host.settle()
  }

  private func middle(_ number: Int, inGrid: Bool) -> CGPoint {
    guard let panel else { return .zero }
    var buttons: [TabButtonView] = []
    func find(_ view: UIView) {
      if let button = view as? TabButtonView, (view.superview is UIScrollView) == inGrid {
        buttons.append(button)
      }
      view.subviews.forEach(find)
    }
    find(panel)
    let button = buttons[number]
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  func cellMiddle(_ number: Int) -> CGPoint { middle(number, inGrid: true) }
  func placeMiddle(_ number: Int) -> CGPoint { middle(number, inGrid: false) }

  func drag(cell: Int, to place: Int) throws {
    host.drag(from: cellMiddle(cell), to: placeMiddle(place), duration: 0.5)
    try host.settle()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) { log.append("willBegin \(names(viewControllers))") }

  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    log.append("willEnd \(names(viewControllers))\(changed ? ", changed" : ""); list \(order)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { log.append("didEnd \(names(viewControllers))\(changed ? ", changed" : "")") }
}

private final class BarDelegate: NSObject, UITabBarDelegate {
  private(set) var log: [String] = []

  deinit {}

  private func note(_ name: String, _ items: [UITabBarItem], _ suffix: String = "") {
    log.append("\(name) \(items.map { "\($0.tag)" }.joined())\(suffix)")
  }

  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    note("willBegin", items)
  }

  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    note("didBegin", items)
  }

  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    note("willEnd", items, "\(changed ? " changed" : ""), \(tabBar.items?.count ?? 0) in the bar")
  }

  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    note("didEnd", items, changed ? " changed" : "")
  }
}
