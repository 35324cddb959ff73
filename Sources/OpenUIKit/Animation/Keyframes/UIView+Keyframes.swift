import MisuseReports

extension UIView {
  /// Animates the key frames of `animations`.
  static func runKeyframes(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.KeyframeAnimationOptions,
    _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let specification = AnimationSpecification(
      duration: duration, delay: delay, options: options.animationOptions)
    UIRuntime.current.animations.animateKeyframes(
      specification, mode: options.mode, changes: animations, completion: completion)
  }

  /// Animates a part of the key frames.
  static func noteKeyframe(
    _ frameStartTime: Double, _ frameDuration: Double, _ animations: @escaping () -> Void
  ) {
    let isInside =
      frameStartTime >= 0 && frameDuration >= 0
      && frameStartTime + frameDuration <= 1 + KeyframeWindow.tolerance
    if !isInside { Misuse.report(.keyframeOutside(frameStartTime, frameDuration)) }
    UIRuntime.current.animations.addKeyframe(
      KeyframeWindow(start: frameStartTime, duration: frameDuration), animations)
  }
}
