#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Plays one transition on one stage: in time, or at once.
///
/// The player keeps no geometry, only which frame of which way the stage shows. It computes the
/// frames from the bounds that the stage has at that moment, so that ``boundsDidChange()`` brings
/// a resized stage to where it would be had it always had its new size.
public final class TransitionPlayer {
  /// The way that a transition is played.
  public nonisolated enum Direction: Sendable {
    /// The appearing view comes.
    case forward
    /// The appearing view goes again; in the end everything is at identity.
    case inverse
  }

  private enum Rest {
    case beginning, end
  }

  /// The transition that is played.
  public let transition: Transition
  /// Seconds that it takes, or `nil` for as long as it takes by itself.
  public let duration: TimeInterval?
  /// The views that are moved.
  public let stage: TransitionStage
  /// Whether a transition runs.
  public var isPlaying: Bool { completion != nil }

  /// Whether the running transition goes back to where it began.
  public private(set) var isReversed = false

  private var direction = Direction.forward
  /// Where the stage rests, if it rests at one of the ends of the way in.
  private var rest: Rest?
  /// When the running step began, as if it had always been on its present way.
  private var stepStart: CFTimeInterval = 0
  /// The index of the frame that the stage shows, or goes to.
  private var position = 0
  private var isBetweenFrames = false
  private var completion: (() -> Void)?
  /// Tells the steps of one play from those of another, so that what was cut short stays so.
  private var generation = 0
  private var stepOptions: UIView.AnimationOptions = []

  /// Creates a player; the stage is at identity until it is told otherwise.
  ///
  /// - Parameters:
  ///   - transition: What to play.
  ///   - duration: Seconds for all of it, or `nil` for as long as it takes by itself.
  ///   - stage: The views to move.
  public init(_ transition: Transition, duration: TimeInterval? = nil, on stage: TransitionStage) {
    self.transition = transition
    self.duration = duration
    self.stage = stage
  }

  // Written out: one that the compiler makes up asks for the main actor first, at some cost.
  deinit {}

  /// What the transition leads through in the stage's present bounds, in the present direction.
  public var keyFrames: TransitionKeyFrames {
    let keyFrames = keyFrames(direction)
    return isReversed ? keyFrames.inverse : keyFrames
  }

  /// The frame that the stage shows, or, while a step runs, the one that it goes to.
  public var currentFrame: TransitionKeyFrames.Frame {
    let frames = keyFrames.frames
    return frames[min(position, frames.count - 1)]
  }

  /// Puts the stage where the transition has it before it begins: at identity.
  public func showBeginning() {
    settle(at: .beginning)
  }

  /// Puts the stage where the transition leaves it, without any animation.
  public func showEnd() {
    settle(at: .end)
  }

  /// Plays the transition.
  ///
  /// A transition that is already running ends at once first, with its completion.
  ///
  /// - Parameters:
  ///   - direction: Forward, or the inverse.
  ///   - animated: Whether to take time. Without, and for a transition that takes none, the end
  ///     is reached and the completion called before this method returns.
  ///   - allowsInteraction: Whether the moving views take touches. Default: no.
  ///   - completion: Called once, when the end is reached, in whatever way.
  public func play(
    _ direction: Direction, animated: Bool, allowsInteraction: Bool = false,
    completion: @escaping () -> Void
  ) {
    finish()
    self.direction = direction
    isReversed = false
    self.completion = completion
    generation += 1
    guard animated, keyFrames.duration > 0, UIView.areAnimationsEnabled else {
      finish()
      return
    }
    stepOptions = [
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
    ]
    if allowsInteraction { stepOptions.insert(.allowUserInteraction) }
    rest = nil
    show(0)
    continuePlaying(generation)
  }

  /// Turns a running transition: back to where it began, or forth again.
  ///
  /// The way back takes as long as the way so far has taken, and the completion is called at its end.
  /// Does nothing when no transition runs.
  public func reverse() {
    guard isPlaying else { return }
    isReversed.toggle()
    generation += 1
    let keyFrames = keyFrames
    // The step that runs now leads to the frame that it came from.
    position = keyFrames.segments.count - position
    guard isBetweenFrames else { return continuePlaying(generation) }
    let segment = keyFrames.segments[position]
    let elapsed = segment.duration - (CACurrentMediaTime() - stepStart)
    stage.stopAnimations()
    if elapsed < segment.duration {
      start(segment, in: keyFrames, elapsed: max(elapsed, 0), generation)
    } else {
      position += 1
      continuePlaying(generation)
    }
  }

  /// Brings a running transition to its end at once, and calls its completion.
  public func finish() {
    guard let completion else { return }
    self.completion = nil
    generation += 1
    if isBetweenFrames { stage.removeAnimations() }
    settleAtEnd()
    completion()
  }

  /// Puts the stage where it belongs in new bounds; the group calls it when it is resized.
  ///
  /// During a transition the running step goes on towards its end in the new bounds.
  public func boundsDidChange() {
    let frames = keyFrames.frames
    let index = min(position, frames.count - 1)
    stage.show(frames[index], comingFrom: isBetweenFrames ? frames[max(index - 1, 0)] : nil)
  }

  // MARK: Steps

  /// Goes through the steps that take no time and starts the next one that does.
  private func continuePlaying(_ expected: Int) {
    guard generation == expected else { return }
    let keyFrames = keyFrames
    if isBetweenFrames { show(position) }
    while position < keyFrames.segments.count {
      let segment = keyFrames.segments[position]
      if segment.duration > 0 {
        start(segment, in: keyFrames, expected)
        return
      }
      show(position + 1)
    }
    finish()
  }

  /// Starts a step, or what is left of one of which some seconds have passed.
  private func start(
    _ segment: TransitionKeyFrames.Segment, in keyFrames: TransitionKeyFrames,
    elapsed: TimeInterval = 0, _ expected: Int
  ) {
    let previous = keyFrames.frames[position]
    position += 1
    isBetweenFrames = true
    stepStart = CACurrentMediaTime() - elapsed
    let next = keyFrames.frames[position]
    UIView.animate(
      withDuration: segment.duration - elapsed, delay: 0,
      options: stepOptions.union(segment.curve.animationOptions),
      animations: { self.stage.show(next, comingFrom: previous) },
      completion: { _ in self.continuePlaying(expected) })
  }

  /// Shows a frame of the present direction at once.
  private func show(_ index: Int) {
    let frames = keyFrames.frames
    position = min(index, frames.count - 1)
    isBetweenFrames = false
    let frame = frames[position]
    if !stage.isShowing(frame) { UIView.performWithoutAnimation { stage.show(frame) } }
  }

  /// The end of the inverse is the beginning of the transition, whatever its last step was.
  private func settleAtEnd() {
    settle(at: (direction == .forward) != isReversed ? .end : .beginning)
  }

  private func settle(at end: Rest) {
    direction = .forward
    isReversed = false
    guard rest != end else { return }
    rest = end
    show(end == .end ? .max : 0)
  }

  private func keyFrames(_ direction: Direction) -> TransitionKeyFrames {
    let bounds = stage.group.bounds
    return switch direction {
    case .forward: transition.keyFrames(in: bounds, duration: duration)
    case .inverse: transition.inverseKeyFrames(in: bounds, duration: duration)
    }
  }
}

extension TransitionCurve {
  /// The curve as UIKit's animations take it.
  var animationOptions: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
