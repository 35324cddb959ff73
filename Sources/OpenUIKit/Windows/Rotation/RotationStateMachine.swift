/// When a rotation may happen: at the end of a turn of the main loop, never while another one runs
/// or while somebody holds rotations back. What is asked for meanwhile is taken up later, as one.
nonisolated struct RotationStateMachine: Sendable, Equatable {
  /// Whether somebody asked.
  private(set) var isDue = false
  /// Whether the last one who asked wants it animated.
  private(set) var isAnimated = false
  /// Whether anybody holds rotations back.
  private(set) var isHeld = false
  /// Whether a rotation runs.
  private(set) var isTurning = false

  enum Input: Sendable, Equatable {
    /// What decides has changed.
    case request(animated: Bool)
    /// The number of those who hold rotations back is another one.
    case holds(Int)
    /// The turn of the main loop is over.
    case turnDidEnd
    /// A rotation begins.
    case began
    /// The rotation is over.
    case ended
  }

  enum Action: Sendable, Equatable {
    /// Let the turn end soon.
    case awaitTurnEnd
    /// Decide now, and turn if that is the outcome.
    case decide(animated: Bool)
  }

  private var isReady: Bool { isDue && !isHeld && !isTurning }

  mutating func handle(_ input: Input) -> Action? {
    switch input {
    case .request(let animated):
      isDue = true
      isAnimated = animated
    case .holds(let count):
      // Another controller may be in front when a presentation has ended.
      if isHeld, count <= 0 { request(animated: isDue ? isAnimated : true) }
      isHeld = count > 0
    case .turnDidEnd:
      guard isReady else { return nil }
      isDue = false
      return .decide(animated: isAnimated)
    case .began:
      isTurning = true
      return nil
    case .ended:
      isTurning = false
    }
    return isReady ? .awaitTurnEnd : nil
  }

  private mutating func request(animated: Bool) {
    isDue = true
    isAnimated = animated
  }
}
