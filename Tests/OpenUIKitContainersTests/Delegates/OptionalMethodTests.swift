import NestTesting
import Testing

@testable import OpenUIKit
@testable import OpenUIKitContainers

/// Which optional methods of delegates and data sources a program implements.
@Suite(.serialized) struct OptionalMethodTests {
  private let host: TestHost
  private let navigation = UINavigationController()
  private let tabs = UITabBarController()
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let split = UISplitViewController()
  private let child = UIViewController()
  private let tab = UITab(title: "", image: nil, identifier: "")
  private let animator = Animator()

  init() throws { host = try TestHost(size: CGSize(width: 320, height: 480)) }

  /// Checks that each method of a protocol is known to be implemented by one object, and to be left
  /// out by another one.
  private func check<Delegate>(_ type: Delegate.Type, _ methods: [(String, (Delegate) -> Void)]) {
    for (name, call) in methods {
      for (object, isImplemented) in [(Everything(), true), (Nothing(), false)]
        as [(NSObject, Bool)]
      {
        let delegate = object as? Delegate
        let result: Void? = OptionalMethod.result(of: delegate, name) { call($0) }
        #expect(delegate != nil && (result != nil) == isImplemented, "\(name)")
      }
    }
  }

  @Test("R15.80 It is known of each optional method whether the program implements it")
  func methods() {
    check(
      (any UINavigationControllerDelegate).self,
      [
        (
          "navigationController(_:willShow:animated:)",
          { _ = $0.navigationController(navigation, willShow: child, animated: true) }
        ),
        (
          "navigationController(_:didShow:animated:)",
          { _ = $0.navigationController(navigation, didShow: child, animated: true) }
        ),
        (
          "navigationControllerSupportedInterfaceOrientations(_:)",
          { _ = $0.navigationControllerSupportedInterfaceOrientations(navigation) }
        ),
        (
          "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
          { _ = $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigation) }
        ),
        (
          "navigationController(_:interactionControllerFor:)",
          { _ = $0.navigationController(navigation, interactionControllerFor: animator) }
        ),
        (
          "navigationController(_:animationControllerFor:from:to:)",
          {
            _ = $0.navigationController(
              navigation, animationControllerFor: .push, from: child, to: child)
          }
        ),
      ])
    check(
      (any UITabBarControllerDelegate).self,
      [
        (
          "tabBarController(_:shouldSelect:)",
          { _ = $0.tabBarController(tabs, shouldSelect: child) }
        ),
        ("tabBarController(_:didSelect:)", { _ = $0.tabBarController(tabs, didSelect: child) }),
        (
          "tabBarController(_:shouldSelectTab:)",
          { _ = $0.tabBarController(tabs, shouldSelectTab: tab) }
        ),
        (
          "tabBarController(_:didSelectTab:previousTab:)",
          { _ = $0.tabBarController(tabs, didSelectTab: tab, previousTab: nil) }
        ),
        (
          "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)",
          {
            _ = $0.tabBarController(
              tabs, displayedViewControllersFor: tab, proposedViewControllers: [])
          }
        ),
        (
          "tabBarControllerSupportedInterfaceOrientations(_:)",
          { _ = $0.tabBarControllerSupportedInterfaceOrientations(tabs) }
        ),
        (
          "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
          { _ = $0.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs) }
        ),
        (
          "tabBarController(_:interactionControllerFor:)",
          { _ = $0.tabBarController(tabs, interactionControllerFor: animator) }
        ),
        (
          "tabBarController(_:animationControllerForTransitionFrom:to:)",
          { _ = $0.tabBarController(tabs, animationControllerForTransitionFrom: child, to: child) }
        ),
      ])
    check(
      (any UITabBarController.Sidebar.Delegate).self,
      [
        (
          "tabBarController(_:sidebarVisibilityWillChange:animator:)",
          {
            _ = $0.tabBarController(
              tabs, sidebarVisibilityWillChange: tabs.sidebar, animator: animator)
          }
        )
      ])
    check(
      (any UIPageViewControllerDataSource).self,
      [
        ("presentationCount(for:)", { _ = $0.presentationCount(for: pages) }),
        ("presentationIndex(for:)", { _ = $0.presentationIndex(for: pages) }),
      ])
    check(
      (any UIPageViewControllerDelegate).self,
      [
        (
          "pageViewController(_:willTransitionTo:)",
          { _ = $0.pageViewController(pages, willTransitionTo: []) }
        ),
        (
          "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
          {
            _ = $0.pageViewController(
              pages, didFinishAnimating: true, previousViewControllers: [],
              transitionCompleted: true)
          }
        ),
        (
          "pageViewController(_:spineLocationFor:)",
          { _ = $0.pageViewController(pages, spineLocationFor: .portrait) }
        ),
        (
          "pageViewControllerSupportedInterfaceOrientations(_:)",
          { _ = $0.pageViewControllerSupportedInterfaceOrientations(pages) }
        ),
        (
          "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
          { _ = $0.pageViewControllerPreferredInterfaceOrientationForPresentation(pages) }
        ),
      ])
    check(
      (any UISplitViewControllerDelegate).self,
      [
        (
          "splitViewController(_:willChangeTo:)",
          { _ = $0.splitViewController(split, willChangeTo: .automatic) }
        ),
        (
          "splitViewController(_:willShow:)",
          { _ = $0.splitViewController(split, willShow: .primary) }
        ),
        (
          "splitViewController(_:willHide:)",
          { _ = $0.splitViewController(split, willHide: .primary) }
        ),
        (
          "splitViewController(_:didShow:)",
          { _ = $0.splitViewController(split, didShow: .primary) }
        ),
        (
          "splitViewController(_:didHide:)",
          { _ = $0.splitViewController(split, didHide: .primary) }
        ),
        ("targetDisplayModeForAction(in:)", { _ = $0.targetDisplayModeForAction(in: split) }),
        (
          "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
          { _ = $0.splitViewController(split, topColumnForCollapsingToProposedTopColumn: .primary) }
        ),
        (
          "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
          {
            _ = $0.splitViewController(
              split, displayModeForExpandingToProposedDisplayMode: .automatic)
          }
        ),
        ("splitViewControllerDidCollapse(_:)", { _ = $0.splitViewControllerDidCollapse(split) }),
        ("splitViewControllerDidExpand(_:)", { _ = $0.splitViewControllerDidExpand(split) }),
        (
          "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
          { _ = $0.splitViewControllerInteractivePresentationGestureWillBegin(split) }
        ),
        (
          "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
          { _ = $0.splitViewControllerInteractivePresentationGestureDidEnd(split) }
        ),
        (
          "splitViewController(_:show:sender:)",
          { _ = $0.splitViewController(split, show: child, sender: nil) }
        ),
        (
          "splitViewController(_:showDetail:sender:)",
          { _ = $0.splitViewController(split, showDetail: child, sender: nil) }
        ),
        (
          "primaryViewController(forCollapsing:)",
          { _ = $0.primaryViewController(forCollapsing: split) }
        ),
        (
          "primaryViewController(forExpanding:)",
          { _ = $0.primaryViewController(forExpanding: split) }
        ),
        (
          "splitViewController(_:collapseSecondary:onto:)",
          { _ = $0.splitViewController(split, collapseSecondary: child, onto: child) }
        ),
        (
          "splitViewController(_:separateSecondaryFrom:)",
          { _ = $0.splitViewController(split, separateSecondaryFrom: child) }
        ),
        (
          "splitViewControllerSupportedInterfaceOrientations(_:)",
          { _ = $0.splitViewControllerSupportedInterfaceOrientations(split) }
        ),
        (
          "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
          { _ = $0.splitViewControllerPreferredInterfaceOrientationForPresentation(split) }
        ),
      ])
  }

  @Test(
    "R15.80 A method that is called inside another one does not count, but one that is passed on does"
  )
  func nested() {
    func shouldSelect(_ delegate: (any UITabBarControllerDelegate)?) -> Bool? {
      OptionalMethod.result(of: delegate, "tabBarController(_:shouldSelect:)") {
        $0.tabBarController(tabs, shouldSelect: child)
      }
    }
    let (delegate, nothing) = (Forwarding(), Nothing())
    #expect(shouldSelect(nil) == nil)
    delegate.inside = { _ = nothing.tabBarController(tabs, shouldSelectTab: tab) }
    #expect(shouldSelect(delegate) == true)
    var inner: Bool? = true
    delegate.inside = { inner = shouldSelect(nothing) }
    #expect(shouldSelect(delegate) == true)
    #expect(inner == nil)
    delegate.inside = { _ = nothing.tabBarController(tabs, shouldSelect: child) }
    #expect(shouldSelect(delegate) == nil)
  }

  @Test("R15.80 Orientations that the delegate leaves out are those of the controller")
  func orientations() {
    final class Landscape: UIViewController {
      deinit {}
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    let (nothing, everything) = (Nothing(), Everything())
    tabs.viewControllers = [Landscape()]
    tabs.delegate = nothing
    #expect(tabs.supportedInterfaceOrientations == .landscape)
    tabs.delegate = everything
    #expect(tabs.supportedInterfaceOrientations == .all)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .portrait)
  }

  @Test("R15.80 The page control is there where the data source has both of its methods")
  func pageControl() {
    func isShown(_ source: any UIPageViewControllerDataSource) -> Bool {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = source
      pages.loadViewIfNeeded()
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      return !pages.pageControl.isHidden
    }
    #expect(isShown(Everything()))
    #expect(!isShown(Nothing()))
    #expect(!isShown(OnlyCount()))
  }
}

