#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

nonisolated extension Transition {
  /// The built-in transitions, for galleries and tests.
  public static let allTransitions: [Transition] =
    [.none]
    + TransitionEdge.allCases.map { cover(from: $0) }
    + [.crossDissolve]
    + [TransitionEdge.bottom, .top, .left, .right].map { push(from: $0) }
    + [.emergeFromCenter, .flipVertically, .flipHorizontally]
}
