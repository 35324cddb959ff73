/// Where one presentation stands between its beginning and its end, and what is to be done when
/// something happens to it.
///
/// Pure: an input returns the actions that the presentation controller performs, in order.
nonisolated struct PresentationStateMachine: Sendable, Equatable {
  /// Which way a transition leads.
  enum Direction: Sendable, Hashable, CaseIterable {
    case presentation, dismissal
  }

  /// How a running transition goes.
  enum Course: Sendable, Hashable {
    /// By itself, to its end.
    case forwards
    /// By itself, back to where it began; the compensating *will* callbacks are out.
    case backwards
    /// In the hands of a person, who may have called it off before.
    case held(turnedBack: Bool)

    /// Whether the controllers have been told that it goes back.
    var isTurnedBack: Bool { self == .backwards || self == .held(turnedBack: true) }
  }

  enum State: Sendable, Hashable {
    /// Nothing is presented.
    case idle
    case running(Direction, Course)
    /// Nothing moves any more; views and links are about to become what the outcome wants.
    case ending(Direction, completed: Bool)
    /// The presented controller is there, and nothing moves.
    case presented
  }

  enum Input: Sendable, Hashable {
    case begin(Direction, interactive: Bool)
    /// The person lets go.
    case letGo(cancelled: Bool)
    /// The person takes hold again.
    case hold
    /// The animator says that it is done.
    case complete(Bool)
    /// Those who had to be told of the end before anything else know of it.
    case settle
    /// The ground is taken away: a window or a controller goes, and the presentation with it.
    case abandon
  }

  enum Action: Sendable, Hashable {
    /// Sends *will* and starts.
    case start(Direction)
    /// Tells the coordinator that the person let go.
    case tellInteractionEnd(cancelled: Bool)
    /// Tells the coordinator that the person took hold again.
    case tellInteractionResume
    /// Sends the compensating *will*: the transition goes back.
    case turnBack(Direction)
    /// Sends *will* again: a transition that was going back goes on after all.
    case turnForward(Direction)
    /// Puts everything in its place and sends *did*.
    case end(Direction, completed: Bool)
    /// Lets the presented controller go without a transition. The direction is that of the
    /// transition that is cut off.
    case drop(Direction?)
    /// A transition is under way: the call is refused.
    case refuseBusy
    /// There is nothing to do this to: the call is refused.
    case refuseIdle
  }

  private(set) var state = State.idle

  /// Takes an input and returns what is to be done.
  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .begin(let direction, let interactive): begin(direction, interactive)
    case .letGo(let cancelled): letGo(cancelled)
    case .hold: hold()
    case .complete(let completed): complete(completed)
    case .settle: settle()
    case .abandon: abandon()
    }
  }

  private mutating func begin(_ direction: Direction, _ interactive: Bool) -> [Action] {
    switch (state, direction) {
    case (.running, _), (.ending, _): return [.refuseBusy]
    case (.idle, .dismissal), (.presented, .presentation): return [.refuseIdle]
    case (.idle, .presentation), (.presented, .dismissal):
      state = .running(direction, interactive ? .held(turnedBack: false) : .forwards)
      return [.start(direction)]
    }
  }

  private mutating func letGo(_ cancelled: Bool) -> [Action] {
    guard case .running(let direction, .held(let turnedBack)) = state else { return [] }
    state = .running(direction, cancelled ? .backwards : .forwards)
    // Fidelity: handlers of the interaction run before the compensating will callbacks.
    // [documented]
    return [.tellInteractionEnd(cancelled: cancelled)]
      + turn(direction, from: turnedBack, to: cancelled)
  }

  private mutating func hold() -> [Action] {
    guard case .running(let direction, let course) = state else { return [] }
    if case .held = course { return [] }
    state = .running(direction, .held(turnedBack: course == .backwards))
    return [.tellInteractionResume]
  }

  private mutating func complete(_ completed: Bool) -> [Action] {
    guard case .running(let direction, let course) = state else { return [] }
    // What the animator says counts, whatever the person did: the callbacks follow it.
    var actions: [Action] = []
    var turnedBack = course == .backwards
    if case .held(let turned) = course {
      turnedBack = turned
      actions.append(.tellInteractionEnd(cancelled: !completed))
    }
    actions += turn(direction, from: turnedBack, to: !completed)
    state = .ending(direction, completed: completed)
    return actions + [.end(direction, completed: completed)]
  }

  private mutating func settle() -> [Action] {
    guard case .ending(let direction, let completed) = state else { return [] }
    state = completed == (direction == .presentation) ? .presented : .idle
    return []
  }

  private mutating func abandon() -> [Action] {
    defer { state = .idle }
    switch state {
    case .idle: return []
    case .presented: return [.drop(nil)]
    case .running(let direction, _), .ending(let direction, _): return [.drop(direction)]
    }
  }

  private func turn(_ direction: Direction, from wasBack: Bool, to isBack: Bool) -> [Action] {
    if wasBack == isBack { return [] }
    return [isBack ? .turnBack(direction) : .turnForward(direction)]
  }
}
