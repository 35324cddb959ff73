/// When a rotation may happen: at the end of a turn of the main loop, never while another one runs
/// or while a `RotationHold` exists. What is requested meanwhile happens later, as one.
nonisolated struct RotationStateMachine: StateMachine, Sendable, Equatable {
  /// Whether a rotation is requested.
  private(set) var isDue = false
  /// Whether the last request is animated.
  private(set) var isAnimated = false
  /// Whether a `RotationHold` exists.
  private(set) var isOnHold = false
  /// Whether a rotation runs.
  private(set) var isRotating = false

  enum Input: Sendable, Equatable {
    /// A value on which the decision depends has changed.
    case request(animated: Bool)
    /// The number of holds has changed.
    case holds(Int)
    /// The turn of the main loop is over.
    case turnDidEnd
    /// A rotation begins.
    case began
    /// The rotation is over.
    case ended
  }

  enum Action: Sendable, Equatable {
    /// Request the end of the turn.
    case awaitTurnEnd
    /// Decide now, and rotate if that is the outcome.
    case decide(animated: Bool)
  }

  private var isReady: Bool { isDue && !isOnHold && !isRotating }

  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .request(let animated):
      // The end of the turn has been requested already, or is when nothing prevents it any more.
      guard !isDue || isAnimated != animated else { return [] }
      request(animated: animated)
    case .holds(let count):
      // Another controller may be in front when a presentation has ended.
      if isOnHold, count <= 0 { request(animated: isDue ? isAnimated : true) }
      isOnHold = count > 0
    case .turnDidEnd:
      guard isReady else { return [] }
      isDue = false
      return [.decide(animated: isAnimated)]
    case .began:
      isRotating = true
      return []
    case .ended:
      isRotating = false
    }
    return isReady ? [.awaitTurnEnd] : []
  }

  private mutating func request(animated: Bool) {
    isDue = true
    isAnimated = animated
  }
}
