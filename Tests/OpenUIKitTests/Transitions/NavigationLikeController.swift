@testable import OpenUIKit

/// A container with a stack of controllers, written on `ControllerTransition`: it supplies the
/// sides, the views and the links, and nothing else.
final class NavigationLikeController: UIViewController {
  private(set) var stack: [UIViewController] = []
  private(set) var running: ControllerTransition?
  /// Drives the transitions that begin from now on.
  var interactor: UIPercentDrivenInteractiveTransition?
  private var isPop = false

  /// Shows the first controller.
  func setRoot(_ root: UIViewController) {
    stack = [root]
    addChild(root)
    root.view.frame = view.bounds
    view.addSubview(root.view)
    root.didMove(toParent: self)
  }

  func push(_ new: UIViewController, completion: (() -> Void)? = nil) {
    guard running == nil, let top = stack.last else { return }
    addChild(new)
    new.loadViewIfNeeded()
    begin(isPop: false, from: top, to: new, completion)
  }

  func pop(completion: (() -> Void)? = nil) {
    guard running == nil, stack.count > 1 else { return }
    let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
    top.willMove(toParent: nil)
    begin(isPop: true, from: top, to: below, completion)
  }

  private func begin(
    isPop: Bool, from: UIViewController, to: UIViewController, _ completion: (() -> Void)?
  ) {
    self.isPop = isPop
    let transition = ControllerTransition(
      order: isPop ? .pop : .push, isAnimated: true, animator: SlideAnimator(isPop: isPop),
      interactor: interactor, completion: completion)
    transition.delegate = self
    (transition.from, transition.to) = (from, to)
    running = transition
    let facts = TransitionContext.Facts(
      isAnimated: true, containerView: view,
      from: TransitionContext.Side(controller: from, view: from.view, initialFrame: view.bounds),
      to: TransitionContext.Side(controller: to, view: to.view, finalFrame: view.bounds))
    _ = transition.begin(facts)
  }

  /// Ends what runs at once: the container is removed.
  func abort() { running?.abort() }
}

extension NavigationLikeController: ControllerTransitionDelegate {
  func transition(_ transition: ControllerTransition, settleViews completed: Bool) {
    let gone = completed ? transition.from : transition.to
    gone?.viewIfLoaded?.removeFromSuperview()
  }

  func transition(_ transition: ControllerTransition, unlink completed: Bool) {
    running = nil
    if !isPop, completed, let new = transition.to { stack.append(new) }
    if isPop, completed { stack.removeLast() }
  }

  func transitionDidEnd(_ transition: ControllerTransition) {
    if let controller = left(transition) {
      controller.removeFromParent()
    } else if !isPop {
      stack.last?.didMove(toParent: self)
    }
  }

  /// The controller that is in the stack no more.
  private func left(_ transition: ControllerTransition) -> UIViewController? {
    [transition.from, transition.to].compactMap { $0 }
      .first { controller in !stack.contains { $0 === controller } }
  }

  func transitionIsAborted(_ transition: ControllerTransition) {
    running = nil
    self.transition(transition, settleViews: isPop)
    if isPop { stack.removeLast() }
    left(transition)?.removeFromParent()
  }
}

/// Slides the new view in from the right, or the old one out.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPop: Bool

  init(isPop: Bool) {
    self.isPop = isPop
    super.init()
  }

  deinit {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let width = context.containerView.bounds.width
    context.containerView.insertSubview(to, at: isPop ? 0 : 1)
    to.frame = context.containerView.bounds
    if !isPop { to.transform = CGAffineTransform(translationX: width, y: 0) }
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { [isPop] in
      (isPop ? from : to).transform =
        isPop ? CGAffineTransform(translationX: width, y: 0) : .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
