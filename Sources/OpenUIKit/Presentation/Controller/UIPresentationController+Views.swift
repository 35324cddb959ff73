import MisuseReports

// The views of a presentation: their superviews at the beginning, meanwhile and at the end.

/// Where the container of a presentation is added.
struct ContainerPosition {
  let superview: UIView
  /// The subview of `superview` that is covered.
  let sibling: UIView?
  let frame: CGRect
  let mask: UIView.AutoresizingMask
}

/// Where a presenting view was in its superview before it was removed.
struct PresentersRoom {
  let frame: CGRect
  /// The size of the superview.
  let size: CGSize

  /// The frame that the view would have now if it had stayed.
  func frame(of view: UIView, in superview: UIView) -> CGRect {
    guard superview.bounds.size != size else { return frame }
    return view.treeState.resizingMask.resize(frame, from: size, to: superview.bounds.size)
  }
}

extension UIPresentationController {
  final func makeContainer(at place: ContainerPosition) {
    let container = PresentationContainerView(frame: place.frame)
    container.autoresizingMask = place.mask
    container.presentation = self
    if traitState != nil { container.traitOverrides = traitOverrides }
    self.container = container
    presenterSuperview = presenter?.viewIfLoaded?.superview
    presentersRoom = nil
    isPresentersViewRemoved = false
    isInContext = !(place.superview is UIWindow)
    if let sibling = place.sibling {
      place.superview.insertSubview(container, aboveSubview: sibling)
    } else {
      place.superview.addSubview(container)
    }
  }

  /// The sides of a transition, with their frames in coordinates of the container. For a
  /// presentation the upper view follows in `addPresentedView(to:)`.
  final func contextFacts(
    _ run: PresentationTransition, in container: PresentationContainerView
  ) -> TransitionContext.Facts {
    let base = run.base
    let removes = run.concernsPresenter
    let isPresentation = run.direction == .presentation
    let below = container.convert(base.presentersFrame, from: base.presentersPlace)
    var upper = TransitionContext.Side(controller: presentedViewController)
    var lower = TransitionContext.Side(
      controller: base.presenter, view: removes ? base.presenter?.view : nil)
    // Fidelity: a view that is removed has no final frame, one that is added no initial one.
    // [documented]
    if !isPresentation {
      upper.view = presentedView
      upper.initialFrame = upper.view?.untransformedFrame ?? frameOfPresentedViewInContainerView
    }
    lower.initialFrame = !isPresentation && removes ? .zero : below
    lower.finalFrame = isPresentation && removes ? .zero : below
    return TransitionContext.Facts(
      isAnimated: run.isAnimated, presentationStyle: presentationStyle, containerView: container,
      from: isPresentation ? lower : upper, to: isPresentation ? upper : lower)
  }

  /// Sets the view that appears, and its final frame, in the context of a presentation.
  // Fidelity: the presentation controller returns the view and its frame after
  // presentationTransitionWillBegin(), where it may make them. [documented]
  final func addPresentedView(to run: PresentationTransition) {
    var view = presentedView
    if let content = view, container?.isInside(content) == true {
      Misuse.report(.presentedViewContainsContainer(presentedViewController))
      view = nil
    }
    run.context?.setAppearingView(view, finalFrame: frameOfPresentedViewInContainerView)
    run.coordinator?.setAppearingView(view)
  }

  /// The superview of the presenting view, or that in which it would be, now: in a context the
  /// container of the presenting controller may have moved both views.
  final var presentersPlace: UIView? {
    isInContext ? container?.superview ?? presenterSuperview : presenterSuperview
  }

  /// The frame of the presenting view, or that which it would have, now.
  final var presentersFrame: CGRect {
    guard let view = presenter?.viewIfLoaded else { return .zero }
    if !isPresentersViewRemoved, view.superview === presentersPlace {
      return view.untransformedFrame
    }
    guard let place = presentersPlace else { return container?.bounds ?? .zero }
    // Fidelity: what is presented itself has the frame of its presentation again. [decided]
    if let own = presenter?.modalStorage?.presentation, own.container === place,
      own.presentedView === view
    {
      return own.frameOfPresentedViewInContainerView
    }
    if let container, container.superview === place { return container.frame }
    return presentersRoom?.frame(of: view, in: place) ?? place.bounds
  }

