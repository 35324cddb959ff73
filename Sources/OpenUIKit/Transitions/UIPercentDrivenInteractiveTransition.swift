/// Controls the animations of any animator: they are paused, and `update(_:)` sets their fraction,
/// until `finish()` or `cancel()`.
///
/// Return it as interaction controller, and call its methods from a gesture recognizer. It drives
/// what the animator animates, and what others animate alongside. A cancelled transition restores
/// everything that they have changed.
///
/// A context of the program's own may stand for that of a running transition. In a container that
/// runs its transitions itself, with contexts of its own, nothing leads to the animations: the
/// container begins and moves them, as the context's `updateInteractiveTransition(_:)` and the
/// other methods require. The context is not retained.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How long the whole transition takes, in seconds; 0 until it has begun.
  open private(set) var duration: CGFloat = 0

  /// The fraction of the transition that the last `update(_:)` or `pause()` has set, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of what is left after `finish()` or `cancel()`; 1, the default, takes the rest of
  /// the duration.
  open var completionSpeed: CGFloat = 1

  /// The timing curve of the rest; `.easeInOut` by default. During the interaction it is linear.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing of the rest in place of `completionCurve`; nil by default. A spring with a duration
  /// of its own takes that, divided by `completionSpeed`.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the user controls the transition from its beginning; true by default. With false it
  /// runs by the clock, and `pause()` interrupts it.
  open var wantsInteractiveStart = true

  private weak var context: (any UIViewControllerContextTransitioning)?
  /// Has the animator, and what it animates; nil for a transition that the program itself runs.
  private weak var original: TransitionContext?

  /// Makes one for a transition that has yet to begin.
  public override init() { super.init() }

  deinit {}

  /// Begins the animations, paused at their beginning if the transition begins interactively.
  /// Overrides call super.
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

  /// Pauses a transition that runs by the clock. Nothing if none does.
  open func pause() {
    guard let context, !context.isInteractive else { return }
    if let run = original?.run, !run.hasEnded {
      run.pause()
      percentComplete = CGFloat(run.fraction)
    }
    context.pauseInteractiveTransition()
  }

  /// Sets the fraction of the transition, 0 to 1; a value outside is the nearest end.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, !percentComplete.isNaN else { return }
    let percent = min(max(percentComplete, 0), 1)
    self.percentComplete = percent
    original?.run.fraction = Double(percent)
    context.updateInteractiveTransition(percent)
  }

  /// Cancels the transition: it returns to its beginning. The controllers receive their
  /// compensating *will* callbacks at once.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    move(original?.run, to: 0)
  }

  /// Completes the transition from the present fraction.
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
    run.move(to: end, progressCurve: timing.progressCurve(over: seconds), lasting: seconds)
  }
}
