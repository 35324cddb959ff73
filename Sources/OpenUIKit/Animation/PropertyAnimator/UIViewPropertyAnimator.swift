/// Animates what its blocks change of views, under control: it can be paused, scrubbed, reversed,
/// continued with another timing, stopped and finished anywhere.
///
/// ```
/// let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { card.center.y = 100 }
/// animator.addCompletion { position in … }      // .end, .start or .current
/// animator.startAnimation()
/// ```
/// The blocks run when it begins: the first time that it is started, paused or scrubbed. When it
/// has ended its blocks and completions are gone, and it can be used again.
///
/// Fidelity: all changes of an animator go by one progress: a delayed block begins when that has
/// come to its delay factor, whatever the curve [decided].
///
/// A running animator lives by itself. One that is paused or stopped has to be finished before it
/// is released; otherwise that is reported, and its views keep what they show. Fidelity: UIKit
/// raises an exception then, and where it is used as a state does not allow [documented]; here the
/// call is reported and left out [decided].
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  final var machine = PropertyAnimatorStateMachine()
  /// The blocks that were added and have not run.
  final var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
  final var completions: [AnimatorCompletion] = []
  final var run: AnimationRun?
  /// Whether it is to be reversed when it begins.
  final var beginsReversed = false
  /// The stack that retains the animator while it runs.
  @ZeroingLink final var retainingStack: AnimationStack? = nil

  /// How progress follows time.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  /// How long the whole movement takes, in seconds: what was given, or what the spring needs.
  open private(set) var duration: TimeInterval

  /// The seconds after which it was to start. Default 0.
  open internal(set) var delay: TimeInterval = 0

  /// Whether the animated views take touches meanwhile. Default true. Not to be set while it is
  /// active.
  open var isUserInteractionEnabled = true {
    didSet { if refusesConfiguration { isUserInteractionEnabled = oldValue } }
  }

  /// Whether touches look for the animated views where the model has them, and the program for
  /// where they are seen. Default false: touches find them where they are seen.
  open var isManualHitTestingEnabled = false

  /// Whether it may be paused, scrubbed and stopped. Default true. Not to be set while it is
  /// active.
  open var isInterruptible = true {
    didSet {
      if refusesConfiguration { isInterruptible = oldValue }
      machine.isInterruptible = isInterruptible
    }
  }

  /// Whether, while it is paused, `fractionComplete` counts what is shown, and not the time of the
  /// curve. Default true.
  open var scrubsLinearly = true

  /// Whether it pauses at the end, without calling its completions. Default false.
  open var pausesOnCompletion = false

  /// An animator without a duration.
  public override init() {
    timingParameters = UICubicTimingParameters()
    duration = 0
    super.init()
  }

  /// An animator with a timing of one's own.
  ///
  /// - Parameters:
  ///   - duration: in seconds; less than 0, or no number, is 0. Springs that have a duration of
  ///     their own take that.
  ///   - parameters: how progress follows time.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.timing.duration(given: duration)
    super.init()
  }

  /// An animator with one of the curves of views. It does not run.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a cubic curve. It does not run.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// An animator that moves as a spring does, at rest after its duration. It does not run.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - ratio: 1 does not swing; the closer to 0, the more it swings.
  ///   - animations: the first block.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  isolated deinit { perform(machine.handle(.release)) }

  /// An animator that has started, for what `UIView.animate` does.
  ///
  /// Inside of an animation its duration and curve are those of that, unless the options override
  /// them, and it is not interruptible. Repetition is not among what an animator does.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - delay: seconds before anything moves.
  ///   - options: the curve, and what holds inside of an animation.
  ///   - animations: the changes; they run at once.
  ///   - completion: called with where it has ended.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = unsafeDowncast(DynamicInstance.make(self), to: self)
    animator.setSpecification(
      AnimationSpecification(duration: duration, delay: delay, options: options))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: animator.delay)
    return animator
  }

  /// An inactive animator with the same timing and settings, without blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator()
    copy.timingParameters = timingParameters
    copy.duration = duration
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  /// Takes over a timing.
  final func setTiming(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
    timingParameters = parameters
    self.duration = parameters.timing.duration(given: duration)
  }

  // MARK: State

  /// Where in its life it is.
  open var state: UIViewAnimatingState {
    switch machine.state {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }

  /// Whether it moves, or waits for the end of its delay.
  open var isRunning: Bool { machine.state.isRunning }

  /// Whether it returns to the beginning. May be set at any time; set before it begins it runs from
  /// the end to the beginning. Default false, also after an end.
  open var isReversed: Bool {
    get { run?.isReversed ?? beginsReversed }
    set { setReversed(newValue) }
  }

  /// How much of the movement, in the present direction, is done: 0 to 1.
  ///
  /// Setting it pauses the animator there. What lies outside is the nearest end; NaN is left out.
  open var fractionComplete: CGFloat {
    get { CGFloat(currentFraction) }
    set { scrub(to: Double(newValue)) }
  }

  // MARK: Control

  /// Begins, or continues from where it is: what was paused continues along its curve, what was
  /// scrubbed with its timing in the time that is left. Without blocks it waits for the first one.
  open func startAnimation() { handle(.start(hasAnimations: !blocks.isEmpty)) }

  /// Begins, or continues, after a delay. The blocks run at once.
  ///
  /// - Parameter delay: in seconds; less than 0, or no number, is 0.
  open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }

  /// Pauses where it is; an animator that has not begun begins, paused.
  open func pauseAnimation() { handle(.pause) }

  /// Stops: the views keep what they show. Nothing if it has not begun.
  ///
  /// - Parameter withoutFinishing: whether it is inactive then and calls no completions; else it
  ///   has to be finished by `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    handle(.stop(withoutFinishing: withoutFinishing))
  }

  /// Finishes a stopped animator: gives the views the values of the position, and calls the
  /// completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    handle(.finish(finalPosition))
  }

  // MARK: Blocks

  /// Adds a block whose changes are animated after a part of the time that is left.
  ///
  /// - Parameters:
  ///   - animation: runs when the animator begins, or now if it has.
  ///   - delayFactor: 0 to 1. What lies outside is the nearest; NaN is 0.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  /// Adds a block whose changes are animated: over the whole duration, or, if the animator has
  /// begun, over what is left of it.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// Adds a block that is called at the end with the position, once, after those that were added
  /// before.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(AnimatorCompletion(body: completion, isAwaited: false))
  }

  /// Waits for the end.
  ///
  /// - Returns: where the animator has ended; `.current` if it was stopped without being finished.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      completions.append(
        AnimatorCompletion(body: { continuation.resume(returning: $0) }, isAwaited: true))
    }
  }

  /// Continues from where it is, with another timing.
  ///
  /// - Parameters:
  ///   - parameters: how progress follows time from now on; nil for the animator's own timing.
  ///   - durationFactor: how long the rest takes, as a part of the whole duration; 0 for what is
  ///     left of that.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    proceed(with: parameters, durationFactor: durationFactor)
  }
}
