/// Decides what zooming does when fingers pinch and are lifted, and when the program zooms. A pure
/// value.
///
/// Every beginning that the delegate receives is followed by its end.
nonisolated struct ZoomStateMachine: StateMachine, Sendable, Equatable {
  /// The phase of zooming.
  enum State: Sendable, Equatable, Hashable, CaseIterable {
    case resting
    case pinching
    /// Returning to the nearest scale that is allowed.
    case bouncing
    /// Zoomed by an animation of the program.
    case animating
  }

  /// An event.
  enum Input: Sendable, Equatable, Hashable {
    case pinchBegan
    case pinchEnded(needsReturn: Bool)
    case animationRequested
    case motionEnded
    case stopped
  }

  /// An action of the scroll view; the actions of a list are performed in order.
  enum Action: Sendable, Equatable {
    case startMotion
    case stopMotion
    case reportWillBegin
    case reportDidEnd
  }

  private(set) var state = State.resting

  /// Whether the delegate has left the state as it was in the actions so far; otherwise the
  /// remaining actions are obsolete.
  func isDue(since decided: Self) -> Bool { state == decided.state }

  /// Takes one input; returns what to do.
  mutating func handle(_ input: Input) -> [Action] {
    let old = state
    switch input {
    case .pinchBegan:
      state = .pinching
      return switch old {
      case .pinching: []
      case .resting: [.reportWillBegin]
      case .bouncing, .animating: [.stopMotion, .reportDidEnd, .reportWillBegin]
      }
    case .pinchEnded(let needsReturn):
      guard old == .pinching else { return [] }
      state = needsReturn ? .bouncing : .resting
      return [needsReturn ? .startMotion : .reportDidEnd]
    case .animationRequested:
      // The fingers decide about the scale.
      guard old != .pinching else { return [] }
      state = .animating
      return old == .resting ? [.reportWillBegin, .startMotion] : [.startMotion]
    case .motionEnded:
      guard old == .bouncing || old == .animating else { return [] }
      state = .resting
      return [.reportDidEnd]
    case .stopped:
      guard old != .resting else { return [] }
      state = .resting
      return [.stopMotion, .reportDidEnd]
    }
  }
}
