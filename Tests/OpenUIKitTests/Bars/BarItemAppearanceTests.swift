import NestTesting
import Testing

@testable import OpenUIKit

/// Proxies of items of bars.
@Suite struct BarItemAppearanceTests {
  private func makeHost() throws -> (TestHost, UINavigationBar) {
    let host = try TestHost(size: CGSize(width: 375, height: 600), scale: 2)
    host.window.makeKeyAndVisible()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    return (host, bar)
  }

  private func label(_ view: UIView, _ text: String) -> UILabel? {
    for subview in view.subviews {
      if let label = subview as? UILabel, label.text == text { return label }
      if let label = label(subview, text) { return label }
    }
    return nil
  }

  private func color(_ view: UIView, _ text: String) -> UIColor? {
    label(view, text)?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      as? UIColor
  }

  @Test("R15.32 Items take what proxies have when they are shown, and leave what was set on them")
  func buttons() throws {
    let (host, bar) = try makeHost()
    UIBarButtonItem.appearance().tintColor = .systemRed
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.systemGreen], for: [])
    let item = UINavigationItem(title: "Title")
    let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    let other = UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)
    own.tintColor = .systemBlue
    own.setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: [])
    item.rightBarButtonItems = [own, other]
    #expect(other.tintColor == nil)

    bar.items = [item]
    host.turn { host.window.addSubview(bar) }
    #expect(own.tintColor == .systemBlue && other.tintColor == .systemRed)
    host.turn {}
    #expect(color(bar, "Own") == .systemPink && color(bar, "Other") == .systemGreen)

    // An item that is added to a bar that is shown takes it, too.
    let late = UIBarButtonItem(title: "Late", style: .plain, target: nil, action: nil)
    host.turn { item.leftBarButtonItem = late }
    host.turn {}
    #expect(late.tintColor == .systemRed && color(bar, "Late") == .systemGreen)
  }

  @Test(
    "R15.32 A proxy may be for bars in a container, and for subclasses; the nearer class counts")
  func containers() throws {
    final class MyBar: UINavigationBar {
      deinit {}
    }
    final class MyItem: UIBarButtonItem {
      deinit {}
    }
    let (host, bar) = try makeHost()
    let mine = MyBar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [MyBar.self]).tintColor = .systemRed
    MyItem.appearance().tintColor = .systemTeal
    UIBarItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
    func items(_ item: UIBarButtonItem) -> [UINavigationItem] {
      let navigation = UINavigationItem(title: "Title")
      navigation.rightBarButtonItem = item
      return [navigation]
    }
    let (plain, inside) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .add))
    bar.items = items(plain)
    mine.items = items(inside)
    host.turn {
      host.window.addSubview(bar)
      host.window.addSubview(mine)
    }
    #expect(plain.tintColor == nil && inside.tintColor == .systemRed)
    #expect(inside.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)

    let special = MyItem()
    host.turn { bar.items = items(special) }
    #expect(special.tintColor == .systemTeal)
  }

  @Test("R15.32 The back button of an item without one takes what proxies of items have")
  func backButton() throws {
    let (host, bar) = try makeHost()
    let proxy = UIBarButtonItem.appearance()
    proxy.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .normal)
    proxy.tintColor = .systemRed
    proxy.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -500, vertical: 3), for: .default)
    bar.items = [UINavigationItem(title: "Root"), UINavigationItem(title: "Top")]
    host.turn { host.window.addSubview(bar) }

    let button = bar.content?.backButton
    #expect(button?.tintColor == .systemRed && color(bar, "Root") == .systemGreen)
    #expect((button?.label.center.x ?? 0) < -400)
  }

  @Test("R15.32 Items of tab bars take titles, badges and offsets")
  func tabs() throws {
    let host = try TestHost(size: CGSize(width: 375, height: 600), scale: 2)
    host.window.makeKeyAndVisible()
    let proxy = UITabBarItem.appearance()
    proxy.badgeColor = .systemGreen
    proxy.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -7)
    proxy.setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .normal)
    proxy.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    let bar = UITabBar(frame: CGRect(x: 0, y: 551, width: 375, height: 49))
    let item = UITabBarItem(title: "One", image: nil, tag: 0)
    item.badgeValue = "4"
    bar.items = [item]
    host.turn { host.window.addSubview(bar) }
    host.turn {}
    #expect(item.badgeColor == .systemGreen && item.titlePositionAdjustment.vertical == -7)
    #expect(color(bar, "One") == .systemPink && color(bar, "4") == .black)
  }
}
