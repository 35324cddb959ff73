import NestTesting
import Testing

@testable import OpenUIKit

/// The large content viewer, of bars and of views of the program.
@Suite struct LargeContentViewerTests {
  /// The calls of handlers.
  private final class Log { var entries: [String] = [] }

  private func makeHost(_ category: UIContentSizeCategory = .accessibilityLarge) throws -> TestHost
  {
    let host = try TestHost(size: CGSize(width: 375, height: 600), scale: 2)
    host.simulateTraits { $0.preferredContentSizeCategory = category }
    host.show(UIViewController())
    host.turn { host.window.rootViewController?.view.backgroundColor = .systemBackground }
    return host
  }

  private func card(_ host: TestHost) -> LargeContentView? {
    host.window.subviews.lazy.compactMap { $0 as? LargeContentView }.first { $0.alpha > 0 }
  }

  private func title(_ host: TestHost) -> String? {
    card(host)?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
  }

  private func add(_ view: UIView, to host: TestHost) {
    host.turn { host.window.rootViewController?.view.addSubview(view) }
  }

  private func tabBar() -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 551, width: 375, height: 49))
    bar.items = ["house", "star", "gear"].enumerated().map { index, name in
      UITabBarItem(
        title: ["Home", "Stars", "Settings"][index], image: UIImage(systemName: name), tag: index)
    }
    return bar
  }

  private let middle = CGPoint(x: 187, y: 575)
  private let last = CGPoint(x: 330, y: 575)

  @Test("R15.39 A finger that stays on a tab shows it, follows, and selects where it is lifted")
  func tabs() throws {
    let host = try makeHost()
    let bar = tabBar()
    add(bar, to: host)
    bar.selectedItem = bar.items?[0]

    host.press(at: middle)
    host.advance(by: 0.4)
    #expect(card(host) == nil)
    host.advance(by: 0.5)
    #expect(title(host) == "Stars" && bar.selectedItem?.tag == 0)
    host.movePointer(to: last)
    #expect(title(host) == "Settings")
    host.movePointer(to: CGPoint(x: 187, y: 300))
    host.advance(by: 0.5)
    #expect(card(host) == nil)
    host.movePointer(to: last)
    host.advance(by: 0.5)
    #expect(title(host) == "Settings")
    host.release(at: last)
    host.advance(by: 0.5)
    #expect(card(host) == nil && bar.selectedItem?.tag == 2)
    #expect(!host.window.subviews.contains { $0 is LargeContentView })
  }

  @Test(
    "R15.39 There is no viewer with the usual sizes of text, and a tap is a tap with the others")
  func sizes() throws {
    let host = try makeHost(.extraExtraExtraLarge)
    let bar = tabBar()
    add(bar, to: host)
    host.press(at: middle)
    host.advance(by: 1)
    #expect(card(host) == nil)
    host.release(at: middle)
    #expect(bar.selectedItem?.tag == 1)

    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { log.entries.append("changed") } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!UILargeContentViewerInteraction.isEnabled)
    host.simulateTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(log.entries.isEmpty)
    host.simulateTraits { $0.preferredContentSizeCategory = .accessibilityMedium }
    #expect(UILargeContentViewerInteraction.isEnabled && log.entries == ["changed"])
    host.tap(at: last)
    #expect(bar.selectedItem?.tag == 2 && card(host) == nil)
  }

  @Test("R15.39 A cancelled touch ends it, and nothing is selected")
  func cancelled() throws {
    let host = try makeHost()
    let bar = tabBar()
    add(bar, to: host)
    host.putDown(0, at: middle)
    host.advance(by: 1)
    #expect(title(host) == "Stars")
    host.cancel(0, at: middle)
    host.advance(by: 1)
    #expect(card(host) == nil && bar.selectedItem == nil)

    host.putDown(0, at: middle)
    host.advance(by: 1)
    host.turn { bar.removeFromSuperview() }
    host.move(0, to: last)
    host.advance(by: 1)
    #expect(!host.window.subviews.contains { $0 is LargeContentView })
  }

  @Test(
    "R15.39 A back button is shown in place of its menu, and pops; a button with a menu opens it")
  func navigationBar() throws {
    let host = try makeHost()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let (root, top) = (UINavigationItem(title: "Letters"), UINavigationItem(title: "Letter"))
    let button = UIBarButtonItem(systemItem: .add)
    button.menu = UIMenu(children: [UIAction(title: "New") { _ in }])
    top.rightBarButtonItem = button
    bar.items = [root, top]
    add(bar, to: host)

    host.press(at: CGPoint(x: 355, y: 22))
    host.advance(by: 1)
    #expect(title(host) == "Add")
    #expect(!host.window.subviews.contains { $0 is MenuOverlayView })
    host.release(at: CGPoint(x: 355, y: 22))
    host.advance(by: 1)
    #expect(host.window.subviews.contains { $0 is MenuOverlayView })
    host.press(.keyboardEscape)
    host.advance(by: 1)

    host.press(at: CGPoint(x: 30, y: 22))
    host.advance(by: 1)
    #expect(title(host) == "Letters")
    host.release(at: CGPoint(x: 30, y: 22))
    host.advance(by: 1)
    #expect(bar.items == [root])
  }

  @Test("R15.39 An interaction of the program shows the views that say so, and activates a control")
  func ownViews() throws {
    let host = try makeHost()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    let (button, plain) = (UIButton(type: .system), UIView())
    let log = Log()
    button.setTitle("Play", for: [])
    button.addAction(UIAction { [log] _ in log.entries.append("tap") }, for: .touchUpInside)
    (button.frame, plain.frame) = (
      CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 100, height: 100)
    )
    for part in [button, plain] { view.addSubview(part) }
    let interaction = UILargeContentViewerInteraction()
    view.addInteraction(interaction)
    add(view, to: host)
    #expect(interaction.view === view && button.largeContentTitle == "Play")

    func show(_ x: CGFloat) -> String? {
      host.press(at: CGPoint(x: x, y: 150))
      host.advance(by: 1)
      defer {
        host.release(at: CGPoint(x: x, y: 150))
        host.advance(by: 1)
      }
      return title(host)
    }
    #expect(show(50) == nil && log.entries == [])
    button.showsLargeContentViewer = true
    plain.showsLargeContentViewer = true
    plain.largeContentTitle = "Cover"
    #expect(show(50) == "Play" && log.entries == ["tap"])
    #expect(show(150) == "Cover" && show(250) == nil)
    button.largeContentTitle = "Play all"
    button.isEnabled = false
    #expect(show(50) == "Play all" && log.entries == ["tap"])
    plain.isHidden = true
    #expect(show(150) == nil)
    view.removeInteraction(interaction)
    #expect(show(50) == nil && interaction.view == nil)
  }

  /// Has items that are no views.
  private final class Owner: NSObject, UILargeContentViewerInteractionDelegate {
    final class Item: NSObject, UILargeContentViewerItem {
      let showsLargeContentViewer = true
      let largeContentTitle: String? = "Drawn"
      let largeContentImage: UIImage? = nil
      let scalesLargeContentImage = false
      let largeContentImageInsets = UIEdgeInsets.zero
      deinit {}
    }

    let item = Item()
    var log: [String] = []

    deinit {}

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { point.x < 50 ? item : nil }

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { log.append("\(item?.largeContentTitle ?? "nothing") at \(Int(point.x))") }
  }

  @Test("R15.39 A delegate has the items, and is called at the end")
  func delegate() throws {
    let host = try makeHost()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
    let owner = Owner()
    view.addInteraction(UILargeContentViewerInteraction(delegate: owner))
    add(view, to: host)

    host.press(at: CGPoint(x: 120, y: 150))
    host.advance(by: 1)
    #expect(title(host) == "Drawn")
    host.release(at: CGPoint(x: 120, y: 150))
    host.press(at: CGPoint(x: 220, y: 150))
    host.advance(by: 1)
    #expect(title(host) == nil)
    host.release(at: CGPoint(x: 220, y: 150))
    #expect(owner.log == ["Drawn at 20", "nothing at 120"])
    host.putDown(0, at: CGPoint(x: 120, y: 150))
    host.advance(by: 1)
    host.cancel(0, at: CGPoint(x: 120, y: 150))
    #expect(owner.log.count == 2)
    host.advance(by: 1)
  }

  @Test("R15.39 The large content viewer in pictures", arguments: ["light", "dark"])
  func pictures(_ name: String) throws {
    let host = try makeHost()
    host.window.overrideUserInterfaceStyle = name == "dark" ? .dark : .light
    let stripes = UIView(frame: CGRect(x: 0, y: 200, width: 375, height: 150))
    stripes.backgroundColor = .systemTeal
    add(stripes, to: host)
    add(tabBar(), to: host)
    host.press(at: middle)
    host.advance(by: 1)
    try ReferencePictures().expect(host.snapshot(), toMatch: "large-content-\(name)")
    host.release(at: middle)
    host.advance(by: 1)
  }
}
