// What `present` and `dismiss` do: find out who presents, refuse what cannot be, begin.

extension UIViewController {
  final func presentModally(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    endAwaitedTransitions(with: presented)
    if let misuse = misuse(inPresenting: presented) {
      UIKitDiagnostics.report(misuse)
      return
    }
    let own = presented.takePresentation(presenting: topmostAncestor, source: self)
    let presentation = own.adapted(to: traitCollection, presenting: topmostAncestor)
    let presented = presentation.presentedViewController
    let presenter = presenter(with: presentation)
    let isFullScreen = presentation.shouldPresentInFullscreen
    if let misuse = presentation.prepareOrRefuse() {
      own.waitForPresentation()
      UIKitDiagnostics.report(misuse)
      return
    }
    if presentation.coversScreen { presented.turnInterfaceForPresentation() }
    // A turn of the interface runs callbacks, which may have presented something else.
    guard let place = presenter.presentationPlace(fullScreen: isFullScreen),
      presenter.activePresentation == nil
    else {
      own.waitForPresentation()
      UIKitDiagnostics.report(.presenterNotInWindow(presented, presenter: presenter))
      return
    }
    presentation.presenter = presenter
    presenter.modal.active = presentation
    presented.modal.presentation = presentation
    let run = presentation.makePresentation(
      source: self, animated: animated, completion: completion)
    presentation.begin(run, place: place)
  }

  /// Ends what waits for the end of this turn only because it takes no time.
  private func endAwaitedTransitions(with presented: UIViewController? = nil) {
    presented?.enclosingPresentation?.endEarlyIfPossible()
    enclosingPresentation?.endEarlyIfPossible()
    nearestActivePresentation?.endEarlyIfPossible()
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
    guard let base = nearestActivePresentation ?? enclosingPresentation else {
      // Fidelity: with nothing to dismiss nothing happens, and nobody waits in vain. [decided]
      if let completion { UIRuntime.current.nextTurn(completion) }
      return
    }
    var chain = [base]
    while let next = chain.last?.presentedViewController.activePresentation { chain.append(next) }
    for presentation in chain { presentation.endEarlyIfPossible() }
    guard chain.allSatisfy({ $0.machine.state == .presented }), let top = chain.popLast() else {
      UIKitDiagnostics.report(.dismissalWhileBusy(self))
      return
    }
    top.begin(
      top.makeDismissal(
        base: base, others: chain.reversed(), animated: animated, completion: completion))
  }
}

extension UIPresentationController {
  /// The transition in, with the objects that the delegate of the presented controller gives.
  fileprivate func makePresentation(
    source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) -> PresentationTransition {
    let presented = presentedViewController
    let delegate = presented.modalStorage?.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if asksDelegate(animated), let delegate {
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

  /// The transition out.
  fileprivate func makeDismissal(
    base: UIPresentationController, others: [UIPresentationController], animated: Bool,
    completion: (() -> Void)?
  ) -> PresentationTransition {
    let presented = presentedViewController
    let delegate = presented.modalStorage?.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if asksDelegate(animated), let delegate {
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

  // Fidelity: with the style custom the animator is asked even when nothing is to be animated.
  // [documented]
  private func asksDelegate(_ animated: Bool) -> Bool { animated || presentationStyle == .custom }

  private var transitionStyle: UIModalTransitionStyle {
    if !shouldPresentInFullscreen, let presenter,
      presenter.providesPresentationContextTransitionStyle
    {
      return presenter.modalTransitionStyle
    }
    return presentedViewController.modalTransitionStyle
  }
}
