/// The appearance of one view controller: where it stands, and what an appearance transition that
/// begins or ends makes of it.
///
/// Pure: an input returns the action that the owner performs. Nested transitions are counted, so
/// that the *did* callback belongs to the last matching end.
nonisolated package struct AppearanceStateMachine: Sendable, Equatable {
  /// Where a controller stands between invisible and visible.
  package enum State: Sendable, Hashable, CaseIterable {
    case disappeared, appearing, appeared, disappearing
  }

  /// What is asked of the controller.
  package enum Input: Sendable, Hashable {
    case begin(appearing: Bool, animated: Bool)
    case end
  }

  /// What the owner does about an input.
  package enum Action: Sendable, Hashable {
    case willAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didAppear(animated: Bool)
    case didDisappear(animated: Bool)
    /// The call has no counterpart: nothing changed, and the misuse is to be reported.
    case reportUnbalanced
  }

  /// The present state.
  package private(set) var state = State.disappeared
  /// The number of begun transitions that have not ended.
  package private(set) var depth = 0
  /// What the begin that opened or turned the running transition said.
  package private(set) var isAnimated = false

  /// The direction of the running transition; nil if none runs.
  package var isAppearing: Bool? {
    switch state {
    case .appearing: true
    case .disappearing: false
    case .appeared, .disappeared: nil
    }
  }

  /// Whether the controller has appeared, or will have when the running transition ends.
  package var leadsToAppeared: Bool { state == .appeared || state == .appearing }

  package init() {}

  /// Takes an input; nil means that nothing is to be sent.
  package mutating func handle(_ input: Input) -> Action? {
    switch (input, state) {
    case (.begin(true, let animated), .disappeared):
      return open(.appearing, animated: animated, depth: 1)
    case (.begin(false, let animated), .appeared):
      return open(.disappearing, animated: animated, depth: 1)

    // The direction turns: the counterpart is sent, the number of ends that are due stays.
    case (.begin(true, let animated), .disappearing):
      return open(.appearing, animated: animated, depth: depth)
    case (.begin(false, let animated), .appearing):
      return open(.disappearing, animated: animated, depth: depth)

    case (.begin(true, _), .appearing), (.begin(false, _), .disappearing):
      depth += 1
      return nil

    case (.end, .appearing):
      return close(.appeared, .didAppear(animated: isAnimated))
    case (.end, .disappearing):
      return close(.disappeared, .didDisappear(animated: isAnimated))

    // Fidelity: a begin that leads where the controller already is, and an end without a begin,
    // are reported and change nothing. [decided]
    case (.begin(true, _), .appeared), (.begin(false, _), .disappeared),
      (.end, .appeared), (.end, .disappeared):
      return .reportUnbalanced
    }
  }

  /// One more end is due before the running transition ends.
  package mutating func nest() { depth += 1 }

  private mutating func open(_ next: State, animated: Bool, depth: Int) -> Action {
    state = next
    isAnimated = animated
    self.depth = depth
    return next == .appearing ? .willAppear(animated: animated) : .willDisappear(animated: animated)
  }

  private mutating func close(_ next: State, _ action: Action) -> Action? {
    depth -= 1
    guard depth == 0 else { return nil }
    state = next
    return action
  }
}
