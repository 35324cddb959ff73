import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Children that leave one of UIKit's containers without an operation of it.
@Suite struct TakenChildTests {
  /// The containers.
  nonisolated enum Kind: String, CaseIterable {
    case navigation, tabBar, split, scrolledPage, curledPage
  }

  @Test(
    "R1.10 R1.6 A child that is taken leaves UIKit's containers, whenever that happens",
    arguments: Kind.allCases)
  func table(kind: Kind) throws {
    let problems = try TakenChildTable(subject(kind)).problems()

    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  private func subject(_ kind: Kind) -> TakingSubject {
    TakingSubject(
      make: { a, b, _ in make(kind, a, b) },
      change: { container, b, animated in
        switch container {
        case let navigation as UINavigationController:
          navigation.pushViewController(b, animated: animated)
        case let tabs as UITabBarController: tabs.selectedViewController = b
        case let pages as UIPageViewController:
          pages.setViewControllers([b], direction: .forward, animated: animated)
        case let split as UISplitViewController: split.viewControllers = [b]
        default: break
        }
      },
      changeBack: { container, a, animated in
        switch container {
        case let navigation as UINavigationController:
          navigation.popViewController(animated: animated)
        case let tabs as UITabBarController: tabs.selectedViewController = a
        case let pages as UIPageViewController:
          pages.setViewControllers([a], direction: .reverse, animated: animated)
        case let split as UISplitViewController: split.viewControllers = [a]
        default: break
        }
      },
      list: { container in
        switch container {
        case let navigation as UINavigationController: navigation.viewControllers
        case let tabs as UITabBarController: tabs.viewControllers ?? []
        case let pages as UIPageViewController: pages.viewControllers ?? []
        case let split as UISplitViewController: split.viewControllers
        default: []
        }
      },
      next: { container, c in
        switch container {
        case let navigation as UINavigationController:
          navigation.pushViewController(c, animated: true)
        case let tabs as UITabBarController:
          tabs.viewControllers = (tabs.viewControllers ?? []) + [c]
          tabs.selectedViewController = c
        case let pages as UIPageViewController:
          pages.setViewControllers([c], direction: .forward, animated: true)
        case let split as UISplitViewController: split.viewControllers = [c]
        default: break
        }
      })
  }

  private func make(_ kind: Kind, _ a: UIViewController, _ b: UIViewController)
    -> UIViewController
  {
    switch kind {
    case .navigation: return UINavigationController(rootViewController: a)
    case .tabBar:
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      return tabs
    case .split:
      let split = UISplitViewController()
      split.viewControllers = [a]
      return split
    case .scrolledPage, .curledPage:
      let pages = UIPageViewController(
        transitionStyle: kind == .scrolledPage ? .scroll : .pageCurl,
        navigationOrientation: .horizontal)
      pages.setViewControllers([a], direction: .forward, animated: false)
      return pages
    }
  }

  @Test("R1.10 UIKit 2.2 A child below the top is dropped from the list and the bar at once")
  func belowTheTop() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let children = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = children
    host.show(navigation)

    children[1].willMove(toParent: nil)
    children[1].removeFromParent()

    let remaining = [children[0], children[2]]
    #expect(navigation.viewControllers == remaining)
    #expect(navigation.navigationBar.items == remaining.map(\.navigationItem))
    navigation.popViewController(animated: true)
    try host.settle()
    #expect(navigation.viewControllers == [children[0]])
    #expect(children[0].view.window != nil)
  }
}
