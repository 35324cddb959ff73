/// The state of a transition between controllers from its first *will* to its last *did*, and the
/// actions that follow from each input.
///
/// Pure, and the same for every kind of transition: an input returns the actions that the
/// transition performs, in order.
nonisolated struct TransitionStateMachine: StateMachine, Sendable, Equatable {
  /// The direction and the control of a running transition.
  enum Control: Sendable, Hashable {
    /// By the clock, to its end.
    case forwards
    /// By the clock, back to its beginning; the compensating *will* callbacks have been sent.
    case backwards
    /// Controlled by the user, who may have cancelled it before.
    case interactive(reversed: Bool)

    /// Whether the controllers have received that it is reversed.
    var isReversed: Bool { self == .backwards || self == .interactive(reversed: true) }
  }

  enum State: Sendable, Hashable {
    /// It has not begun.
    case waiting
    case running(Control)
    /// Nothing is animated any more; views and links are about to be set for the outcome.
    case ending(completed: Bool)
    /// It is completed, cancelled or aborted.
    case ended
  }

  enum Input: Sendable, Hashable {
    case begin(interactive: Bool)
    /// The interaction ends.
    case release(cancelled: Bool)
    /// The user interrupts it.
    case interrupt
    /// The animator reports that it is done.
    case complete(Bool)
    /// The delegate has been called, which is called before the controllers.
    case settle
    /// A window or a controller is removed.
    case abort
  }

  enum Action: Sendable, Hashable {
    /// Sends *will* and starts.
    case start
    /// Reports to the coordinator that the interaction has ended.
    case sendInteractionEnd(cancelled: Bool)
    /// Reports to the coordinator that the interaction is resumed.
    case sendInteractionResume
    /// Sends the compensating *will*, or the first one again.
    case reverse(back: Bool)
    /// Settles views and links.
    case end(completed: Bool)
    /// Sends *did*, and runs the completions.
    case finish(completed: Bool)
    /// Ends with the callbacks that are due, and no others.
    case abort
  }

  private(set) var state = State.waiting

  /// Handles an input, and returns the actions that follow.
  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .begin(let interactive): begin(interactive)
    case .release(let cancelled): release(cancelled)
    case .interrupt: interrupt()
    case .complete(let completed): complete(completed)
    case .settle: settle()
    case .abort: abort()
    }
  }

  private mutating func begin(_ interactive: Bool) -> [Action] {
    guard state == .waiting else { return [] }
    state = .running(interactive ? .interactive(reversed: false) : .forwards)
    return [.start]
  }

  private mutating func release(_ cancelled: Bool) -> [Action] {
    guard case .running(.interactive(let isReversed)) = state else { return [] }
    state = .running(cancelled ? .backwards : .forwards)
    // Fidelity: handlers of the interaction run before the compensating will callbacks.
    // [documented]
    return [.sendInteractionEnd(cancelled: cancelled)] + reverse(from: isReversed, to: cancelled)
  }

  private mutating func interrupt() -> [Action] {
    guard case .running(let control) = state else { return [] }
    if case .interactive = control { return [] }
    state = .running(.interactive(reversed: control == .backwards))
    return [.sendInteractionResume]
  }

  private mutating func complete(_ completed: Bool) -> [Action] {
    guard case .running(let control) = state else { return [] }
    // What the animator reports decides, whatever the user did: the callbacks follow it.
    var actions: [Action] = []
    if case .interactive = control { actions.append(.sendInteractionEnd(cancelled: !completed)) }
    actions += reverse(from: control.isReversed, to: !completed)
    state = .ending(completed: completed)
    return actions + [.end(completed: completed)]
  }

  private mutating func settle() -> [Action] {
    guard case .ending(let completed) = state else { return [] }
    state = .ended
    return [.finish(completed: completed)]
  }

  private mutating func abort() -> [Action] {
    switch state {
    case .waiting, .ended: return []
    case .running, .ending:
      state = .ended
      return [.abort]
    }
  }

  private func reverse(from wasReversed: Bool, to isReversed: Bool) -> [Action] {
    wasReversed == isReversed ? [] : [.reverse(back: isReversed)]
  }
}