private class Nothing: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UITabBarController.Sidebar.Delegate, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate, UISplitViewControllerDelegate
{
  deinit {}
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore child: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter child: UIViewController
  ) -> UIViewController? { nil }
}

private final class OnlyCount: NSObject, UIPageViewControllerDataSource {
  deinit {}
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore child: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter child: UIViewController
  ) -> UIViewController? { nil }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
}

private final class Forwarding: NSObject, UITabBarControllerDelegate {
  var inside: () -> Void = {}
  deinit {}
  func tabBarController(_ tabs: UITabBarController, shouldSelect child: UIViewController) -> Bool {
    inside()
    return true
  }
}

private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
  UITabBarController.Sidebar.Animating
{
  deinit {}
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}

private final class Everything: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate, UISplitViewControllerDelegate
{
  deinit {}
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore child: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter child: UIViewController
  ) -> UIViewController? { nil }
  func navigationController(
    _ a0: UINavigationController, willShow a1: UIViewController, animated a2: Bool
  ) {}
  func navigationController(
    _ a0: UINavigationController, didShow a1: UIViewController, animated a2: Bool
  ) {}
  func navigationControllerSupportedInterfaceOrientations(_ a0: UINavigationController)
    -> UIInterfaceOrientationMask
  { .all }
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ a0: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
  func navigationController(
    _ a0: UINavigationController,
    interactionControllerFor a1: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  func navigationController(
    _ a0: UINavigationController, animationControllerFor a1: UINavigationController.Operation,
    from a2: UIViewController, to a3: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  func tabBarController(_ a0: UITabBarController, shouldSelect a1: UIViewController) -> Bool {
    true
  }
  func tabBarController(_ a0: UITabBarController, didSelect a1: UIViewController) {}
  func tabBarController(_ a0: UITabBarController, shouldSelectTab a1: UITab) -> Bool { true }
  func tabBarController(_ a0: UITabBarController, didSelectTab a1: UITab, previousTab a2: UITab?) {}
  func tabBarController(
    _ a0: UITabBarController, displayedViewControllersFor a1: UITab,
    proposedViewControllers a2: [UIViewController]
  ) -> [UIViewController] { [] }
  func tabBarControllerSupportedInterfaceOrientations(_ a0: UITabBarController)
    -> UIInterfaceOrientationMask
  { .all }
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ a0: UITabBarController)
    -> UIInterfaceOrientation
  { .portrait }
  func tabBarController(
    _ a0: UITabBarController, interactionControllerFor a1: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  func tabBarController(
    _ a0: UITabBarController, animationControllerForTransitionFrom a1: UIViewController,
    to a2: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  func tabBarController(
    _ a0: UITabBarController, sidebarVisibilityWillChange a1: UITabBarController.Sidebar,
    animator a2: any UITabBarController.Sidebar.Animating
  ) {}
  func presentationCount(for a0: UIPageViewController) -> Int { 1 }
  func presentationIndex(for a0: UIPageViewController) -> Int { 1 }
  func pageViewController(_ a0: UIPageViewController, willTransitionTo a1: [UIViewController]) {}
  func pageViewController(
    _ a0: UIPageViewController, didFinishAnimating a1: Bool,
    previousViewControllers a2: [UIViewController], transitionCompleted a3: Bool
  ) {}
  func pageViewController(_ a0: UIPageViewController, spineLocationFor a1: UIInterfaceOrientation)
    -> UIPageViewController.SpineLocation
  { .min }
  func pageViewControllerSupportedInterfaceOrientations(_ a0: UIPageViewController)
    -> UIInterfaceOrientationMask
  { .all }
  func pageViewControllerPreferredInterfaceOrientationForPresentation(_ a0: UIPageViewController)
    -> UIInterfaceOrientation
  { .portrait }
  func splitViewController(
    _ a0: UISplitViewController, willChangeTo a1: UISplitViewController.DisplayMode
  ) {}
  func splitViewController(_ a0: UISplitViewController, willShow a1: UISplitViewController.Column) {
  }
  func splitViewController(_ a0: UISplitViewController, willHide a1: UISplitViewController.Column) {
  }
  func splitViewController(_ a0: UISplitViewController, didShow a1: UISplitViewController.Column) {}
  func splitViewController(_ a0: UISplitViewController, didHide a1: UISplitViewController.Column) {}
  func targetDisplayModeForAction(in a0: UISplitViewController) -> UISplitViewController.DisplayMode
  { .automatic }
  func splitViewController(
    _ a0: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn a1: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
  func splitViewController(
    _ a0: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode a1: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { .automatic }
  func splitViewControllerDidCollapse(_ a0: UISplitViewController) {}
  func splitViewControllerDidExpand(_ a0: UISplitViewController) {}
  func splitViewControllerInteractivePresentationGestureWillBegin(_ a0: UISplitViewController) {}
  func splitViewControllerInteractivePresentationGestureDidEnd(_ a0: UISplitViewController) {}
  func splitViewController(_ a0: UISplitViewController, show a1: UIViewController, sender a2: Any?)
    -> Bool
  { true }
  func splitViewController(
    _ a0: UISplitViewController, showDetail a1: UIViewController, sender a2: Any?
  ) -> Bool { true }
  func primaryViewController(forCollapsing a0: UISplitViewController) -> UIViewController? { nil }
  func primaryViewController(forExpanding a0: UISplitViewController) -> UIViewController? { nil }
  func splitViewController(
    _ a0: UISplitViewController, collapseSecondary a1: UIViewController, onto a2: UIViewController
  ) -> Bool { true }
  func splitViewController(_ a0: UISplitViewController, separateSecondaryFrom a1: UIViewController)
    -> UIViewController?
  { nil }
  func splitViewControllerSupportedInterfaceOrientations(_ a0: UISplitViewController)
    -> UIInterfaceOrientationMask
  { .all }
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ a0: UISplitViewController)
    -> UIInterfaceOrientation
  { .portrait }
}
