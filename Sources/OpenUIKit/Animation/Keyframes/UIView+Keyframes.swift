import MisuseReports

extension UIView {
  /// Animates the key frames of `animations`.
  static func runKeyframes(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.KeyframeAnimationOptions,
    _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let specification = AnimationSpecification(
      duration: duration, delay: delay, options: options.animationOptions)
    AnimationStack.shared.animateKeyframes(
      specification, mode: options.mode, changes: animations, completion: completion)
  }

  /// Animates key frames, and returns when all has ended, with whether all ran to the end.
  static func awaitKeyframes(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.KeyframeAnimationOptions,
    _ animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }

  /// Animates a part of the key frames.
  static func noteKeyframe(
    _ frameStartTime: Double, _ frameDuration: Double, _ animations: @escaping () -> Void
  ) {
    let isInside =
      frameStartTime >= 0 && frameDuration >= 0
      && frameStartTime + frameDuration <= 1 + KeyframeWindow.tolerance
    if !isInside { Misuse.report(.keyframeOutside(frameStartTime, frameDuration)) }
    AnimationStack.shared.addKeyframe(
      KeyframeWindow(start: frameStartTime, duration: frameDuration), animations)
  }
}
