/// An event that an ``AnimationPlayer`` reports while it plays.
///
/// ```
/// willBegin
///   willBeginStep(0) … didEndStep(0)
///   willBeginStep(1) … didEndStep(1)
/// didEnd
/// ```
///
/// The steps are sent again for each repetition, and, in opposite order, for the inverse of a loop
/// and for an inverse. Each *will* of a step is followed by its *did*: also where the animation is
/// reversed, or its fraction is set, which leaves one step and enters another.
public nonisolated enum AnimationEvent: Sendable, Hashable {
  /// It is about to begin, before a delay. Nothing has changed yet.
  case willBegin(isAnimated: Bool)
  /// The step with this index begins.
  case willBeginStep(Int, isAnimated: Bool)
  /// The step with this index has ended.
  case didEndStep(Int, isAnimated: Bool)
  /// It has ended, by itself or because it was terminated; everything is in its last position.
  case didEnd(isAnimated: Bool)
}
