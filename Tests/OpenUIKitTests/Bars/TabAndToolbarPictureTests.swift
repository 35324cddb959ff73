import NestTesting
import Testing

@testable import OpenUIKit

/// Tab bars, toolbars and the icons of the system, in pictures.
@Suite struct TabAndToolbarPictureTests {
  @Test(
    "R15.35 R15.36 The contact sheet of tab bars and toolbars", arguments: [1, 2.0], [false, true])
  func sheet(scale: Double, isDark: Bool) throws {
    try check("tab-bars" + (isDark ? "-dark" : ""), scale: scale) { host in
      host.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    }
  }

  @Test("R15.27 Tab bars and toolbars from right to left")
  func mirrored() throws {
    try check("tab-bars-rtl", scale: 2) { host in
      host.simulateTraits { $0.layoutDirection = .rightToLeft }
    }
  }

  @Test("R15.35 A tab bar with the titles beside the icons")
  func inline() throws {
    let host = try TestHost(size: CGSize(width: 700, height: 600), scale: 1)
    let root = UIViewController()
    host.show(root)
    host.turn {
      root.view.backgroundColor = .systemBackground
      let bar = tabBar([.favorites, .search, .more], badge: "4")
      bar.frame = CGRect(x: 0, y: 551, width: 700, height: 49)
      root.view.addSubview(bar)
    }
    let picture = try host.snapshot()
    try ReferencePictures().expect(picture, toMatch: "tab-bar-inline")
  }

  private func check(_ name: String, scale: Double, _ prepare: (TestHost) -> Void) throws {
    let host = try TestHost(size: CGSize(width: 375, height: 560), scale: CGFloat(scale))
    let root = UIViewController()
    host.show(root)
    prepare(host)
    host.turn {
      root.view.backgroundColor = .systemBackground
      addBackground(to: root.view)
      var y: CGFloat = 8
      for bar in bars {
        let height = bar.sizeThatFits(CGSize(width: 375, height: 0)).height
        bar.frame = CGRect(x: 0, y: y, width: 375, height: height)
        root.view.addSubview(bar)
        y += height + 10
      }
    }
    try ReferencePictures().expect(host.snapshot(), toMatch: name + (scale == 1 ? "" : "@2x"))
  }

  private func addBackground(to view: UIView) {
    let colors: [UIColor] = [.systemOrange, .systemTeal, .systemPink, .systemGreen]
    for index in 0..<32 {
      let stripe = UIView(
        frame: CGRect(x: index % 4 * 95 + 20, y: index * 18, width: 46, height: 9))
      stripe.backgroundColor = colors[index * 5 % 4]
      view.addSubview(stripe)
    }
  }

  private func tabBar(_ items: [UITabBarItem.SystemItem], badge: String?) -> UITabBar {
    let bar = UITabBar(frame: .zero)
    bar.items = items.enumerated().map { UITabBarItem(tabBarSystemItem: $1, tag: $0) }
    bar.selectedItem = bar.items?.first
    bar.items?.last?.badgeValue = badge
    return bar
  }

  private var bars: [UIView] {
    let opaque = tabBar([.topRated, .recents, .history, .downloads, .mostRecent], badge: "999+")
    opaque.standardAppearance.configureWithOpaqueBackground()
    opaque.items?[1].badgeValue = ""
    opaque.items?[2].isEnabled = false
    let tinted = tabBar([.mostViewed, .featured, .contacts], badge: nil)
    tinted.tintColor = .systemRed
    tinted.unselectedItemTintColor = .systemIndigo
    tinted.itemPositioning = .centered
    return [
      tabBar([.favorites, .contacts, .bookmarks, .search, .more], badge: "12"), opaque, tinted,
      toolbar([.add, .flexibleSpace, .compose, .flexibleSpace, .reply, .flexibleSpace, .action]),
      toolbar([.organize, .bookmarks, .search, .refresh, .stop, .camera, .trash]),
      toolbar([
        .rewind, .flexibleSpace, .play, .fixedSpace, .pause, .flexibleSpace, .fastForward,
      ]),
      toolbar([.undo, .redo, .flexibleSpace, .close]),
      toolbar([.cancel, .flexibleSpace, .edit, .flexibleSpace, .done]),
      dark(toolbar([.save, .flexibleSpace, .trash])),
    ]
  }

  private func toolbar(_ items: [UIBarButtonItem.SystemItem]) -> UIToolbar {
    let bar = UIToolbar(frame: .zero)
    bar.items = items.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
    return bar
  }

  private func dark(_ bar: UIToolbar) -> UIToolbar {
    bar.barStyle = .black
    return bar
  }
}
