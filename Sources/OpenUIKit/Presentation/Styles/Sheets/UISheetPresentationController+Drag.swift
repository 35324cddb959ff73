extension UISheetPresentationController {
  // MARK: Events

  /// Whether the sheet is animated without a finger, and can be stopped.
  final var movesByItself: Bool {
    switch drag?.state {
    case .settling, .dismissing, .returning: true
    default: false
    }
  }

  /// Whether a point of the container is on the card as it is shown now.
  final func isOnCard(_ point: CGPoint) -> Bool {
    guard let drag, drag.state != .leaving, !isBelowAnother else { return false }
    return (card.layer.presentation() ?? card.layer).frame.contains(point)
  }

  /// Whether the user may dismiss the sheet; calls the delegate.
  // Fidelity: the delegate is not asked where the presented controller refuses. [decided]
  private var mayDismiss: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) != false
  }

  // Fidelity: a sheet that presents something cannot be dragged, also where what is above receives
  // no touches. [decided]
  final var isBelowAnother: Bool { presentedViewController.activePresentation != nil }

  final func tappedOutside() {
    guard !isBelowAnother else { return }
    switch drag?.state {
    case .resting, .settling: send(.tappedOutside(mayDismiss: mayDismiss))
    default: break
    }
  }

  final func tappedGrabber() {
    guard let index = drag?.detent, drag?.isDragged == false else { return }
    send(.dragBegan)
    send(.released(to: heights.next(after: index)))
  }

  final func handle(_ recognizer: SheetPanRecognizer) {
    switch recognizer.state {
    case .began:
      isDraggedByContent = false
      recognizer.setTranslation(.zero, in: containerView)
      send(.dragBegan)
    case .changed:
      let displacement = recognizer.translation(in: containerView).y
      recognizer.setTranslation(.zero, in: containerView)
      dragged(to: draggedHeight - displacement)
    case .ended:
      releaseVelocity = recognizer.velocity(in: containerView).y
      finishDrag(velocity: recognizer.velocity(in: containerView).y)
    case .cancelled, .failed:
      send(.touchCancelled)
    case .possible:
      break
    }
  }

  final func dragged(to height: CGFloat) {
    guard drag?.isDragged == true else { return }
    draggedHeight = height
    if height < heights.lowest, drag?.requiresPermission == true {
      send(.draggedBelowLowest(mayDismiss: mayDismiss))
    }
    guard let drag, drag.isDragged else { return }
    show(heights.shown(height, canDismiss: drag.isDismissing))
    if drag.isDismissing, heights.lowest > 0 {
      interaction?.update(1 - min(1, max(0, height / heights.lowest)))
    }
  }

  final func finishDrag(velocity: CGFloat) {
    guard drag?.isDragged == true else { return }
    interaction?.velocity = velocity
    switch heights.target(height: draggedHeight, velocity: velocity) {
    case .detent(let index): send(.released(to: index))
    case .dismissal:
      // Released above the lowest detent with a velocity: the delegate was not asked yet.
      if drag?.requiresPermission == true { send(.draggedBelowLowest(mayDismiss: mayDismiss)) }
      send(.releasedOutside)
    }
  }

  /// The program has selected a detent.
  final func select(_ identifier: Detent.Identifier?) {
    guard identifier != selectionStorage else { return }
    selectionStorage = identifier
    guard drag != nil else { return }
    settlesAtOnce = !isAnimatingChanges
    send(.selected(heights.index(of: identifier)))
    settlesAtOnce = false
  }

  /// The detents were resolved again: the sheet stays at the one that it had, or at the selected
  /// one.
  final func adoptDetent(named identifier: Detent.Identifier) {
    guard var drag, let old = drag.detent else { return }
    let known = heights.heights.contains { $0.identifier == identifier }
    let index = heights.index(of: selectionStorage ?? (known ? identifier : nil))
    if index != old { drag.renumber(to: index) }
    self.drag = drag
  }

  // MARK: Actions

  /// Passes an input to the state machine, and performs its actions.
  final func send(_ input: SheetStateMachine.Input) {
    guard var machine = drag else { return }
    let actions = machine.handle(input)
    drag = machine
    SheetStateMachine.perform(actions, of: drag ?? machine) { perform($0) }
  }

  private func perform(_ action: SheetStateMachine.Action) {
    switch action {
    case .follow: stopMoving()
    case .beginDismissal: beginDismissal(interactive: true)
    case .dismiss: beginDismissal(interactive: false)
    case .resumeDismissal: interaction?.resume()
    case .finishDismissal:
      interaction?.finish()
      animate(to: 0)
    case .cancelDismissal(let index):
      interaction?.cancel()
      animate(to: heights.heights[index].height)
    case .endDismissal: interaction?.end(true)
    case .endCancelledDismissal: interaction?.end(false)
    case .reportAttempt: delegate?.presentationControllerDidAttemptToDismiss(self)
    case .settle(let index): settle(at: heights.heights[index].height)
    case .reportSelection(let index): reportSelection(index)
    }
  }

  private func reportSelection(_ index: Int) {
    selectionStorage = heights.heights[index].identifier
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Stops the animation, so that the card stays at its shown position.
  private func stopMoving() {
    stopMovement()
    let height = (containerView?.bounds.height ?? 0) - card.frame.minY
    floorHeight = heights.lowest
    draggedHeight = height
    UIView.performWithoutAnimation { show(height) }
  }

  /// Stops what moves the sheet where it is; the state machine gets no input.
  private func stopMovement() {
    movement?.onEnd = nil
    movement = nil
    for view in [card, chrome.dimming, chrome.surface?.view] { view?.layer.stopAnimations() }
  }

  /// Moves the card to a detent, with animation unless the program selects it without.
  private func settle(at height: CGFloat) {
    guard settlesAtOnce else { return animate(to: height) }
    stopMovement()
    show(height)
    setNeedsSheetLayout()
    send(.animationEnded)
  }

  /// Moves the card with a spring, beginning with the velocity of the finger.
  private func animate(to height: CGFloat) {
    movement?.onEnd = nil
    let distance = abs(height - shownHeight)
    let speed = interaction?.velocity ?? releaseVelocity
    releaseVelocity = 0
    let spring = SpringCurve(
      duration: SheetAnimator.duration, dampingRatio: 1,
      initialVelocity: distance > 0 ? Double(min(20, abs(speed) / distance)) : 0)
    movement = AnimationStack.shared.animate(
      AnimationSpecification(
        duration: SheetAnimator.duration, options: .allowUserInteraction, spring: spring)
    ) {
      show(height)
      if height > 0 { card.layoutIfNeeded() }
    } completion: { [weak self] _ in
      self?.movement = nil
      self?.send(.animationEnded)
    }
  }

  final func animateSheet(_ changes: () -> Void) {
    guard containerView != nil else {
      changes()
      return
    }
    UIView.animate(springDuration: SheetAnimator.duration, options: .allowUserInteraction) {
      layOutInAnimation(changes)
    }
  }

  private func layOutInAnimation(_ changes: () -> Void) {
    let wasAnimating = isAnimatingChanges
    isAnimatingChanges = true
    defer { isAnimatingChanges = wasAnimating }
    changes()
    containerView?.layoutIfNeeded()
  }

  /// Adopts a new preferred size of the content.
  final func preferredSizeDidChange() {
    guard !isLeaving else { return }
    guard state == .presented else { return setNeedsSheetLayout() }
    if UIView.inheritedAnimationDuration > 0 {
      layOutInAnimation { setNeedsSheetLayout() }
    } else {
      animateSheet { setNeedsSheetLayout() }
    }
  }

  // MARK: Transitions

  /// Dismisses because the user requests it: the delegate's methods are called.
  private func beginDismissal(interactive: Bool) {
    interaction = interactive ? SheetInteraction() : nil
    dismissByUser()
  }

  final func presentationDidEnd(_ completed: Bool) {
    guard completed else {
      removeChrome()
      return
    }
    updatePlacement()
    drag = SheetStateMachine(detent: heights.index(of: selectionStorage))
    setNeedsSheetLayout()
  }

  final func dismissalWillBegin() {
    send(.dismissed)
    floorHeight = drag?.isDismissing == true ? heights.lowest : shownHeight
  }

  final func dismissalDidEnd(_ completed: Bool) {
    interaction = nil
    isDismissedByUser = false
    guard completed else {
      if drag?.state == .leaving {
        drag = SheetStateMachine(detent: heights.index(of: selectionStorage))
      }
      setNeedsSheetLayout()
      return
    }
    drag = nil
    removeChrome()
  }
}
