extension RenderContext {
  /// After so many rounds layout is taken to be a loop.
  private static let maximumLayoutRounds = 16

  func commitNow(composes: Bool) {
    let outerPhase = phase
    phase = .committing
    client?.commitWillBegin()
    let isSettled = layOut()
    for target in targets { target.root.displayTree() }
    let ended = transactions.endImplicit()
    let starts = beginAnimations()
    needsCommit = false
    if composes { compose() } else { requestComposition() }
    for animation in starts { animation.animation.delegate?.animationDidStart(animation.animation) }
    ended.completion?.seal()
    client?.commitDidEnd()
    phase = outerPhase
    if !isSettled { frames.requestFrame(at: now) }
    if !stops.isEmpty || (isSettled && isWaiting) { needsCommit = true }
    requestFrames()
  }

  /// Asks for the frames that what runs needs; none when nothing does.
  func requestFrames() {
    guard phase == .idle || phase == .ticking else { return }
    if let time = nextFrameTime { frames.requestFrame(at: time) }
  }

  /// Whether drawing made more to do.
  private var isWaiting: Bool { targets.contains { !$0.root.pending.isEmpty } }

  /// Lays out until nothing waits; false when it does not end. What is left has to wait for a
  /// frame, because turn after turn would be a loop that never sleeps.
  private func layOut() -> Bool {
    for _ in 0..<Self.maximumLayoutRounds {
      client?.layoutBeforeDisplay()
      let waiting = targets.filter { !$0.root.pending.isDisjoint(with: .anyLayout) }
      if waiting.isEmpty { return true }
      for target in waiting { target.root.layoutTree() }
    }
    guard targets.contains(where: { !$0.root.pending.isDisjoint(with: .anyLayout) }) else {
      return true
    }
    report(.layoutDoesNotSettle)
    return false
  }

  private func compose() {
    lastComposition = now
    for target in targets { target.renderIfNeeded() }
  }

  private func requestComposition() {
    frames.requestFrame(at: lastComposition + frames.frameInterval)
  }

  private var nextFrameTime: Double? {
    // Any time that is not after now means the next frame.
    if !tickers.isEmpty { return now }
    return [timers.nextTime, nextAnimationTime].compactMap { $0 }.min()
  }
}
