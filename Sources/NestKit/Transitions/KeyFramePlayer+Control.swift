#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension KeyFramePlayer {
  /// The progress, from 0, where it began, to 1, where it leads when it is not reversed; 1 when nothing
  /// is played. As with a property animator it is that of the time while it runs.
  ///
  /// Setting it pauses and shows that fraction. Values outside are clamped; one that is no number is left
  /// out. A transition counts what is shown while it is paused, linearly within each step; an animation
  /// counts the time of its present repetition, and each step follows its timing curve.
  public final var fractionComplete: CGFloat {
    get {
      let segments = segments
      guard isPlaying, segments.duration > 0 else { return 1 }
      if isWaiting { return isReversed ? 1 : 0 }
      let fraction = CGFloat(segments.time(at: moment) / segments.duration)
      return isReversed ? 1 - fraction : fraction
    }
    set {
      guard isPlaying, newValue.isFinite else { return }
      pause()
      stopWaiting()
      let fraction = min(max(newValue, 0), 1)
      let segments = segments
      let moment = segments.moment(
        at: segments.duration * (isReversed ? 1 - fraction : fraction))
      if let animator, position == moment.step + 1 {
        controlCount += 1
        animator.fractionComplete = CGFloat(moment.fraction)
        motionDidChange()
      } else {
        seek(step: moment.step, fraction: CGFloat(moment.fraction))
      }
    }
  }

  /// Reverses what is played.
  ///
  /// It returns along the same timing curve, in the time that it took so far. What is paused stays
  /// paused. The completion is called at either end. Does nothing when nothing is played.
  public final func reverse() {
    guard isPlaying else { return }
    controlCount += 1
    isReversed.toggle()
    let count = segments.count
    if let animator {
      // The step that runs now leads to the frame that it came from.
      position = count - position + 1
      animator.isReversed.toggle()
      motionDidChange()
    } else {
      position = count - position
      if !isPaused { continuePlaying() }
    }
  }

  final var moment: TransitionKeyFrames.Moment {
    guard let animator else { return TransitionKeyFrames.Moment(step: position, fraction: 0) }
    return TransitionKeyFrames.Moment(
      step: position - 1, fraction: Double(animator.fractionComplete))
  }

  /// Shows a fraction of a step, with an animator that stands there.
  final func seek(step: Int, fraction: CGFloat) {
    controlCount += 1
    dropAnimator()
    removeAnimations()
    show(step)
    let count = controlCount
    stepWillBegin(step)
    guard count == controlCount else { return }
    let animator = makeAnimator(forStep: step, segments[step])
    animator.pauseAnimation()
    animator.fractionComplete = fraction
    motionDidChange()
  }
}
