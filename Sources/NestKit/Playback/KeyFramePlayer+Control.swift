extension KeyFramePlayer {
  /// The moment that is shown, in the present direction.
  var moment: TransitionKeyFrames.Moment { clock.moment(in: animator?.fractionComplete) }

  /// The progress, from 0, where it began, to 1, where it leads when it is not reversed.
  var playedFraction: CGFloat { clock.fraction(in: animator?.fractionComplete) }

  /// Pauses where it is.
  func pausePlaying() {
    guard clock.pause(at: CACurrentMediaTime()) else { return }
    animator?.pauseAnimation()
    handle(.motionDidChange)
  }

  /// Continues after a pause: the step that runs continues along its timing curve, or, if its
  /// fraction was set, in the part of its duration that is left.
  func resumePlaying() {
    guard clock.resume(at: CACurrentMediaTime()) else { return }
    guard let animator else { return continuePlaying() }
    animator.startAnimation()
    handle(.motionDidChange)
  }

  /// Leads in the opposite direction, back along the same timing curves; what is paused stays
  /// paused.
  func reversePlaying() {
    guard clock.isPlaying else { return }
    clock.reverse(isInStep: animator != nil)
    if let animator {
      animator.isReversed.toggle()
      handle(.motionDidChange)
    } else if !clock.isPaused {
      continuePlaying()
    }
  }

  /// Shows a fraction of what is paused.
  func seek(to fraction: CGFloat) {
    if clock.isWaiting {
      stopAnimator()
      clock.endDelay()
    }
    let moment = clock.moment(at: min(max(fraction, 0), 1))
    if let animator, clock.position == moment.step + 1 {
      clock.control()
      animator.fractionComplete = CGFloat(moment.fraction)
      handle(.motionDidChange)
    } else {
      seek(step: moment.step, fraction: CGFloat(moment.fraction))
    }
  }

  /// Shows a fraction of a step, with an animator that stands there.
  func seek(step: Int, fraction: CGFloat) {
    clock.control()
    stopAnimator()
    removeAnimations()
    show(step)
    let count = clock.controls
    handle(.stepWillBegin(step))
    guard count == clock.controls else { return }
    let animator = makeAnimator(forStep: step, clock.segments[step])
    animator.pauseAnimation()
    animator.fractionComplete = fraction
    handle(.motionDidChange)
  }
}
