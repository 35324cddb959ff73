import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// The calls that a delegate or a data source receives, inside which a walk does something.
package final class DelegateCalls {
  /// Called inside each of them.
  var onCall: (() -> Void)?
  deinit {}
}

/// The delegate of UIKit's containers, with animators, or without, that may be driven by hand.
final class WalkedDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  let calls = DelegateCalls()
  private var isUsed = false
  private var isDriven = false
  private var interactor: UIPercentDrivenInteractiveTransition?

  deinit {}

  /// Switches animators on or off, or moves the transition that is driven.
  func change(_ number: Int) {
    switch number {
    case 0: isUsed.toggle()
    case 1: isDriven.toggle()
    case 2, 3: interactor?.update(CGFloat(number) / 5)
    case 4:
      interactor?.cancel()
      interactor = nil
    default:
      interactor?.finish()
      interactor = nil
    }
  }

  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    isUsed ? WalkedAnimator() : nil
  }

  private func makeInteractor() -> (any UIViewControllerInteractiveTransitioning)? {
    guard isDriven else { return nil }
    let made = UIPercentDrivenInteractiveTransition()
    interactor = made
    return made
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.onCall?()
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.onCall?()
    return makeInteractor()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.onCall?()
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.onCall?()
    return makeInteractor()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { calls.onCall?() }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { calls.onCall?() }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.onCall?()
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { calls.onCall?() }
}

extension WalkedDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { calls.onCall?() }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { calls.onCall?() }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { calls.onCall?() }

  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) { calls.onCall?() }

  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) { calls.onCall?() }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    calls.onCall?()
    return proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    calls.onCall?()
    return proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.onCall?() }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.onCall?() }
}

extension WalkedDelegate: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { calls.onCall?() }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { calls.onCall?() }
}

/// Fades in what appears.
private final class WalkedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  deinit {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    view.frame = context.finalFrame(for: to)
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
