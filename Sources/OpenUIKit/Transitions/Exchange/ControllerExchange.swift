import MisuseReports

/// The exchange of a child of a container for another, with what `transition(from:to:…)` was given:
/// the animator and the delegate of its transition.
///
/// Only the transition ends the appearance of its two sides: it begins them, or takes over what has
/// begun. A later exchange may take over a side in turn. The transition references it until its
/// end.
final class ControllerExchange: NSObject {
  private let container: UIViewController
  private let from: UIViewController
  private let to: UIViewController
  /// The superview of the old view and of the new one.
  private let host: UIView
  private let specification: Specification
  private var transition: ControllerTransition?
  /// Whether the old controller had a claim of this exchange when the views were exchanged. If it
  /// has none in the end, the old view belongs to a later exchange.
  private var hadClaimOnOld = false
  private var untouchableViews: [UIView] = []
  /// The value that the completion of the animation has received.
  private var isFinished = true

  /// The request of the program.
  struct Specification {
    var duration: TimeInterval
    var options: UIView.AnimationOptions
    /// Whether it takes time.
    var isAnimated: Bool
    var animations: () -> Void
  }

  init(
    in container: UIViewController, from: UIViewController, to: UIViewController, host: UIView,
    _ specification: Specification
  ) {
    self.container = container
    self.from = from
    self.to = to
    self.host = host
    self.specification = specification
    super.init()
  }

  deinit {}

  /// Sends *will*, exchanges the views, and begins the animation.
  func begin(completion: ((Bool) -> Void)?) {
    let transition = ControllerTransition(
      order: .exchange, isAnimated: specification.isAnimated, animator: self, interactor: nil
    ) { [self] in completion?(isFinished) }
    transition.delegate = self
    // Fidelity: no coordinator, and the interface may rotate meanwhile. [decided]
    transition.isCoordinated = false
    (transition.from, transition.to) = (from, to)
    self.transition = transition
    let facts = TransitionContext.Facts(
      isAnimated: specification.isAnimated, containerView: host,
      from: TransitionContext.Side(controller: from), to: TransitionContext.Side(controller: to))
    _ = transition.begin(facts)
  }
}

// MARK: - The sides

extension ControllerExchange: ControllerTransitionDelegate {
  func transitionWillBegin(_ transition: ControllerTransition) {
    if from.appearance.isAppearedOrAppearing || from.appearance.hasTransitionClaim {
      from.appearance.replaceClaims(by: transition.owner)
    }
    let replacesClaimsOfNew =
      to.appearance.hasTransitionClaim
      || (canShowChildren && !to.appearance.isAppearedOrAppearing)
    if replacesClaimsOfNew { to.appearance.replaceClaims(by: transition.owner) }
  }

  func transition(
    _ transition: ControllerTransition, canShow controller: UIViewController
  ) -> Bool {
    // Before the decision: a load may change the state of the container.
    controller.loadViewIfNeeded()
    return canShowChildren
  }

  /// Whether the new child appears now, not later together with the container.
  private var canShowChildren: Bool {
    container.appearance.isAppearedOrAppearing && !container.callbacks.isForwardingDue
  }

  func transition(
    _ transition: ControllerTransition, shows controller: UIViewController
  ) -> Bool {
    let isInWindow = controller.viewIfLoaded?.window != nil
    if controller === to { return to.appearance.isAppearedOrAppearing && isInWindow }
    // The view was moved meanwhile, and is visible elsewhere.
    let isElsewhere = from.viewIfLoaded?.superview !== host && isInWindow
    return isElsewhere && !from.isDeferredByParent
  }

  func transitionWillAnimate(_ transition: ControllerTransition) {
    hadClaimOnOld = from.appearance.hasClaim(of: transition.owner)
    blockTouches()
  }

  // Fidelity: the old view is removed, the old controller has disappeared, the new one has
  // appeared, then the completion is called. [decided]
  func transition(_ transition: ControllerTransition, settleViews completed: Bool) {
    for view in untouchableViews { view.treeState.touchBlockingAnimations -= 1 }
    untouchableViews = []
    UIView.performWithoutAnimation { removeOldView(transition) }
  }

  func transition(_ transition: ControllerTransition, unlink completed: Bool) {
    self.transition = nil
  }

  func transitionIsAborted(_ transition: ControllerTransition) {
    self.transition(transition, settleViews: true)
    self.transition = nil
  }
}

// MARK: - The animation

extension ControllerExchange: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { specification.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let finish = { [self] (finished: Bool) in
      isFinished = finished
      transitionContext.completeTransition(true)
    }
    let options = specification.options
    guard specification.isAnimated, TransitionStyle(options) != nil else {
      UIView.performWithoutAnimation { addNewView() }
      UIView.animate(
        withDuration: specification.duration, delay: 0, options: options,
        animations: specification.animations, completion: finish)
      return
    }
    UIView.transition(
      with: host, duration: specification.duration, options: options,
      animations: { [self] in
        addNewView()
        specification.animations()
        if let transition { removeOldView(transition) }
      }, completion: finish)
  }

  private func addNewView() {
    guard let view = to.view else { return }
    if specification.options.contains(.showHideTransitionViews) {
      view.isHidden = false
    } else if host.isInside(view) {
      // A view that is loaded only now is known only now.
      Misuse.report(.exchangeContainsOldView(to, from))
    } else {
      host.addSubview(view)
    }
  }

  private func removeOldView(_ transition: ControllerTransition) {
    let belongsToOther = hadClaimOnOld && !from.appearance.hasClaim(of: transition.owner)
    guard !belongsToOther, let view = from.viewIfLoaded, view.superview === host else { return }
    if specification.options.contains(.showHideTransitionViews) {
      view.isHidden = true
    } else {
      view.removeFromSuperview()
    }
  }

  private func blockTouches() {
    guard !specification.options.contains(.allowUserInteraction) else { return }
    untouchableViews = [from.viewIfLoaded, to.viewIfLoaded].compactMap { $0 }
    for view in untouchableViews { view.treeState.touchBlockingAnimations += 1 }
  }
}
