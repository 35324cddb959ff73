import MisuseReports

// `present` and `dismiss`: determine the presenting controller, refuse what is impossible, begin.

extension UIViewController {
  final func presentModally(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    endAwaitedTransitions(with: presented)
    if let misuse = misuse(inPresenting: presented) {
      Misuse.report(misuse)
      return
    }
    let own = presented.makePresentationController(presenting: topmostAncestor, source: self)
    let presentation = own.adapted(to: traitCollection, presenting: topmostAncestor)
    let presented = presentation.presentedViewController
    let presenter = presenter(with: presentation)
    if let misuse = presentation.prepareOrRefuse() {
      own.waitForPresentation()
      Misuse.report(misuse)
      return
    }
    if presentation.coversScreen {
      presented.rotateInterfaceForPresentation(in: sceneForOrientation)
    }
    // The callbacks so far may have presented something else, or changed the hierarchy.
    if let misuse = misuse(inPresenting: presented) {
      own.waitForPresentation()
      Misuse.report(misuse)
      return
    }
    presentation.prepare(on: presenter)
    let run = presentation.makePresentation(
      source: self, animated: animated, completion: completion)
    presented.loadViewIfNeeded()
    if let misuse = presentation.misuseInBeginning() {
      presentation.cancelPreparation()
      own.waitForPresentation()
      Misuse.report(misuse)
      return
    }
    if !presentation.begin(run) {
      Misuse.report(.presentedWhileBusy(presented, presenter: presenter))
    }
  }

  /// Ends what is deferred to the end of this turn because it has no duration.
  private func endAwaitedTransitions(with presented: UIViewController? = nil) {
    presented?.enclosingPresentation?.transition?.endEarlyIfPossible()
    enclosingPresentation?.transition?.endEarlyIfPossible()
    nearestActivePresentation?.transition?.endEarlyIfPossible()
  }

  final var nearestPresented: UIViewController? {
    nearestActivePresentation?.presentedViewController
  }

  /// The presentation by this controller, or else by the nearest ancestor that presents.
  final var nearestActivePresentation: UIPresentationController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.activePresentation { return presentation }
      controller = current.parentStorage
    }
    return nil
  }

  final func dismissModally(animated: Bool, completion: (() -> Void)?) {
    endAwaitedTransitions()
    guard let base = presentationToDismiss else {
      // Fidelity: with nothing to dismiss nothing changes, and the completion is called. [decided]
      if let completion { DeferredWork.nextTurn(completion) }
      return
    }
    for presentation in base.chain { presentation.transition?.endEarlyIfPossible() }
    let chain = base.chain
    if base.state == .presented, let leaving = chain.first(where: \.isBeingLeft),
      let coordinator = leaving.presentedViewController.transitionCoordinator
    {
      _ = coordinator.animate(alongsideTransition: nil) { _ in
        guard base.state == .presented, let presenter = base.presenter else { return }
        presenter.dismissModally(animated: animated, completion: completion)
      }
      return
    }
    guard let top = chain.last, base.canDismiss(chain) else {
      Misuse.report(.dismissalWhileBusy(self))
      return
    }
    let run = top.makeDismissal(
      base: base, others: chain.dropLast().reversed(), animated: animated, completion: completion)
    // The delegate may have dismissed or presented something when it returned an animator.
    guard base.canDismiss(chain) else {
      Misuse.report(.dismissalWhileBusy(self))
      return
    }
    if !top.begin(run) { Misuse.report(.dismissalWhileBusy(self)) }
  }
}

extension UIViewController {
  /// The presentation that a dismissal by this controller ends.
  // Fidelity: while what a controller presents is being dismissed it counts as gone, so that
  // another request dismisses the controller itself, after that. [observed]
  private var presentationToDismiss: UIPresentationController? {
    let own = nearestActivePresentation ?? enclosingPresentation
    var found = own
    while let current = found, current.isBeingLeft {
      found = current.presenter?.enclosingPresentation
    }
    return found ?? own
  }
}

extension UIPresentationController {
  /// Whether a dismissal of it runs that nobody's hand moves.
  fileprivate var isBeingLeft: Bool {
    guard isLeaving, let run = transition ?? followedTransition else { return false }
    return run.direction == .dismissal && run.coordinator?.isInteractive == false
  }

  /// This presentation and those above it, from bottom to top.
  fileprivate var chain: [UIPresentationController] {
    var chain = [self]
    while let next = chain.last?.presentedViewController.activePresentation { chain.append(next) }
    return chain
  }

  /// Whether `chain` is what is presented from this presentation upwards, and no transition runs in
  /// it.
  fileprivate func canDismiss(_ chain: [UIPresentationController]) -> Bool {
    chain.elementsEqual(self.chain, by: ===)
      && chain.allSatisfy { $0.state == .presented }
  }
}

extension UIPresentationController {
  /// The transition of a presentation, with the objects of the presented controller's delegate.
  fileprivate func makePresentation(
    source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) -> PresentationTransition {
    let presented = presentedViewController
    let delegate = presented.modalStorage?.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if callsDelegate(animated), let delegate {
      animator = delegate.animationController(
        forPresented: presented, presenting: presentingViewController, source: source)
      if animated, let animator {
        interactor = delegate.interactionControllerForPresentation(using: animator)
      }
    }
    if animated || isPartialCurl, animator == nil {
      animator =
        styleAnimator(isDismissal: false)
        ?? BuiltInTransition.make(transitionStyle, isDismissal: false)
    }
    return PresentationTransition(
      .presentation, isAnimated: animated, base: self, animator: animator, interactor: interactor,
      completion: completion)
  }

  /// The transition of a dismissal.
  fileprivate func makeDismissal(
    base: UIPresentationController, others: [UIPresentationController], animated: Bool,
    completion: (() -> Void)?
  ) -> PresentationTransition {
    let presented = presentedViewController
    let delegate = presented.modalStorage?.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if callsDelegate(animated), let delegate {
      animator = delegate.animationController(forDismissed: presented)
      if animated, let animator {
        interactor = delegate.interactionControllerForDismissal(using: animator)
      }
    }
    if animated || isPartialCurl, animator == nil {
      animator =
        styleAnimator(isDismissal: true)
        ?? BuiltInTransition.make(transitionStyle, isDismissal: true)
    }
    if animated, interactor == nil { interactor = styleInteractor() }
    return PresentationTransition(
      .dismissal, isAnimated: animated, base: base, others: others, animator: animator,
      interactor: interactor, completion: completion)
  }

  // Fidelity: with the style custom the delegate is called for the animator even without animation.
  // [documented]
  private func callsDelegate(_ animated: Bool) -> Bool { animated || presentationStyle == .custom }

  private var transitionStyle: UIModalTransitionStyle {
    if !shouldPresentInFullscreen, let presenter,
      presenter.providesPresentationContextTransitionStyle
    {
      return presenter.modalTransitionStyle
    }
    return presentedViewController.modalTransitionStyle
  }
}
