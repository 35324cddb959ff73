extension AnimationRun {
  // MARK: What is known

  /// How far the run is, 0 to 1. Setting it pauses the run there: what lies outside is the nearest
  /// end, NaN is left out. Nothing happens after the end.
  package var fraction: Double {
    get { min(max(position(at: context.now), 0), 1) }
    set {
      guard !newValue.isNaN, takeControl() else { return }
      stopTicker()
      clock.set(min(max(newValue, 0), 1))
      didMove()
    }
  }

  /// Whether it goes by the clock, in either direction.
  package var isRunning: Bool { state == .active && clock.isRunning }

  /// Whether it goes towards its beginning.
  package var isReversed: Bool { clock.isReversed }

  /// Whether it has ended.
  package var hasEnded: Bool { state == .ended }

  // MARK: Control

  /// Stands still where it is.
  package func pause() {
    guard takeControl() else { return }
    stopTicker()
    clock.pause(at: outerTime)
    didMove()
  }

  /// Goes to a position by the clock, from where it is; at 1 it ends at its end, anywhere else at
  /// its beginning. Even with nothing left it ends in the next frame, not before.
  ///
  /// - Parameters:
  ///   - target: 0 or 1.
  ///   - progressCurve: The timing curve, applied to the way as a whole.
  ///   - seconds: How long it takes; by default its share of the duration. What is no finite number
  ///     above 0 counts as 0.
  package func move(
    to target: Double, progressCurve: AnimationProgram.ProgressCurve = .linear,
    lasting seconds: Double? = nil
  ) {
    guard takeControl() else { return }
    let share = abs(target - clock.position(at: outerTime)) * duration
    clock.move(to: target, progressCurve: progressCurve, duration: seconds ?? share, at: outerTime)
    startTicker()
    didMove()
  }

  /// Goes a way that has begun, in the time around the run.
  package func move(along segment: RunSegment) {
    guard takeControl() else { return }
    clock.move(along: segment)
    startTicker()
    didMove()
  }

  /// Stands still at a position, which may lie beyond the ends.
  package func stand(at position: Double) {
    guard takeControl() else { return }
    stopTicker()
    clock.set(position)
    didMove()
  }

  /// Goes the other way, along the same curve where it can. Nothing if it stands still.
  package func reverse() {
    guard clock.isRunning, takeControl() else { return }
    clock.reverse(at: outerTime)
    startTicker()
    didMove()
  }

  /// Runs by the clock again from where it is; then animations end by themselves.
  package func resume() {
    guard state == .active, !clock.isFlowing else { return }
    stopTicker()
    clock.flow(at: outerTime)
    didMove()
    continueWaitingRuns()
  }

  private func startTicker() {
    let ticker = ticker ?? FrameTicker { [self] in step(to: $0) }
    self.ticker = ticker
    ticker.start()
  }

  func stopTicker() {
    ticker?.stop()
    ticker = nil
  }

  private func step(to mediaTime: Double) {
    if parent?.isTakenBack ?? false { return arrive(at: .start) }
    if let controller = parent?.controller {
      // It ends with the control: until then every fraction may be shown again.
      stopTicker()
      return controller.waitingRuns.append(self)
    }
    let time = parent?.time(at: mediaTime) ?? mediaTime
    didMove()
    guard let segment = clock.segment, segment.isOver(at: time) else { return }
    arrive(at: segment.destination == 1 ? .end : .start)
  }

  private func arrive(at end: End) {
    guard pausesAtEnds else { return finish(at: end) }
    pause()
    onArrival?(end)
  }

  /// Lets the runs go on that wait for the end of this one's control.
  func continueWaitingRuns() {
    let runs = waitingRuns
    waitingRuns = []
    for run in runs where run.state == .active && run.clock.segment != nil {
      run.startTicker()
      run.step(to: context.now)
    }
  }

  /// What is shown has changed.
  func didMove() {
    context.invalidatePresentation()
    context.setNeedsCommit()
  }

  // MARK: Animations

  /// The animations of the run, and of those in its time, by layer. O(animations of all layers).
  var animations: [(layer: CALayer, list: [ActiveAnimation])] {
    context.animatingLayers.compactMap { layer in
      let own = (layer.animations?.list ?? []).filter { $0.run?.belongs(to: self) ?? false }
      return own.isEmpty ? nil : (layer, own)
    }
  }

  /// Makes sure that no animation begins, ends or is missing by itself from now on.
  ///
  /// - Returns: Whether the run can be controlled: false after its end.
  private func takeControl() -> Bool {
    guard state == .active else { return false }
    guard clock.isFlowing else { return true }
    beginWaitingAnimations()
    reattachEndedAnimations()
    return true
  }

  /// Lets animations that wait for their first commit begin now: the commit would let them begin at
  /// the time that is set until then.
  func beginWaitingAnimations() {
    for (layer, list) in animations {
      for animation in list { animation.beginInRun(on: layer) }
    }
  }

  private func reattachEndedAnimations() {
    for (_, list) in animations { list.forEach { $0.reactivate() } }
    let ended = endedAnimations
    endedAnimations = []
    for (layer, animation) in ended {
      animation.reactivate()
      layer.reattach(animation)
    }
  }
}
