import MisuseReports

// Misuse of presentations, in UIKit's words where UIKit has words.

@MainActor extension Misuse {
  static func presentedOnItself(_ controller: UIViewController) -> Misuse {
    Misuse(
      id: "presentation.itself",
      message: "Application tried to present modal view controller on itself. Presenting "
        + "controller is \(controller.diagnosticName)",
      reason: "A controller cannot cover itself",
      remedy: "Present another controller, or let another one present this one",
      raisesInUIKit: true)
  }

  static func presentedWithoutStyle(_ presented: UIViewController) -> Misuse {
    Misuse(
      id: "presentation.no-style",
      message: "The specified modal presentation style doesn't have a corresponding presentation "
        + "controller",
      reason: "The modalPresentationStyle of \(presented.diagnosticName) is none, which only means "
        + "that a presentation is not adapted",
      remedy: "Set another modalPresentationStyle before you present it",
      raisesInUIKit: true)
  }

  static func presentedChild(_ presented: UIViewController, parent: UIViewController) -> Misuse {
    Misuse(
      id: "presentation.child",
      message: "Application tried to present modally a view controller "
        + "\(presented.diagnosticName) that has a parent view controller \(parent.diagnosticName)",
      reason: "A controller is either a child or presented",
      remedy: "Remove it from its parent first, or present the parent",
      raisesInUIKit: true)
  }

  static func presentedActive(_ presented: UIViewController) -> Misuse {
    Misuse(
      id: "presentation.active",
      message: "Application tried to present modally an active controller "
        + "\(presented.diagnosticName)",
      reason: "It is on screen or presented already",
      remedy: "Dismiss it or take it off the screen first, or present another instance",
      raisesInUIKit: true)
  }

  static func presenterNotInWindow(
    _ presented: UIViewController, presenter: UIViewController
  ) -> Misuse {
    Misuse(
      id: "presentation.not-in-window",
      message: "Attempt to present \(presented.diagnosticName) on \(presenter.diagnosticName) "
        + "whose view is not in the window hierarchy!",
      reason: "There is no window that the presentation could be shown in",
      remedy: "Present from viewDidAppear(_:) on, or from a controller that is on screen")
  }

  static func presentedContainsPresenter(
    _ presented: UIViewController, presenter: UIViewController
  ) -> Misuse {
    Misuse(
      id: "presentation.view-holds-presenter",
      message: "Attempt to present \(presented.diagnosticName), whose view holds the view of "
        + "\(presenter.diagnosticName), which presents it",
      reason: "The presented view is added above the presenting one, and cannot be inside itself",
      remedy: "Give \(presented.diagnosticName) a view of its own")
  }

  static func presentedViewContainsContainer(_ presented: UIViewController) -> Misuse {
    Misuse(
      id: "presentation.view-holds-container",
      message: "The presented view of \(presented.diagnosticName) holds the container of the "
        + "presentation",
      reason: "The presented view is added to the container, and cannot be inside itself",
      remedy: "Return another view from presentedView")
  }

  static func presenterCannotReturn(_ presenter: UIViewController) -> Misuse {
    Misuse(
      id: "presentation.no-return",
      message: "The view of \(presenter.diagnosticName) cannot return to the superview that it had "
        + "before the presentation",
      reason: "That superview has been moved into the view itself, which remains removed",
      remedy: "Leave the superview of a presenting view where it is until the dismissal")
  }

  static func alreadyPresenting(
    _ presented: UIViewController, presenter: UIViewController, other: UIViewController
  ) -> Misuse {
    Misuse(
      id: "presentation.already-presenting",
      message: "Attempt to present \(presented.diagnosticName) on \(presenter.diagnosticName) "
        + "which is already presenting \(other.diagnosticName)",
      reason: "A controller presents one controller at a time",
      remedy: "Present it from \(other.diagnosticName), or dismiss that first")
  }

  static func presentedWhileBusy(
    _ presented: UIViewController, presenter: UIViewController
  ) -> Misuse {
    Misuse(
      id: "presentation.in-progress",
      message: "Attempt to present \(presented.diagnosticName) on \(presenter.diagnosticName) "
        + "while a presentation is in progress!",
      reason: "The controllers concerned are in the middle of a transition",
      remedy: "Present it in the completion of the running transition")
  }

  static func dismissalWhileBusy(_ controller: UIViewController) -> Misuse {
    Misuse(
      id: "presentation.dismiss-in-progress",
      message: "Attempt to dismiss from view controller \(controller.diagnosticName) while a "
        + "presentation or dismiss is in progress!",
      reason: "The controllers concerned are in the middle of a transition",
      remedy: "Dismiss in the completion of the running transition")
  }

  static func presentedWhileCurled(_ presented: UIViewController) -> Misuse {
    Misuse(
      id: "presentation.while-curled",
      message: "Application tried to present a nested modal view controller while curled "
        + "\(presented.diagnosticName)",
      reason: "A page that is curled up cannot be covered",
      remedy: "Dismiss the controller with the partial curl first",
      raisesInUIKit: true)
  }

  static func curledPartly(_ presented: UIViewController) -> Misuse {
    Misuse(
      id: "presentation.partial-curl",
      message: "Application tried to present UIModalTransitionStylePartialCurl to or from "
        + "non-fullscreen view controller \(presented.diagnosticName)",
      reason: "Only a page that fills the window can be curled up, by one that fills it too",
      remedy: "Set modalPresentationStyle to fullScreen, or choose another modalTransitionStyle",
      raisesInUIKit: true)
  }
}
