extension TransitionPlayer {
  /// Continues a paused transition with a spring, which begins with a given velocity: that of the
  /// finger that has moved it.
  ///
  /// It takes the part of the duration that is left, and no more; a transition whose timing is a
  /// spring takes what that needs, at most the whole duration. All steps that are left follow the
  /// one spring, and not their timing curves. The spring is critically damped, or that of the
  /// transition.
  ///
  /// - Parameter velocity: Fractions of the transition per second, positive in the direction in
  ///   which it continues. A value that is not finite counts as 0.
  public func resume(velocity: CGFloat) {
    guard isPaused, let animator else { return resumePlaying() }
    let now = CACurrentMediaTime()
    let duration = clock.segments.duration
    let fraction = clock.segments.time(at: moment) / duration
    let velocity = velocity.isFinite ? max(Double(velocity), 0) : 0
    let spring =
      dampingRatio == nil
      ? TransitionSpring(
        from: fraction, velocity: velocity, duration: duration * (1 - fraction), beginTime: now)
      : wholeSpring(at: now).moved(
        to: fraction, velocity: velocity, at: now, lastingAtMost: duration)
    _ = clock.resume(at: now)
    follow(spring, with: animator)
  }

  /// The damping ratio of the spring that is the timing of what is played; `nil` where its steps
  /// have timing curves.
  var dampingRatio: CGFloat? { isDissolving ? nil : transition.dampingRatio }

  /// The spring of the whole transition.
  func wholeSpring(at time: TimeInterval) -> TransitionSpring {
    TransitionSpring(
      from: 0, velocity: 0, dampingRatio: Double(dampingRatio ?? 1),
      duration: clock.segments.duration, beginTime: time)
  }

  /// Lets the step that stands, and all that follow, follow a spring that begins now.
  func follow(_ spring: TransitionSpring, with animator: UIViewPropertyAnimator) {
    clock.follow(spring)
    continueAlongsideAnimator(on: spring)
    let part = spring.part(of: clock.position - 1, in: clock.segments, at: spring.beginTime)
    guard let part else { return animator.startAnimation() }
    animator.continueAnimation(
      withTimingParameters: part.parameters, durationFactor: part.durationFactor)
  }

  /// Leads a transition that runs on a spring in the opposite direction: from where it is, with its
  /// velocity.
  func reverse(_ spring: TransitionSpring, with animator: UIViewPropertyAnimator) {
    let reversed = spring.reversed(
      at: CACurrentMediaTime(), lastingAtMost: clock.segments.duration)
    // Paused, so that what is seen is what it continues from.
    animator.pauseAnimation()
    clock.reverse(isInStep: true)
    animator.isReversed.toggle()
    updateAlongsideAnimator()
    follow(reversed, with: animator)
  }
}
