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
      if isDismissedByUser { delegate?.presentationControllerWillDismiss(self) }
    } else {
      // Fidelity: none means the presentation's own style, at its beginning too. [documented]
      let own = adaptee ?? self
      own.delegate?.presentationController(
        own, willPresentWithAdaptiveStyle: adaptationStyle, transitionCoordinator: run.coordinator)
    }
  }

  /// Dismisses because the user requests it: the delegate's methods are called.
  final func dismissByUser() {
    guard state == .presented, let presenter else { return }
    isDismissedByUser = true
    presenter.dismissModally(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
    if !isTransitioning { isDismissedByUser = false }
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
    UIView.performWithoutAnimation {
      PresentationExchange(of: self, for: next, presenter: presenter).run()
    }
  }
}
