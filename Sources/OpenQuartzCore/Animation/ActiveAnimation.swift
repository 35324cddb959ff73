/// An animation on a layer.
final class ActiveAnimation {
  /// Whether it has a begin time, and whether its end was reported.
  enum State { case waitingForCommit, running, ended }

  let key: String?
  /// The layer's own copy.
  let animation: CAAnimation
  private(set) var program: AnimationProgram
  private(set) var state = State.waitingForCommit
  /// Whether the delegate heard of the begin.
  var hasStarted = false
  let completion: TransactionCompletion?
  /// Whether it can change the order of siblings.
  let animatesDepth: Bool

  init(
    _ animation: CAAnimation, key: String?, values: LayerValues, completion: TransactionCompletion?
  ) {
    self.animation = animation
    self.key = key
    self.completion = completion
    program = animation.makeProgram(for: values)
    animatesDepth = program.changes.contains(.siblingOrder)
  }

  /// Fixes the begin time: now, in the layer's time, unless the animation has one of its own.
  func begin(atLocalTime time: Double) {
    guard state == .waitingForCommit else { return }
    state = .running
    guard program.timing.beginTime == 0 else { return }
    program.timing.beginTime = time
    animation.beginTime = time
  }

  func end() { state = .ended }

  /// Moves the begin by so many of the layer's seconds.
  func move(by delta: Double) {
    guard state == .running else { return }
    program.timing.beginTime += delta
    animation.beginTime += delta
  }

  /// Until its first commit it stands at its beginning.
  func apply(atLocalTime time: Double, to values: inout LayerValues) {
    let isWaiting = state == .waitingForCommit && program.timing.beginTime == 0
    program.apply(at: isWaiting ? 0 : time, to: &values)
  }

  /// How long its end is over, in the layer's seconds; nil while it is not.
  ///
  /// In a layer whose time runs backwards the end is the begin. A paused one does not end.
  func overdue(atLocalTime time: Double, rate: Double) -> Double? {
    guard state == .running, rate != 0 else { return nil }
    let timing = program.timing
    switch timing.phase(at: time) {
    case .after where rate > 0:
      return (timing.elapsed(at: time) - timing.activeDuration) / abs(timing.speed)
    case .before where rate < 0: return timing.beginTime - time
    default: return nil
    }
  }

  /// In how many seconds of the main clock it changes something; nil for never.
  func delayOfNextChange(atLocalTime time: Double, rate: Double) -> Double? {
    guard state == .running, rate != 0 else { return nil }
    let timing = program.timing
    switch timing.phase(at: time) {
    case .before where rate > 0: return (timing.beginTime - time) / rate
    case .active where timing.speed == 0: return nil
    case .active where program.changes.isEmpty && rate > 0:
      let rest = timing.activeDuration - timing.elapsed(at: time)
      return rest / (abs(timing.speed) * rate)
    default: return 0
    }
  }

  /// What changes from one moment to the next around `time`.
  func changes(atLocalTime time: Double, rate: Double) -> LayerChanges {
    guard state == .running, rate != 0, program.timing.phase(at: time) != .before else { return [] }
    return program.changes
  }
}
