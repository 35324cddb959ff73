/// What a container does in the course of a transition between its controllers: it knows the views
/// and the links, the transition knows the order.
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
/// Where the transition is cut off, `transitionIsCutOff` comes instead of what is left.
protocol ControllerTransitionDelegate: AnyObject {
  /// Whether a controller can come to be seen where the transition takes place. Default: if the
  /// container is in a window that is shown, and no parent keeps the controller back.
  func transition(
    _ transition: ControllerTransition, letsAppear controller: UIViewController
  ) -> Bool

  /// Whether a controller is seen now that the transition ends: one that is has appeared, whatever the
  /// transition was to do. Default: if its view is in a window that is shown, and no parent keeps it
  /// back.
  func transition(_ transition: ControllerTransition, shows controller: UIViewController) -> Bool

  /// Before any *will*; the context and the coordinator are there. Default: nothing.
  func transitionWillBegin(_ transition: ControllerTransition)

  /// After *will*, before the animator begins. Default: nothing.
  func transitionWillAnimate(_ transition: ControllerTransition)

  /// After the animation, before the views are settled. Default: nothing.
  func transition(_ transition: ControllerTransition, willEnd completed: Bool)

  /// Puts every view where the outcome wants it. Called again, it changes nothing.
  func transition(_ transition: ControllerTransition, settleViews completed: Bool)

  /// The links between the controllers become what the outcome wants, before *did*.
  func transition(_ transition: ControllerTransition, unlink completed: Bool)

  /// After *did*, before the completions. Default: nothing.
  func transitionDidEnd(_ transition: ControllerTransition)

  /// The transition is cut off: views and links go. *Did* follows after the commit.
  func transitionIsCutOff(_ transition: ControllerTransition)
}

extension ControllerTransitionDelegate {
  func transition(
    _ transition: ControllerTransition, letsAppear controller: UIViewController
  ) -> Bool {
    transition.context?.containerView.window?.isHidden == false && !controller.isHeldBackByParent
  }

  func transition(_ transition: ControllerTransition, shows controller: UIViewController) -> Bool {
    controller.isSeen
  }

  func transitionWillBegin(_ transition: ControllerTransition) {}
  func transitionWillAnimate(_ transition: ControllerTransition) {}
  func transition(_ transition: ControllerTransition, willEnd completed: Bool) {}
  func transitionDidEnd(_ transition: ControllerTransition) {}
}
