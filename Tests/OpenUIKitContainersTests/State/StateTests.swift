import Foundation
import NestKit
import OpenUIKit
import OpenUIKitContainers
import Testing

/// UIKit's containers are saved and restored as NestKit's are, without a view.
@Suite(.serialized) struct StateTests {
  private func named(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.restorationIdentifier = name
    return controller
  }

  private func names(_ controllers: [UIViewController]?) -> [String?] {
    (controllers ?? []).map(\.restorationIdentifier)
  }

  @Test("R15.2 Tabs with navigation controllers and pages are restored, with the selection")
  func nested() throws {
    let navigation = UINavigationController()
    navigation.restorationIdentifier = "navigation"
    navigation.viewControllers = [named("A"), named("B"), named("C")]
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.restorationIdentifier = "pages"
    pages.setViewControllers([named("P")], direction: .forward, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [named("first"), navigation, pages]
    tabs.selectedIndex = 1
    let data = try #require(SavedState(ofContainer: tabs)).state.encoded()

    let fresh = UITabBarController()
    let freshNavigation = UINavigationController()
    let freshPages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let result = try NestState(decoding: data).restore(in: fresh) { name, _ in
      switch name {
      case "navigation": freshNavigation
      case "pages": freshPages
      default: named(name)
      }
    }

    #expect(result.missing.isEmpty && fresh.selectedIndex == 1)
    #expect(names(fresh.viewControllers) == ["first", "navigation", "pages"])
    #expect(names(freshNavigation.viewControllers) == ["A", "B", "C"])
    #expect(names(freshPages.viewControllers) == ["P"])
    #expect(freshNavigation.viewControllers.allSatisfy { !$0.isViewLoaded })
  }

  @Test(
    "R15.45 R15.46 Tabs have the view controllers that are restored, and the selection at all depths"
  )
  func tabs() throws {
    @MainActor func make() -> UITabBarController {
      let tab = { (name: String) in
        UITab(title: name, image: nil, identifier: name) { _ in self.named(name) }
      }
      let group = UITabGroup(
        title: "Group", image: nil, identifier: "Group", children: [tab("One"), tab("Two")])
      return UITabBarController(tabs: [tab("Home"), group, tab("End")])
    }
    let old = make()
    old.selectedTab = old.tab(forIdentifier: "Two")
    let data = try #require(SavedState(ofContainer: old)).state.encoded()

    let fresh = make()
    var restored: [UIViewController] = []
    _ = try NestState(decoding: data).restore(in: fresh) { name, _ in
      restored.append(named(name))
      return restored.last
    }
    #expect(fresh.selectedTab?.identifier == "Two")
    #expect(fresh.tabs.count == 3)
    // Controllers that exist already are not restored.
    #expect(names(restored) == ["Two"])
    #expect(fresh.selectedTab?.viewController === restored.first)
    #expect(fresh.selectedViewController === restored.first)
    #expect(names(fresh.viewControllers) == ["Home", "Two", "End"])
  }
}
