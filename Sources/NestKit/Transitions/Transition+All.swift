nonisolated extension Transition {
  /// The built-in transitions, for galleries and tests; those that depend on the layout direction
  /// are each the same as one of these.
  public static let allTransitions: [Transition] =
    [.none]
    + (TransitionEdge.sides + TransitionEdge.corners).map { cover(from: $0) }
    + (TransitionEdge.sides + TransitionEdge.corners).map { cover(from: $0, pushesToBack: true) }
    + [.fadeIn, .fadeInPushingToBack, .crossDissolve]
    + TransitionEdge.sides.map { push(from: $0) }
    + TransitionEdge.sides.map { pushFadingIn(from: $0) }
    + TransitionEdge.sides.map { pushToBack(from: $0) }
    + TransitionEdge.sides.map { flow(from: $0) }
    + [.emergeFromCenter, .emergeFromCenterPushingToBack]
    + flips + hinged + [.curlUp, .curlDown]
}
