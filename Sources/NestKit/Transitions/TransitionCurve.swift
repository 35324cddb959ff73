/// The timing curve of one step of a transition.
public nonisolated enum TransitionCurve: Sendable, Hashable, CaseIterable {
  /// Starts and ends slowly; the default.
  case easeInOut
  /// Starts slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// The same speed throughout.
  case linear

  /// The curve of the same step played backwards.
  public var mirrored: TransitionCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .linear: .linear
    }
  }
}
