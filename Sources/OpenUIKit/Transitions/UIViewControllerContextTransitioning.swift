/// What an animator and an interaction controller know of their transition, and where they tell how
/// it goes.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. What is removed in the course of the transition
  /// stands in it already; the animator adds what comes.
  var containerView: UIView { get }

  /// Whether the transition takes time.
  var isAnimated: Bool { get }

  /// Whether a person drives the transition now.
  var isInteractive: Bool { get }

  /// Whether the person has called the transition off.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation; `.none` if the transition is no presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Tells how far the person has brought the transition, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Tells that the person has let go and the transition runs to its end.
  func finishInteractiveTransition()

  /// Tells that the person has let go and the transition runs back. The controllers get their
  /// compensating *will* callbacks now.
  func cancelInteractiveTransition()

  /// Tells that the person has taken hold of a transition that was running by itself.
  func pauseInteractiveTransition()

  /// Tells that the transition has ended, with true, or has gone back to where it began. The
  /// animator calls it exactly once; a second call is reported and changes nothing.
  func completeTransition(_ didComplete: Bool)

  /// The controller of a side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view of a side; nil for a view that the animator must not touch.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The turn of the container that comes with a rotation; the identity for other transitions.
  var targetTransform: CGAffineTransform { get }

  /// Where the view of `vc` stands at the beginning, in coordinates of the container; zero if it is
  /// not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where the view of `vc` is to stand at the end, in coordinates of the container; zero if it is
  /// removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}
