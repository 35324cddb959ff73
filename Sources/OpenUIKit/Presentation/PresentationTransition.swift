/// One run of a presentation controller: the way in, or the way out.
///
/// A dismissal that skips several presentations is run by the topmost one, which is seen to leave;
/// `others` are the presentations below it that go with it, from top to bottom.
final class PresentationTransition {
  let direction: PresentationStateMachine.Direction
  let isAnimated: Bool
  /// The controllers whose presenter is revealed, or covered: the lowest presentation concerned.
  let base: UIPresentationController
  let others: [UIPresentationController]
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  var completion: (() -> Void)?
  /// The table of its callbacks.
  let order: AppearanceOrder
  /// Whether the presenting controller hears of it.
  let concernsPresenter: Bool

  /// The owner of what it lets come or go.
  let owner = AppearanceClaims.Owner.transition(TransitionID())
  /// The presenting controller, from the beginning to the end: who has heard *will* hears *did*.
  var presenter: UIViewController?
  /// There from the beginning to the end: the interface does not rotate meanwhile.
  var rotationHold: RotationHold?
  var context: TransitionContext?
  var coordinator: TransitionCoordinator?
  /// Whether the animator is being started: what it completes meanwhile ends after the commit.
  var isStarting = false
  /// How it ends after the commit of this turn; nil if it does not.
  var awaitedOutcome: Bool?
  /// Where the container of the topmost presentation stood, if it had to be moved.
  var formerPlace: (superview: UIView, frame: CGRect)?

  init(
    _ direction: PresentationStateMachine.Direction, isAnimated: Bool,
    base: UIPresentationController, others: [UIPresentationController] = [],
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    self.direction = direction
    self.isAnimated = isAnimated
    self.base = base
    self.others = others
    self.animator = animator
    self.interactor = interactor
    self.completion = completion
    order = direction == .presentation ? .present : .dismiss
    concernsPresenter = base.shouldRemovePresentersView
  }

  var isInteractive: Bool { interactor?.wantsInteractiveStart ?? false }
}
