nonisolated extension Transition {
  /// The view fades in over what stays as it is. Takes 0.4 s.
  public static let fadeIn = fadeIn(pushesToBack: false)

  /// The view fades in over what becomes a little smaller. Takes 0.4 s.
  public static let fadeInPushingToBack = fadeIn(pushesToBack: true)

  /// The view fades in while what was there fades out. Takes 0.4 s.
  public static let crossDissolve = Transition("cross-dissolve") { _ in
    [
      .immediately(appearing: .fade(to: 0)),
      TransitionStep(duration: 0.4, appearing: .fade(to: 1), disappearing: .fade(to: 0)),
    ]
  }

  /// The view grows from the centre, from four fifths of its size, and fades in. Takes 0.4 s.
  public static let emergeFromCenter = emerge(pushesToBack: false)

  /// The view grows from the centre and fades in over what becomes a little smaller. Takes 0.4 s.
  public static let emergeFromCenterPushingToBack = emerge(pushesToBack: true)

  private static func fadeIn(pushesToBack: Bool) -> Transition {
    Transition(named("fade in", pushesToBack)) { _ in
      [
        .immediately(appearing: .fade(to: 0)),
        TransitionStep(
          duration: 0.4, appearing: .fade(to: 1),
          disappearing: pushesToBack ? .scale(by: scaleInBack) : .none),
      ]
    }
  }

  private static func emerge(pushesToBack: Bool) -> Transition {
    Transition(named("emerge from center", pushesToBack)) { _ in
      let small: CGFloat = 0.8
      var smaller = TransitionChange.scale(by: small)
      smaller.opacity = 0
      var larger = TransitionChange.scale(by: 1 / small)
      larger.opacity = 1
      return [
        .immediately(appearing: smaller),
        TransitionStep(
          duration: 0.4, appearing: larger,
          disappearing: pushesToBack ? .scale(by: scaleInBack) : .none),
      ]
    }
  }
}
