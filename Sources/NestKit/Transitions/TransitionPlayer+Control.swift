#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension TransitionPlayer {
  /// The progress of the running transition, from 0, where it began, to 1, where it leads when it is not
  /// reversed; 1 when no transition runs. As with a property animator it is that of the time while the
  /// transition runs, and that of what is shown while it is paused.
  ///
  /// Setting it pauses the transition and shows that fraction, linearly within each step. Values outside
  /// are clamped.
  public var fractionComplete: CGFloat {
    get {
      let keyFrames = keyFrames
      guard isPlaying, keyFrames.duration > 0 else { return 1 }
      let fraction = CGFloat(keyFrames.time(at: moment) / keyFrames.duration)
      return isReversed ? 1 - fraction : fraction
    }
    set {
      guard isPlaying, newValue.isFinite else { return }
      pause()
      let fraction = min(max(newValue, 0), 1)
      let keyFrames = keyFrames
      let moment = keyFrames.moment(
        at: keyFrames.duration * (isReversed ? 1 - fraction : fraction))
      if let animator, position == moment.step + 1 {
        animator.fractionComplete = CGFloat(moment.fraction)
      } else {
        seek(step: moment.step, fraction: CGFloat(moment.fraction))
      }
    }
  }

  /// Pauses a running transition where it is. Does nothing when none runs.
  public func pause() {
    guard isPlaying, !isPaused else { return }
    isPaused = true
    animator?.pauseAnimation()
  }

  /// Continues a paused transition: along its timing curve, or, if its fraction was set, in the part of
  /// the duration that is left.
  public func resume() {
    guard isPaused else { return }
    isPaused = false
    if let animator { animator.startAnimation() } else { continuePlaying() }
  }

  /// Continues a paused transition with a critically damped spring, which begins with a given velocity:
  /// that of the finger that has moved it.
  ///
  /// It takes the part of the duration that is left, and no more. A transition that has further steps to
  /// go, such as a flip in its first half, continues along their timing curves.
  ///
  /// - Parameter velocity: Fractions of the transition per second, positive in the direction in which it
  ///   continues. A value that is not finite counts as 0.
  public func resume(velocity: CGFloat) {
    guard isPaused, let animator, isInLastTimedStep else { return resume() }
    isPaused = false
    let left = 1 - CGFloat(moment.fraction)
    let total = keyFrames.duration
    let part = keyFrames.segments[position - 1].duration / total
    let ofTheRest = left > 0 && velocity.isFinite ? max(velocity, 0) / (left * CGFloat(part)) : 0
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: ofTheRest, dy: ofTheRest)),
      durationFactor: left)
  }

  /// Whether no step after the running one takes time.
  private var isInLastTimedStep: Bool {
    keyFrames.segments.dropFirst(position).allSatisfy { $0.duration == 0 }
  }

  /// Reverses a running transition.
  ///
  /// It returns along the same timing curve, in the time that it took so far. One that is paused stays
  /// paused. The completion is called at either end. Does nothing when no transition runs.
  public func reverse() {
    guard isPlaying else { return }
    isReversed.toggle()
    let count = keyFrames.segments.count
    if let animator {
      // The step that runs now leads to the frame that it came from.
      position = count - position + 1
      animator.isReversed.toggle()
    } else {
      position = count - position
      if !isPaused { continuePlaying() }
    }
  }

  private var moment: TransitionKeyFrames.Moment {
    guard let animator else { return TransitionKeyFrames.Moment(step: position, fraction: 0) }
    return TransitionKeyFrames.Moment(
      step: position - 1, fraction: Double(animator.fractionComplete))
  }

  /// Shows a fraction of a step in the present bounds, paused.
  func seek(step: Int, fraction: CGFloat) {
    dropAnimator()
    removeAnimations()
    show(step)
    let animator = makeAnimator(forStep: step)
    animator.pauseAnimation()
    animator.fractionComplete = fraction
  }
}
