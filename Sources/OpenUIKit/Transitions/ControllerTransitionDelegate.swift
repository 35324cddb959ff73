/// The part of a container in a transition between its controllers: it changes the views and the
/// links, in the order that the transition determines.
///
/// ```
/// transitionWillBegin
/// (viewWill… of the controllers)
/// transitionWillAnimate
/// (the animation)
/// transition(_:willEnd:)
/// transition(_:settleViews:)
/// transition(_:unlink:)
/// (viewDid… of the controllers)
/// transitionDidEnd
/// (completions)
/// ```
/// Where the transition is aborted, `transitionIsAborted` is called instead of the rest.
protocol ControllerTransitionDelegate: AnyObject {
  /// Whether a controller can become visible in the container of the transition. Default: if that
  /// is in a visible window, and no parent defers the appearance of the controller.
  func transition(
    _ transition: ControllerTransition, canShow controller: UIViewController
  ) -> Bool

  /// Whether a controller is visible when the transition ends: one that is has appeared, whatever
  /// the outcome. Default: if its view is in a visible window, and no parent defers its appearance.
  func transition(_ transition: ControllerTransition, shows controller: UIViewController) -> Bool

  /// Before any *will*; the context and the coordinator are set. Default: nothing.
  func transitionWillBegin(_ transition: ControllerTransition)

  /// After *will*, before the animator begins. Default: nothing.
  func transitionWillAnimate(_ transition: ControllerTransition)

  /// After the animation, before the views are settled. Default: nothing.
  func transition(_ transition: ControllerTransition, willEnd completed: Bool)

  /// Adds and removes every view as the outcome requires. Called again, it changes nothing.
  func transition(_ transition: ControllerTransition, settleViews completed: Bool)

  /// Sets the links between the controllers as the outcome requires, before *did*.
  func transition(_ transition: ControllerTransition, unlink completed: Bool)

  /// After *did*, before the completions. Default: nothing.
  func transitionDidEnd(_ transition: ControllerTransition)

  /// The transition is aborted: views and links are removed. *Did* follows after the commit.
  func transitionIsAborted(_ transition: ControllerTransition)
}

extension ControllerTransitionDelegate {
  func transition(
    _ transition: ControllerTransition, canShow controller: UIViewController
  ) -> Bool {
    transition.context?.containerView.window?.isHidden == false && !controller.isDeferredByParent
  }

  func transition(_ transition: ControllerTransition, shows controller: UIViewController) -> Bool {
    controller.isSeen
  }

  func transitionWillBegin(_ transition: ControllerTransition) {}
  func transitionWillAnimate(_ transition: ControllerTransition) {}
  func transition(_ transition: ControllerTransition, willEnd completed: Bool) {}
  func transitionDidEnd(_ transition: ControllerTransition) {}
}
