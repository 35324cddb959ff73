import MisuseReports

// Misuse of containment, in UIKit's words where UIKit has words.

@MainActor extension Misuse {
  static func addedToItself(_ child: UIViewController) -> Misuse {
    Misuse(
      id: "containment.self",
      message: "adding \(child.diagnosticName) as a child of itself",
      reason: "A controller cannot contain itself",
      remedy: "Add it to the controller that is to show it")
  }

  static func addedToDescendant(
    _ child: UIViewController, requested: UIViewController
  ) -> Misuse {
    Misuse(
      id: "containment.cycle",
      message: "adding \(child.diagnosticName) as a child of its descendant "
        + "\(requested.diagnosticName)",
      reason: "The controllers would contain or present each other",
      remedy:
        "Take \(requested.diagnosticName) out of \(child.diagnosticName), or dismiss it, first")
  }

  static func windowRootAdded(
    _ child: UIViewController, requested: UIViewController
  ) -> Misuse {
    Misuse(
      id: "containment.window-root",
      message: "adding a root view controller \(child.diagnosticName) as a child of view "
        + "controller:\(requested.diagnosticName)",
      reason: "The root of a window has no parent",
      remedy: "Give the window another rootViewController first",
      raisesInUIKit: true)
  }

  static func viewInOtherHierarchy(
    _ child: UIViewController, expected: UIViewController, requested: UIViewController
  ) -> Misuse {
    Misuse(
      id: "containment.view-elsewhere",
      message: "child view controller:\(child.diagnosticName) should have parent view "
        + "controller:\(expected.diagnosticName) but requested parent is:"
        + "\(requested.diagnosticName)",
      reason: "The child's view is in the view of another controller",
      remedy: "Remove the view from its superview before you add the child",
      raisesInUIKit: true)
  }

  static func viewUnderWrongParent(
    _ child: UIViewController, expected: UIViewController?, actual: UIViewController
  ) -> Misuse {
    Misuse(
      id: "containment.hierarchy-inconsistency",
      message: "child view controller:\(child.diagnosticName) should have parent view "
        + "controller:\(expected?.diagnosticName ?? "(null)") but actual parent is:"
        + "\(actual.diagnosticName)",
      reason: "A controller's view belongs inside the view of the controller's parent",
      remedy: "Add the child to the controller in whose view its view is to be",
      raisesInUIKit: true)
  }

  static func viewInsideItself(_ view: UIView, superview: UIView) -> Misuse {
    Misuse(
      id: "containment.view-inside-itself",
      message: "adding \(view) to \(superview), which is inside it by now",
      reason: "A controller has moved the new superview in a callback for adding the view",
      remedy: "Move no superviews in viewWillAppear(_:) and viewWillDisappear(_:)")
  }

  static func viewHasOwner(
    _ view: UIView, owner: UIViewController, requested: UIViewController
  ) -> Misuse {
    Misuse(
      id: "controller.view-has-owner",
      message: "A view can only be associated with at most one view controller at a time! View "
        + "\(view) is associated with \(owner.diagnosticName). Clear this association before "
        + "associating this view with \(requested.diagnosticName)",
      reason: "Two controllers would load, show and release the same view",
      remedy: "Set the view of \(owner.diagnosticName) to nil first",
      raisesInUIKit: true)
  }

  static func stillParented(
    _ child: UIViewController, by parent: UIViewController, requested: UIViewController
  ) -> Misuse {
    Misuse(
      id: "containment.still-parented",
      message: "adding \(child.diagnosticName) as a child of \(requested.diagnosticName) while it "
        + "stays a child of \(parent.diagnosticName)",
      reason: "Its removeFromParent() has not removed it, or a callback has added it again",
      remedy: "Call super in removeFromParent(), and do not add it in callbacks of its removal")
  }
}
