/// A mass on a spring, as far as an animation needs it; the mass is 1.
nonisolated struct Spring: Sendable, Equatable {
  var stiffness: CGFloat
  var damping: CGFloat
  /// In whole distances per second.
  var initialVelocity: CGFloat

  /// A spring that has come to rest after `duration` seconds.
  ///
  /// - Parameter dampingRatio: 1 does not swing; the smaller, the more it does.
  init(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat) {
    let curve = SpringCurve(
      duration: duration, dampingRatio: Double(dampingRatio),
      initialVelocity: Double(initialVelocity))
    stiffness = CGFloat(curve.stiffness)
    damping = CGFloat(curve.damping)
    self.initialVelocity = initialVelocity
  }

  /// A spring that swings, or would swing, once in `duration` seconds.
  ///
  /// - Parameter bounce: 0 does not swing; towards 1 it swings more, below 0 it is slower.
  init(perceptualDuration duration: TimeInterval, bounce: CGFloat, initialVelocity: CGFloat) {
    let bounded = min(max(bounce, -0.99), 0.99)
    let ratio = bounded >= 0 ? 1 - bounded : 1 / (1 + bounded)
    self.init(
      frequency: 2 * .pi / CGFloat(max(duration, 0.001)), dampingRatio: ratio,
      initialVelocity: initialVelocity)
  }

  private init(frequency: CGFloat, dampingRatio: CGFloat, initialVelocity: CGFloat) {
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
    self.initialVelocity = initialVelocity
  }
}

extension Spring {
  /// Lets an animation move as this spring does.
  func apply(to animation: CASpringAnimation) {
    animation.stiffness = stiffness
    animation.damping = damping
    animation.initialVelocity = initialVelocity
  }

  /// When it has come to rest, in seconds.
  var settlingDuration: TimeInterval {
    let animation = CASpringAnimation()
    apply(to: animation)
    return animation.settlingDuration
  }
}
