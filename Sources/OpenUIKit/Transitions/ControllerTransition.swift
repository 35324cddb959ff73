import AppearanceOrders

/// One transition between two controllers, from the first *will* to the last completion, whether it
/// completes, is cancelled, is interrupted or is aborted.
///
/// The order of what it sends: the delegate's *will*, the controllers' *will*, the animation,
/// `animationEnded`, the delegate's *did*, the controllers' *did*, completions of the coordinator,
/// the completion of the call. The delegate keeps it until it has ended.
class ControllerTransition {
  /// The table of its callbacks.
  let order: AppearanceOrder
  let isAnimated: Bool
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The owner of its claims on the controllers.
  let owner = AppearanceClaims.Owner.transition(TransitionID())
  weak var delegate: (any ControllerTransitionDelegate)?

  /// The controller that disappears; nil if its callbacks are not this transition's. Referenced
  /// until the end: *did* follows *will*.
  var from: UIViewController?
  /// The controller that appears; nil if its callbacks are not this transition's.
  var to: UIViewController?
  /// Controllers that disappear with it, without animation, or stay if the transition is cancelled.
  var disappearingOthers: [UIViewController] = []
  /// Called after everything else, unless the transition is cancelled.
  // Fidelity: one that is aborted calls its completion too, after the commit. [decided]
  var completion: (() -> Void)?

  /// Whether the controllers have a coordinator meanwhile, and the interface does not rotate.
  /// Default: true.
  var isCoordinated = true

  /// Whether it ends inside the call that begins it, where it takes no time, and not after the
  /// commit of the turn. *Did* follows after the commit all the same: layout is before. Default:
  /// false.
  var endsInCall = false

  var machine = TransitionStateMachine()
  var context: TransitionContext?
  var coordinator: TransitionCoordinator?
  /// Set from the beginning to the end: the interface does not rotate meanwhile.
  var rotationHold: RotationHold?
  /// Both controllers, from the beginning to the end.
  var participants: [UIViewController] = []
  /// Whether the animator is being started: what it completes meanwhile ends after the commit.
  var isStarting = false
  /// Whether it has ended because a participant was removed.
  var isAborted = false
  /// How it ends after the commit of this turn; nil if it does not.
  var outcomeAfterCommit: Bool?
  /// The completion block of the transaction in which it was requested runs after it.
  private var transactionHold: TransactionHold?

  init(
    order: AppearanceOrder, isAnimated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    completion: (() -> Void)? = nil
  ) {
    self.order = order
    self.isAnimated = isAnimated
    self.animator = animator
    self.interactor = interactor
    self.completion = completion
    if isAnimated { transactionHold = CATransaction.holdCompletion() }
  }

  deinit {}

  /// Whether the user controls it from its beginning.
  final var isInteractive: Bool { interactor?.wantsInteractiveStart ?? false }

  /// Whether it has begun and not ended. Every callback may abort it.
  final var isActive: Bool { machine.state != .waiting && machine.state != .ended }

  // MARK: Inputs

  /// Begins.
  ///
  /// - Parameter facts: The sides, their views and frames.
  /// - Returns: False if it has begun before.
  final func begin(_ facts: TransitionContext.Facts) -> Bool {
    guard machine.state == .waiting else { return false }
    perform(machine.handle(.begin(interactive: isInteractive))) { start(facts) }
    return true
  }

  /// Ends without animation: a window or a controller is removed. Nothing if it has not begun.
  final func abort() { perform(machine.handle(.abort)) }

  /// Ends a transition that takes no time now, if it waits for the end of this turn; another one
  /// can begin then. Does nothing inside a callback of its controllers.
  final func endEarlyIfPossible() {
    guard outcomeAfterCommit != nil, !participants.contains(where: \.isInAppearanceCallback)
    else { return }
    context?.containerView.window?.layoutIfNeeded()
    endAwaited()
  }

  private func perform(
    _ actions: [TransitionStateMachine.Action], starting: () -> Void = {}
  ) {
    TransitionStateMachine.perform(actions, of: machine) { action in
      switch action {
      case .start: starting()
      case .sendInteractionEnd(let cancelled): sendInteractionEnd(cancelled)
      case .sendInteractionResume: coordinator?.interactionDidResume()
      case .reverse(let back): reverse(back: back)
      case .end(let completed): end(completed)
      case .finish(let completed): finish(completed)
      case .abort: endAborted()
      }
    }
  }
}

// MARK: - Interaction

extension ControllerTransition: TransitionOwner {
  final func transitionDidMove(to percentComplete: CGFloat) {
    coordinator?.percentComplete = percentComplete
  }

  final func transitionInteractionDidEnd(cancelled: Bool) {
    perform(machine.handle(.release(cancelled: cancelled)))
  }

  final func transitionInteractionDidResume() { perform(machine.handle(.interrupt)) }

  final func transitionDidComplete(_ didComplete: Bool) {
    guard isActive else { return }
    if isStarting {
      endAfterCommit(didComplete)
    } else {
      perform(machine.handle(.complete(didComplete)))
    }
  }

  private func sendInteractionEnd(_ cancelled: Bool) {
    coordinator?.interactionDidEnd(
      cancelled: cancelled, velocity: interactor?.completionSpeed ?? 1,
      curve: interactor?.completionCurve ?? .easeInOut)
  }

  private func reverse(back: Bool) {
    send(back ? order.reversal : order.begin)
    for controller in disappearingOthers
    where isActive && controller.appearance.hasClaim(of: owner) {
      controller.begin(self, appearing: back, animated: false)
    }
  }
}

