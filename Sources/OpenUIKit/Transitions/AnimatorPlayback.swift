/// An animator, with its interaction controller, that a container runs as the transition between two of its
/// children, which it calls itself.
///
/// The views of both are inside the container view, or are added to it by the animator.
package final class AnimatorPlayback {
  /// What a container does for it.
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

  /// One of the two controllers.
  package struct Side {
    let controller: UIViewController
    let initialFrame: CGRect
    let finalFrame: CGRect

    /// - Parameters:
    ///   - controller: The controller, whose view is loaded before ``AnimatorPlayback/begin(coordinator:)``.
    ///   - initialFrame: Where its view is; zero if it is not seen yet.
    ///   - finalFrame: Where its view is in the end; zero if it is not seen then.
    package init(_ controller: UIViewController, initialFrame: CGRect, finalFrame: CGRect) {
      self.controller = controller
      (self.initialFrame, self.finalFrame) = (initialFrame, finalFrame)
    }
  }

  /// What the container does; set before ``begin(coordinator:)``.
  package var handlers = Handlers()
  private let context: TransitionContext
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private var participants: [UIViewController]
  private let to: Side
  private var coordinator: (any UIViewControllerTransitionCoordinator)?
  private var timing: AnimationSpecification?
  /// Set from the beginning to the end: the interface does not rotate meanwhile.
  private var rotationHold: RotationHold?
  private var isStarting = false

  package init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?, from: Side, to: Side,
    in containerView: UIView
  ) {
    self.animator = animator
    self.interactor = interactor
    func side(_ side: Side) -> TransitionContext.Side {
      TransitionContext.Side(
        controller: side.controller, view: side.controller.viewIfLoaded,
        initialFrame: side.initialFrame, finalFrame: side.finalFrame)
    }
    participants = [from.controller, to.controller]
    self.to = to
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
  /// The velocity of what is left when the interaction has been released, as a multiple of the planned one.
  package var completionSpeed: CGFloat { interactor?.completionSpeed ?? 1 }

  /// Begins the animation. What ends inside the call ends after the commit of this turn.
  ///
  /// - Parameter coordinator: That of the controllers meanwhile.
  package func begin(coordinator: (any UIViewControllerTransitionCoordinator)?) {
    rotationHold = RotationHold()
    // It may have been loaded only now.
    context.setComing(to.controller.viewIfLoaded, finalFrame: to.finalFrame)
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
    context.abandon()
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
      return UIRuntime.current.afterCommit { [self] in end(didComplete) }
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
