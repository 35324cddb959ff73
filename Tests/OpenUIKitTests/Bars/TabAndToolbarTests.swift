import NestTesting
import Testing

@testable import OpenUIKit

/// Tab bars and toolbars that are used alone.
struct TabAndToolbarTests {
  private func makeHost(_ size: CGSize = CGSize(width: 375, height: 600)) throws -> TestHost {
    let host = try TestHost(size: size, scale: 2)
    host.window.makeKeyAndVisible()
    return host
  }

  private func tabs(_ titles: [String]) -> [UITabBarItem] {
    titles.enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
  }

  private func tap(_ point: CGPoint, _ host: TestHost) { host.tap(at: point) }

  @Test("R15.35 A tap selects an item and informs the delegate, and the program selects without it")
  func selection() throws {
    let host = try makeHost()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    let delegate = TabDelegate()
    bar.delegate = delegate
    let items = tabs(["One", "Two", "Three"])
    bar.items = items
    host.turn { host.window.addSubview(bar) }

    tap(CGPoint(x: 187, y: 24), host)
    #expect(bar.selectedItem === items[1] && delegate.log == ["Two"])
    tap(CGPoint(x: 187, y: 24), host)
    #expect(delegate.log == ["Two", "Two"])
    host.turn { bar.selectedItem = items[0] }
    #expect(delegate.log.count == 2 && bar.selectedItem === items[0])
    host.turn { items[2].isEnabled = false }
    tap(CGPoint(x: 340, y: 24), host)
    #expect(bar.selectedItem === items[0])

    let recorder = DiagnosticRecorder()
    defer { recorder.stop() }
    bar.selectedItem = UITabBarItem()
    bar.items = [items[0], items[0]]
    bar.itemWidth = -.infinity
    #expect(bar.selectedItem === items[0] && bar.items?.count == 3 && bar.itemWidth == 0)
    #expect(recorder.misuses.map(\.id) == ["bar.item-of-others", "bar.item-twice", "bar.width"])
    bar.items = [items[1]]
    #expect(bar.selectedItem == nil)
  }

  @Test("R15.35 Items share the width or stand in the middle, and as many are shown as have room")
  func tabLayout() {
    var layout = TabBarLayout(width: 404, height: 49, count: 4)
    #expect(layout.frames().map(\.minX) == [2, 102, 202, 302])
    layout.isMirrored = true
    #expect(layout.frames().map(\.minX) == [302, 202, 102, 2])
    layout.isMirrored = false
    layout.isCentered = true
    (layout.itemWidth, layout.itemSpacing) = (50, 20)
    #expect(layout.frames().map(\.minX) == [72, 142, 212, 282])
    layout.count = 40
    #expect(layout.frames().count == 9)
    layout.width = 0
    #expect(layout.frames().count == 1)
    layout.count = 0
    #expect(layout.frames().isEmpty)
  }

  @Test("R15.36 Flexible spaces of a toolbar share what is left")
  func toolbarLayout() {
    let button = BarCell(width: 44, inset: 10)
    let space = BarCell(width: 0, inset: 0, isFlexible: true)
    var layout = ToolbarLayout(
      width: 300, height: 44, leadingMargin: 16, trailingMargin: 16,
      cells: [button, space, button, space, button])
    let frames = layout.frames()
    #expect(frames[0].minX == 6 && frames[4].maxX == 294 && frames[2].midX == 150)
    layout.isMirrored = true
    #expect(layout.frames()[0].maxX == 294)
    layout.cells = [button, BarCell(width: 30, inset: 0, isSpace: true), button]
    layout.isMirrored = false
    #expect(layout.frames().map(\.minX) == [6, 50, 80])
  }

  @Test("R15.36 A toolbar shows its items, follows them, and fades to new ones")
  func toolbar() throws {
    let host = try makeHost()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
    var taps = 0
    let item = UIBarButtonItem(
      title: "Tap", primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
    bar.items = [.flexibleSpace(), item]
    host.turn { host.window.addSubview(bar) }

    tap(CGPoint(x: 345, y: 122), host)
    #expect(taps == 1 && bar.barPosition == .bottom)
    host.turn { bar.setItems([item, .flexibleSpace()], animated: true) }
    host.advance(by: 0.1)
    #expect(bar.subviews.filter { $0 is BarItemRow }.count == 2)
    try host.settle()
    #expect(bar.subviews.filter { $0 is BarItemRow }.count == 1)
    tap(CGPoint(x: 30, y: 122), host)
    #expect(taps == 2)
    host.turn { item.isHidden = true }
    tap(CGPoint(x: 30, y: 122), host)
    #expect(taps == 2 && bar.sizeThatFits(.zero).height == 44)
  }

  @Test(
    "R15.22 An item without a custom view is shown in two bars, a custom view where it was added last"
  )
  func twoBars() throws {
    let host = try makeHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let items = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(customView: view)]
    let bars = (0..<2).map { UIToolbar(frame: CGRect(x: 0, y: $0 * 60, width: 375, height: 44)) }
    for bar in bars {
      bar.items = items
      host.turn { host.window.addSubview(bar) }
    }
    let rows = bars.map { bar in bar.subviews.compactMap { $0 as? BarItemRow }.first }
    #expect(rows.allSatisfy { $0?.view(for: items[0]) != nil })
    #expect(rows[0]?.view(for: items[1]) == nil && rows[1]?.view(for: items[1]) === view)
  }

