// How a presentation changes its style where there is little space.

extension UIPresentationController {
  /// The traits for which the presentation is being adapted.
  final var adaptingTraits: UITraitCollection {
    adaptingStorage ?? container?.traitCollection ?? presenter?.traitCollection
      ?? UIScreen.main.traitCollection
  }

  final var adaptiveStyleNow: UIModalPresentationStyle { adaptedStyle(for: adaptingTraits) }

  /// The style for the traits, as the delegate answers; `.none` for the presentation's own.
  final func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    adaptingStorage = traits
    defer { adaptingStorage = nil }
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    return style == presentationStyle || style == .automatic ? .none : style
  }

  /// The presentation that is to be used in the given traits: this one, or its adaptation.
  final func adapted(
    to traits: UITraitCollection, presenting: UIViewController
  ) -> UIPresentationController {
    let style = adaptedStyle(for: traits)
    return style == .none ? self : makeAdapted(style, presenting: presenting)
  }

  private func makeAdapted(
    _ style: UIModalPresentationStyle, presenting: UIViewController
  ) -> UIPresentationController {
    let other = delegate?.presentationController(
      self, viewControllerForAdaptivePresentationStyle: style)
    let presented = other ?? presentedViewController
    let made =
      presented.ownPresentation(style, presenting: presenting)
      ?? (presented === presentedViewController ? preparedAdaptation(style) : nil)
      ?? presented.makePresentation(style, presenting: presenting)
    made.adaptee = self
    made.adaptationStyle = style
    if made.delegate == nil { made.delegate = delegate }
    delegate?.presentationController(self, prepare: made)
    return made
  }

  /// Called when a transition begins, after its coordinator was set, before any *will*.
  final func callDelegateAtBeginning(_ run: PresentationTransition) {
    if run.direction == .dismissal {
      if isDismissedByPerson { delegate?.presentationControllerWillDismiss(self) }
    } else {
      // Fidelity: none means the presentation's own style, at its beginning too. [documented]
      let own = adaptee ?? self
      own.delegate?.presentationController(
        own, willPresentWithAdaptiveStyle: adaptationStyle, transitionCoordinator: run.coordinator)
    }
  }

  /// Dismisses because the user requests it: the delegate's methods are called.
  final func dismissForPerson() {
    guard state == .presented, let presenter else { return }
    isDismissedByPerson = true
    presenter.dismissModally(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
    if !isTransitioning { isDismissedByPerson = false }
  }
}

extension UIPresentationController {
  // MARK: While presented

  /// Changes the style if the traits of the container demand it.
  final func adaptAgain() {
    guard state == .presented, let container, let presenter else { return }
    let own = adaptee ?? self
    let style = own.adaptedStyle(for: container.traitCollection)
    guard style != adaptationStyle else { return }
    let next = style == .none ? own : own.makeAdapted(style, presenting: presenter)
    own.delegate?.presentationController(
      own, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: presenter.transitionCoordinator)
    UIView.performWithoutAnimation { replace(with: next, presenter: presenter) }
  }

  /// Replaces this presentation with another one.
  // Fidelity: the presented controller, if it stays, receives no callbacks; the presenting one only
  // where its view is added again or removed. [decided]
  //
  // Not run by `ControllerTransition`, which ends after the commit even if it takes no time: until
  // then the presentation could not be dismissed, and the layout pass that has changed the traits
  // would show the old style. Besides, both presentations have a container at the same time, so that
  // the presented view never leaves the window and its controller receives no callbacks.
  private func replace(with next: UIPresentationController, presenter: UIViewController) {
    guard let container, let superview = container.superview else { return }
    let out = PresentationTransition(
      .dismissal, isAnimated: false, base: self, animator: nil, interactor: nil, completion: nil)
    let old = presentedViewController
    let new = next.presentedViewController
    if out.concernsPresenter { restorePresenter(out, presenter) }
    removeOverride()
    next.presenter = presenter
    next.keepPresented(true)
    next.makeContainer(
      at: ContainerPosition(
        superview: superview, sibling: container, frame: container.frame,
        mask: container.autoresizingMask))
    next.presenterSuperview = presenterSuperview
    presenter.modal.active = next
    if old !== new {
      old.modalStorage?.presentation = nil
      leave(old, for: new)
    }
    new.modal.presentation = next
    if next.overrideTraitCollection != nil { next.applyOverride() }
    dismissalTransitionWillBegin()
    next.enter()
    if next.shouldRemovePresentersView { next.removePresenter(presenter) }
    isPresented = false
    self.container = nil
    container.removeFromSuperview()
    dismissalTransitionDidEnd(true)
    adaptee = nil
    adaptationStyle = .none
  }

  /// Adds the presented view, as after a presentation without animation.
  private func enter() {
    guard let container else { return }
    // A view that is in the container already is moved at once, and never leaves the window.
    if let view = presentedView { container.addSubview(view) }
    presentationTransitionWillBegin()
    if let view = presentedView, view.superview !== container { container.addSubview(view) }
    presentedView?.untransformedFrame = frameOfPresentedViewInContainerView
    isPresented = true
    presentedView?.untransformedFrame = frameOfPresentedViewInContainerView
    presentationTransitionDidEnd(true)
    container.setNeedsLayout()
  }

  /// Replaces the presented controller; the view of either one may be inside the view of the other.
  private func leave(_ old: UIViewController, for new: UIViewController) {
    if new.parentStorage === old {
      new.willMove(toParent: nil)
      new.viewIfLoaded?.removeFromSuperview()
      new.removeFromParent()
    }
    guard old.parentStorage == nil else { return }
    old.viewIfLoaded?.removeFromSuperview()
  }

  private func restorePresenter(_ run: PresentationTransition, _ presenter: UIViewController) {
    if !presenter.isDeferredByParent { presenter.appearWithWindow(true) }
    restorePresentersView(run)
  }

  private func removePresenter(_ presenter: UIViewController) {
    presenter.appearWithWindow(false)
    removePresentersView(
      PresentationTransition(
        .presentation, isAnimated: false, base: self, animator: nil, interactor: nil,
        completion: nil))
  }
}
