extension ContainerStack: ContainerEngine {
  /// The view that the engine adds to its region.
  public var hostView: ContainerHostView { host }

  /// Whether a request may begin now.
  public func accepts(_ request: ContainerStackRequest) -> Bool {
    switch request {
    case .conceal: machine.accepts(.conceal)
    case .reveal: machine.accepts(.reveal)
    default: machine.acceptsChange
    }
  }

  /// Why every request is refused; `nil` if none is.
  public var refusal: Misuse? { isRemoved ? .stackRemoved : nil }

  /// Whether a transition runs.
  public var isMoving: Bool { machine.isTransitioning }

  /// Whether a request makes one superfluous that waits directly before it.
  public func replaces(_ request: ContainerStackRequest, _ waiting: ContainerStackRequest) -> Bool {
    // A whole list that has not been shown yet is replaced by the next one.
    if case (.replace, .replace) = (request, waiting) { true } else { false }
  }

  /// Performs the next step of the plan.
  public func performStep() -> ContainerStepResult {
    if let step = machine.nextStep() {
      perform(step)
    } else if machine.isTransitioning {
      return driveTransition() ? .performed : .waits
    } else if queue.running != nil {
      endRunning()
    } else if !contents.taken.isEmpty, machine.acceptsChange, !isRemovalDue {
      closeGap()
    } else {
      return continueRemoval() ? .performed : .nothing
    }
    return .performed
  }

  /// Handles a change that nobody has requested; there is none.
  public func handleContentChange() -> Bool { false }

  /// Ends the running transition at once.
  public func finishRunning() { playing?.finish() }

  /// Releases the children that were removed.
  public func didBecomeIdle() {
    guard !contents.removedByOperation.isEmpty else { return }
    for member in contents.removedByOperation { _ = contents.remove(member) }
    contents.removedByOperation.removeAll(keepingCapacity: true)
  }

  /// Reverses or ends the running transition, if that was requested.
  ///
  /// - Returns: Whether there is more to do now.
  private func driveTransition() -> Bool {
    if runningState.isReversalDue {
      runningState.isReversalDue = false
      return machine.reverse()
    }
    if let playing, playing.isReversed != machine.isReversed { playing.reverse() }
    // The container appears or disappears meanwhile, or the stack leaves it: the transition ends
    // first.
    let isInterrupted = !queue.visibilityChanges.isEmpty || isRemovalDue
    if isInterrupted, !runningState.isEndDue, participants.interaction != nil {
      interruptInteraction()
      return true
    }
    if isInterrupted || runningState.isEndDue { playing?.finish() }
    return !machine.isTransitioning
  }

  /// Called when the running transition was completed or cancelled.
  func transitionDidEnd() {
    if participants.coordinator == nil { ended = transitionFacts }
    (playing, substitute) = (nil, nil)
    runningState.isDragged = false
    participants.endInteraction()
    (runningState.isReversalDue, runningState.isEndDue) = (false, false)
    host.blocksInteraction = false
    // A host that has resisted a drag beyond the end has returned, at the latest now.
    if runningState.isAnimated { host.layer.removeAnimation(forKey: "transform") }
    runningState.isCancelled = !machine.transitionDidEnd(canReturn: canReturn)
    // Requests that observers make wait until the last callbacks have been sent.
    endMovement(isCompleted: !runningState.isCancelled)
    transitionDidEnd(cancelled: runningState.isCancelled)
    if !runningState.isCancelled { releaseSettledRemoved() }
    // The interface does not rotate during a transition.
    if runningState.isAnimated { container?.setNeedsUpdateOfSupportedInterfaceOrientations() }
    pump()
  }

  /// Whether a removed child can be added again: another container may have added it meanwhile.
  func canReturn(_ member: ContainerStackMember) -> Bool {
    guard let container, let content = contents[member], !content.isTaken else { return false }
    return Misuse.ofAdding(content.viewController, to: container) == nil
  }

  /// Releases the removed children that no further event names.
  private func releaseSettledRemoved() {
    for member in contents.removedByOperation where !machine.endsBySending(of: member) {
      contents.removedByOperation.removeAll { $0 == member }
      _ = contents.remove(member)
    }
  }

  /// Begins a request, or refuses it with nothing changed.
  public func begin(_ entry: ContainerQueue<ContainerStackRequest>.Entry) {
    switch resolve(entry.request) {
    case .nothingToDo:
      entry.operation.finish(.coalesced)
    case .refused(let refusal):
      let misuse = rewordsRefusal?(refusal) ?? refusal
      Misuse.report(misuse)
      entry.operation.finish(.refused(misuse))
    case .change(let resolved):
      let (change, list) = exchangingUncovered(by: resolved)
      queue.running = entry.operation
      runningState.wasBegunByDrag = link.core?.beginsDrag == true
      guard let moving = machine.begin(change, exchanging: list), entry.isAnimated,
        let content = contents[moving]
      else {
        // While the container appears, so does with it what is revealed.
        if machine.visibility != .appearing { runningState.isAnimated = false }
        return
      }
      substitute = makeSubstitute(for: moving)
      runningState.isAnimated =
        substitute != nil || takesTime(content, machine.playsForward ? .forward : .inverse)
    }
  }

  /// Returns the substitute that plays the transition of the operation that begins, in place of the
  /// child's own.
  private func makeSubstitute(for moving: ContainerStackMember) -> (any TransitionPlaying)? {
    guard let makeSubstitute, machine.visibility == .appeared, UIView.areAnimationsEnabled,
      let moving = contents[moving]
    else { return nil }
    return makeSubstitute(
      ContainerStackExchange(
        moving: moving, hidden: machine.hidden.flatMap { contents[$0] },
        shown: machine.shown.flatMap { contents[$0] }))
  }

  /// Whether the transition of a child would really be animated now.
  private func takesTime(
    _ content: ContainerContent, _ direction: TransitionPlayer.Direction
  ) -> Bool {
    guard machine.visibility == .appeared, UIView.areAnimationsEnabled else { return false }
    return content.transitionDuration(direction, in: host.bounds) > 0
  }

  private func endRunning() {
    let operation = queue.running
    queue.running = nil
    endExchange()
    runningState.exchanged = []
    didBecomeIdle()
    link.core?.activeViewControllerMayHaveChanged()
    announceScreenChange()
    queue.routeObserver?.childrenDidChange(isUndone: runningState.isCancelled)
    participants.endInteraction()
    ended = nil
    finishCoordinator()
    operation?.finish(runningState.isCancelled ? .cancelled : .done)
    runningState.isCancelled = false
    // They were requested of a transition that there was none of.
    (runningState.isReversalDue, runningState.isEndDue) = (false, false)
  }

  /// Reports to assistive technologies that something else is shown: the child that has appeared
  /// or, where none is left, what the container shows beside it.
  private func announceScreenChange() {
    guard runningState.changesScreen else { return }
    runningState.changesScreen = false
    guard !runningState.isCancelled, machine.visibility == .appeared else { return }
    let shown: UIViewController?
    if let top = topContent, top.appearance == .appeared {
      shown = top.viewController
    } else {
      shown = link.core?.activeViewController
    }
    UIAccessibility.post(notification: .screenChanged, argument: shown?.viewIfLoaded)
  }
}
