import MisuseReports

/// A callback at the end of an animator.
struct AnimatorCompletion {
  let body: (UIViewAnimatingPosition) -> Void
  /// Whether a task waits for it: it is also called when completions are not.
  let isAwaited: Bool
}

extension UIViewPropertyAnimator {
  // MARK: Requests

  /// Lets the state machine decide, and does what it says.
  final func handle(_ input: PropertyAnimatorStateMachine.Input) { perform(machine.handle(input)) }

  final func start(afterDelay seconds: TimeInterval) {
    delay = seconds.isFinite ? max(seconds, 0) : 0
    let hasAnimations = !blocks.isEmpty
    handle(
      delay > 0
        ? .startDelayed(by: delay, hasAnimations: hasAnimations)
        : .start(hasAnimations: hasAnimations))
  }

  final func scrub(to fraction: Double) {
    if !fraction.isNaN { handle(.scrub(to: fraction)) }
  }

  final func proceed(with parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    handle(
      .proceed(
        parameters?.timing, durationFactor: Double(durationFactor),
        hasAnimations: !blocks.isEmpty))
  }

  final func add(_ body: @escaping () -> Void, delayFactor: CGFloat) {
    let actions = machine.handle(.addAnimations)
    if machine.state != .stopped {
      blocks.append((body, delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)))
    }
    perform(actions)
  }

  final func setReversed(_ isReversed: Bool) {
    guard isReversed != self.isReversed, machine.state != .stopped else { return }
    if machine.state == .inactive { beginsReversed = isReversed }
    handle(.reverse)
  }

  final var currentFraction: Double {
    run?.fraction(linearly: scrubsLinearly) ?? 0
  }

  /// Whether what holds for all animations cannot be changed now, which is reported.
  final var refusesConfiguration: Bool {
    let actions = machine.handle(.configure)
    perform(actions)
    return !actions.isEmpty
  }

  /// Sets how an animation runs, as it is inside of the one around it.
  final func setSpecification(_ specification: AnimationSpecification) {
    var effective = specification
    if let outer = AnimationStack.shared.current?.specification {
      effective = specification.inherited(from: outer)
      isInterruptible = false
    }
    setTiming(effective.parameters, duration: effective.duration)
    delay = effective.delay
    isUserInteractionEnabled = effective.options.contains(.allowUserInteraction)
  }

  // MARK: Actions

  final func perform(_ actions: [PropertyAnimatorStateMachine.Action]) {
    PropertyAnimatorStateMachine.perform(actions, of: machine) { perform($0) }
  }

  private func perform(_ action: PropertyAnimatorStateMachine.Action) {
    switch action {
    case .begin: begin()
    case .animate: runBlocks()
    case .play: move { $0.play() }
    case .pause: changePaused { $0.pause() }
    case .reverse: run?.reverse()
    case .seek(let fraction): changePaused { $0.seek(fraction, linearly: scrubsLinearly) }
    case .proceed(let timing, let factor):
      move { $0.proceed(timing: timing, durationFactor: factor) }
    case .delay(let seconds): move { $0.wait(seconds) }
    case .freeze:
      run?.stop()
      stopKeepingAlive()
    case .conclude(let position): conclude(at: position)
    case .refuse(let refusal): Misuse.report(.animator(refusal, self))
    }
  }

  private func begin() {
    let run = AnimationRun(
      duration: duration, timing: timingParameters?.timing ?? .curve(.standard))
    run.pausesAtEnds = true
    run.onEndReached = { [weak self] in self?.reachEnd(at: $0) }
    run.seek(0, linearly: true)
    if beginsReversed { run.reverse() }
    self.run = run
    runBlocks()
    if beginsReversed { self.run?.seek(0, linearly: true) }
  }

  private func runBlocks() {
    guard let run else { return }
    let pending = blocks
    blocks = []
    for block in pending {
      AnimationStack.shared.animate(
        following: run, delayFactor: Double(block.delayFactor),
        options: isUserInteractionEnabled ? .allowUserInteraction : [],
        hitTestsPresentation: !isManualHitTestingEnabled, changes: block.body)
    }
  }

  /// The run moves, or will: the animator lives by itself.
  private func move(_ change: (AnimationRun) -> Void) {
    guard let run else { return }
    keepAlive()
    change(run)
  }

  private func changePaused(_ change: (AnimationRun) -> Void) {
    guard let run else { return }
    change(run)
    stopKeepingAlive()
  }

  private func reachEnd(at end: AnimationRun.End) {
    handle(.reachEnd(end == .end ? .end : .start, pauses: pausesOnCompletion))
  }

  private func conclude(at position: UIViewAnimatingPosition?) {
    let (ended, called) = (run, completions)
    (run, beginsReversed) = (nil, false)
    (blocks, completions) = ([], [])
    stopKeepingAlive()
    ended?.finish(at: (position ?? .current).end)
    for completion in called where position != nil || completion.isAwaited {
      completion.body(position ?? .current)
    }
  }

  // MARK: Life

  private func keepAlive() {
    let stack = AnimationStack.shared
    stack.runningAnimators[ObjectIdentifier(self)] = self
    retainingStack = stack
  }

  private func stopKeepingAlive() {
    retainingStack?.runningAnimators[ObjectIdentifier(self)] = nil
    retainingStack = nil
  }
}

nonisolated extension UIViewAnimatingPosition {
  fileprivate var end: AnimationRun.End {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}

extension AnimationSpecification {
  /// The timing as parameters of an animator.
  fileprivate var parameters: any UITimingCurveProvider {
    if let spring {
      return UISpringTimingParameters(
        mass: 1, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: CGVector(dx: spring.initialVelocity, dy: 0))
    }
    return UICubicTimingParameters(animationCurve: options.curve)
  }
}

nonisolated extension UIView.AnimationOptions {
  /// The curve that the curve bits name.
  fileprivate var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
  }
}
