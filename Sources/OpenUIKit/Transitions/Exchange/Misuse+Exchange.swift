import MisuseReports

// Misuse of transition(from:to:duration:options:animations:completion:), in UIKit's words where
// UIKit has words.

@MainActor extension Misuse {
  static func exchangedWithItself(_ controller: UIViewController) -> Misuse {
    Misuse(
      id: "transition.same-controller",
      message: "transition from \(controller.diagnosticName) to itself",
      reason: "A controller cannot disappear and appear at once",
      remedy: "Use UIView.transition(with:duration:options:animations:completion:) on its view")
  }

  static func exchangeWithoutCommonParent(
    _ from: UIViewController, _ to: UIViewController
  ) -> Misuse {
    Misuse(
      id: "transition.no-common-parent",
      message: "Children view controllers \(from.diagnosticName) and \(to.diagnosticName) must "
        + "have a common parent view controller when calling -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]",
      reason: "A container exchanges its own children",
      remedy: "Call addChild(_:) with both before, and removeFromParent() in the completion",
      raisesInUIKit: true)
  }

  static func exchangedByNonParent(
    _ receiver: UIViewController, _ from: UIViewController, _ to: UIViewController,
    parent: UIViewController
  ) -> Misuse {
    Misuse(
      id: "transition.not-the-parent",
      message: "\(receiver.diagnosticName) is to exchange \(from.diagnosticName) for "
        + "\(to.diagnosticName), which are children of \(parent.diagnosticName)",
      reason: "A container exchanges its own children",
      remedy: "Send the message to \(parent.diagnosticName)",
      raisesInUIKit: true)
  }

  static func exchangeForwardsManually(_ receiver: UIViewController) -> Misuse {
    Misuse(
      id: "transition.manual-forwarding",
      message: "\(receiver.diagnosticName) forwards appearance by hand and is to exchange children "
        + "by transition(from:to:duration:options:animations:completion:)",
      reason: "Both would send the children their appearance events",
      remedy: "Return true from shouldAutomaticallyForwardAppearanceMethods, or call "
        + "beginAppearanceTransition(_:animated:) and endAppearanceTransition() around an animation "
        + "of your own")
  }

  static func exchangeOfInvisible(
    _ from: UIViewController, in receiver: UIViewController
  ) -> Misuse {
    Misuse(
      id: "transition.from-not-visible",
      message: "the view of \(from.diagnosticName) is not in the view of "
        + "\(receiver.diagnosticName)",
      reason: "The new view replaces the old one, which is not there",
      remedy: "Add the view of \(from.diagnosticName) to that of the container before")
  }

  static func exchangeForPresent(_ to: UIViewController) -> Misuse {
    Misuse(
      id: "transition.to-in-hierarchy",
      message: "the view of \(to.diagnosticName) has a superview already",
      reason: "The transition itself adds the new view at the right time",
      remedy: "Leave addSubview(_:) to the transition, or use the option showHideTransitionViews")
  }

  static func exchangeContainsOldView(_ to: UIViewController, _ from: UIViewController) -> Misuse {
    Misuse(
      id: "transition.to-holds-from",
      message: "the view of \(to.diagnosticName) contains the superview of the view of "
        + "\(from.diagnosticName)",
      reason: "The new view is added to that superview, and a view cannot be inside itself",
      remedy: "Give \(to.diagnosticName) a view of its own")
  }

  static func exchangeShowsOutsider(
    _ to: UIViewController, in receiver: UIViewController
  ) -> Misuse {
    Misuse(
      id: "transition.to-not-in-hierarchy",
      message: "the view of \(to.diagnosticName), which is to be shown, is not in the view of "
        + "\(receiver.diagnosticName)",
      reason: "With showHideTransitionViews both views are in the hierarchy from the beginning",
      remedy: "Add the view before, with isHidden set, or leave the option out")
  }
}
