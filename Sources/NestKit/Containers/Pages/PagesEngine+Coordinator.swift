// The transition between two pages is the movement of the content, whatever moves it: what others
// change together with it has an animator that is brought to where the content is.

extension PagesEngine {
  /// The coordinator of the change that is performed, animated or not, to the last *did* callback;
  /// `nil` when there is none.
  package var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard isChangingPages else { return nil }
    if let coordinator = participants.coordinator { return coordinator }
    let isAnimated = isMoving || isResting || isExchanging
    let former = isMoving ? machine.currentMember : former
    let coordinator = makeCoordinator(
      in: host, duration: isAnimated ? Self.defaultDuration : nil, isInteractive: isDragged,
      initiallyInteractive: machine.movement?.isByHand == true, hasBegun: false,
      from: former.flatMap { pages[$0] }?.viewController,
      to: machine.activeIndex.flatMap(page)?.viewController)
    if isResting { coordinator.transitionDidEnd(cancelled: isCancelled(coordinator)) }
    return coordinator
  }

  /// Whether the page of before is selected again, at the end of what takes time.
  private func isCancelled(_ coordinator: ContainerTransitionCoordinator) -> Bool {
    let rested = machine.currentIndex.flatMap(page)?.viewController
    return coordinator.isAnimated && coordinator.viewController(forKey: .from) === rested
      && rested != nil && coordinator.viewController(forKey: .to) !== rested
  }

  // Fidelity: how long a scroll view takes to a new offset is not documented. [observed]
  private static let defaultDuration: TimeInterval = 0.3

  private var isChangingPages: Bool {
    // A change that a disappearance of the container ends has its last callbacks then.
    if machine.visibility != .appeared { return isResting }
    return isMoving || isResting || isExchanging || queue.running != nil
  }

  /// How far the content has moved to the next page.
  package var fractionComplete: CGFloat {
    guard isMoving else { return isResting ? 1 : 0 }
    return machine.fraction(
      atLeadingOffset: machine.layout.leadingOffset(atOffset: scrollView.contentOffset))
  }

  package var isReturning: Bool { machine.isReturning }

  package func animateAlongside(_ changes: @escaping () -> Void) {
    guard isMoving, machine.leadsToAnotherPage else {
      return UIView.performWithoutAnimation(changes)
    }
    animateFollowing(over: Self.defaultDuration, changes)
  }

  /// The content has moved: another page may be the next one.
  func updateCoordinator() {
    updateAlongsideAnimator()
    guard let coordinator = participants.coordinator else { return }
    coordinator.setViewController(
      machine.activeIndex.flatMap(page)?.viewController, forKey: .to)
  }

  /// All callbacks of the change have been sent.
  func endTransition() {
    isResting = false
    transitionDidEnd(cancelled: participants.coordinator.map(isCancelled) ?? false)
    finishCoordinator()
  }
}

nonisolated extension PagesStateMachine {
  /// Where the movement begins and leads to, where it leads to another page.
  private var ends: (start: CGFloat, end: CGFloat)? {
    guard let movement else { return nil }
    if let selection = movement.selection, !movement.isByHand {
      return (selection.start, selection.leadingOffset)
    }
    guard layout.isPaging, movement.tracking.destination != currentSlot else { return nil }
    return (
      leadingOffset(ofSlot: currentSlot), leadingOffset(ofSlot: movement.tracking.destination)
    )
  }

  /// Whether the movement leads from the page that was selected to another one, as far as is known.
  var leadsToAnotherPage: Bool { ends.map { !isSame($0.start, $0.end) } ?? false }

  /// How much of the movement is done with the content at a leading offset.
  func fraction(atLeadingOffset leadingOffset: CGFloat) -> CGFloat {
    guard let ends, !isSame(ends.start, ends.end) else { return 0 }
    return min(max((leadingOffset - ends.start) / (ends.end - ends.start), 0), 1)
  }

  /// Whether a hand has released the content, and it returns to the page that was selected.
  var isReturning: Bool {
    guard let target = movement?.releaseOffset else { return false }
    return isSame(target, leadingOffset(ofSlot: currentSlot))
  }
}
