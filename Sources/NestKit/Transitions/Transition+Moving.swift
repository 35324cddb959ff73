#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

nonisolated extension Transition {
  /// Nothing moves: the new view is there at once, even in an animated operation.
  public static let none = Transition("none") { _ in [] }

  /// The view slides in over what stays in place. Takes 0.4 s.
  ///
  /// - Parameter edge: The edge or corner that it comes from.
  public static func cover(from edge: TransitionEdge) -> Transition {
    Transition("cover from \(edge.rawValue)") { bounds in
      let offset = edge.offset(in: bounds)
      return [
        .immediately(appearing: TransitionChange(translation: offset)),
        TransitionStep(
          duration: 0.4, appearing: TransitionChange(translation: offset.map { -$0 })),
      ]
    }
  }

  /// The view slides in and pushes what was there out on the other side. Takes 0.4 s.
  ///
  /// What is pushed out is invisible in the end, so that a later transition above does not show
  /// it again.
  ///
  /// - Parameter edge: The edge or corner that it comes from.
  public static func push(from edge: TransitionEdge) -> Transition {
    Transition("push from \(edge.rawValue)") { bounds in
      let offset = edge.offset(in: bounds)
      let away = TransitionChange(translation: offset.map { -$0 })
      return [
        .immediately(appearing: TransitionChange(translation: offset)),
        TransitionStep(duration: 0.4, appearing: away, disappearing: away),
        .immediately(disappearing: .hide),
      ]
    }
  }

  /// The view covers what stays in place, coming from below.
  public static let coverFromBottom = cover(from: .bottom)
  /// The view covers what stays in place, coming from above.
  public static let coverFromTop = cover(from: .top)
  /// The view covers what stays in place, coming from the left.
  public static let coverFromLeft = cover(from: .left)
  /// The view covers what stays in place, coming from the right.
  public static let coverFromRight = cover(from: .right)
  /// The view covers what stays in place, coming from the upper left corner.
  public static let coverFromTopLeft = cover(from: .topLeft)
  /// The view covers what stays in place, coming from the upper right corner.
  public static let coverFromTopRight = cover(from: .topRight)
  /// The view covers what stays in place, coming from the lower left corner.
  public static let coverFromBottomLeft = cover(from: .bottomLeft)
  /// The view covers what stays in place, coming from the lower right corner.
  public static let coverFromBottomRight = cover(from: .bottomRight)

  /// The view pushes what was there up and out.
  public static let pushFromBottom = push(from: .bottom)
  /// The view pushes what was there down and out.
  public static let pushFromTop = push(from: .top)
  /// The view pushes what was there out to the right.
  public static let pushFromLeft = push(from: .left)
  /// The view pushes what was there out to the left, as a navigation does.
  public static let pushFromRight = push(from: .right)
}