  @Test("R15.40 Items of a tab bar have label, badge and selection for accessibility")
  func accessibility() throws {
    let host = try makeHost()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    let items = tabs(["One", "Two"])
    items[1].badgeValue = "3"
    bar.items = items
    bar.selectedItem = items[1]
    host.turn { host.window.addSubview(bar) }

    let buttons = bar.subviews.compactMap { $0 as? TabButtonView }
    #expect(buttons.map(\.accessibilityLabel) == ["One", "Two"])
    #expect(buttons[1].accessibilityValue == "3")
    #expect(buttons[1].accessibilityTraits.isSuperset(of: [.button, .selected]))
    #expect(!buttons[0].accessibilityTraits.contains(.selected))
    #expect(bar.accessibilityTraits.contains(.tabBar))
    #expect(buttons[0].canBecomeFocused)
  }

  @Test("R15.36 A view of the program returns to a toolbar that gets the same items again")
  func sharedCustomView() throws {
    let host = try makeHost()
    let bars = [44, 144].map { UIToolbar(frame: CGRect(x: 0, y: $0, width: 375, height: 44)) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let item = UIBarButtonItem(customView: view)
    host.turn {
      for bar in bars { host.window.addSubview(bar) }
      bars[0].items = [item]
    }
    host.turn { bars[1].items = [item] }
    #expect(view.isDescendant(of: bars[1]))
    host.turn { bars[0].items = [item] }
    #expect(view.isDescendant(of: bars[0]))
  }

  @Test("R15.31 Proxies of bars give their values to bars that enter a window")
  func proxies() throws {
    let host = try makeHost()
    UITabBar.appearance().unselectedItemTintColor = .red
    UINavigationBar.appearance().barTintColor = .blue
    UIToolbar.appearance().isTranslucent = false
    let bars = (UITabBar(frame: .zero), UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    bars.1.barTintColor = .green
    host.turn {
      for bar in [bars.0, bars.1, bars.2] as [UIView] { host.window.addSubview(bar) }
    }
    #expect(bars.0.unselectedItemTintColor == .red && bars.1.barTintColor == .green)
    #expect(!bars.2.isTranslucent)
  }

  @Test("R15.28 A copy of an appearance has its values, and is another object")
  func copies() throws {
    let tab = UITabBarAppearance()
    tab.configureWithOpaqueBackground()
    tab.stackedLayoutAppearance.selected.iconColor = .red
    let copy = try #require(tab.copy() as? UITabBarAppearance)
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red && copy.backgroundEffect == nil)
    copy.stackedLayoutAppearance.selected.iconColor = .blue
    #expect(tab.stackedLayoutAppearance.selected.iconColor == .red)

    let navigation = UINavigationBarAppearance(barAppearance: tab)
    #expect(navigation.backgroundColor == tab.backgroundColor)
    navigation.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 1, vertical: 2)
    let other = try #require(navigation.copy() as? UINavigationBarAppearance)
    #expect(other.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)
    other.buttonAppearance.configureWithDefault(for: .plain)
    #expect(other.buttonAppearance.normal.titlePositionAdjustment == .zero)
    let tools = try #require(UIToolbarAppearance(barAppearance: tab).copy() as? UIToolbarAppearance)
    #expect(tools.backgroundEffect == nil)
    tools.configureWithTransparentBackground()
    #expect(tools.shadowColor == nil && tools.backgroundColor == nil)

    var owner: UINavigationBarAppearance? = UINavigationBarAppearance()
    let part = try #require(owner?.buttonAppearance.normal)
    owner = nil
    part.titlePositionAdjustment.vertical = 3
    #expect(part.titlePositionAdjustment.vertical == 3)
  }
}

private final class TabDelegate: NSObject, UITabBarDelegate {
  var log: [String] = []
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.append(item.title ?? "") }
}
