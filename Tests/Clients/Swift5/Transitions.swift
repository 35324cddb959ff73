// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

public final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let overlay = UIView()
  public private(set) var ended: [Bool] = []

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.25 }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    prepare(transitionContext.containerView)
    let isPresenting = transitionContext.view(forKey: .to) != nil
    if let view = transitionContext.view(forKey: .to) {
      view.alpha = 0
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        transitionContext.view(forKey: isPresenting ? .to : .from)?.alpha = isPresenting ? 1 : 0
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  public func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

  // A helper that is no witness.
  private func prepare(_ container: UIView) {
    overlay.frame = container.bounds
    overlay.isUserInteractionEnabled = false
    container.addSubview(overlay)
  }
}

// Source that is compiled as it is calls optional methods without `?`: each has a default
// implementation here.

public class TransitioningProxy: NSObject, UIViewControllerTransitioningDelegate,
  UIAdaptivePresentationControllerDelegate
{
  public weak var forwarded: UIViewControllerTransitioningDelegate?
  public var dismissals = 0
  public let animator = FadeAnimator()

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    forwarded?.animationController(forDismissed: dismissed) ?? animator
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    forwarded?.animationController(
      forPresented: presented, presenting: presenting, source: source) ?? animator
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissals += 1
  }
}

/// Dismisses by code and informs the delegate itself, as many programs do.
public func dismissAndInform(_ controller: UIViewController) {
  let presentation = controller.presentationController
  controller.dismiss(animated: false) {
    guard let presentation else { return }
    presentation.delegate?.presentationControllerDidDismiss(presentation)
  }
}

public class GestureProxy: NSObject, UIGestureRecognizerDelegate {
  public weak var original: UIGestureRecognizerDelegate?

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    original?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    original?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    original?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }
}

public class ScrollProxy: NSObject, UIScrollViewDelegate {
  public weak var original: UIScrollViewDelegate?
  public var scrolls = 0

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    original?.scrollViewDidScroll(scrollView)
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    original?.viewForZooming(in: scrollView)
  }
}

/// The classic path to the root view controller.
public func applicationRoot() -> UIViewController? {
  UIApplication.shared.delegate?.window??.rootViewController
}
