import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The recipe and the routes of the article about tabs.
@Suite(.serialized) struct TabsTests {
  @Test("A tab that needs an account asks for one first, by hand; the program is not asked")
  func account() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let news = UIViewController()
    news.title = "News"
    let account = AccountViewController()
    account.title = "Account"
    let tabs = TabsViewController(viewControllers: [news, account])
    tabs.showsTabBar = true
    let delegate = AccountDelegate()
    tabs.delegate = delegate
    host.show(tabs)

    try host.tap(#require(host.window.button("Account")))
    try host.settle()
    #expect(tabs.selectedViewController === news)
    #expect(tabs.presentedViewController is SignInViewController)
    host.turn { delegate.signIn(to: tabs) }
    try host.settle()
    #expect(tabs.presentedViewController == nil && tabs.selectedIndex == 1)
  }

  @Test("A value selects a tab, and a swipe selects the value")
  func values() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let tabs = TabsViewController()
    host.show(tabs)
    var saved: [Section] = []
    let section = showSections(in: tabs) { saved.append($0) }
    try host.settle()
    #expect(tabs.viewControllers.map(\.title) == ["news", "search", "settings"])

    host.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.2)
    try host.settle()
    #expect(saved == [.search] && section.value == .search)
  }
}

private final class AccountViewController: UIViewController {
  deinit {}
}

private final class SignInViewController: UIViewController {
  deinit {}
}

/// Asks for an account before its tab is shown.
private final class AccountDelegate: TabsViewControllerDelegate {
  private var isSignedIn = false

  func tabsViewController(
    _ tabs: TabsViewController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController is AccountViewController, !isSignedIn else { return true }
    tabs.present(SignInViewController(), animated: true)
    return false
  }

  func signIn(to tabs: TabsViewController) {
    isSignedIn = true
    tabs.dismiss(animated: true)
    tabs.selectViewController(at: 1)
  }

  deinit {}
}

private enum Section: String, CaseIterable {
  case news, search, settings
}

private func showSections(
  in tabs: TabsViewController, save: @escaping (Section) -> Void
) -> RouteBinding<Section> {
  let section = tabs.bind(to: .news, of: Section.allCases) { section in
    LazyViewController(title: section.rawValue, identifier: section.rawValue) { UIViewController() }
  }
  section.onChange = save
  return section
}
