/// The transition that a controller takes part in.
struct RunningTransition {
  /// The coordinator of the transition, or of a change of size.
  let coordinator: any UIViewControllerTransitionCoordinator
  /// The context of a transition between controllers; nil for a change of size.
  var context: TransitionContext?
}

extension UIViewController {
  /// The coordinator of the transition that this controller, or else the nearest ancestor, takes
  /// part in. What is presented over a context takes part in what its presenting controller does.
  final var coordinatorInUse: (any UIViewControllerTransitionCoordinator)? {
    if let coordinator = runningTransition?.coordinator { return coordinator }
    if let parentStorage { return parentStorage.transitionCoordinator }
    guard let presenter = modalRelations?.presenter, presenter.presentedInContext === self else {
      return nil
    }
    return presenter.transitionCoordinator
  }
}
