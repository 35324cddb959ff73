/// An object that owns a clock of key frames and plays them, one step after the other, each with a
/// property animator.
///
/// It knows the frames and shows them; its clock knows where it is among them.
protocol KeyFramePlayer: AnyObject {
  var clock: KeyFrameClock { get set }
  /// Animates the step that runs; `nil` between two steps.
  var animator: UIViewPropertyAnimator? { get set }
  /// Whether the moving views take touches.
  var allowsInteraction: Bool { get }
  /// Whether a fraction of a step that is set is one of what is shown, and not one of its time.
  var scrubsLinearly: Bool { get }

  /// Shows a frame at once; the clock is there from now on.
  func show(_ index: Int)
  /// Returns the changes that are animated in a step.
  func changes(ofStep step: Int) -> () -> Void
  /// Ends every animation; views are where their properties have them.
  func removeAnimations()
  /// Continues from the frame that is shown; by default with ``playSteps()``.
  func continuePlaying()
  /// Is called while steps are played.
  func handle(_ event: KeyFrameEvent)
}

/// An event while key frames are played. Steps are those of the present direction.
nonisolated enum KeyFrameEvent {
  /// A step begins, or is continued.
  case stepWillBegin(Int)
  case stepDidEnd(Int)
  /// The last frame is shown.
  case didReachEnd
  /// The animation of a step begins, stands still, or has another direction.
  case motionDidChange
}

extension KeyFramePlayer {
  func continuePlaying() { playSteps() }

  /// Applies the steps that take no time and starts the next one that does.
  func playSteps() {
    let count = clock.controls
    let segments = clock.segments
    while clock.isPlaying {
      let step = clock.position
      guard step < segments.count else { return handle(.didReachEnd) }
      handle(.stepWillBegin(step))
      guard count == clock.controls else { return }
      if segments[step].duration > 0, start(step, segments[step]) {
        return handle(.motionDidChange)
      }
      show(step + 1)
      handle(.stepDidEnd(step))
      guard count == clock.controls else { return }
    }
  }

  /// Starts a step that takes time.
  ///
  /// - Returns: Whether it runs; not where the spring that leads to the end has passed it already.
  private func start(_ step: Int, _ segment: TransitionKeyFrames.Segment) -> Bool {
    guard let spring = clock.spring else {
      makeAnimator(forStep: step, segment).startAnimation()
      return true
    }
    guard let part = spring.part(of: step, in: clock.segments, at: CACurrentMediaTime()) else {
      return false
    }
    let animator = makeAnimator(forStep: step, segment)
    animator.fractionComplete = part.start
    animator.continueAnimation(
      withTimingParameters: part.parameters, durationFactor: part.durationFactor)
    return true
  }

  /// Makes the animator from one frame to the next.
  func makeAnimator(
    forStep step: Int, _ segment: TransitionKeyFrames.Segment
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: segment.duration, curve: segment.curve.animationCurve,
      animations: changes(ofStep: step))
    animator.isUserInteractionEnabled = allowsInteraction
    animator.scrubsLinearly = scrubsLinearly
    animator.addCompletion { _ in self.animatorDidEnd() }
    clock.begin(step: step)
    self.animator = animator
    return animator
  }

  private func animatorDidEnd() {
    animator = nil
    show(clock.position)
    let count = clock.controls
    handle(.stepDidEnd(clock.position - 1))
    if count == clock.controls { continuePlaying() }
  }

  /// Stops the step that runs, without its completion.
  func stopAnimator() {
    animator?.stopAnimation(true)
    animator = nil
  }
}

extension TransitionCurve {
  /// The curve as UIKit's animators take it.
  var animationCurve: UIView.AnimationCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
