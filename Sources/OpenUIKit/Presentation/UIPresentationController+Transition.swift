// A transition of a presentation from its beginning to its end. The order of what it sends:
// the presentation controller's *will*, the controllers' *will*, the animation, `animationEnded`,
// the presentation controller's *did*, the controllers' *did*, completions of the coordinator, the
// completion of the call.

extension UIPresentationController {
  /// Begins to present what was prepared, or to dismiss what is presented.
  final func begin(_ run: PresentationTransition) {
    isPreparing = false
    for other in run.others {
      _ = other.machine.handle(.begin(.dismissal, interactive: false))
    }
    perform(machine.handle(.begin(run.direction, interactive: run.isInteractive))) { start(run) }
  }

  private func perform(
    _ actions: [PresentationStateMachine.Action], starting: () -> Void = {}
  ) {
    for action in actions {
      switch action {
      case .start: starting()
      case .tellInteractionEnd(let cancelled): tellInteractionEnd(cancelled)
      case .tellInteractionResume: transition?.coordinator?.interactionDidResume()
      case .turnBack: turn(back: true)
      case .turnForward: turn(back: false)
      case .end(_, let completed): end(completed)
      case .drop: drop()
      // Whoever asks for a transition has made sure that it is possible.
      case .refuseBusy, .refuseIdle: break
      }
    }
  }

  // MARK: Beginning

  private func start(_ run: PresentationTransition) {
    if run.direction == .presentation, let place = containerPlace {
      makeContainer(at: place)
    }
    guard let container else { return }
    transition = run
    run.rotationHold = RotationHold()
    run.presenter = run.base.presenter
    presentedViewController.modal.role = run.direction == .presentation ? .presented : .dismissed
    for other in run.others { other.presentedViewController.modal.role = .dismissed }
    // One that presents as soon as it has appeared goes for another reason than it came.
    run.base.presenter?.modalStorage?.role = .none
    liftContainer(in: run)
    let context = makeContext(run, in: container)
    run.context = context
    announce(run, context: context)
    container.window?.screen.interfacePreferencesNeedUpdate(.all)
    // Each step calls the program, which may cut the transition off.
    for step in beginning where transition === run { step(run, context) }
  }

  /// The steps of the beginning, in their order.
  private var beginning: [(PresentationTransition, TransitionContext) -> Void] {
    [
      { run, _ in self.resignResponderBelow(run) },
      { run, _ in self.tellDelegateOfBeginning(run) },
      { run, _ in self.tellBeginning(run) },
      { run, _ in self.send(run.order.begin, run) },
      { run, _ in self.sendWillVanish(run) },
      { run, context in self.play(run, context) },
    ]
  }

  private func tellBeginning(_ run: PresentationTransition) {
    if run.direction == .dismissal {
      for presentation in [self] + run.others where transition === run {
        presentation.dismissalTransitionWillBegin()
      }
    } else {
      presentationTransitionWillBegin()
      if transition === run { addPresentedView(to: run) }
    }
  }

  private func play(_ run: PresentationTransition, _ context: TransitionContext) {
    preparePresentersView(run)
    for other in run.others { other.container?.isHidden = true }
    guard transition === run else { return }
    guard run.isAnimated || run.animator != nil else {
      settleViews(run, completed: true)
      UIView.performWithoutAnimation { run.coordinator?.runAnimations() }
      awaitEnd(of: run, completed: true)
      return
    }
    run.isStarting = true
    (run.animator as? BuiltInTransition)?.alongside = { [weak run] in
      run?.coordinator?.runAnimations()
    }
    run.coordinator?.record = { [weak context] changes in
      if let context { context.run.record(changes) } else { changes() }
    }
    if run.isInteractive {
      run.interactor?.startInteractiveTransition(context)
    } else {
      (run.interactor as? UIPercentDrivenInteractiveTransition)?.attach(context)
      context.runAnimator()
    }
    run.isStarting = false
    guard transition === run else { return }
    context.run.record { runAlongside(run) }
  }

  /// Lets the animations of the coordinator run with an animator that knows nothing of them.
  private func runAlongside(_ run: PresentationTransition) {
    guard let coordinator = run.coordinator else { return }
    if run.isAnimated, coordinator.transitionDuration > 0 {
      UIView.animate(
        withDuration: coordinator.transitionDuration, delay: 0, options: .allowUserInteraction
      ) { coordinator.runAnimations() }
    } else {
      UIView.performWithoutAnimation { coordinator.runAnimations() }
    }
  }

  private func announce(_ run: PresentationTransition, context: TransitionContext) {
    var facts = TransitionCoordinator.Facts(
      isAnimated: run.isAnimated, duration: run.isAnimated ? context.duration : 0,
      containerView: context.containerView)
    facts.presentationStyle = presentationStyle
    facts.initiallyInteractive = run.isInteractive
    // Fidelity: without animators that can be interrupted, what is driven by percents is what a
    // person can take hold of. [decided]
    facts.isInterruptible = run.interactor is UIPercentDrivenInteractiveTransition
    facts.controllers[.from] = context.facts.from.controller
    facts.controllers[.to] = context.facts.to.controller
    facts.views[.from] = context.facts.from.view
    facts.views[.to] = context.facts.to.view
    let coordinator = TransitionCoordinator(facts)
    run.coordinator = coordinator
    presentedViewController.runningTransition = coordinator
    run.base.presenter?.runningTransition = coordinator
  }

