import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// A delegate with animators, or without, that may be driven by hand.
final class WalkedAnimators: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
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

  /// Finishes what is driven by hand.
  func release() {
    interactor?.finish()
    interactor = nil
    isDriven = false
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
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteractor() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteractor() }
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
