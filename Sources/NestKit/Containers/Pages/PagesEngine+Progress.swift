/// A movement of the content that the program drives instead of a finger.
struct PagesInteraction {
  /// Where the content was, in slots.
  let start: CGFloat
  /// Where it is to be in the end.
  let slot: Int
}

// MARK: - Reports

extension PagesEngine {
  /// Reports how far the content is, while it moves.
  ///
  /// - Returns: Whether there was something to report.
  func reportMovement() -> Bool {
    guard isMoving, machine.visibility == .appeared else { return false }
    let leads = machine.leadsToAnotherPage
    let to = leads ? machine.activeIndex.flatMap(page)?.viewController : nil
    if participants.movement != nil { return updateMovement(to: to) }
    beginMovement(
      .pages, from: machine.currentIndex.flatMap(page)?.viewController, to: to,
      isInteractive: isDragged)
    return true
  }

  /// The content rests.
  func endReportedMovement() {
    let isCompleted = machine.hasLedToAnotherPage
    if isCompleted {
      participants.movement?.to = machine.currentIndex.flatMap(viewController)
    }
    endMovement(isCompleted: isCompleted)
  }
}

// MARK: - By the program

extension PagesEngine {
  /// Takes the content, to bring it to a page as a finger does.
  func beginInteraction(towards index: Int) -> ContainerInteraction? {
    guard machine.visibility == .appeared, machine.isArranged, !isBusy,
      (0..<machine.strip.count).contains(index), let current = machine.currentIndex
    else { return nil }
    let slot =
      machine.currentSlot + machine.strip.distance(from: current, to: index, .nearest)
    let start = machine.layout.leadingOffset(atOffset: scrollView.contentOffset)
    guard machine.strip.slots(within: machine.layout.reach).contains(slot),
      start != machine.leadingOffset(ofSlot: slot), asksNobody(beforeSelecting: index)
    else { return nil }
    return beginInteraction(
      begin: {
        owned = PagesInteraction(start: start / machine.layout.stride, slot: slot)
        machine.beginMovementByHand()
        setNeeds(.moved)
      },
      fraction: \.interactiveFraction, move: { $0.moveInteractively(to: $1) },
      end: { engine, completes, _ in engine.releaseInteraction(completes: completes) })
  }

  /// Where what the program moves has begun and leads to, in the present size.
  private func ends(of owned: PagesInteraction) -> (start: CGFloat, end: CGFloat) {
    (owned.start * machine.layout.stride, machine.leadingOffset(ofSlot: owned.slot))
  }

  private var interactiveFraction: CGFloat {
    guard let ends = owned.map(ends), ends.start != ends.end else { return 0 }
    let leadingOffset = machine.layout.leadingOffset(atOffset: scrollView.contentOffset)
    return min(max((leadingOffset - ends.start) / (ends.end - ends.start), 0), 1)
  }

  /// Where the content rests if who moves it in place of a finger releases it now: the
  /// leading offset; `nil` where nobody does.
  var offsetOfRelease: CGFloat? {
    guard let completes = participants.completesWhenReleased else { return nil }
    return owned.map(ends).map { completes ? $0.end : $0.start }
  }

  private func moveInteractively(to fraction: CGFloat) {
    guard let ends = owned.map(ends) else { return }
    let leadingOffset = ends.start + (ends.end - ends.start) * fraction
    scrollView.contentOffset = machine.layout.offset(atLeadingOffset: leadingOffset)
  }

  private func releaseInteraction(completes: Bool) {
    guard let ends = owned.map(ends) else { return }
    owned = nil
    isReleased = true
    let target = completes ? ends.end : ends.start
    _ = machine.release(towards: target)
    participants.coordinator?.interactionDidEnd(cancelled: isReturning, velocity: nil)
    if takesTime {
      scroll(to: machine.layout.offset(atLeadingOffset: target))
    } else {
      setNeeds(.finish)
    }
    finishForWaiting()
  }
}
