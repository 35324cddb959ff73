/// Lets a person drive the animations of any animator: they stand still, and `update(_:)` moves
/// them, until `finish()` or `cancel()` lets them run.
///
/// Hand it out as interaction controller, and call its methods from a gesture recognizer. What the
/// animator animates in the container is driven, and what others animate alongside there or in
/// views that they name. A cancelled transition puts these views back to where they stood.
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

  /// Whether the transition begins in the hands of the person; true by default. With false it
  /// begins by itself, and `pause()` takes hold of it.
  open var wantsInteractiveStart = true

  private weak var context: (any UIViewControllerContextTransitioning)?
  private var scrubbers: [AnimationScrubber] = []
  private var beginning: CFTimeInterval = 0

  /// One that waits for a transition.
  public override init() { super.init() }

  deinit {}

  /// Begins the animations and holds them at their beginning. Overrides call super.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    attach(transitionContext)
    guard let context = transitionContext as? TransitionContext else {
      hold([transitionContext.containerView])
      return
    }
    hold(context.drivenViews)
    context.runAnimator()
  }

  /// Takes hold of a transition that runs by itself. Nothing if none does.
  open func pause() {
    guard let context, !context.isInteractive else { return }
    if scrubbers.isEmpty {
      hold((context as? TransitionContext)?.drivenViews ?? [context.containerView])
    } else {
      for scrubber in scrubbers { scrubber.pause() }
    }
    percentComplete = scrubbers.first?.fraction ?? percentComplete
    context.pauseInteractiveTransition()
  }

  /// Moves the transition to a part of the way, 0 to 1; what lies outside is the nearest end.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, !percentComplete.isNaN else { return }
    let percent = min(max(percentComplete, 0), 1)
    self.percentComplete = percent
    for scrubber in scrubbers { scrubber.fraction = percent }
    context.updateInteractiveTransition(percent)
  }

  /// Lets the transition run back to where it began. The controllers get their compensating *will*
  /// callbacks at once.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    for scrubber in scrubbers { scrubber.cancel(speed: completionSpeed, curve: completionCurve) }
  }

  /// Lets the transition run to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    for scrubber in scrubbers { scrubber.finish(speed: completionSpeed, curve: completionCurve) }
  }

  // MARK: Transitions of UIKit's own

  /// Gets to know the transition that it may drive later.
  final func attach(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    scrubbers = []
    percentComplete = 0
    beginning = UIRuntime.current.renderContext.now
    duration = CGFloat((context as? TransitionContext)?.duration ?? 0)
    (context as? TransitionContext)?.remember()
  }

  /// Drives a view outside the container too, from now on.
  final func include(_ view: UIView) {
    guard let context, context.isInteractive, !view.isDescendant(of: context.containerView) else {
      return
    }
    scrubbers.append(
      AnimationScrubber(
        view: view, duration: TimeInterval(duration), fraction: percentComplete))
  }

  /// The transition is over, however it came to that: what is still held by hand goes on by itself.
  final func letGo(of ended: TransitionContext?) {
    guard let ended, context as? TransitionContext === ended else { return }
    context = nil
    scrubbers = []
  }

  private func hold(_ views: [UIView]) {
    let elapsed = UIRuntime.current.renderContext.now - beginning
    let fraction = duration > 0 ? min(max(CGFloat(elapsed) / duration, 0), 1) : 0
    scrubbers = views.map {
      AnimationScrubber(view: $0, duration: TimeInterval(duration), fraction: fraction)
    }
  }
}
