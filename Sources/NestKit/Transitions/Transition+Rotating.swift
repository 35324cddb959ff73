nonisolated extension Transition {
  /// Both views rotate about the vertical axis, as the two sides of a card; the left side moves to
  /// the front. Takes 0.6 s.
  public static let flipVertically = flip("flip vertically", from: .left)

  /// Both views rotate about the vertical axis, as the two sides of a card; the right side moves to
  /// the front. Takes 0.6 s.
  public static let flipVerticallyFromRight = flip("flip vertically from right", from: .right)

  /// Both views rotate about the horizontal axis, as the two sides of a card; the lower side moves
  /// to the front. Takes 0.6 s.
  public static let flipHorizontally = flip("flip horizontally", from: .bottom)

  /// Both views rotate about the horizontal axis, as the two sides of a card; the upper side moves
  /// to the front. Takes 0.6 s.
  public static let flipHorizontallyFromTop = flip("flip horizontally from top", from: .top)

  static let flips = [
    flipVertically, flipVerticallyFromRight, flipHorizontally, flipHorizontallyFromTop,
  ]

  /// A rotation by π in two steps, seen from four times the extent of what rotates; in the middle,
  /// where both views are seen from the side, they exchange their visibility, moved back so that no
  /// edge moves too near.
  private static func flip(_ name: String, from side: Hinge) -> Transition {
    Transition(name) { region in
      let eyeDistance = 4 * (side.isHorizontal ? region.height : region.width)
      let back = TransitionVector(z: -eyeDistance / 5)
      func rotation(by angle: CGFloat) -> TransitionRotation {
        TransitionRotation(angle: side.movesAwayClockwise ? angle : -angle, axis: side.axis)
      }
      let quarter = rotation(by: .pi / 2)
      let rotatedAway = TransitionChange(translation: back, rotation: quarter)
      let rotatedIn = TransitionChange(translation: -back, rotation: quarter)
      let reverse = rotation(by: -.pi)
      return [
        .immediately(
          appearing: TransitionChange(rotation: reverse, isVisible: false),
          eyeDistance: eyeDistance),
        TransitionStep(
          duration: 0.3, curve: .easeIn, appearing: rotatedAway, disappearing: rotatedAway),
        .immediately(appearing: .show, disappearing: .hide),
        TransitionStep(
          duration: 0.3, curve: .easeOut, appearing: rotatedIn, disappearing: rotatedIn),
      ]
    }
  }
}

// MARK: - Two faces with a common edge

nonisolated extension Transition {
  /// Both views rotate about the lower edge, the new one from behind. Takes 0.6 s.
  public static let rotateHorizontallyFromBottomCounterclockwise = hinge(.bottom, clockwise: false)
  /// Both views rotate about the lower edge, the new one from the viewer's side. Takes 0.6 s.
  public static let rotateHorizontallyFromBottomClockwise = hinge(.bottom, clockwise: true)
  /// Both views rotate about the upper edge, the new one from the viewer's side. Takes 0.6 s.
  public static let rotateHorizontallyFromTopCounterclockwise = hinge(.top, clockwise: false)
  /// Both views rotate about the upper edge, the new one from behind. Takes 0.6 s.
  public static let rotateHorizontallyFromTopClockwise = hinge(.top, clockwise: true)
  /// Both views rotate about the left edge, the new one from behind. Takes 0.6 s.
  public static let rotateVerticallyFromLeftCounterclockwise = hinge(.left, clockwise: false)
  /// Both views rotate about the left edge, the new one from the viewer's side. Takes 0.6 s.
  public static let rotateVerticallyFromLeftClockwise = hinge(.left, clockwise: true)
  /// Both views rotate about the right edge, the new one from the viewer's side. Takes 0.6 s.
  public static let rotateVerticallyFromRightCounterclockwise = hinge(.right, clockwise: false)
  /// Both views rotate about the right edge, the new one from behind. Takes 0.6 s.
  public static let rotateVerticallyFromRightClockwise = hinge(.right, clockwise: true)

  static let hinged = [
    rotateHorizontallyFromBottomClockwise, rotateHorizontallyFromBottomCounterclockwise,
    rotateHorizontallyFromTopClockwise, rotateHorizontallyFromTopCounterclockwise,
    rotateVerticallyFromLeftClockwise, rotateVerticallyFromLeftCounterclockwise,
    rotateVerticallyFromRightClockwise, rotateVerticallyFromRightCounterclockwise,
  ]

  /// The edge about which the views of a hinged transition rotate, and the side of a flip that
  /// moves to the front.
  private enum Hinge: String {
    case bottom, top, left, right

    var anchorPoint: CGPoint {
      switch self {
      case .bottom: CGPoint(x: 0.5, y: 1)
      case .top: CGPoint(x: 0.5, y: 0)
      case .left: CGPoint(x: 0, y: 0.5)
      case .right: CGPoint(x: 1, y: 0.5)
      }
    }

    /// Whether a clockwise rotation moves what disappears away from the viewer; about the middle,
    /// it brings the edge to the viewer then.
    var movesAwayClockwise: Bool { self == .bottom || self == .left }

    var isHorizontal: Bool { self == .bottom || self == .top }
    var axis: TransitionVector {
      isHorizontal ? TransitionVector(x: 1) : TransitionVector(y: 1)
    }
  }

  /// Two faces at a right angle that meet at an edge rotate by π/2 about it, seen from four times
  /// the width of the region.
  private static func hinge(_ hinge: Hinge, clockwise: Bool) -> Transition {
    let name =
      "rotate \(hinge.isHorizontal ? "horizontally" : "vertically") from \(hinge.rawValue)"
      + (clockwise ? " clockwise" : " counterclockwise")
    return Transition(name) { region in
      let sign: CGFloat = clockwise ? 1 : -1
      func rotation(by angle: CGFloat) -> TransitionRotation {
        TransitionRotation(angle: sign * angle, axis: hinge.axis)
      }
      let step = TransitionChange(rotation: rotation(by: .pi / 4))
      return [
        .immediately(
          appearing: TransitionChange(
            rotation: rotation(by: -.pi / 2), anchorPoint: hinge.anchorPoint),
          disappearing: TransitionChange(anchorPoint: hinge.anchorPoint),
          eyeDistance: 4 * region.width,
          isDisappearingInFront: clockwise != hinge.movesAwayClockwise),
        TransitionStep(duration: 0.3, curve: .easeIn, appearing: step, disappearing: step),
        TransitionStep(duration: 0.3, curve: .easeOut, appearing: step, disappearing: step),
        .immediately(
          appearing: TransitionChange(anchorPoint: CGPoint(x: 0.5, y: 0.5)), disappearing: .hide,
          isDisappearingInFront: false),
      ]
    }
  }
}
