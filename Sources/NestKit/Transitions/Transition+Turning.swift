#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

nonisolated extension Transition {
  /// Both views turn over about the vertical axis, as the two sides of a card. Takes 0.6 s.
  public static let flipVertically = flip(
    "flip vertically", about: TransitionVector(y: 1)
  ) { $0.width }

  /// Both views turn over about the horizontal axis, as the two sides of a card. Takes 0.6 s.
  public static let flipHorizontally = flip(
    "flip horizontally", about: TransitionVector(x: 1)
  ) { $0.height }

  /// Half a turn in two steps, looked at from four times the extent of what turns; in the middle,
  /// where both stand edge-on, they change places, moved back so that no edge comes too near.
  private static func flip(
    _ name: String, about axis: TransitionVector, extent: @escaping @Sendable (CGRect) -> CGFloat
  ) -> Transition {
    Transition(name) { bounds in
      let eyeDistance = 4 * extent(bounds)
      let back = TransitionVector(z: -eyeDistance / 5)
      let quarter = TransitionRotation(angle: .pi / 2, axis: axis)
      let turnAway = TransitionChange(translation: back, rotation: quarter)
      let turnIn = TransitionChange(translation: back.map { -$0 }, rotation: quarter)
      let reverse = TransitionRotation(angle: -.pi, axis: axis)
      return [
        .immediately(
          appearing: TransitionChange(rotation: reverse, isVisible: false),
          eyeDistance: eyeDistance),
        TransitionStep(
          duration: 0.3, curve: .easeIn, appearing: turnAway, disappearing: turnAway),
        .immediately(appearing: .show, disappearing: .hide),
        TransitionStep(duration: 0.3, curve: .easeOut, appearing: turnIn, disappearing: turnIn),
      ]
    }
  }
}