  /// Moves the presenting view, if it is removed in the end, to the container meanwhile.
  final func preparePresentersView(_ run: PresentationTransition) {
    guard run.concernsPresenter, run.isAnimated || run.animator != nil,
      run.direction == .presentation, let container, let view = presenter?.viewIfLoaded,
      !container.isInside(view)
    else { return }
    let frame = container.convert(presentersFrame, from: presenterSuperview)
    notePresentersRoom()
    isPresentersViewRemoved = true
    container.insertSubview(view, at: 0)
    view.untransformedFrame = frame
  }

  /// Adds or removes every view for the outcome of the transition. A second call changes nothing.
  final func settleViews(_ run: PresentationTransition, completed: Bool) {
    guard let container else { return }
    if completed == (run.direction == .presentation) {
      if run.concernsPresenter { run.base.removePresentersView() }
      restoreContainerPosition(of: run)
      for other in run.others { other.container?.isHidden = false }
      if run.animator == nil || !completed {
        showPresentedView(in: container)
      }
      container.setNeedsLayout()
    } else {
      if run.concernsPresenter { run.base.restorePresentersView() }
      for presentation in [self] + run.others { presentation.removeContainer() }
    }
  }

  private func showPresentedView(in container: UIView) {
    guard let view = presentedView, !container.isInside(view) else { return }
    if view.superview !== container { container.addSubview(view) }
    view.untransformedFrame = frameOfPresentedViewInContainerView
  }

  private func removeContainer() {
    guard let container, container.superview != nil else { return }
    let view = presentedView
    if let view { container.window?.resignFirstResponder(inside: view) }
    container.removeFromSuperview()
    view?.removeFromSuperview()
  }

  /// Remembers where the presenting view was, before it is removed.
  private func notePresentersRoom() {
    guard let view = presenter?.viewIfLoaded, let place = presenterSuperview,
      view.superview === place
    else { return }
    presentersRoom = PresentersRoom(frame: view.untransformedFrame, size: place.bounds.size)
  }

  final func removePresentersView() {
    guard let view = presenter?.viewIfLoaded else { return }
    notePresentersRoom()
    isPresentersViewRemoved = true
    guard view.superview === presenterSuperview || view.superview is PresentationContainerView
    else { return }
    view.removeFromSuperview()
  }

  final func restorePresentersView() {
    guard let view = presenter?.viewIfLoaded, let place = presentersPlace else { return }
    let frame = presentersFrame
    isPresentersViewRemoved = false
    // The container of the presenting controller does not show it now.
    if isInContext, container?.superview == nil { return }
    guard !place.isInside(view) else {
      if let presenter { Misuse.report(.presenterCannotReturn(presenter)) }
      presenterSuperview = nil
      return
    }
    if view.superview !== place {
      if let container, container.superview === place {
        place.insertSubview(view, belowSubview: container)
      } else {
        place.addSubview(view)
      }
    }
    if view.untransformedFrame != frame { view.untransformedFrame = frame }
    // A presented view that is another one may place this one in it.
    presenter?.modalStorage?.presentation?.presentedView?.setNeedsLayout()
  }

  /// Moves the container of what is presented over the presented controller, inside this container,
  /// to where the presented view is.
  final func placeContainerInContext() {
    guard state == .presented, let above = presentedViewController.activePresentation,
      above.state == .presented, above.isInContext, let inner = above.container,
      inner.superview === container
    else { return }
    let frame = above.presentersFrame
    if inner.untransformedFrame != frame { inner.untransformedFrame = frame }
  }

  // MARK: Dismissals of several presentations

  /// The container that is animated must not be in one that is removed at once.
  final func moveContainerAboveBase(in run: PresentationTransition) {
    guard let container, let superview = container.superview, let below = run.base.container,
      run.base !== self, let baseSuperview = below.superview,
      run.others.contains(where: { $0.container.map(container.isDescendant(of:)) ?? false })
    else { return }
    run.formerPosition = (superview, container.frame)
    let frame = baseSuperview.convert(container.bounds, from: container)
    baseSuperview.insertSubview(container, aboveSubview: below)
    container.frame = frame
  }

  private func restoreContainerPosition(of run: PresentationTransition) {
    guard let place = run.formerPosition, let container else { return }
    run.formerPosition = nil
    place.superview.addSubview(container)
    container.frame = place.frame
  }

  /// Resigns the first responder behind a presentation: the views there do not receive keys.
  final func resignResponderBelow(_ run: PresentationTransition) {
    guard run.direction == .presentation, let view = presenter?.viewIfLoaded else { return }
    if let alert = presentedViewController as? UIAlertController {
      alert.previousResponder = view.window?.firstResponder
    }
    view.window?.resignFirstResponder(inside: view)
  }
}
