import NestKit
import OpenUIKit

/// How fast transitions are played.
enum Speed: CaseIterable, Sendable {
  /// As fast as by themselves.
  case normal
  /// Four times as long.
  case slow
  /// Not animated.
  case notAnimated

  /// The label of the chip.
  var label: String {
    switch self {
    case .normal: "Normal"
    case .slow: "Slow"
    case .notAnimated: "Not animated"
    }
  }

  /// Whether there is an animation.
  var isAnimated: Bool { self != .notAnimated }

  /// The speed of the layers of a device, for what is not played by a transition.
  var layerSpeed: Float { self == .slow ? 0.25 : 1 }

  /// A transition at this speed.
  func apply(to transition: Transition) -> Transition {
    guard self == .slow else { return transition }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return transition.lasting(transition.keyFrames(in: unit).duration * 4)
  }
}
