/// Called when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun its active time: in the commit that shows it first. Default: nothing.
  func animationDidStart(_ anim: CAAnimation)

  /// The animation has ended; called once, before the commit that shows the model again. Default:
  /// nothing.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: True when it came to its end; false when it was removed, replaced, or its layer left
  ///     the tree before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
