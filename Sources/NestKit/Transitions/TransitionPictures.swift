/// Pictures that are seen, while a transition runs, instead of views, and that follow its frames.
///
/// The player makes them when it begins to play, and lets them show every frame that the stage
/// shows.
protocol TransitionPictures: AnyObject {
  /// Shows a frame of the transition, in the present bounds of the stage.
  ///
  /// Inside an animation block the change is animated.
  func show(_ frame: PicturedFrame)

  /// Follows the stage to new bounds, while the animation to a frame continues.
  func boundsDidChange(towards frame: PicturedFrame)

  /// Ends every animation of the pictures; they are where their properties have them.
  func removeAnimations()

  /// Removes the pictures; the views can be seen again as their properties have them.
  func end()
}

/// A frame of a running transition, as pictures show it.
struct PicturedFrame {
  /// How the sides of the transition are shown.
  let poses: TransitionKeyFrames.Frame
  /// The frame from which the change begins, or `nil` where nothing is animated.
  let previous: TransitionKeyFrames.Frame?
  /// How far the transition has come, played forward: from 0 to 1.
  let progress: CGFloat
}
