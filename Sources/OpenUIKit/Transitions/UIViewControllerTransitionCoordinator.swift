/// The facts about a running transition between view controllers or between sizes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// The style of the presentation; `.none` if the transition is no presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the user has controlled the transition from its beginning.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be interrupted while it runs.
  var isInterruptible: Bool { get }
  /// Whether the user controls the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition is cancelled, and returns to its beginning.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The fraction of an interactive transition that is shown, 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which an interactive transition is completed; 1 is as planned.
  var completionVelocity: CGFloat { get }
  /// The timing curve with which an interactive transition is completed.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller of a side; nil if the transition has none there.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a side; nil if the transition does not touch it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The transform of the container in a rotation of the interface; the identity for other
  /// transitions.
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations of others together with a running transition, and calls them at its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` together with the transition, and `completion` after it, also when it was
  /// cancelled. Completions are called in the order in which they were requested.
  ///
  /// - Returns: whether the animation runs; the completion is called unless the transition has
  ///   ended.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for changes in a view that does not lie inside the container of the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when the interaction ends, with `isCancelled` set.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls `handler` whenever an interaction ends or is resumed.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` together with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs `animation` together with the transition, for changes in a view outside its container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
