import Foundation
import NestKit

/// How fast transitions are played.
enum Pace: CaseIterable, Sendable {
  /// The transition's own duration.
  case normal
  /// Four times as long.
  case slow
  /// Not animated.
  case atOnce

  /// The label of the chip.
  var label: String {
    switch self {
    case .normal: "Normal"
    case .slow: "Slow"
    case .atOnce: "Not animated"
    }
  }

  /// Whether there is an animation.
  var isAnimated: Bool { self != .atOnce }

  /// Seconds that a transition takes; nil for as long as it takes by itself.
  func duration(of transition: Transition) -> TimeInterval? {
    self == .slow
      ? transition.keyFrames(in: CGRect(x: 0, y: 0, width: 1, height: 1)).duration * 4 : nil
  }
}
