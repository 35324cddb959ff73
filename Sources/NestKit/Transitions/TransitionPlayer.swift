#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Plays one transition on one stage: in time, at once, or as far as it is told; back and forth.
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
  /// Whether the running transition stands still.
  public private(set) var isPaused = false

  private var direction = Direction.forward
  /// Where the stage rests, if it rests at one of the ends of the way in.
  private var rest: Rest?
  /// Seconds on the present way: where the transition is paused, or where the running step, or what
  /// was left of it, began.
  private var time: TimeInterval = 0
  /// When the running step, or what was left of it, began.
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
    time = 0
    self.completion = completion
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
    continuePlaying()
  }

  /// Brings a running transition to its end at once, and calls its completion.
  ///
  /// One that is reversed ends where it began.
  public func finish() {
    guard let completion else { return }
    self.completion = nil
    generation += 1
    isPaused = false
    if isBetweenFrames { stage.removeAnimations() }
    settleAtEnd()
    completion()
  }

  /// Puts the stage where it belongs in new bounds; the group calls it when it is resized.
  ///
  /// During a transition the running step goes on towards its end in the new bounds.
  public func boundsDidChange() {
    if isPaused { return showTime() }
    let frames = keyFrames.frames
    let index = min(position, frames.count - 1)
    stage.show(frames[index], comingFrom: isBetweenFrames ? frames[max(index - 1, 0)] : nil)
  }

  // MARK: Steps

  /// Goes through the steps that take no time and starts the next one that does.
  private func continuePlaying() {
    let keyFrames = keyFrames
    while position < keyFrames.segments.count {
      if keyFrames.segments[position].duration > 0 {
        start(position, in: keyFrames)
        return
      }
      show(position + 1)
    }
    finish()
  }

  /// Starts a step, or what is left of it at the present time.
  private func start(_ step: Int, in keyFrames: TransitionKeyFrames) {
    let segment = keyFrames.segments[step]
    let end = keyFrames.time(ofFrame: step + 1)
    position = step + 1
    isBetweenFrames = true
    stepStart = CACurrentMediaTime()
    generation += 1
    let expected = generation
    UIView.animate(
      withDuration: end - time, delay: 0,
      options: stepOptions.union(segment.curve.animationOptions),
      animations: {
        self.stage.show(keyFrames.frames[step + 1], comingFrom: keyFrames.frames[step])
      },
      completion: { _ in
        guard self.generation == expected else { return }
        self.time = end
        self.show(step + 1)
        self.continuePlaying()
      })
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

// MARK: - By hand

extension TransitionPlayer {
  /// How much of the running transition has been made, from 0, where it began, to 1, where it leads
  /// when it is not reversed; 1 when no transition runs.
  ///
  /// Setting it pauses the transition and shows it there, each step at constant speed. Values outside
  /// are brought inside.
  public var fractionComplete: CGFloat {
    get {
      let total = keyFrames.duration
      guard isPlaying, total > 0 else { return 1 }
      let fraction = currentTime / total
      return isReversed ? 1 - fraction : fraction
    }
    set {
      guard isPlaying, newValue.isFinite else { return }
      pause()
      let fraction = min(max(newValue, 0), 1)
      time = keyFrames.duration * (isReversed ? 1 - fraction : fraction)
      UIView.performWithoutAnimation { showTime() }
    }
  }

  /// Lets a running transition stand still where it is. Does nothing when none runs.
  public func pause() {
    guard isPlaying, !isPaused else { return }
    time = currentTime
    isPaused = true
    generation += 1
    stage.removeAnimations()
    UIView.performWithoutAnimation { showTime() }
  }

  /// Lets a paused transition go on to its end; the rest of each step takes its share of the time.
  public func resume() {
    guard isPaused else { return }
    isPaused = false
    let keyFrames = keyFrames
    guard let moment = keyFrames.moment(at: time) else { return finish() }
    start(moment.step, in: keyFrames)
  }

  /// Turns a running transition: back to where it began, or forth again.
  ///
  /// One that is paused stays so. The completion is called at either end. Does nothing when no
  /// transition runs.
  public func reverse() {
    guard isPlaying else { return }
    let wasPaused = isPaused
    pause()
    time = max(keyFrames.duration - time, 0)
    isReversed.toggle()
    if !wasPaused { resume() }
  }

  /// Seconds on the present way, at constant speed within each step.
  private var currentTime: TimeInterval {
    guard isBetweenFrames, !isPaused else { return time }
    let keyFrames = keyFrames
    let left = keyFrames.time(ofFrame: position) - time
    guard left > 0 else { return time }
    let passed = (CACurrentMediaTime() - stepStart) / left
    return time + left * keyFrames.segments[position - 1].curve.progress(at: passed)
  }

  /// Puts the stage where it is at the present time.
  private func showTime() {
    let keyFrames = keyFrames
    guard let moment = keyFrames.moment(at: time) else { return stage.show(keyFrames.last) }
    position = moment.step + 1
    isBetweenFrames = true
    stage.show(keyFrames.frame(at: moment))
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
