#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension ContainerStack {
  /// Takes a request in, and does it now if nothing stands in the way.
  func request(_ request: ContainerStackRequest, animated: Bool) -> ContainerOperation {
    let operation = ContainerOperation()
    let entry = ContainerStackEntry(
      request: request, isAnimated: animated, operation: operation)
    if isFree {
      pump(beginningWith: entry)
      return operation
    }
    if conflictPolicy == .refuse {
      operation.finish(.refused(.busy))
      return operation
    }
    coalesce(with: request)
    waiting.append(entry)
    pump()
    finishForWaiting()
    return operation
  }

  /// Ends the running transition for what waits, where the policy says so. A finger that drives the
  /// transition is waited for.
  func finishForWaiting() {
    if conflictPolicy == .finishRunning, !isDragged { finishEarlier() }
  }

  /// Ends the transitions of all that was requested before the last request, which then begins.
  private func finishEarlier() {
    while machine.isTransitioning, !waiting.isEmpty, !isPumping { playing?.finish() }
  }

  /// Whether a request would run at once.
  private var isFree: Bool { !isPumping && isIdle && machine.acceptsChange }

  /// A whole list that has not been shown yet is replaced by the next one.
  private func coalesce(with request: ContainerStackRequest) {
    guard case .replace = request, let last = waiting.last, case .replace = last.request else {
      return
    }
    _ = waiting.popLast()
    last.operation.finish(.coalesced)
  }

  /// Does what can be done: steps, then the callbacks of the container itself, then the next
  /// request. It is the only place from which anything happens, so calls from inside a callback
  /// find it running and are done when the callback has returned.
  ///
  /// - Parameter entry: A request that need not wait.
  func pump(beginningWith entry: ContainerStackEntry? = nil) {
    guard !isPumping else { return }
    isPumping = true
    defer { isPumping = false }
    if let entry { begin(entry) }
    while true {
      if let step = machine.nextStep() {
        perform(step)
      } else if machine.isTransitioning {
        guard driveTransition() else { return }
      } else if running != nil {
        finishRunning()
      } else if isReleaseDue {
        unloadHiddenViews()
      } else if let change = visibilityChanges.popFirst() {
        begin(change)
      } else if machine.acceptsChange, let entry = waiting.popFirst() {
        begin(entry)
      } else {
        forgetDeparted()
        return
      }
    }
  }

  /// Reverses or ends the running transition, if that was requested.
  ///
  /// - Returns: Whether there is more to do now.
  private func driveTransition() -> Bool {
    if isReversalDue {
      isReversalDue = false
      return machine.reverse()
    }
    if let playing, playing.isReversed != machine.isReversed { playing.reverse() }
    // The container appears or disappears meanwhile: the transition ends first.
    if isEndDue || !visibilityChanges.isEmpty { playing?.finish() }
    return !machine.isTransitioning
  }

  /// Called when the running transition was completed or cancelled.
  func transitionDidEnd() {
    playing = nil
    isDragged = false
    (isReversalDue, isEndDue) = (false, false)
    host.blocksInteraction = false
    isCancelled = !machine.transitionDidEnd(canReturn: canReturn)
    if !isCancelled { forgetSettledDeparted() }
    // The interface does not rotate during a transition.
    if isAnimated { container?.setNeedsUpdateOfSupportedInterfaceOrientations() }
    pump()
  }

  /// Whether a removed child can be added again: another container may have added it meanwhile.
  private func canReturn(_ member: ContainerStackMember) -> Bool {
    guard let container, let content = contents[member] else { return false }
    return Misuse.ofAdding(content.viewController, to: container) == nil
  }

  /// Releases the children that were removed.
  private func forgetDeparted() {
    guard !departed.isEmpty else { return }
    let forgotten = departed
    departed = []
    for member in forgotten { _ = contents.remove(member) }
  }

  /// Releases the removed children that no further event names.
  private func forgetSettledDeparted() {
    for member in departed where !machine.endsBySending(of: member) {
      departed.removeAll { $0 == member }
      _ = contents.remove(member)
    }
  }

  private func begin(_ entry: ContainerStackEntry) {
    // It was cancelled while it waited.
    guard !entry.operation.isFinished else { return }
    entry.operation.hasBegun = true
    switch resolve(entry.request) {
    case .nothingToDo:
      entry.operation.finish(.coalesced)
    case .refused(let misuse):
      Misuse.report(misuse)
      entry.operation.finish(.refused(misuse))
    case .change(let change):
      running = entry.operation
      guard let moving = machine.begin(change), entry.isAnimated, let content = contents[moving]
      else {
        isAnimated = false
        return
      }
      isAnimated = takesTime(content)
    }
  }

  /// Whether the transition of a child would really be animated now.
  private func takesTime(_ content: ContainerContent) -> Bool {
    guard machine.visibility == .appeared, UIView.areAnimationsEnabled else { return false }
    let keyFrames = content.transition.keyFrames(in: host.bounds, duration: content.duration)
    return keyFrames.duration > 0
  }

  private func finishRunning() {
    let operation = running
    running = nil
    forgetDeparted()
    routeObserver?.childrenDidChange(isUndone: isCancelled)
    operation?.finish(isCancelled ? .cancelled : .done)
    isCancelled = false
  }
}
