/// What can be known of a running transition between view controllers or between sizes.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// The style of the presentation; `.none` if the transition is no presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began under the control of a person.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be caught again while it runs.
  var isInterruptible: Bool { get }
  /// Whether a person drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition runs back to where it began.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far an interactive transition has come, 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which an interactive transition is completed; 1 is as planned.
  var completionVelocity: CGFloat { get }
  /// The pace at which an interactive transition is completed.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller of a side; nil if the transition has none there.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a side; nil if the transition does not touch it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The turn of the container that comes with a rotation; the identity for other transitions.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others animate along with a running transition, and tells them when it ends.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` together with the transition, and `completion` after it, also when it was
  /// cancelled. Completions come in the order in which they were asked for.
  ///
  /// - Returns: whether the animation could still be taken up; the completion is, until the
  ///   transition has ended.
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

  /// Calls `handler` when the person lets go of an interactive transition, with `isCancelled` set.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls `handler` whenever an interactive transition is let go of or caught again.
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
