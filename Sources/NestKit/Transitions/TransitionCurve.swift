#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The pace of one step of a transition.
public nonisolated enum TransitionCurve: Sendable, Hashable, CaseIterable {
  /// Starts and ends slowly; the default.
  case easeInOut
  /// Starts slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// The same pace throughout.
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

  /// How much of the way has been made when a part of the time has passed, both from 0 to 1.
  func progress(at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    guard time > 0, time < 1, let (first, second) = controlPoints else { return time }
    var low = 0.0
    var high = 1.0
    // Both coordinates grow with the parameter; 40 halvings are exact to a millionth of a point.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let rest = 1 - middle
      let x = middle * (3 * rest * (rest * first + middle * second) + middle * middle)
      if x < time { low = middle } else { high = middle }
    }
    return low * low * (3 - 2 * low)
  }

  /// The times of the two control points of the curve, which are at 0 and at 1 of the way.
  private var controlPoints: (Double, Double)? {
    switch self {
    case .easeInOut: (0.42, 0.58)
    case .easeIn: (0.42, 1)
    case .easeOut: (0, 0.58)
    case .linear: nil
    }
  }
}
