import MisuseReports

/// The object that runs a transition, and receives the reports of its context.
protocol TransitionOwner: AnyObject {
  /// The interaction shows another fraction.
  func transitionDidMove(to percentComplete: CGFloat)
  /// The interaction has ended.
  func transitionInteractionDidEnd(cancelled: Bool)
  /// The user has interrupted the running transition.
  func transitionInteractionDidResume()
  /// The animator has reported the end.
  func transitionDidComplete(_ didComplete: Bool)
}

/// The context of one transition, for its animator and its interaction controller.
///
/// It references neither the owner nor the controllers: an animator that never completes, and that
/// its controller references, must not keep that alive in turn.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers of a transition.
  struct Side {
    @ZeroingLink var controller: UIViewController? = nil
    /// Nil if the animator must not touch it.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  /// The values that do not change while the transition runs.
  struct Facts {
    var isAnimated: Bool
    var presentationStyle = UIModalPresentationStyle.none
    var containerView: UIView
    var from: Side
    var to: Side
  }

  private(set) var facts: Facts
  weak var owner: (any TransitionOwner)?
  /// Begins the animation. Weak: animators often reference their context.
  private weak var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var isCompleted = false
  /// Everything that the animator, and what runs alongside, changes and animates.
  private(set) lazy var run = AnimationRun(duration: duration)

  init(
    _ facts: Facts, animator: (any UIViewControllerAnimatedTransitioning)?, isInteractive: Bool
  ) {
    self.facts = facts
    self.animator = animator
    self.isInteractive = isInteractive
    super.init()
  }

  deinit {}

  /// Sets the view that appears, when it is known.
  func setAppearingView(_ view: UIView?, finalFrame: CGRect) {
    facts.to.view = view
    facts.to.finalFrame = finalFrame
  }

  /// Sets where the view that disappears is, and where the one that appears is in the end.
  func setFrames(initial: CGRect, final: CGRect) {
    facts.from.initialFrame = initial
    facts.to.finalFrame = final
  }

  // Fidelity: an interaction controller begins the animation also where it does not want to begin
  // interactively; the context says which. [observed in Apple's sample of interruptible
  // transitions]
  /// Begins the animation.
  ///
  /// - Returns: The timing of the first animation that was begun, if any.
  func begin(
    with interactor: (any UIViewControllerInteractiveTransitioning)?
  ) -> AnimationSpecification? {
    AnimationStack.shared.timingOfFirstBlock {
      if let interactor {
        interactor.startInteractiveTransition(self)
      } else {
        runAnimator()
      }
    }
  }

  /// Animates what joins with the timing of the animator; what it changes is controlled with it.
  ///
  /// - Parameter timing: The result of ``begin(with:)``; nil means the duration of the animator.
  func animate(with timing: AnimationSpecification?, changes: @escaping () -> Void) {
    run.record {
      let specification =
        timing ?? AnimationSpecification(duration: duration, options: .allowUserInteraction)
      guard isAnimated, specification.duration > 0 else {
        return UIView.performWithoutAnimation(changes)
      }
      AnimationStack.shared.animate(specification, changes: changes, completion: nil)
    }
  }

  /// Calls the animator to begin.
  func runAnimator() {
    run.record { animator?.animateTransition(using: self) }
  }

  /// How long the animator needs, in seconds.
  var duration: TimeInterval { max(0, animator?.transitionDuration(using: self) ?? 0) }

  /// The container leads the animation to one of its ends.
  func setCancelled(_ cancelled: Bool) {
    isInteractive = false
    transitionWasCancelled = cancelled
  }

  /// The transition is aborted: nothing of it is controlled, or restored, from now on.
  func invalidate() {
    owner = nil
    isInteractive = false
    run.release()
  }

  // MARK: Reports

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    owner?.transitionDidMove(to: min(max(percentComplete, 0), 1))
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive, !isCompleted else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    owner?.transitionInteractionDidEnd(cancelled: cancelled)
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, !isCompleted else { return }
    isInteractive = true
    transitionWasCancelled = false
    owner?.transitionInteractionDidResume()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else {
      Misuse.report(.completedTwice(facts))
      return
    }
    isCompleted = true
    isInteractive = false
    if didComplete { run.release() } else { run.rollBack() }
    owner?.transitionDidComplete(didComplete)
  }

  // MARK: Facts

  var isAnimated: Bool { facts.isAnimated }
  var presentationStyle: UIModalPresentationStyle { facts.presentationStyle }
  var containerView: UIView { facts.containerView }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: facts.from.controller
    case .to: facts.to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: facts.from.view
    case .to: facts.to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    if facts.from.controller === controller { return facts.from }
    return facts.to.controller === controller ? facts.to : nil
  }
}

extension UIViewControllerContextTransitioning {
  /// The context of the running transition that this one describes; nil if the program itself runs
  /// that transition.
  ///
  /// It is found by what every context names, the two controllers and the container, so that a
  /// context of the program's own may stand for the transition's.
  var original: TransitionContext? {
    for key in [.from, .to] as [UITransitionContextViewControllerKey] {
      let context = viewController(forKey: key)?.runningTransition?.context
      if let context, context.containerView === containerView { return context }
    }
    return nil
  }
}

@MainActor extension Misuse {
  static func completedTwice(_ facts: TransitionContext.Facts) -> Misuse {
    let from = facts.from.controller?.diagnosticName ?? "(null)"
    let to = facts.to.controller?.diagnosticName ?? "(null)"
    return Misuse(
      id: "transition.completed-twice",
      message: "completeTransition(_:) was called again for the transition from \(from) to \(to)",
      reason: "The transition has ended already, and its controllers have been called",
      remedy: "Call completeTransition(_:) exactly once, when the last animation ends")
  }
}
