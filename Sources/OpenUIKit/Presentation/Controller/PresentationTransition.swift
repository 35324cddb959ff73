/// The transition of a presentation: a presentation or a dismissal.
///
/// A dismissal of several presentations is run by the topmost one, which is the one that is
/// animated; `others` are the presentations below it that end with it, from top to bottom.
final class PresentationTransition: ControllerTransition {
  /// Whether it presents or dismisses.
  nonisolated enum Direction: Sendable, Hashable, CaseIterable {
    case presentation, dismissal
  }

  let direction: Direction
  /// The presentation whose presenting controller is revealed, or covered: the lowest one.
  let base: UIPresentationController
  let others: [UIPresentationController]
  /// Whether the presenting controller receives appearance callbacks.
  let concernsPresenter: Bool
  /// The superview of the topmost presentation's container, if that had to be moved.
  var formerPosition: (superview: UIView, frame: CGRect)?

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
