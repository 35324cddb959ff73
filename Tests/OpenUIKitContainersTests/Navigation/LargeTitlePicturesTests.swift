import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// How large titles look while the content scrolls, and while a finger pops.
@Suite(.serialized) struct LargeTitlePicturesTests {
  /// A list of rows that scroll.
  private func list(_ title: String, _ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    let scrollView = UIScrollView()
    scrollView.alwaysBounceVertical = true
    scrollView.contentSize = CGSize(width: 320, height: 1_200)
    scrollView.backgroundColor = .systemBackground
    for index in 0..<25 {
      let row = UIView(frame: CGRect(x: 16, y: 8 + 48 * index, width: 288, height: 32))
      row.backgroundColor = color
      row.layer.cornerRadius = 8
      scrollView.addSubview(row)
    }
    controller.view = scrollView
    return controller
  }

  private func show(
    _ controllers: [UIViewController], isDark: Bool
  ) throws -> (TestHost, UINavigationController) {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    host.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = true
    navigation.setViewControllers(controllers, animated: false)
    host.show(navigation)
    return (host, navigation)
  }

  @Test("R15.17 R17.4 A large title at five offsets, light and dark", arguments: [false, true])
  func offsets(isDark: Bool) throws {
    let list = list("Mailboxes", .systemTeal)
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let (host, navigation) = try show([list], isDark: isDark)
    let scrollView = try #require(list.view as? UIScrollView)
    for offset in [-136, -96, -74, -52, 60] {
      host.turn { scrollView.contentOffset.y = CGFloat(offset) }
      try host.settle()
      try host.expectPicture("large-title-\(isDark ? "dark" : "light")-\(offset + 136)")
    }
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test(
    "R15.17 R17.4 A pop by hand between large titles, and between a large one and a small one",
    arguments: [false, true], [false, true])
  func pop(isDark: Bool, topIsLarge: Bool) throws {
    let top = list("Inbox", .systemIndigo)
    top.navigationItem.largeTitleDisplayMode = topIsLarge ? .always : .never
    let (host, navigation) = try show([list("Mailboxes", .systemTeal), top], isDark: isDark)
    let name = "large-pop-\(topIsLarge ? "large" : "small")-\(isDark ? "dark" : "light")"
    try host.expectPicture("\(name)-0")
    host.putDown(1, at: CGPoint(x: 4, y: 300))
    host.advance(by: 0.1)
    for (fraction, x) in [("30", 100), ("70", 228)] {
      host.move(1, to: CGPoint(x: x, y: 300))
      host.advance(by: 0.2)
      try host.expectPicture("\(name)-\(fraction)")
    }
    host.lift(1, at: CGPoint(x: 228, y: 300))
    try host.settle()
    #expect(navigation.viewControllers.count == 1)
    try host.expectPicture("\(name)-100")
  }

  @Test("R15.17 A pop by hand that is cancelled leaves the large title as it was")
  func cancelled() throws {
    let top = list("Inbox", .systemIndigo)
    top.navigationItem.largeTitleDisplayMode = .never
    let (host, navigation) = try show([list("Mailboxes", .systemTeal), top], isDark: false)
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 44)
    host.putDown(1, at: CGPoint(x: 4, y: 300))
    host.advance(by: 0.1)
    host.move(1, to: CGPoint(x: 160, y: 300))
    host.advance(by: 0.2)
    #expect(bar.frame.height > 44)
    host.move(1, to: CGPoint(x: 40, y: 300))
    host.advance(by: 0.4)
    host.lift(1, at: CGPoint(x: 40, y: 300))
    try host.settle()
    #expect(navigation.viewControllers.count == 2 && bar.frame.height == 44)
    #expect(top.view.safeAreaInsets.top == 44)
  }
}
