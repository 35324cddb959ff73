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
    self.init(
      SpringCurve(
        duration: duration, dampingRatio: Double(dampingRatio),
        initialVelocity: Double(initialVelocity)))
  }

  /// A spring that swings, or would swing, once in `duration` seconds.
  ///
  /// - Parameter bounce: 0 does not swing; towards 1 it swings more, below 0 it is slower.
  init(perceptualDuration duration: TimeInterval, bounce: CGFloat, initialVelocity: CGFloat) {
    self.init(
      SpringCurve(
        perceptualDuration: duration, bounce: Double(bounce),
        initialVelocity: Double(initialVelocity)))
  }

  private init(_ curve: SpringCurve) {
    stiffness = CGFloat(curve.stiffness)
    damping = CGFloat(curve.damping)
    initialVelocity = CGFloat(curve.initialVelocity)
  }
}

extension Spring {
  /// Lets an animation move as this spring does.
  func apply(to animation: CASpringAnimation) {
    animation.stiffness = stiffness
    animation.damping = damping
    animation.allowsOverdamping = true
    animation.initialVelocity = initialVelocity
  }

  /// When it has come to rest, in seconds.
  var settlingDuration: TimeInterval {
    let animation = CASpringAnimation()
    apply(to: animation)
    return animation.settlingDuration
  }
}
