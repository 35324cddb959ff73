/// How far a scene, or the application, is from being used. The levels are in order.
nonisolated enum ActivationLevel: Int, Comparable, Sendable {
  case background
  case inactive
  case active

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The next change towards `goal`; nil if that is reached.
  func step(to goal: ActivationLevel) -> ActivationStep? {
    switch self {
    case goal: nil
    case .background: .willEnterForeground
    case .inactive: goal == .active ? .didBecomeActive : .didEnterBackground
    case .active: .willResignActive
    }
  }
}

/// A change by one level, named as its callback.
nonisolated enum ActivationStep: Sendable {
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground

  /// The level after the step.
  var level: ActivationLevel {
    switch self {
    case .willEnterForeground, .willResignActive: .inactive
    case .didBecomeActive: .active
    case .didEnterBackground: .background
    }
  }

  /// Whether the callback precedes the level changes.
  var isAnnounced: Bool { self == .willEnterForeground || self == .willResignActive }
}
