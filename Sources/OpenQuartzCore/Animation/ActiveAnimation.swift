/// An animation on a layer.
final class ActiveAnimation {
  /// Whether it has a begin time, and whether its end was reported.
  enum State { case waitingForCommit, running, ended }

  private(set) var key: String?
  /// The layer's own copy.
  let animation: CAAnimation
  private(set) var program: AnimationProgram
  private(set) var state = State.waitingForCommit
  /// Whether the delegate was informed of the begin.
  var hasStarted = false
  let completion: TransactionCompletion?
  /// In whose time it runs.
  let run: AnimationRun?
  /// Whether its end was reported.
  private(set) var hasReportedEnd = false
  /// Whether its end is still to be shown by an instance of a replicator layer.
  private(set) var isShownLater = false
  /// For which time it was shown last.
  private var shownTime: Double?
  /// The changes for which the compositor visits the layer when the time changes.
  let changes: LayerChanges
  /// The keys of the program's own that it changes.
  let ownKeys: [String]
  /// Whether the layer draws what it shows, in every frame.
  let needsDisplay: Bool
  /// Whether it can change the order of siblings.
  var animatesDepth: Bool { changes.contains(.siblingOrder) }

  init(
    _ animation: CAAnimation, key: String?, on layer: CALayer, run: AnimationRun?,
    completion: TransactionCompletion?
  ) {
    self.animation = animation
    self.key = key
    self.completion = completion
    self.run = run
    var values = layer.modelValues
    if let key = animation.unknownKey(of: layer),
      let value = AnimationValue(own: layer.ownValue(forKey: key))
    {
      values.ownValues[key] = value
    }
    let program = animation.makeProgram(for: values, of: type(of: layer).kind)
    self.program = program
    ownKeys = program.ownKeys
    var keys = ownKeys
    program.forEachProperty { keys.append($0.rawValue) }
    let layerClass = type(of: layer)
    needsDisplay =
      layerClass != CALayer.self && keys.contains { layerClass.needsDisplay(forKey: $0) }
    changes = needsDisplay ? program.changes.union(.pixels) : program.changes
  }

  deinit {}

  /// Fixes the begin time: now, in the layer's time, unless the animation has one of its own.
  func begin(atLocalTime time: Double) {
    guard state == .waitingForCommit else { return }
    state = .running
    guard program.timing.beginTime == 0 else { return }
    program.timing.beginTime = time
    animation.beginTime = time
  }

  /// The part of the run whose position the animation follows; nil if it has a timing of its own.
  var followedPart: FollowedPart? { animation.membership?.followedPart }

  /// Its end is reported.
  func end() {
    state = .ended
    hasReportedEnd = true
  }

  /// Runs again after its end, which is not reported again.
  func reactivate() {
    if state == .ended { state = .running }
  }

  /// Another animation has its key by now.
  func clearKey() { key = nil }

  /// Its end was reported: the run that waits for it is called too.
  func didStop(finished: Bool) {
    animation.membership?.run.animationDidEnd(finished: finished)
  }

  /// Until its first commit it stands at its beginning.
  func apply(atLocalTime time: Double, to values: inout LayerValues) {
    if let followedPart {
      return program.apply(progress: followedPart.progress(at: time), to: &values)
    }
    let isWaiting = state == .waitingForCommit && program.timing.beginTime == 0
    program.apply(at: isWaiting ? 0 : time, to: &values)
  }

  /// Whether its active time lies before a time.
  func isOver(at time: AnimationTime) -> Bool {
    if followedPart != nil { return time.local >= 1 - MediaTiming.tolerance }
    return state != .waitingForCommit && program.timing.phase(at: time.local) == .after
  }

  /// Whether its active time has begun.
  func hasBegun(at time: AnimationTime) -> Bool {
    followedPart != nil || program.timing.phase(at: time.local) != .before
  }

  /// How long its end is over, in the layer's seconds; nil while it is not.
  ///
  /// In a layer whose time runs backwards the end is the begin. A paused one does not end.
  func overdue(at time: AnimationTime) -> Double? {
    guard state == .running, time.rate != 0 else { return nil }
    let timing = program.timing
    switch timing.phase(at: time.local) {
    case .after where time.rate > 0:
      return (timing.elapsed(at: time.local) - timing.activeDuration) / abs(timing.speed)
    case .before where time.rate < 0: return timing.beginTime - time.local
    default: return nil
    }
  }

  /// In how many seconds of the main clock it changes something; nil for never.
  func delayOfNextChange(at time: AnimationTime) -> Double? {
    guard state == .running, time.rate != 0 else { return nil }
    let timing = program.timing
    switch timing.phase(at: time.local) {
    case .before where time.rate > 0: return (timing.beginTime - time.local) / time.rate
    case .active where timing.speed == 0: return nil
    case .active where changes.isEmpty && ownKeys.isEmpty && time.rate > 0:
      let rest = timing.activeDuration - timing.elapsed(at: time.local)
      return rest / (abs(timing.speed) * time.rate)
    case .active where time.rate > 0:
      return (program.delayOfNextStep(at: time.local) ?? 0) / time.rate
    default: return 0
    }
  }

  /// Returns the changes since the last call, and those until the next call.
  func takeChanges(at time: AnimationTime) -> LayerChanges {
    let isMoved = shownTime != time.local
    shownTime = time.local
    // Time that a run sets may lead anywhere, also back to before the begin.
    if time.rate == 0 { return isMoved ? changes : [] }
    guard state == .running, program.timing.phase(at: time.local) != .before else { return [] }
    return changes
  }
}

extension ActiveAnimation {
  /// Returns the changes of instances that show the animation later, once it has ended and stays.
  ///
  /// - Parameter delay: The number of seconds by which they show it later, at most.
  func takeChangesOfInstances(at time: AnimationTime, after delay: Double) -> LayerChanges {
    let wasShownLater = isShownLater
    let timing = program.timing
    isShownLater =
      state == .ended && time.rate > 0 && timing.phase(at: time.local) == .after
      && timing.elapsed(at: time.local) - timing.activeDuration < delay * abs(timing.speed)
    // Once more behind the end, so that the end itself is seen.
    return wasShownLater || isShownLater ? changes : []
  }

  /// Begins now, in the time of its run.
  func beginInRun(on layer: CALayer) {
    let now = RenderContext.current.now
    begin(atLocalTime: layer.localTime(ofMediaTime: run?.time(at: now) ?? now))
  }
}
