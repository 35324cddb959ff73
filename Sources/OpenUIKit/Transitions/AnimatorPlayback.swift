/// An animator, with its interaction controller, that a container runs as the transition between
/// two of its children, which it calls itself.
///
/// The views of both are inside the container view, or are added to it by the animator.
package final class AnimatorPlayback {
  /// The callbacks to the container.
  package struct Handlers {
    /// The interaction has shown another fraction.
    package var moved: () -> Void = {}
    /// The interaction has been released.
    package var released: (_ cancelled: Bool) -> Void = { _ in }
    /// The user controls it again.
    package var resumed: () -> Void = {}
    /// The animator has reported the end. Not called after ``AnimatorPlayback/abort()``.
    package var completed: (_ didComplete: Bool) -> Void = { _ in }

    package init() {}
  }

  /// The callbacks to the container; set before ``begin(coordinator:)``.
  package var handlers = Handlers()
  private let context: TransitionContext
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The controller that disappears, and the one that appears; none after the end.
  private var participants: [UIViewController]
  private var coordinator: (any UIViewControllerTransitionCoordinator)?
  private var timing: AnimationSpecification?
  /// Set from the beginning to the end: the interface does not rotate meanwhile.
  private var rotationHold: RotationHold?
  private var isStarting = false

  /// Creates one that has not begun.
  ///
  /// - Parameters:
  ///   - animator: The animator of the transition.
  ///   - interactor: The interaction controller; nil for none.
  ///   - from: The controller that disappears.
  ///   - to: The controller that appears, whose view may be loaded later.
  ///   - containerView: Where both views are meanwhile.
  package init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?, from: UIViewController,
    to: UIViewController, in containerView: UIView
  ) {
    self.animator = animator
    self.interactor = interactor
    func side(_ controller: UIViewController) -> TransitionContext.Side {
      TransitionContext.Side(controller: controller, view: controller.viewIfLoaded)
    }
    participants = [from, to]
    context = TransitionContext(
      TransitionContext.Facts(
        isAnimated: true, containerView: containerView, from: side(from), to: side(to)),
      animator: animator, isInteractive: interactor?.wantsInteractiveStart ?? false)
    context.owner = self
  }

  deinit {}

  /// Seconds that the animator needs.
  package var duration: Double { context.duration }
  /// Whether the user controls it.
  package var isInteractive: Bool { context.isInteractive }
  /// The velocity of what is left when the interaction has been released, as a multiple of the
  /// planned one.
  package var completionSpeed: CGFloat { interactor?.completionSpeed ?? 1 }

  /// Sets where the view that disappears is, and where the one that appears is in the end, for the
  /// animator.
  package func setFrames(initial: CGRect, final: CGRect) {
    context.setFrames(initial: initial, final: final)
  }

  /// Begins the animation. What ends inside the call ends after the commit of this turn.
  ///
  /// - Parameter coordinator: That of the controllers meanwhile.
  package func begin(coordinator: (any UIViewControllerTransitionCoordinator)?) {
    rotationHold = RotationHold()
    // It may have been loaded only now.
    context.setAppearingView(participants[1].viewIfLoaded, finalFrame: context.facts.to.finalFrame)
    self.coordinator = coordinator
    if let coordinator {
      let running = RunningTransition(coordinator: coordinator, context: context)
      for controller in participants { controller.runningTransition = running }
    }
    isStarting = true
    timing = context.begin(with: interactor)
    isStarting = false
  }

  /// Animates changes with the timing of the animator, controlled with it.
  package func animateAlongside(_ changes: @escaping () -> Void) {
    context.animate(with: timing, changes: changes)
  }

  /// Whether the animation stands.
  package var isPaused: Bool { !context.run.hasEnded && !context.run.isRunning }

  /// How far the animation is, from 0 to 1. Setting it stops it there.
  package var fractionComplete: CGFloat {
    get { CGFloat(context.run.fraction) }
    set {
      context.run.pause()
      context.run.fraction = Double(newValue)
    }
  }

  /// Stops the animation where it is.
  package func pause() { context.run.pause() }

  /// Lets the animation run to one of its ends, in the part of the duration that is left.
  ///
  /// - Parameter completes: Whether to its end, and not to its beginning.
  package func resume(completes: Bool) {
    context.setCancelled(!completes)
    let end = completes ? 1.0 : 0
    let timing = AnimationTiming.curve(UIView.AnimationCurve.easeOut.timing)
    let seconds = abs(end - context.run.fraction) * duration
    context.run.move(to: end, progressCurve: timing.progressCurve(over: seconds), lasting: seconds)
  }

  /// Ends now; the animator is not asked any more.
  package func abort() {
    context.invalidate()
    animator.animationEnded(false)
    leave()
  }

  private func leave() {
    rotationHold = nil
    for controller in participants { controller.leave(coordinator) }
    participants = []
    coordinator = nil
  }
}

extension AnimatorPlayback: TransitionOwner {
  func transitionDidMove(to percentComplete: CGFloat) {
    handlers.moved()
  }

  func transitionInteractionDidEnd(cancelled: Bool) { handlers.released(cancelled) }

  func transitionInteractionDidResume() { handlers.resumed() }

  func transitionDidComplete(_ didComplete: Bool) {
    guard !isStarting else {
      return DeferredWork.afterCommit { [self] in end(didComplete) }
    }
    end(didComplete)
  }

  private func end(_ didComplete: Bool) {
    // It may have been aborted meanwhile.
    guard !participants.isEmpty else { return }
    animator.animationEnded(didComplete)
    leave()
    handlers.completed(didComplete)
  }
}
