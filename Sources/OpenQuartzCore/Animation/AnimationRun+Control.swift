extension AnimationRun {
  // MARK: What is known

  /// How far the run is, 0 to 1. Setting it pauses the run there: what lies outside is the nearest
  /// end, NaN is left out. Nothing happens after the end.
  package var fraction: Double {
    get { min(max(position(at: context.now), 0), 1) }
    set {
      guard !newValue.isNaN else { return }
      changePaused { clock, _ in clock.set(min(max(newValue, 0), 1)) }
    }
  }

  /// How much of the distance in the present direction is done, 0…1.
  ///
  /// - Parameter isLinear: Whether, while it stands, that is of what is shown, or else of the time
  ///   of the curve.
  package func fraction(linearly isLinear: Bool) -> Double {
    clock.fraction(at: outerTime, linearly: isLinear)
  }

  /// Whether it moves by the clock, in either direction, or will after a delay.
  package var isRunning: Bool { state == .active && clock.isRunning }

  /// Whether it leads towards its beginning.
  package var isReversed: Bool { clock.isReversed }

  /// Whether it has ended.
  package var hasEnded: Bool { state == .ended }

  // MARK: Control

  /// Stands still where it is.
  package func pause() { changePaused { $0.pause(at: $1) } }

  /// Stands still at a fraction, 0…1.
  ///
  /// - Parameters:
  ///   - fraction: How much of the distance in the present direction is done.
  ///   - isLinear: Whether that is of what is shown, or else of the time of the curve.
  package func seek(_ fraction: Double, linearly isLinear: Bool) {
    changePaused { clock, _ in clock.seek(fraction, linearly: isLinear) }
  }

  /// Stands still where it is until a delay is over; then `onEndReached` is called, and `play()`
  /// continues from the end of the delay.
  package func wait(_ seconds: Double) { move { $0.wait(seconds, at: $1) } }

  /// Continues: as it was when it was paused, or by its timing in what is left of its duration.
  package func play() { move { $0.play(at: $1) } }

  /// Continues with another timing.
  ///
  /// - Parameters:
  ///   - timing: nil for its own.
  ///   - factor: How long that takes, in whole durations; 0 or less, or no number, for what is
  ///     left.
  package func proceed(timing: AnimationTiming?, durationFactor factor: Double) {
    move { $0.proceed(timing: timing, durationFactor: factor, at: $1) }
  }

  /// Moves to a position by the clock, from where it is; at 1 it ends at its end, anywhere else at
  /// its beginning. Even with nothing left it ends in the next frame, not before.
  ///
  /// - Parameters:
  ///   - target: 0 or 1.
  ///   - progressCurve: The timing curve, applied to the distance as a whole.
  ///   - seconds: The duration; by default its share of the run's duration. A value that is not a
  ///     finite number above 0 counts as 0.
  package func move(
    to target: Double, progressCurve: AnimationProgram.ProgressCurve = .linear,
    lasting seconds: Double? = nil
  ) {
    let share = abs(target - clock.position(at: outerTime)) * duration
    move {
      $0.move(to: target, progressCurve: progressCurve, duration: seconds ?? share, at: $1)
    }
  }

  /// Leads in the opposite direction, along the same curve where it can. A run that is paused leads
  /// there when it is continued.
  package func reverse() {
    if clock.isRunning { move { $0.reverse(at: $1) } } else { changePaused { $0.reverse(at: $1) } }
  }

  private func changePaused(_ change: (inout RunClock, _ now: Double) -> Void) {
    guard prepareForControl() else { return }
    stopTicker()
    change(&clock, outerTime)
    didMove()
  }

  private func move(_ change: (inout RunClock, _ now: Double) -> Void) {
    guard prepareForControl() else { return }
    change(&clock, outerTime)
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
    if parent?.isEndedAtStart ?? false { return reachEnd(at: .start) }
    if let controller = parent?.controller {
      // It ends with the control: until then every fraction may be shown again.
      stopTicker()
      return controller.waitingRuns.append(self)
    }
    let time = parent?.time(at: mediaTime) ?? mediaTime
    didMove()
    guard clock.isOver(at: time) else { return }
    if clock.isWaiting {
      onEndReached?(.current)
    } else {
      reachEnd(at: clock.destination == 1 ? .end : .start)
    }
  }

  private func reachEnd(at end: End) {
    guard pausesAtEnds else { return finish(at: end) }
    pause()
    onEndReached?(end)
  }

  /// Lets the runs go on that wait for the end of this one's control.
  func continueWaitingRuns() {
    let runs = waitingRuns
    waitingRuns = []
    for run in runs where run.state == .active && run.ticks {
      run.startTicker()
      run.step(to: context.now)
    }
  }

  /// Whether something happens by itself when its segment, or its delay, is over.
  private var ticks: Bool { clock.isRunning && !clock.isFlowing }

  /// Invalidates the presentation values and requests a commit, after a change of the run's
  /// position.
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
  private func prepareForControl() -> Bool {
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
