extension RenderContext {
  func commitNow(composes: Bool) {
    let outerPhase = turn.phase
    turn.phase = .committing
    client?.commitWillBegin()
    layOutTargets()
    let isSettled = !hasLayoutStopped
    for target in targets { target.root.displayTree() }
    let ended = transactions.endImplicit()
    let starts = beginAnimations()
    turn.needsCommit = false
    if composes { compose() } else { requestComposition() }
    for animation in starts { animation.animation.delegate?.animationDidStart(animation.animation) }
    ended.completion?.seal()
    client?.commitDidEnd()
    layoutTurnDidEnd()
    turn.phase = outerPhase
    if !isSettled { pendingFrameTime = now }
    if !stops.isEmpty || (isSettled && isWaiting) { turn.needsCommit = true }
    requestFrames()
  }

  /// Requests the frames that running animations, timers and deferred compositions need; none
  /// without these.
  func requestFrames() {
    guard !isSuspended, turn.phase == .idle || turn.phase == .ticking else { return }
    if let time = nextFrameTime { frames.requestFrame(at: time) }
    if let pendingFrameTime { frames.requestFrame(at: pendingFrameTime) }
  }

  /// Withdraws the requests of what was cancelled, stopped or removed, so that nothing wakes for
  /// it.
  func withdrawObsoleteRequests() {
    let timersAreCancelled = timers.takeCancellations()
    guard timersAreCancelled || hasObsoleteRequests else { return }
    hasObsoleteRequests = false
    let times = isSuspended ? [] : [nextFrameTime, pendingFrameTime].compactMap { $0 }
    frames.replaceRequests(
      nextFrame: times.contains { $0 <= now }, exactTime: times.filter { $0 > now }.min())
  }

  /// Whether drawing has made more to do.
  private var isWaiting: Bool { targets.contains { !$0.root.marks.pending.isEmpty } }

  /// Lays out what the client has, then layers that are in no view.
  private func layOutTargets() {
    var passes = 0
    while passes == 0 || isLayoutWaiting,
      mayLayOut(after: passes, subject: { client?.layoutSubject ?? "A tree of layers" })
    {
      passes += 1
      client?.layoutBeforeDisplay()
      for target in targets where !target.root.marks.pending.isDisjoint(with: .anyLayout) {
        target.root.layoutTree()
      }
    }
  }

  private var isLayoutWaiting: Bool {
    client?.needsLayout ?? false
      || targets.contains { !$0.root.marks.pending.isDisjoint(with: .anyLayout) }
  }

  private func compose() {
    lastComposition = now
    pendingFrameTime = nil
    guard composesFrames else { return }
    for target in targets { target.renderIfNeeded() }
  }

  private func requestComposition() { pendingFrameTime = lastComposition + frames.frameInterval }

  private var nextFrameTime: Double? {
    // Any time that is not after now means the next frame.
    if !tickers.isEmpty { return now }
    return [timers.nextTime, nextAnimationTime].compactMap { $0 }.min()
  }
}
