/// Calls a closure when an animation has ended. An animation keeps its delegate alive: the closure
/// must not keep what owns the layer.
final class AnimationEndObserver: CAAnimationDelegate {
  private let didEnd: (Bool) -> Void

  /// - Parameter didEnd: receives whether the animation has reached its end.
  init(_ didEnd: @escaping (Bool) -> Void) { self.didEnd = didEnd }

  deinit {}

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { didEnd(flag) }
}
