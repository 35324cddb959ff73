/// What a stack tells its delegate, with the names of the controllers that are concerned.
public nonisolated enum StackEvent: Hashable, Sendable {
  /// When, relative to the change, the delegate is told.
  public enum Phase: String, Hashable, Sendable {
    /// Before it.
    case will
    /// After it.
    case did
  }

  /// A controller comes on top.
  case push(String, covering: String?)
  /// The top goes.
  case pop(String, revealing: String?)
  /// A controller appears.
  case show(String)
  /// A controller disappears.
  case hide(String)

  /// The event as it is written in a timeline, for example `willPush(B, covering: A)`.
  ///
  /// - Parameters:
  ///   - phase: When the delegate was told.
  ///   - animated: Whether it was told that the change is animated.
  func description(_ phase: Phase, animated: Bool) -> String {
    let suffix = animated ? ", animated)" : ")"
    return switch self {
    case .push(let pushed, let covered):
      "\(phase)Push(\(pushed), covering: \(covered ?? "nil")" + suffix
    case .pop(let popped, let revealed):
      "\(phase)Pop(\(popped), revealing: \(revealed ?? "nil")" + suffix
    case .show(let controller): "\(phase)Show(\(controller)" + suffix
    case .hide(let controller): "\(phase)Hide(\(controller)" + suffix
    }
  }
}