// MARK: - The beginning

extension ControllerTransition {
  private func start(_ facts: TransitionContext.Facts) {
    if isCoordinated { rotationHold = RotationHold() }
    participants = [facts.from.controller, facts.to.controller].compactMap { $0 }
    let context = TransitionContext(facts, animator: animator, isInteractive: isInteractive)
    context.owner = self
    self.context = context
    if isCoordinated { announce(context) }
    updatePreferences()
    // Each step calls the program, which may abort the transition.
    for step in beginning where isActive { step(context) }
  }

  /// The steps of the beginning, in their order.
  private var beginning: [(TransitionContext) -> Void] {
    [
      { [self] _ in delegate?.transitionWillBegin(self) },
      { [self] _ in send(order.begin) },
      { [self] _ in sendWillDisappearToOthers() },
      { [self] _ in delegate?.transitionWillAnimate(self) },
      { [self] context in play(context) },
    ]
  }

  private func announce(_ context: TransitionContext) {
    var facts = TransitionCoordinator.Facts(
      isAnimated: isAnimated, duration: isAnimated ? context.duration : 0,
      containerView: context.containerView)
    facts.presentationStyle = context.presentationStyle
    facts.initiallyInteractive = isInteractive
    // Fidelity: a transition with an interaction controller can be interrupted. [decided]
    facts.isInterruptible = interactor != nil
    facts.controllers[.from] = context.facts.from.controller
    facts.controllers[.to] = context.facts.to.controller
    facts.views[.from] = context.facts.from.view
    facts.views[.to] = context.facts.to.view
    let coordinator = TransitionCoordinator(facts)
    self.coordinator = coordinator
    let running = RunningTransition(coordinator: coordinator, context: context)
    for controller in participants { controller.runningTransition = running }
  }

  private func sendWillDisappearToOthers() {
    for controller in disappearingOthers where isActive {
      controller.begin(self, appearing: false, animated: false)
    }
  }

  private func play(_ context: TransitionContext) {
    guard isAnimated || animator != nil else {
      delegate?.transition(self, settleViews: true)
      UIView.performWithoutAnimation { coordinator?.runAnimations() }
      return endsInCall ? perform(machine.handle(.complete(true))) : endAfterCommit(true)
    }
    coordinator?.record = { [weak context] changes in
      if let context { context.run.record(changes) } else { changes() }
    }
    isStarting = true
    let timing = context.begin(with: interactor)
    isStarting = false
    guard isActive else { return }
    guard let coordinator else { return }
    context.animate(with: timing) { coordinator.runAnimations() }
  }

}

// MARK: - The end

extension ControllerTransition {
  /// Ends a transition that takes no time, together with everything else of this turn.
  private func endAfterCommit(_ completed: Bool) {
    outcomeAfterCommit = completed
    DeferredWork.afterCommit { [self] in endAwaited() }
  }

  private func endAwaited() {
    guard let completed = outcomeAfterCommit else { return }
    outcomeAfterCommit = nil
    perform(machine.handle(.complete(completed)))
  }

  private func end(_ completed: Bool) {
    animator?.animationEnded(completed)
    // Each of these calls the program, which may abort the transition.
    if isActive { delegate?.transition(self, willEnd: completed) }
    if isActive { delegate?.transition(self, settleViews: completed) }
    perform(machine.handle(.settle))
  }

  private func finish(_ completed: Bool) {
    // The links that are removed may be all that retained the delegate.
    let delegate = delegate
    delegate?.transition(self, unlink: completed)
    leaveParticipants()
    sendEnd(completed ? order.complete : order.cancelled)
    delegate?.transitionDidEnd(self)
    releaseControllers()
    coordinator?.finish(cancelled: !completed)
    // Fidelity: a transition that was cancelled does not call the completion. [decided]
    if completed { completion?() }
    releaseTransaction()
  }

  /// The completion block may run, which may use the transition: when the last reference is gone.
  private func releaseTransaction() {
    let hold = transactionHold
    transactionHold = nil
    extendLifetime(hold)
  }

  private func sendEnd(_ steps: [AppearanceOrder.Step]) {
    if endsInCall {
      for step in steps { (step.side == .from ? from : to)?.endAfterCommit(self) }
      for controller in disappearingOthers { controller.endAfterCommit(self) }
    } else {
      send(steps)
      for controller in disappearingOthers { controller.end(self) }
    }
  }

  private func endAborted() {
    let delegate = delegate
    isAborted = true
    context?.invalidate()
    leaveParticipants()
    delegate?.transitionIsAborted(self)
    for controller in [from, to] + disappearingOthers { controller?.endAfterCommit(self) }
    releaseControllers()
    coordinator?.finish(cancelled: true)
    if let completion { DeferredWork.afterCommit(completion) }
    releaseTransaction()
  }

  /// The controllers take part no longer, and the interface may rotate.
  private func leaveParticipants() {
    rotationHold = nil
    outcomeAfterCommit = nil
    updatePreferences()
    for controller in participants { controller.leave(coordinator) }
  }

  private func releaseControllers() {
    (from, to) = (nil, nil)
    disappearingOthers = []
    participants = []
  }

  /// Status bar, orientation and other preferences depend on what is shown.
  private func updatePreferences() {
    guard isCoordinated else { return }
    let view = context?.containerView.window == nil ? participants.last?.viewIfLoaded : nil
    let window = context?.containerView.window ?? view?.window
    window?.screen.interfacePreferencesNeedUpdate(.all)
  }
}
