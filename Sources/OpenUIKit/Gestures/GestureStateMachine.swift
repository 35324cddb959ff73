/// Where a recognizer stands and what follows from what happens to it.
///
/// A pure value: the recognizer performs the actions, in their order.
nonisolated struct GestureStateMachine: Sendable, Equatable {
  /// How a gesture is recognized: continuous ones begin, discrete ones are over at once.
  enum Recognition: Sendable, Equatable { case began, ended }

  enum State: Sendable, Equatable {
    case possible
    /// Recognized by the recognizer; whether it may begin is being asked.
    case asking(Recognition)
    /// Recognized by the recognizer; others have to fail first.
    case waiting(Recognition)
    case began, changed, ended, cancelled, failed
  }

  enum Input: Sendable, Equatable {
    /// The recognizer has found out something.
    case began, changed, ended, cancelled, failed
    /// The answer to `askToBegin`.
    case allowed, refused, mustWait
    /// Others have changed: it may be time to begin.
    case askAgain
    /// Another recognizer has taken the touches.
    case prevented
    /// The touches are taken away, or the recognizer is switched off.
    case interrupted
    /// All touches are over.
    case reset
  }

  enum Action: Sendable, Equatable {
    /// Find out whether the recognizer may begin, and answer.
    case askToBegin
    /// It has begun: take the touches.
    case takeTouches
    /// Call the handlers.
    case callHandlers
    /// It has failed: those who wait for that may go on.
    case releaseWaiting
    /// Be ready for the next gesture.
    case prepare
  }

  private(set) var state = State.possible

  /// Whether the gesture is neither recognized nor out of the question.
  var isUndecided: Bool {
    switch state {
    case .possible, .asking, .waiting: true
    case .began, .changed, .ended, .cancelled, .failed: false
    }
  }

  /// Whether the gesture is recognized and has not been cancelled.
  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// Whether nothing can follow but the next gesture.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether the recognizer waits for others to fail.
  var isWaiting: Bool {
    if case .waiting = state { return true }
    return false
  }

  /// Takes one input; returns what to do.
  mutating func handle(_ input: Input) -> [Action] {
    if input == .reset {
      state = .possible
      return [.prepare]
    }
    switch state {
    case .possible: return whilePossible(input)
    case .asking(let recognition), .waiting(let recognition):
      return whileUndecided(input, recognition)
    case .began, .changed: return whileRunning(input)
    case .ended, .cancelled, .failed: return []
    }
  }

  private mutating func whilePossible(_ input: Input) -> [Action] {
    switch input {
    case .began: return ask(.began)
    case .ended: return ask(.ended)
    case .failed, .cancelled, .prevented, .interrupted: return fail()
    // Nothing has begun that could change, and nobody has asked.
    case .changed, .allowed, .refused, .mustWait, .askAgain, .reset: return []
    }
  }

  private mutating func whileUndecided(_ input: Input, _ recognition: Recognition) -> [Action] {
    switch input {
    case .allowed:
      state = recognition == .began ? .began : .ended
      return [.takeTouches, .callHandlers]
    case .mustWait:
      state = .waiting(recognition)
      return []
    case .askAgain: return ask(recognition)
    case .ended:
      // The gesture was over before it was allowed to begin.
      return ask(.ended)
    case .refused, .failed, .cancelled, .prevented, .interrupted: return fail()
    case .began, .changed, .reset: return []
    }
  }

  private mutating func whileRunning(_ input: Input) -> [Action] {
    switch input {
    case .changed:
      state = .changed
      return [.callHandlers]
    case .ended:
      state = .ended
      return [.callHandlers]
    case .cancelled, .failed, .interrupted:
      state = .cancelled
      return [.callHandlers]
    // It has the touches already: nobody takes them away, nobody asks again.
    case .began, .prevented, .allowed, .refused, .mustWait, .askAgain, .reset: return []
    }
  }

  private mutating func ask(_ recognition: Recognition) -> [Action] {
    state = .asking(recognition)
    return [.askToBegin]
  }

  private mutating func fail() -> [Action] {
    state = .failed
    return [.releaseWaiting]
  }
}
