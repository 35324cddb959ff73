import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The suite that authors of containers use, over UIKit's containers.
@Suite(.serialized) struct UIKitConformanceTests {
  private func expectConforming<Container: UIViewController>(
    _ suite: ContainerConformance<Container>, missing: Set<String>
  ) throws {
    var suite = suite
    let includes = suite.includes
    let isComplete = try DriverFactor.value() > 1
    // A part of the cases, the same at each run; all of them where more is wanted of random
    // operations.
    suite.includes = { name in
      let sum = name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff }
      return includes(name) && (isComplete || name.hasPrefix("one") || sum.isMultiple(of: 6))
    }
    let report = try suite.run()
    #expect(report.isConforming, "\(report)")
    #expect(Set(report.omissions.map(\.name)) == missing, "\(report)")
    #expect(report.caseCount > 30, "\(report)")
  }

  @Test("R15.8 R16.6 A navigation controller keeps every rule between a container and its children")
  func navigation() throws {
    var suite = ContainerConformance<UINavigationController>("navigation") {
      UINavigationController(rootViewController: UIViewController())
    } show: { navigation, child, animated in
      navigation.setViewControllers([navigation.viewControllers[0], child], animated: animated)
      navigation.viewIfLoaded?.layoutIfNeeded()
    }
    // At once, so that the suite can control what runs.
    suite.cover = {
      $0.pushViewController($1, animated: $2)
      $0.viewIfLoaded?.layoutIfNeeded()
    }
    suite.insert = { navigation, child in
      navigation.viewControllers.insert(child, at: 1)
      navigation.viewIfLoaded?.layoutIfNeeded()
    }
    suite.remove = {
      $0.popViewController(animated: $1)
      $0.viewIfLoaded?.layoutIfNeeded()
    }
    suite.delegate = { navigation, recorder in
      let delegate = RecordingNavigationDelegate(recorder)
      navigation.delegate = delegate
      return delegate
    }
    suite.operations = [
      .init("pop to root") { navigation, _ in navigation.popToRootViewController(animated: true) },
      .init("reversed list") { navigation, make in
        navigation.setViewControllers(
          [make()] + navigation.viewControllers.reversed(), animated: true)
      },
      .init("hidden bars") { navigation, _ in
        navigation.setNavigationBarHidden(true, animated: true)
        navigation.setToolbarHidden(false, animated: true)
      },
    ]
    suite.unloaded = { _ in [] }
    // UIKit 5.1: what is pushed off the window arrives when it is shown.
    suite.rules.remove(.moveUnfinished)
    suite.drag = { _ in (from: CGPoint(x: 2, y: 150), to: CGPoint(x: 280, y: 150)) }
    try expectConforming(suite, missing: [])
  }

  @Test("R15.42 R16.6 A tab bar controller keeps every rule between a container and its children")
  func tabs() throws {
    var suite = ContainerConformance<UITabBarController>("tab bar") {
      UITabBarController()
    } show: { tabs, child, _ in
      tabs.viewControllers = [child]
    }
    suite.cover = { tabs, child, _ in
      tabs.viewControllers = (tabs.viewControllers ?? []) + [child]
      if child.parent === tabs { tabs.selectedViewController = child }
    }
    suite.insert = { $0.viewControllers = ($0.viewControllers ?? []) + [$1] }
    suite.remove = { tabs, _ in
      tabs.viewControllers = tabs.viewControllers?.filter { $0 !== tabs.selectedViewController }
    }
    suite.operations = [
      .init("selection") { tabs, _ in tabs.selectedIndex = 0 },
      .init("reversed list") { tabs, make in
        tabs.setViewControllers([make()] + (tabs.viewControllers ?? []).reversed(), animated: true)
      },
      .init("hidden bar") { tabs, _ in tabs.setTabBarHidden(true, animated: true) },
    ]
    suite.unloaded = { _ in [] }
    try expectConforming(suite, missing: ["by hand", "the control of a transition"])
  }

  /// Has shown pages, and is their data source.
  private final class Book: UIPageViewController, UIPageViewControllerDataSource {
    private var pages: [UIViewController] = []

    deinit {}

    func show(_ page: UIViewController, _ animated: Bool) {
      dataSource = self
      pages.append(page)
      setViewControllers([page], direction: .forward, animated: animated)
    }

    private func page(at distance: Int, from page: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(of: page) else { return nil }
      return pages.indices.contains(index + distance) ? pages[index + distance] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(at: -1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(at: 1, from: viewController) }
  }

  @Test(
    "R15.51 R16.6 A page view controller keeps every rule between a container and its children",
    arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func pages(style: UIPageViewController.TransitionStyle) throws {
    var suite = ContainerConformance<Book>("pages of UIKit") {
      Book(transitionStyle: style, navigationOrientation: .horizontal)
    } show: { book, page, animated in
      book.show(page, animated)
    }
    suite.cover = { $0.show($1, $2) }
    suite.drag = { _ in (from: CGPoint(x: 20, y: 100), to: CGPoint(x: 290, y: 100)) }
    suite.unloaded = { _ in [] }
    // The data source has the pages.
    suite.ownsRemoved = true
    let common: Set<String> = ["insert", "remove"]
    // A finger alone turns pages back that are scrolled.
    try expectConforming(
      suite,
      missing: style == .scroll ? common.union(["the control of a transition"]) : common)
  }

  /// A split view controller whose primary column lies over the secondary one, or that has one
  /// column.
  private func split(isCollapsed: Bool) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.traitOverrides.horizontalSizeClass = isCollapsed ? .compact : .regular
    split.preferredSplitBehavior = .overlay
    split.preferredDisplayMode = .secondaryOnly
    split.preferredPrimaryColumnWidth = 150
    return split
  }

  private func animating(_ isAnimated: Bool, _ body: () -> Void) {
    if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
  }

  @Test("R15.59 R16.6 Columns keep every rule between a container and its children")
  func columns() throws {
    var suite = ContainerConformance<UISplitViewController>("split view") {
      split(isCollapsed: false)
    } show: { split, child, _ in
      split.setViewController(child, for: .secondary)
    }
    suite.cover = { split, child, animated in
      animating(animated) {
        split.setViewController(child, for: .primary)
        split.show(.primary)
      }
    }
    suite.insert = { $0.setViewController($1, for: .inspector) }
    suite.remove = { split, animated in
      animating(animated) {
        if split.isShowing(.primary) {
          split.hide(.primary)
        } else {
          split.setViewController(nil, for: .secondary)
        }
      }
    }
    suite.delegate = { split, recorder in
      let delegate = RecordingSplitDelegate(recorder)
      split.delegate = delegate
      return delegate
    }
    suite.operations = [
      .init("inspector") { split, make in
        split.setViewController(make(), for: .inspector)
        split.show(.inspector)
      },
      .init("collapse") { split, _ in split.traitOverrides.horizontalSizeClass = .compact },
    ]
    suite.unloaded = { _ in [] }
    suite.ownsRemoved = true
    // What a column lies over stays appeared, also where nothing of it is left to see.
    suite.rules.subtract([.moveUnfinished, .appearedUnseen])
    suite.drag = { _ in (from: CGPoint(x: 140, y: 100), to: CGPoint(x: 5, y: 100)) }
    try expectConforming(suite, missing: ["the control of a transition"])
  }

  @Test("R15.63 R16.6 One column keeps every rule between a container and its children")
  func oneColumn() throws {
    var suite = ContainerConformance<UISplitViewController>("split view with one column") {
      let split = split(isCollapsed: true)
      split.setViewController(UIViewController(), for: .primary)
      return split
    } show: { split, child, _ in
      split.setViewController(child, for: .secondary)
      UIView.performWithoutAnimation { split.show(.secondary) }
      split.viewIfLoaded?.layoutIfNeeded()
    }
    suite.cover = { split, child, animated in
      animating(animated) {
        split.viewController(for: .primary)?.navigationController?.pushViewController(
          child, animated: animated)
      }
      split.viewControllers.first?.viewIfLoaded?.layoutIfNeeded()
    }
    suite.remove = { split, animated in
      let navigation = split.viewControllers.first as? UINavigationController
      navigation?.popViewController(animated: animated)
      navigation?.viewIfLoaded?.layoutIfNeeded()
    }
    suite.operations = [
      .init("expansion") { split, _ in split.traitOverrides.horizontalSizeClass = .regular },
      .init("detail") { split, make in split.showDetailViewController(make(), sender: nil) },
    ]
    suite.transitions = {
      ($0.viewControllers.first as? UINavigationController)?.privateCore.stacks.compactMap(
        \.transition) ?? []
    }
    suite.unloaded = { _ in [] }
    suite.ownsRemoved = true
    suite.rules.remove(.moveUnfinished)
    // Before it is shown there are columns.
    suite.includes = { !$0.contains("before it is shown") }
    suite.drag = { _ in (from: CGPoint(x: 2, y: 150), to: CGPoint(x: 280, y: 150)) }
    try expectConforming(suite, missing: ["insert", "the control of a transition"])
  }
}
