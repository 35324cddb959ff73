extension OptionalMethods {
  /// The protocols of OpenUIKitContainers.
  static let containers = """
    extension UINavigationControllerDelegate {
      func navigationController(
        _: UINavigationController, willShow: UIViewController, animated: Bool
      )
      func navigationController(
        _: UINavigationController, didShow: UIViewController, animated: Bool
      )
      func navigationControllerSupportedInterfaceOrientations(
        _: UINavigationController
      ) -> UIInterfaceOrientationMask
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _: UINavigationController
      ) -> UIInterfaceOrientation
      func navigationController(
        _: UINavigationController,
        interactionControllerFor: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func navigationController(
        _: UINavigationController, animationControllerFor: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
    }
    extension UIPageViewControllerDataSource {
      func presentationCount(for: UIPageViewController) -> Int
      func presentationIndex(for: UIPageViewController) -> Int
    }
    extension UIPageViewControllerDelegate {
      func pageViewController(_: UIPageViewController, willTransitionTo: [UIViewController])
      func pageViewController(
        _: UIPageViewController, didFinishAnimating: Bool,
        previousViewControllers: [UIViewController], transitionCompleted: Bool
      )
      func pageViewController(
        _: UIPageViewController, spineLocationFor: UIInterfaceOrientation
      ) -> UIPageViewController.SpineLocation
      func pageViewControllerSupportedInterfaceOrientations(
        _: UIPageViewController
      ) -> UIInterfaceOrientationMask
      func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _: UIPageViewController
      ) -> UIInterfaceOrientation
    }
    extension UISplitViewControllerDelegate {
      func splitViewController(
        _: UISplitViewController, willChangeTo: UISplitViewController.DisplayMode
      )
      func splitViewController(_: UISplitViewController, willShow: UISplitViewController.Column)
      func splitViewController(_: UISplitViewController, willHide: UISplitViewController.Column)
      func splitViewController(_: UISplitViewController, didShow: UISplitViewController.Column)
      func splitViewController(_: UISplitViewController, didHide: UISplitViewController.Column)
      func targetDisplayModeForAction(
        in: UISplitViewController
      ) -> UISplitViewController.DisplayMode
      func splitViewController(
        _: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column
      func splitViewController(
        _: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode: UISplitViewController.DisplayMode
      ) -> UISplitViewController.DisplayMode
      func splitViewControllerDidCollapse(_: UISplitViewController)
      func splitViewControllerDidExpand(_: UISplitViewController)
      func splitViewControllerInteractivePresentationGestureWillBegin(_: UISplitViewController)
      func splitViewControllerInteractivePresentationGestureDidEnd(_: UISplitViewController)
      func splitViewController(
        _: UISplitViewController, show: UIViewController, sender: Any?
      ) -> Bool
      func splitViewController(
        _: UISplitViewController, showDetail: UIViewController, sender: Any?
      ) -> Bool
      func primaryViewController(forCollapsing: UISplitViewController) -> UIViewController?
      func primaryViewController(forExpanding: UISplitViewController) -> UIViewController?
      func splitViewController(
        _: UISplitViewController, collapseSecondary: UIViewController, onto: UIViewController
      ) -> Bool
      func splitViewController(
        _: UISplitViewController, separateSecondaryFrom: UIViewController
      ) -> UIViewController?
      func splitViewControllerSupportedInterfaceOrientations(
        _: UISplitViewController
      ) -> UIInterfaceOrientationMask
      func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _: UISplitViewController
      ) -> UIInterfaceOrientation
    }
    extension UITabBarController.Sidebar.Delegate {
      func tabBarController(
        _: UITabBarController, sidebarVisibilityWillChange: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
      )
    }
    extension UITabBarControllerDelegate {
      func tabBarController(_: UITabBarController, shouldSelect: UIViewController) -> Bool
      func tabBarController(_: UITabBarController, didSelect: UIViewController)
      func tabBarController(_: UITabBarController, shouldSelectTab: UITab) -> Bool
      func tabBarController(_: UITabBarController, didSelectTab: UITab, previousTab: UITab?)
      func tabBarController(
        _: UITabBarController, displayedViewControllersFor: UITab,
        proposedViewControllers: [UIViewController]
      ) -> [UIViewController]
      func tabBarController(_: UITabBarController, willBeginCustomizing: [UIViewController])
      func tabBarController(
        _: UITabBarController, willEndCustomizing: [UIViewController], changed: Bool
      )
      func tabBarController(
        _: UITabBarController, didEndCustomizing: [UIViewController], changed: Bool
      )
      func tabBarControllerSupportedInterfaceOrientations(
        _: UITabBarController
      ) -> UIInterfaceOrientationMask
      func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _: UITabBarController
      ) -> UIInterfaceOrientation
      func tabBarController(
        _: UITabBarController, interactionControllerFor: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func tabBarController(
        _: UITabBarController, animationControllerForTransitionFrom: UIViewController,
        to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
    }
    """
}
