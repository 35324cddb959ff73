nonisolated extension Transition {
  /// A transition during which views that show the same move from one controller to the other.
  ///
  /// Views with the same `matchIdentifier` in both controllers are matched when the transition is
  /// played, in both directions: frame and corner radius change from those of one to those of the
  /// other in the time of the transition, and the contents dissolve. Pictures move, above both
  /// controllers and clipped to the region; the views themselves stay where they are and cannot be
  /// seen meanwhile. A view without a counterpart takes part in the transition of its controller.
  ///
  /// ```swift
  /// list.thumbnail.matchIdentifier = "photo/7"
  /// detail.photo.matchIdentifier = "photo/7"
  /// stack.push(detail, transition: .matched(over: .crossDissolve))
  /// ```
  ///
  /// Takes time in proportion to the size of the views that are matched, at the beginning. With
  /// Reduce Motion nothing moves.
  ///
  /// - Parameter transition: The transition of all other views.
  public static func matched(over transition: Transition) -> Transition {
    var matched = transition
    matched.matchesElements = true
    matched.name = "\(transition.name), matched elements"
    return matched
  }
}
