/// Where a recognizer stands and what follows from what happens to it.
///
/// A pure value: the recognizer performs the actions, in their order.
nonisolated struct GestureStateMachine: StateMachine, Sendable, Equatable {
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
    /// Another recognizer has prevented this one.
    case prevented
    /// The touches are cancelled, or the recognizer is disabled.
    case interrupted
    /// The touch methods have returned: the actions may be sent.
    case send
    /// All touches are over.
    case reset
  }

  enum Action: Sendable, Equatable {
    /// Find out whether the recognizer may begin, and answer.
    case askToBegin
    /// It has begun: prevent others, and cancel the touches in views.
    case preventOthers
    /// The actions are due: they are sent once the touch methods have returned.
    case queueActions
    /// Send the actions.
    case sendActions
    /// The actions for the beginning are sent: the state is the change that has followed it.
    case adoptChange
    /// Be ready for the next gesture.
    case prepare
  }

  private(set) var state = State.possible
  /// Whether the actions for the state have not been sent yet.
  private(set) var hasPendingActions = false
  /// Whether the gesture has changed since its beginning, whose actions have not been sent yet.
  private(set) var hasUnsentChange = false

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
      self = GestureStateMachine()
      return [.prepare]
    }
    if input == .send {
      guard hasPendingActions else { return [] }
      defer { (hasPendingActions, hasUnsentChange) = (false, false) }
      return hasUnsentChange ? [.sendActions, .adoptChange] : [.sendActions]
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
    case .changed, .allowed, .refused, .mustWait, .askAgain, .send, .reset: return []
    }
  }

  private mutating func whileUndecided(_ input: Input, _ recognition: Recognition) -> [Action] {
    switch input {
    case .allowed:
      return [.preventOthers] + become(recognition == .began ? .began : .ended)
    case .mustWait:
      state = .waiting(recognition)
      return []
    case .askAgain: return ask(recognition)
    case .ended:
      // The gesture was over before it was allowed to begin.
      return ask(.ended)
    case .refused, .failed, .cancelled, .prevented, .interrupted: return fail()
    case .began, .changed, .send, .reset: return []
    }
  }

  private mutating func whileRunning(_ input: Input) -> [Action] {
    switch input {
    // Fidelity: the actions of a gesture whose beginning nobody knows of yet are sent with `began`,
    // also if it has changed already. [decided]
    case .changed where state == .began && hasPendingActions:
      hasUnsentChange = true
      return []
    case .changed: return become(.changed)
    case .ended: return become(.ended)
    // Fidelity: a gesture that fails before its beginning was sent sends nothing. [documented: no
    // action is sent for `failed`]
    case .failed where state == .began && hasPendingActions:
      hasPendingActions = false
      return fail()
    case .cancelled, .failed, .interrupted: return become(.cancelled)
    // It has the touches already: nobody takes them away, nobody asks again.
    case .began, .prevented, .allowed, .refused, .mustWait, .askAgain, .send, .reset: return []
    }
  }

  /// Takes the state of a change that followed the beginning whose actions have been sent.
  mutating func adoptChange() {
    if state == .began { state = .changed }
  }

  /// A state whose actions are due. Those for a state before it that have not been sent are not
  /// sent any more.
  private mutating func become(_ new: State) -> [Action] {
    state = new
    hasUnsentChange = false
    defer { hasPendingActions = true }
    return hasPendingActions ? [] : [.queueActions]
  }

  private mutating func ask(_ recognition: Recognition) -> [Action] {
    state = .asking(recognition)
    return [.askToBegin]
  }

  private mutating func fail() -> [Action] {
    state = .failed
    return []
  }
}
