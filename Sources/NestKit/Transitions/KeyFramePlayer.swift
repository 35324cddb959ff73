#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Plays key frames, one segment after the other, under control: the part that the players of
/// transitions and of animations have in common.
///
/// A subclass knows the frames and shows them; this class knows where it is among them.
public class KeyFramePlayer {
  /// The direction in which key frames are played.
  public nonisolated enum Direction: Sendable {
    /// From the first frame to the last: the appearing view of a transition appears.
    case forward
    /// From the last frame to the first: the appearing view disappears; in the end everything is as
    /// before.
    case inverse
  }

  // Not checked for overlapping access (Decision 29): no access to them runs foreign code.

  /// Whether it plays, or is paused on its way.
  public final var isPlaying: Bool { completion != nil }
  /// Whether it leads back to where it began.
  @exclusivity(unchecked) public internal(set) final var isReversed = false
  /// Whether it is paused.
  @exclusivity(unchecked) public internal(set) final var isPaused = false

  /// Called once, at the end; `nil` while nothing is played.
  @exclusivity(unchecked) final var completion: (() -> Void)?
  /// Animates the step that runs; `nil` between two steps.
  @exclusivity(unchecked) final var animator: UIViewPropertyAnimator?
  /// The index of the frame that is shown, or that the step leads to, in the present direction.
  @exclusivity(unchecked) final var position = 0
  @exclusivity(unchecked) final var allowsInteraction = false
  /// How often it was controlled: what calls out knows by it whether it was controlled meanwhile.
  final var controlCount = 0 {
    didSet { spring = nil }
  }
  /// What leads to the end instead of the timing curves of the steps, until the player is controlled.
  @exclusivity(unchecked) final var spring: TransitionSpring?

  init() {}

  // Written out: an implicit one checks for the main actor first, at some cost.
  deinit {}

  /// Pauses where it is. Does nothing when nothing runs.
  public func pause() {
    guard isPlaying, !isPaused else { return }
    controlCount += 1
    isPaused = true
    animator?.pauseAnimation()
    motionDidChange()
  }

  /// Continues after a pause: along the timing curve, or, if the fraction of what is shown was set, in
  /// the part of the duration that is left.
  public func resume() {
    guard isPaused else { return }
    controlCount += 1
    isPaused = false
    if let animator {
      animator.startAnimation()
      motionDidChange()
    } else {
      continuePlaying()
    }
  }

  // MARK: Frames

  /// The times between the frames, in the present direction.
  var segments: [TransitionKeyFrames.Segment] { [] }

  /// Whether a fraction of a step that is set is one of what is shown, and not one of its time.
  var scrubsLinearly: Bool { true }

  /// Shows a frame of the present direction at once, and is there from now on.
  func show(_ index: Int) { position = index }

  /// What is to be animated in a step of the present direction.
  func changes(ofStep step: Int) -> () -> Void { {} }

  /// Ends every animation; views are where their properties have them.
  func removeAnimations() {}

  // MARK: Steps

  /// Whether nothing has begun yet, because there is a delay.
  var isWaiting: Bool { false }

  /// Called before a fraction is set: what waits does so no longer.
  func stopWaiting() {}

  /// Called before a step of the present direction begins, again when it is continued.
  func stepWillBegin(_ step: Int) {}

  /// Called when a step of the present direction has ended.
  func stepDidEnd(_ step: Int) {}

  /// Called when the last frame of the present direction is shown.
  func didReachEnd() {}

  /// Called when the animation of a step begins, stands still, or has another direction.
  func motionDidChange() {}

  /// Applies the steps that take no time and starts the next one that does.
  func continuePlaying() {
    let count = controlCount
    let segments = segments
    while isPlaying {
      let step = position
      guard step < segments.count else { return didReachEnd() }
      stepWillBegin(step)
      guard count == controlCount else { return }
      if segments[step].duration > 0, start(step, segments[step]) { return motionDidChange() }
      show(step + 1)
      stepDidEnd(step)
      guard count == controlCount else { return }
    }
  }

  /// Starts a step that takes time.
  ///
  /// - Returns: Whether it runs; not where the spring that leads to the end has passed it already.
  private func start(_ step: Int, _ segment: TransitionKeyFrames.Segment) -> Bool {
    guard let spring else {
      makeAnimator(forStep: step, segment).startAnimation()
      return true
    }
    guard let part = part(of: step, on: spring) else { return false }
    let animator = makeAnimator(forStep: step, segment)
    animator.fractionComplete = part.start
    animator.continueAnimation(
      withTimingParameters: part.parameters, durationFactor: part.durationFactor)
    return true
  }

  /// Makes the animator from one frame to the next.
  final func makeAnimator(
    forStep step: Int, _ segment: TransitionKeyFrames.Segment
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: segment.duration, curve: segment.curve.animationCurve,
      animations: changes(ofStep: step))
    animator.isUserInteractionEnabled = allowsInteraction
    animator.scrubsLinearly = scrubsLinearly
    animator.addCompletion { _ in self.animatorDidEnd() }
    position = step + 1
    self.animator = animator
    return animator
  }

  private func animatorDidEnd() {
    animator = nil
    show(position)
    let count = controlCount
    stepDidEnd(position - 1)
    if count == controlCount { continuePlaying() }
  }

  /// Stops the step that runs, without its completion.
  final func dropAnimator() {
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
