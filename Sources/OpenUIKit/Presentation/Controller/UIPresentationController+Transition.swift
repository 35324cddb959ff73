// The transitions of a presentation. Their order is that of `ControllerTransition`.

extension UIPresentationController {
  /// Begins to present, after the preparation, or to dismiss what is presented.
  ///
  /// - Returns: False, with nothing changed, if that cannot begin in the present state.
  final func begin(_ run: PresentationTransition) -> Bool {
    isPreparing = false
    let isPresentation = run.direction == .presentation
    guard state == (isPresentation ? .idle : .presented) else { return false }
    if isPresentation, let place = containerPosition { makeContainer(at: place) }
    guard let container else { return false }
    transition = run
    for other in run.others { other.followedTransition = run }
    setRoles(run)
    moveContainerAboveBase(in: run)
    return run.begin(contextFacts(run, in: container))
  }

  private func setRoles(_ run: PresentationTransition) {
    let isPresentation = run.direction == .presentation
    let presented = presentedViewController
    let other = run.concernsPresenter ? run.base.presenter : nil
    run.delegate = self
    run.from = isPresentation ? other : presented
    run.to = isPresentation ? presented : other
    run.disappearingOthers = run.others.map(\.presentedViewController)
    presented.modal.role = isPresentation ? .presented : .dismissed
    for controller in run.disappearingOthers { controller.modal.role = .dismissed }
    // A controller that presents as soon as it has appeared disappears for another reason.
    run.base.presenter?.modalStorage?.role = .none
  }

  /// Removes the presented controller without a transition.
  final func removeWithoutTransition() {
    if isPreparing {
      cancelPreparation()
    } else if let transition {
      transition.abort()
    } else if isPresented {
      leave()
    }
  }

  /// Removes all links and views. The remaining callbacks of the presented controller follow after
  /// the commit.
  private func leave(cutting run: PresentationTransition? = nil) {
    let presented = presentedViewController
    isPresented = false
    transition = nil
    followedTransition = nil
    presented.modalStorage?.presentation = nil
    presented.removePresentations()
    presenter?.modalStorage?.active = nil
    if let run { run.base.presenter?.endAfterCommit(run) }
    // The presentations that were to end with this one end as well.
    for other in run?.others ?? [] {
      other.followedTransition = nil
      other.removeWithoutTransition()
    }
    container?.clear(of: presented)
    container = nil
    // What its callbacks have presented meanwhile ends as well.
    presented.removePresentations()
    removeOverride()
  }
}

extension UIPresentationController: ControllerTransitionDelegate {
  final func transitionWillBegin(_ controllerTransition: ControllerTransition) {
    guard let run = transition else { return }
    resignResponderBelow(run)
    // Each of these calls the program, which may abort the transition.
    if run.isActive { callDelegateAtBeginning(run) }
    if run.isActive { sendBeginning(run) }
  }

  private func sendBeginning(_ run: PresentationTransition) {
    if run.direction == .dismissal {
      for presentation in [self] + run.others where run.isActive {
        presentation.send(.dismissalWillBegin)
      }
    } else {
      send(.presentationWillBegin)
      if run.isActive { addPresentedView(to: run) }
    }
  }

  final func transitionWillAnimate(_ controllerTransition: ControllerTransition) {
    guard let run = transition else { return }
    preparePresentersView(run)
    for other in run.others { other.container?.isHidden = true }
  }

  final func transition(_ controllerTransition: ControllerTransition, willEnd completed: Bool) {
    guard let run = transition else { return }
    if run.direction == .presentation {
      send(.presentationDidEnd(completed))
    } else {
      for presentation in [self] + run.others where run.isActive {
        presentation.send(.dismissalDidEnd(completed))
      }
    }
  }

  final func transition(
    _ controllerTransition: ControllerTransition, settleViews completed: Bool
  ) {
    if let transition { settleViews(transition, completed: completed) }
  }

  final func transition(_ controllerTransition: ControllerTransition, unlink completed: Bool) {
    guard let run = transition else { return }
    transition = nil
    for presentation in [self] + run.others {
      presentation.followedTransition = nil
      presentation.isPresented = completed == (run.direction == .presentation)
      if !presentation.isPresented { presentation.unlink() }
    }
  }

  /// Removes the links between the controllers: nothing is presented any more.
  private func unlink() {
    presentedViewController.modalStorage?.presentation = nil
    presenter?.modalStorage?.active = nil
    container = nil
    removeOverride()
    for child in presentedViewController.childStorage { child.removeWindowPresentations() }
  }

  final func transitionDidEnd(_ controllerTransition: ControllerTransition) {
    for controller in controllerTransition.disappearingOthers { controller.clearRole() }
    presentedViewController.clearRole()
  }

  final func transitionIsAborted(_ controllerTransition: ControllerTransition) {
    leave(cutting: transition)
  }
}
