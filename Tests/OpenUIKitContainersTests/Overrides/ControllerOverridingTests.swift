import OpenUIKit
@_spi(SourceForIOS) import OpenUIKitContainers
import Testing

@MainActor
struct ControllerOverridingTests {
  private final class Page: UIViewController, NavigationControllerOverriding,
    TabBarControllerOverriding, SplitViewControllerOverriding
  {
    var navigation: UINavigationController?
    var overridingNavigationController: UINavigationController? { navigation }
    var overridingTabBarController: UITabBarController? { inheritedTabBarController }
    var overridingSplitViewController: UISplitViewController? { nil }

    deinit {}
  }

  @Test("R19.52 A controller that overrides the containers around it says which they are")
  func containers() {
    let (page, tabs) = (Page(), UITabBarController())
    let (around, other) = (
      UINavigationController(rootViewController: page), UINavigationController()
    )
    tabs.viewControllers = [around]

    #expect(page.navigationController == nil)
    #expect(page.tabBarController === tabs)
    #expect(page.splitViewController == nil)
    page.navigation = other
    #expect(page.navigationController === other)
    #expect(page.inheritedNavigationController === around)
    #expect(page.inheritedSplitViewController == nil)
  }
}
