/// Lets a person drive the animations of any animator: they stand still, and `update(_:)` moves
/// them, until `finish()` or `cancel()` lets them run.
///
/// Hand it out as interaction controller, and call its methods from a gesture recognizer. What the
/// animator animates is driven, and what others animate alongside. A cancelled transition puts
/// everything back that they have changed.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How long the whole transition takes, in seconds; 0 until it has begun.
  open private(set) var duration: CGFloat = 0

  /// How far the transition has come, 0 to 1, as the last `update(_:)` or `pause()` has it.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of what is left after `finish()` or `cancel()`; 1, the default, takes the rest of the
  /// duration.
  open var completionSpeed: CGFloat = 1

  /// The pace of what is left; `.easeInOut` by default. While the person drives it is linear.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The pace of what is left in place of `completionCurve`; nil by default. A spring with a duration of
  /// its own takes that, divided by `completionSpeed`.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition begins in the hands of the person; true by default. With false it
  /// begins by itself, and `pause()` interrupts it.
  open var wantsInteractiveStart = true

  private weak var context: (any UIViewControllerContextTransitioning)?
  /// Has the animator, and what it animates; nil for a transition that the program itself runs.
  private weak var original: TransitionContext?

  /// One that waits for a transition.
  public override init() { super.init() }

  deinit {}

  /// Begins the animations and pauses them at their beginning. Overrides call super.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    original = transitionContext.original
    percentComplete = 0
    duration = CGFloat(original?.duration ?? 0)
    if transitionContext.isInteractive { original?.run.pause() }
    original?.runAnimator()
  }

  /// Pauses a transition that runs by itself. Nothing if none does.
  open func pause() {
    guard let context, !context.isInteractive else { return }
    if let run = original?.run, !run.hasEnded {
      run.pause()
      percentComplete = CGFloat(run.fraction)
    }
    context.pauseInteractiveTransition()
  }

  /// Moves the transition to a part of the way, 0 to 1; what lies outside is the nearest end.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, !percentComplete.isNaN else { return }
    let percent = min(max(percentComplete, 0), 1)
    self.percentComplete = percent
    original?.run.fraction = Double(percent)
    context.updateInteractiveTransition(percent)
  }

  /// Lets the transition run back to where it began. The controllers get their compensating *will*
  /// callbacks at once.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    move(original?.run, to: 0)
  }

  /// Lets the transition run to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    move(original?.run, to: 1)
  }

  private func move(_ run: AnimationRun?, to end: Double) {
    guard let run else { return }
    let timing = timingCurve?.timing ?? .curve(completionCurve.timing)
    let rest = abs(end - run.fraction) * timing.duration(given: run.duration)
    let seconds = rest / (completionSpeed > 0 ? Double(completionSpeed) : 1)
    run.move(to: end, pace: timing.pace(over: seconds), lasting: seconds)
  }
}
