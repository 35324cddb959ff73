/// The transition of a presentation: the way in, or the way out.
///
/// A dismissal that skips several presentations is run by the topmost one, which is seen to leave;
/// `others` are the presentations below it that go with it, from top to bottom.
final class PresentationTransition: ControllerTransition {
  /// Which way it leads.
  nonisolated enum Direction: Sendable, Hashable, CaseIterable {
    case presentation, dismissal
  }

  let direction: Direction
  /// The presentation whose presenter is revealed, or covered: the lowest one concerned.
  let base: UIPresentationController
  let others: [UIPresentationController]
  /// Whether the presenting controller hears of it.
  let concernsPresenter: Bool
  /// Where the container of the topmost presentation was, if it had to be moved.
  var formerPlace: (superview: UIView, frame: CGRect)?

  init(
    _ direction: Direction, isAnimated: Bool,
    base: UIPresentationController, others: [UIPresentationController] = [],
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    self.direction = direction
    self.base = base
    self.others = others
    concernsPresenter = base.shouldRemovePresentersView
    super.init(
      order: direction == .presentation ? .present : .dismiss, isAnimated: isAnimated,
      animator: animator, interactor: interactor, completion: completion)
  }

  deinit {}
}
