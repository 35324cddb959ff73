import MisuseReports

extension UIView {
  /// Runs `animations`, whose calls of `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`
  /// are the parts of one animation.
  ///
  /// What is changed outside of key frames is animated over the whole duration. The curve is the
  /// default one, over the whole duration too.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 or less shows the changes at once.
  ///   - delay: seconds before anything moves.
  ///   - options: how values between key frames come about, repetition, and what holds inside another
  ///     animation.
  ///   - animations: the changes; it runs before this function returns.
  ///   - completion: called when all has ended, with whether all ran to the end. Where nothing is
  ///     animated it is called in the next turn of the main loop.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let specification = AnimationSpecification(
      duration: duration, delay: delay, options: options.animationOptions)
    UIRuntime.current.animations.animateKeyframes(
      specification, mode: options.mode, changes: animations, completion: completion)
  }

  /// Runs `animations`, whose key frames are the parts of one animation, and returns when all has
  /// ended.
  ///
  /// - Returns: whether all ran to the end.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }

  /// Inside an animation of key frames: animates the changes of `animations` in a part of it.
  ///
  /// Times outside 0…1 are reported and cut off.
  ///
  /// - Parameters:
  ///   - frameStartTime: when the part begins, in fractions of the whole duration.
  ///   - frameDuration: how long the part takes, in fractions of the whole duration.
  ///   - animations: the changes; runs at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let isInside =
      frameStartTime >= 0 && frameDuration >= 0
      && frameStartTime + frameDuration <= 1 + KeyframeWindow.tolerance
    if !isInside { Misuse.report(.keyframeOutside(frameStartTime, frameDuration)) }
    UIRuntime.current.animations.addKeyframe(
      KeyframeWindow(start: frameStartTime, duration: frameDuration), animations)
  }
}
