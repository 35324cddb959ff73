import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// How tabs and groups look.
@Suite(.serialized) struct SidebarPicturesTests {
  private func show(
    isDark: Bool = false, isRightToLeft: Bool = false, width: CGFloat = 800
  ) throws -> (TestHost, UITabBarController) {
    let host = try TestHost(size: CGSize(width: width, height: 560))
    host.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    if isRightToLeft { host.window.traitOverrides.layoutDirection = .rightToLeft }
    let tabs = UITabBarController(tabs: [
      tab("Home", "house"),
      group("Library", [tab("Songs", "star"), tab("Albums", "heart")]),
      group("Folders", [group("Work", [tab("Plans", "doc")]), tab("Photos", "photo")]),
      UISearchTab { Self.screen(of: $0) },
    ])
    tabs.tab(forIdentifier: "Home")?.badgeValue = "3"
    tabs.tab(forIdentifier: "Songs")?.subtitle = "120 of them"
    tabs.tab(forIdentifier: "Photos")?.isEnabled = false
    (tabs.tab(forIdentifier: "Library") as? UITabGroup)?.sidebarActions = [
      UIAction(title: "New List", image: UIImage(systemName: "plus")) { _ in }
    ]
    host.show(tabs)
    return (host, tabs)
  }

  private static func screen(of tab: UITab) -> UIViewController {
    let label = UILabel()
    label.text = "This is the screen of \(tab.title), with a line that is long enough for all of it"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    screen.view.addSubview(label)
    let guide = screen.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor, constant: -20),
    ])
    return screen
  }

  private func tab(_ title: String, _ symbol: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: symbol), identifier: title) {
      Self.screen(of: $0)
    }
  }

  private func group(_ title: String, _ children: [UITab]) -> UITabGroup {
    UITabGroup(
      title: title, image: UIImage(systemName: "folder"), identifier: title, children: children)
  }

  @Test(
    "R15.49 R17.4 The bar of tabs, and the sidebar over and beside the content",
    arguments: [false, true])
  func sidebar(isDark: Bool) throws {
    let (host, tabs) = try show(isDark: isDark)
    let style = isDark ? "dark" : "light"
    try host.settle()
    try host.expectPicture("tabs-\(style)-bar")
    tabs.sidebar.isHidden = false
    tabs.selectedTab = tabs.tab(forIdentifier: "Songs")
    try host.settle()
    try host.expectPicture("tabs-\(style)-sidebar-over")
    tabs.sidebar.preferredLayout = .tile
    try host.settle()
    try host.expectPicture("tabs-\(style)-sidebar-beside")
  }

  @Test("R15.49 R17.4 The sidebar from right to left, and tabs in a compact width")
  func others() throws {
    let (host, tabs) = try show(isRightToLeft: true)
    tabs.sidebar.isHidden = false
    try host.settle()
    try host.expectPicture("tabs-right-to-left-sidebar")
    let (narrow, _) = try show(width: 320)
    try narrow.settle()
    try narrow.expectPicture("tabs-compact")
  }
}
