/// The facts of a transition for its animator and its interaction controller, and the methods by
/// which they report its progress and its end.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. A view that is removed by the transition
  /// is in it already; the animator adds the one that appears.
  var containerView: UIView { get }

  /// Whether the transition takes time.
  var isAnimated: Bool { get }

  /// Whether the user controls the transition now.
  var isInteractive: Bool { get }

  /// Whether the user has cancelled the transition.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation; `.none` if the transition is no presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports the fraction of the transition that the interaction shows, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Reports that the interaction has ended and the transition completes.
  func finishInteractiveTransition()

  /// Reports that the interaction has ended and the transition is cancelled. The controllers
  /// receive their compensating *will* callbacks now.
  func cancelInteractiveTransition()

  /// Reports that the user has interrupted a transition that was running by the clock.
  func pauseInteractiveTransition()

  /// Reports that the transition has completed, with true, or has returned to its beginning. The
  /// animator calls it exactly once; a second call is reported and changes nothing.
  func completeTransition(_ didComplete: Bool)

  /// The controller of a side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view of a side; nil for a view that the animator must not touch.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The transform of the container in a rotation of the interface; the identity for other
  /// transitions.
  var targetTransform: CGAffineTransform { get }

  /// The frame of the view of `vc` at the beginning, in coordinates of the container; zero if it is
  /// not in it yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The frame of the view of `vc` at the end, in coordinates of the container; zero if it is
  /// removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}
