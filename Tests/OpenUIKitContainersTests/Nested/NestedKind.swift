import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// A container of NestKit or of UIKit that shows a child, and then another one.
nonisolated enum NestedKind: Hashable, Sendable, CustomStringConvertible {
  case ours(ContainerKind)
  case navigation, tabBar, pageScroll, pageCurl, splitView

  static let ofUIKit: [NestedKind] = [.navigation, .tabBar, .pageScroll, .pageCurl, .splitView]
  static let all = ContainerKind.allCases.map { NestedKind.ours($0) } + ofUIKit

  /// Whether what it shows next lies above what it has shown, which stays appeared.
  var presents: Bool { if case .ours(let kind) = self { kind.presents } else { false } }

  /// All pairs with one of UIKit's containers, the outer one first, but those that UIKit refuses.
  static let pairs = all.flatMap { outer in
    all.compactMap { inner -> [NestedKind]? in
      guard ofUIKit.contains(outer) || ofUIKit.contains(inner) else { return nil }
      let refused: [[NestedKind]] = [
        [.navigation, .navigation], [.navigation, .splitView], [.splitView, .splitView],
      ]
      return refused.contains([outer, inner]) ? nil : [outer, inner]
    }
  }

  var description: String {
    if case .ours(let kind) = self { kind.rawValue } else { "\(Self.name(self))" }
  }

  private static func name(_ kind: NestedKind) -> String {
    switch kind {
    case .navigation: "navigation"
    case .tabBar: "tab bar"
    case .pageScroll: "page scroll"
    case .pageCurl: "page curl"
    case .splitView: "split view"
    case .ours(let kind): kind.rawValue
    }
  }
}

extension NestedKind {
  /// A container that shows a child.
  ///
  /// - Parameters:
  ///   - child: The child that it shows.
  ///   - next: The child that it shows later.
  @MainActor func make(of child: UIViewController, before next: UIViewController)
    -> UIViewController
  {
    switch self {
    case .ours(let kind): return kind.makeContainer(of: child, before: next)
    case .navigation: return UINavigationController(rootViewController: child)
    case .tabBar:
      let tabs = UITabBarController()
      tabs.viewControllers = [child, next]
      return tabs
    case .pageScroll: return Self.pages(.scroll, child)
    case .pageCurl: return Self.pages(.pageCurl, child)
    case .splitView:
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(child, for: .secondary)
      return split
    }
  }

  @MainActor private static func pages(
    _ style: UIPageViewController.TransitionStyle, _ child: UIViewController
  ) -> UIViewController {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.setViewControllers([child], direction: .forward, animated: false)
    return pages
  }

  /// Shows what follows.
  @MainActor func change(_ container: UIViewController, to next: UIViewController) {
    switch (self, container) {
    case (.ours(let kind), _): _ = kind.change(container, to: next)
    case (_, let navigation as UINavigationController):
      navigation.pushViewController(next, animated: true)
    case (_, let tabs as UITabBarController): tabs.selectedViewController = next
    case (_, let pages as UIPageViewController):
      pages.setViewControllers([next], direction: .forward, animated: true)
    case (_, let split as UISplitViewController): split.setViewController(next, for: .secondary)
    default: preconditionFailure("\(container)")
    }
  }

  /// Shows again what was shown first.
  @MainActor func changeBack(_ container: UIViewController, to first: UIViewController) {
    switch (self, container) {
    case (.ours(let kind), _): kind.changeBack(container, to: first)
    case (_, let navigation as UINavigationController): navigation.popViewController(animated: true)
    case (_, let pages as UIPageViewController):
      pages.setViewControllers([first], direction: .reverse, animated: true)
    default: change(container, to: first)
    }
  }
}
