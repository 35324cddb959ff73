import NestKit
import OpenUIKit

extension UIPageViewController {
  /// How one of the pages that are shown rolls.
  func transition(_ direction: NavigationDirection, ofPage index: Int) -> Transition {
    let isHorizontal = navigationOrientation == .horizontal
    let (before, after): (TransitionEdge, TransitionEdge) =
      isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    let isForward = direction == .forward
    guard pageCount == 2 else {
      let edge = spineLocation == .max ? before : after
      return isForward ? .turningOff(edge) : .turningOn(edge)
    }
    // The page on one side is turned off, and then its back on the other side is turned on.
    let edge = index == 0 ? before : after
    return (index == 1) == isForward
      ? .turningOff(edge, isHalf: true) : .turningOn(edge, isHalf: true)
  }
}

nonisolated extension Transition {
  private static let turningDuration: TimeInterval = 0.4

  /// The former page rolls off from an edge; in the first half of the time, if it is the first half
  /// of a turn.
  fileprivate static func turningOff(_ edge: TransitionEdge, isHalf: Bool = false) -> Transition {
    Transition("turning off from \(edge.rawValue)\(isHalf ? ", first half" : "")") { _ in
      let roll = TransitionStep(
        duration: turningDuration / (isHalf ? 2 : 1), disappearing: .curl(to: 1, from: edge))
      return isHalf ? [roll, TransitionStep(duration: turningDuration / 2)] : [roll]
    }
  }

  /// The new view rolls on from the other edge; in the second half of the time, if it is the second
  /// half of a turn.
  fileprivate static func turningOn(_ edge: TransitionEdge, isHalf: Bool = false) -> Transition {
    Transition("turning on from \(edge.rawValue)\(isHalf ? ", second half" : "")") { _ in
      let roll = TransitionStep(
        duration: turningDuration / (isHalf ? 2 : 1), appearing: .curl(to: 0))
      return [.immediately(appearing: .curl(to: 1, from: edge))]
        + (isHalf ? [TransitionStep(duration: turningDuration / 2)] : []) + [roll]
    }
  }
}
