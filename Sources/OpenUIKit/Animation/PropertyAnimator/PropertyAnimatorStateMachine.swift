/// The state of a property animator, and its actions for each request. Pure.
nonisolated struct PropertyAnimatorStateMachine: StateMachine, Sendable, Equatable {
  enum State: Sendable, Equatable {
    case inactive
    case active(Motion)
    case stopped
  }

  enum Motion: Sendable, Equatable {
    case paused
    case running
    /// Runs once the delay is over.
    case delayed
    /// Runs once there is something to animate.
    case waitingForAnimations
  }

  enum Input: Sendable, Equatable {
    case start(hasAnimations: Bool)
    case startDelayed(by: TimeInterval, hasAnimations: Bool)
    case pause
    case scrub(to: Double)
    case reverse
    /// Another timing, nil for the animator's own, and the duration in whole ones.
    case proceed(AnimationTiming?, durationFactor: Double, hasAnimations: Bool)
    case addAnimations
    case stop(withoutFinishing: Bool)
    case finish(UIViewAnimatingPosition)
    /// It has reached its end, or the delay is over.
    case reachEnd(UIViewAnimatingPosition, pauses: Bool)
    /// A property that counts for all of its animations is to be changed.
    case configure
    /// Nobody has it any more.
    case release
  }

  enum Action: Sendable, Equatable {
    /// Runs the animation blocks, and stands at the beginning.
    case begin
    case animate
    case play, pause, reverse
    case delay(TimeInterval)
    case seek(Double)
    case proceed(AnimationTiming?, durationFactor: Double)
    /// Gives the views what they show.
    case freeze
    /// Ends: at a position that the completions receive, or without calling them, where it is.
    case conclude(UIViewAnimatingPosition?)
    case refuse(Refusal)
  }

  enum Refusal: Sendable, Equatable {
    case startedWhileStopped, pausedWhileStopped, scrubbedWhileStopped, continuedWhileStopped
    case addedWhileStopped, stoppedTwice, finishedUnlessStopped, configuredWhileActive
    case released, interrupted
  }

  private(set) var state = State.inactive
  /// Whether it may be paused, scrubbed and stopped.
  var isInterruptible = true

  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .start(let hasAnimations): start(.play, .running, hasAnimations)
    case .startDelayed(let delay, let hasAnimations):
      start(.delay(delay), .delayed, hasAnimations)
    case .proceed(let timing, let factor, let hasAnimations):
      proceed(.proceed(timing, durationFactor: factor), hasAnimations)
    case .pause: pause()
    case .scrub(let fraction): scrub(.seek(fraction))
    case .reverse: state.isActive ? [.reverse] : []
    case .addAnimations: add()
    case .stop(let withoutFinishing): stop(withoutFinishing)
    case .finish(let position): finish(at: position)
    case .reachEnd(let position, let pauses): reachEnd(at: position, pauses)
    case .configure: state == .inactive ? [] : [.refuse(.configuredWhileActive)]
    case .release: release()
    }
  }

  /// Whether no animation block and no completion has changed the state since; otherwise their
  /// requests count instead of the remaining actions.
  func isDue(since decided: Self) -> Bool { state == decided.state }

  private mutating func start(
    _ action: Action, _ motion: Motion, _ hasAnimations: Bool
  ) -> [Action] {
    switch state {
    case .inactive:
      guard hasAnimations else {
        state = .active(.waitingForAnimations)
        return [.begin]
      }
      state = .active(motion)
      return [.begin, action]
    // What runs already continues; what is delayed begins, or waits anew.
    case .active(.running), .active(.waitingForAnimations): return []
    case .active(.paused), .active(.delayed):
      state = .active(motion)
      return [action]
    case .stopped: return [.refuse(.startedWhileStopped)]
    }
  }

  private mutating func proceed(_ action: Action, _ hasAnimations: Bool) -> [Action] {
    switch state {
    case .inactive: return start(action, .running, hasAnimations)
    case .active(.waitingForAnimations): return []
    case .active(.paused), .active(.delayed):
      state = .active(.running)
      return [action]
    case .active(.running): return isInterruptible ? [action] : [.refuse(.interrupted)]
    case .stopped: return [.refuse(.continuedWhileStopped)]
    }
  }

  private mutating func pause() -> [Action] {
    switch state {
    case .stopped: return [.refuse(.pausedWhileStopped)]
    case .active(.paused): return []
    case .active where !isInterruptible: return [.refuse(.interrupted)]
    case .active:
      state = .active(.paused)
      return [.pause]
    case .inactive:
      state = .active(.paused)
      return [.begin]
    }
  }

  private mutating func scrub(_ action: Action) -> [Action] {
    switch state {
    case .stopped: return [.refuse(.scrubbedWhileStopped)]
    case _ where !isInterruptible: return [.refuse(.interrupted)]
    case .inactive:
      state = .active(.paused)
      return [.begin, action]
    case .active:
      state = .active(.paused)
      return [action]
    }
  }

  private mutating func add() -> [Action] {
    switch state {
    case .inactive: return []
    case .active(.waitingForAnimations):
      state = .active(.running)
      return [.animate, .play]
    case .active: return [.animate]
    case .stopped: return [.refuse(.addedWhileStopped)]
    }
  }

  private mutating func stop(_ withoutFinishing: Bool) -> [Action] {
    switch state {
    case .inactive: return []
    case .stopped: return [.refuse(.stoppedTwice)]
    case .active where !isInterruptible: return [.refuse(.interrupted)]
    case .active:
      state = withoutFinishing ? .inactive : .stopped
      return withoutFinishing ? [.freeze, .conclude(nil)] : [.freeze]
    }
  }

  private mutating func finish(at position: UIViewAnimatingPosition) -> [Action] {
    guard state == .stopped else { return [.refuse(.finishedUnlessStopped)] }
    state = .inactive
    return [.conclude(position)]
  }

  private mutating func reachEnd(
    at position: UIViewAnimatingPosition, _ pauses: Bool
  ) -> [Action] {
    switch state {
    case .active(.delayed):
      state = .active(.running)
      return [.play]
    case .active(.running):
      state = pauses ? .active(.paused) : .inactive
      return pauses ? [.pause] : [.conclude(position)]
    default: return []
    }
  }

  private mutating func release() -> [Action] {
    switch state {
    case .inactive, .active(.running), .active(.delayed): return []
    case .active(.waitingForAnimations), .active(.paused), .stopped:
      let actions: [Action] = state == .stopped ? [] : [.freeze]
      state = .inactive
      return [.refuse(.released)] + actions + [.conclude(nil)]
    }
  }
}

nonisolated extension PropertyAnimatorStateMachine.State {
  /// Whether animations are there, whether they move or not.
  var isActive: Bool {
    if case .active = self { return true }
    return false
  }

  /// Whether animations move, or will by themselves.
  var isRunning: Bool { self == .active(.running) || self == .active(.delayed) }
}