  /// Ends a transition that takes no time, together with everything else of this turn.
  private func awaitEnd(of run: PresentationTransition, completed: Bool) {
    run.awaitedOutcome = completed
    UIRuntime.current.afterCommit { [weak self] in
      guard let self, transition === run else { return }
      endAwaited()
    }
  }

  private func endAwaited() {
    guard let completed = transition?.awaitedOutcome else { return }
    transition?.awaitedOutcome = nil
    perform(machine.handle(.complete(completed)))
  }

  /// Ends a transition without animation now, if it waits for the end of this turn; a next one can
  /// begin then. Does nothing inside a callback of its controllers.
  final func endEarlyIfPossible() {
    guard let run = transition, run.awaitedOutcome != nil,
      !presentedViewController.isInAppearanceCallback,
      !(run.base.presenter?.isInAppearanceCallback ?? false)
    else { return }
    container?.window?.layoutIfNeeded()
    endAwaited()
  }

  // MARK: Ending

  private func end(_ completed: Bool) {
    guard let run = transition else { return }
    for other in run.others { _ = other.machine.handle(.complete(completed)) }
    run.animator?.animationEnded(completed)
    tellEnd(of: run, completed)
    // Each of these calls the program, which may cut the transition off.
    if transition === run { settleViews(run, completed: completed) }
    if transition === run { settle(run, completed) }
  }

  private func tellEnd(of run: PresentationTransition, _ completed: Bool) {
    if transition === run, run.direction == .presentation {
      presentationTransitionDidEnd(completed)
    }
    for presentation in [self] + run.others
    where transition === run && run.direction == .dismissal {
      presentation.dismissalTransitionDidEnd(completed)
    }
  }

  /// The transition is over: breaks the links if nothing is presented any more, and sends *did*.
  private func settle(_ run: PresentationTransition, _ completed: Bool) {
    transition = nil
    for presentation in [self] + run.others { _ = presentation.machine.handle(.settle) }
    let presented = presentedViewController
    let presenter = run.base.presenter
    run.presenter = nil
    let screen = container?.window?.screen ?? presenter?.viewIfLoaded?.window?.screen
    if machine.state == .idle { unlink(run) }
    run.rotationHold = nil
    screen?.interfacePreferencesNeedUpdate(.all)
    for controller in [presented, presenter] where controller?.runningTransition === run.coordinator
    {
      controller?.runningTransition = nil
    }
    let vanished = run.others.map(\.presentedViewController)
    send(completed ? run.order.complete : run.order.cancelled, run, presenter: presenter)
    for other in vanished {
      other.end(run)
      other.forgetRole()
    }
    presented.forgetRole()
    run.coordinator?.finish(cancelled: !completed)
    // Fidelity: a transition that was called off does not call the completion. [decided]
    if completed { run.completion?() }
  }

  /// Breaks the links between the controllers: nothing is presented any more.
  private func unlink(_ run: PresentationTransition) {
    for presentation in [self] + run.others {
      presentation.presentedViewController.modalStorage?.presentation = nil
      presentation.presenter?.modalStorage?.active = nil
      presentation.container = nil
      presentation.withdrawOverride()
      for child in presentation.presentedViewController.childStorage {
        child.abandonWindowPresentations()
      }
    }
  }

  // MARK: Interaction

  private func tellInteractionEnd(_ cancelled: Bool) {
    guard let run = transition else { return }
    run.coordinator?.interactionDidEnd(
      cancelled: cancelled, velocity: run.interactor?.completionSpeed ?? 1,
      curve: run.interactor?.completionCurve ?? .easeInOut)
  }

  private func turn(back: Bool) {
    guard let run = transition else { return }
    send(back ? run.order.turnBack : run.order.begin, run)
    guard transition === run else { return }
    turnVanishing(run, back: back)
  }

  /// Lets the presented controller go without a transition.
  final func abandon() {
    if isPreparing {
      cancelPreparation()
    } else {
      perform(machine.handle(.abandon))
    }
  }

  private func drop() {
    let presented = presentedViewController
    let basePresenter = transition?.base.presenter
    presented.modalStorage?.presentation = nil
    let run = transition
    transition = nil
    run?.context?.abandon()
    run?.rotationHold = nil
    run?.presenter = nil
    presented.abandonPresentations()
    presenter?.modalStorage?.active = nil
    if let run, let basePresenter {
      if basePresenter.runningTransition === run.coordinator {
        basePresenter.runningTransition = nil
      }
      basePresenter.endCutOff(run)
    }
    // What was to go together with this one goes as well.
    for other in run?.others ?? [] { other.abandon() }
    container?.clear(of: presented)
    container = nil
    // What its callbacks have presented meanwhile goes as well.
    presented.abandonPresentations()
    withdrawOverride()
    run?.coordinator?.finish(cancelled: true)
    // Fidelity: a transition that is cut off calls its completion, after the commit. [decided]
    if let completion = run?.completion { UIRuntime.current.afterCommit(completion) }
  }
}

extension UIPresentationController: TransitionOwner {
  final func transitionDidMove(to percentComplete: CGFloat) {
    transition?.coordinator?.percentComplete = percentComplete
  }

  final func transitionInteractionDidEnd(cancelled: Bool) {
    perform(machine.handle(.letGo(cancelled: cancelled)))
  }

  final func transitionInteractionDidResume() { perform(machine.handle(.hold)) }

  final func transitionDidComplete(_ didComplete: Bool) {
    guard let run = transition else { return }
    if run.isStarting {
      awaitEnd(of: run, completed: didComplete)
    } else {
      perform(machine.handle(.complete(didComplete)))
    }
  }
}
