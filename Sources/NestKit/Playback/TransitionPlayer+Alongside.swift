// The changes that others make together with a transition have an animator of their own, over the
// whole duration: the animator of a step ends before the transition does, and is replaced when
// another step is shown.

extension TransitionPlayer {
  /// Animates changes together with the running transition: as long as all of it, and controlled with it.
  ///
  /// The curve is that of the only step that takes time; with several of them the changes ease in and out.
  ///
  /// - Parameter changes: Run at once; without animation if nothing is played.
  package func animateAlongside(_ changes: @escaping () -> Void) {
    guard isPlaying else { return UIView.performWithoutAnimation(changes) }
    if let companion { return companion.addAnimations(changes) }
    let segments = clock.segments
    let timed = segments.filter { $0.duration > 0 }
    let curve = timed.count == 1 ? timed[0].curve : .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: segments.duration, curve: curve.animationCurve, animations: changes)
    companion = animator
    // Its changes are undone when the transition ends, and not before.
    animator.pausesOnCompletion = true
    animator.startAnimation()
    updateCompanion()
    if let spring = clock.spring { continueCompanion(on: spring) }
  }

  /// Brings the animator of what others change to where the transition is, with its direction.
  func updateCompanion() {
    guard let companion, companion.state == .active else { return }
    if isPaused {
      if companion.isRunning { companion.pauseAnimation() }
      companion.isReversed = isReversed
      let segments = clock.segments
      companion.fractionComplete = CGFloat(segments.time(at: moment) / segments.duration)
    } else {
      if companion.isReversed != isReversed { companion.isReversed = isReversed }
      if !companion.isRunning { companion.startAnimation() }
    }
  }

  /// Continues what others change on the spring of the transition.
  func continueCompanion(on spring: TransitionSpring) {
    let elapsed = spring.elapsed(at: CACurrentMediaTime())
    let rest = 1 - spring.fraction(after: elapsed)
    guard let companion, companion.state == .active, rest != 0 else { return }
    companion.pauseAnimation()
    companion.continueAnimation(
      withTimingParameters: spring.parameters(from: elapsed, over: rest),
      durationFactor: CGFloat((spring.duration - elapsed) / clock.segments.duration))
  }

  /// Ends what others change where the transition ends.
  func finishCompanion() {
    guard let animator = companion else { return }
    let takesBack = takesBack
    (companion, self.takesBack) = (nil, nil)
    guard animator.state == .active else { return }
    let finish = { [isReversed] in
      // Where it stops is what the views have from then on.
      animator.stopAnimation(false)
      animator.finishAnimation(at: isReversed ? .start : .end)
    }
    if isReversed, let takesBack { takesBack(finish) } else { finish() }
  }
}
