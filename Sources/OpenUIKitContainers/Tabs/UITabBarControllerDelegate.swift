import OpenUIKit

/// Receives what the user selects in a tab bar controller, and how a person arranges its tabs, and
/// returns transitions and orientations. Every method may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may select a child; also asked for the one that is selected. Default: yes.
  /// Not called where the program selects.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// The user has selected a child, which may be the one that was selected before. Not called where
  /// the program selects.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Whether the user may select a tab; also asked for the one that is selected. Default: yes. Not
  /// called where the program selects.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

  /// The user has selected a tab, of a group that of its tabs which is shown.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

  /// The view controllers of a tab in the stack of the navigation controller of a group around it.
  /// Called for the group and each tab that is selected inside. Default: those that are proposed,
  /// which are the one of the tab, and for the last tab those that were pushed on it.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]

  /// A person is about to arrange the children in the bar.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewControllers: The children that can be put into the bar.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])

  /// The panel in which a person arranges the children is about to leave.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller, with its former list.
  ///   - viewControllers: All children, in the order that they are going to have.
  ///   - changed: Whether that is another order.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)

  /// The panel has left, and ``UITabBarController/viewControllers`` has the new order.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewControllers: All children, in their order.
  ///   - changed: Whether that is another order than before.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)

  /// The orientations that the tab bar controller supports. Default: those of every controller.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which the tab bar controller is presented. Default: that of every
  /// controller.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation

  /// Returns the object that drives a transition that the user controls; nil, the default, for
  /// none. Called only with an animator of this delegate.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The animator of a change of the selection; nil, the default, for one that takes no time.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { OptionalMethod.leftOut() }

  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { OptionalMethod.leftOut(true) }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { OptionalMethod.leftOut() }

  /// Those that are proposed.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { OptionalMethod.leftOut(proposedViewControllers) }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { OptionalMethod.leftOut() }

  /// Those that every controller supports.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { OptionalMethod.leftOut(UIViewController.defaultOrientations) }

  /// The present one, where that is supported.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    OptionalMethod.leftOut(tabBarController.defaultPresentationOrientation)
  }

  /// Nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalMethod.leftOut(nil) }

  /// Nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalMethod.leftOut(nil) }
}
