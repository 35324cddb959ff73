// The changes that others make together with a transition have an animator of their own, over the
// whole duration: the animator of a step ends before the transition does, and is replaced when
// another step is shown.

extension TransitionPlayer {
  /// Animates changes together with the running transition: as long as all of it, and controlled
  /// with it.
  ///
  /// The curve is that of the only step that takes time; with several of them the changes ease in
  /// and out.
  ///
  /// - Parameter changes: Run at once; without animation if nothing is played.
  package func animateAlongside(_ changes: @escaping () -> Void) {
    guard isPlaying else { return UIView.performWithoutAnimation(changes) }
    if let alongsideAnimator { return alongsideAnimator.addAnimations(changes) }
    let segments = clock.segments
    let timed = segments.filter { $0.duration > 0 }
    let curve = timed.count == 1 ? timed[0].curve : .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: segments.duration, curve: curve.animationCurve, animations: changes)
    alongsideAnimator = animator
    // Its changes are undone when the transition ends, and not before.
    animator.pausesOnCompletion = true
    animator.startAnimation()
    updateAlongsideAnimator()
    if let spring = clock.spring { continueAlongsideAnimator(on: spring) }
  }

  /// Brings the animator of what others change to where the transition is, with its direction.
  func updateAlongsideAnimator() {
    guard let alongsideAnimator, alongsideAnimator.state == .active else { return }
    if isPaused {
      if alongsideAnimator.isRunning { alongsideAnimator.pauseAnimation() }
      alongsideAnimator.isReversed = isReversed
      let segments = clock.segments
      alongsideAnimator.fractionComplete = CGFloat(segments.time(at: moment) / segments.duration)
    } else {
      if alongsideAnimator.isReversed != isReversed { alongsideAnimator.isReversed = isReversed }
      if !alongsideAnimator.isRunning { alongsideAnimator.startAnimation() }
    }
  }

  /// Continues what others change on the spring of the transition.
  func continueAlongsideAnimator(on spring: TransitionSpring) {
    let elapsed = spring.elapsed(at: CACurrentMediaTime())
    let rest = 1 - spring.fraction(after: elapsed)
    guard let alongsideAnimator, alongsideAnimator.state == .active, rest != 0 else { return }
    alongsideAnimator.pauseAnimation()
    alongsideAnimator.continueAnimation(
      withTimingParameters: spring.parameters(from: elapsed, over: rest),
      durationFactor: CGFloat((spring.duration - elapsed) / clock.segments.duration))
  }

  /// Ends what others change where the transition ends.
  func finishAlongsideAnimator() {
    guard let animator = alongsideAnimator else { return }
    let whenRestoring = whenRestoring
    (alongsideAnimator, self.whenRestoring) = (nil, nil)
    guard animator.state == .active else { return }
    let finish = { [isReversed] in
      // Where it stops is what the views have from then on.
      animator.stopAnimation(false)
      animator.finishAnimation(at: isReversed ? .start : .end)
    }
    if isReversed, let whenRestoring { whenRestoring(finish) } else { finish() }
  }
}
