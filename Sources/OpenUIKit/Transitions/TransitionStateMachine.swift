/// Where a transition between controllers stands between its first *will* and its last *did*, and
/// what is to be done when something happens to it.
///
/// Pure, and the same whatever is moved: an input returns the actions that the transition performs,
/// in order.
nonisolated struct TransitionStateMachine: Sendable, Equatable {
  /// How a running transition goes.
  enum Course: Sendable, Hashable {
    /// By itself, to its end.
    case forwards
    /// By itself, back to where it began; the compensating *will* callbacks have been sent.
    case backwards
    /// Driven by a person, who may have cancelled it before.
    case held(reversed: Bool)

    /// Whether the controllers have been told that it goes back.
    var isReversed: Bool { self == .backwards || self == .held(reversed: true) }
  }

  enum State: Sendable, Hashable {
    /// It has not begun.
    case waiting
    case running(Course)
    /// Nothing moves any more; views and links are about to become what the outcome wants.
    case ending(completed: Bool)
    /// It is over: completed, cancelled or cut off.
    case ended
  }

  enum Input: Sendable, Hashable {
    case begin(interactive: Bool)
    /// The person releases it.
    case release(cancelled: Bool)
    /// The person takes hold of it again.
    case hold
    /// The animator reports that it is done.
    case complete(Bool)
    /// Those who are told of the end before the controllers have been told.
    case settle
    /// Something takes the transition away: a window or a controller leaves.
    case cutOff
  }

  enum Action: Sendable, Hashable {
    /// Sends *will* and starts.
    case start
    /// Tells the coordinator that the interaction has ended.
    case tellInteractionEnd(cancelled: Bool)
    /// Tells the coordinator that the interaction goes on.
    case tellInteractionResume
    /// Sends the compensating *will*, or the first one again.
    case reverse(back: Bool)
    /// Puts everything in its place.
    case end(completed: Bool)
    /// Sends *did*, and runs the completions.
    case finish(completed: Bool)
    /// Ends without sending more than is owed.
    case cutOff
    /// It has begun already: the call is refused.
    case refuse
  }

  private(set) var state = State.waiting

  /// Takes an input and returns what is to be done.
  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .begin(let interactive): begin(interactive)
    case .release(let cancelled): release(cancelled)
    case .hold: hold()
    case .complete(let completed): complete(completed)
    case .settle: settle()
    case .cutOff: cutOff()
    }
  }

  private mutating func begin(_ interactive: Bool) -> [Action] {
    guard state == .waiting else { return [.refuse] }
    state = .running(interactive ? .held(reversed: false) : .forwards)
    return [.start]
  }

  private mutating func release(_ cancelled: Bool) -> [Action] {
    guard case .running(.held(let isReversed)) = state else { return [] }
    state = .running(cancelled ? .backwards : .forwards)
    // Fidelity: handlers of the interaction run before the compensating will callbacks.
    // [documented]
    return [.tellInteractionEnd(cancelled: cancelled)] + reverse(from: isReversed, to: cancelled)
  }

  private mutating func hold() -> [Action] {
    guard case .running(let course) = state else { return [] }
    if case .held = course { return [] }
    state = .running(.held(reversed: course == .backwards))
    return [.tellInteractionResume]
  }

  private mutating func complete(_ completed: Bool) -> [Action] {
    guard case .running(let course) = state else { return [] }
    // What the animator reports counts, whatever the person did: the callbacks follow it.
    var actions: [Action] = []
    if case .held = course { actions.append(.tellInteractionEnd(cancelled: !completed)) }
    actions += reverse(from: course.isReversed, to: !completed)
    state = .ending(completed: completed)
    return actions + [.end(completed: completed)]
  }

  private mutating func settle() -> [Action] {
    guard case .ending(let completed) = state else { return [] }
    state = .ended
    return [.finish(completed: completed)]
  }

  private mutating func cutOff() -> [Action] {
    switch state {
    case .waiting, .ended: return []
    case .running, .ending:
      state = .ended
      return [.cutOff]
    }
  }

  private func reverse(from wasReversed: Bool, to isReversed: Bool) -> [Action] {
    wasReversed == isReversed ? [] : [.reverse(back: isReversed)]
  }
}
