import MisuseReports

// What can be done wrong with appearance, in UIKit's words where UIKit has words.

@MainActor extension Misuse {
  static func unbalancedAppearance(
    _ controller: UIViewController, input: AppearanceStateMachine.Input
  ) -> Misuse {
    let state = controller.appearance.state
    let (call, remedy) =
      switch input {
      case .begin(let appearing, _):
        (
          "beginAppearanceTransition(\(appearing), …)",
          "Begin with \(!appearing) first, or not at all"
        )
      case .end:
        (
          "endAppearanceTransition()",
          "Begin with \(state == .disappeared) before, and end once after"
        )
      }
    return Misuse(
      id: "appearance.unbalanced",
      message: "Unbalanced calls to begin/end appearance transitions for "
        + "\(controller.diagnosticName)",
      reason: "\(call) came while the controller was \(state)",
      remedy: remedy)
  }

  static func callbackCalledDirectly(
    _ controller: UIViewController, _ callback: UIViewController.AppearanceCallback
  ) -> Misuse {
    Misuse(
      id: "appearance.called-directly",
      message: "Calling -\(callback.selector) directly on a view controller is not supported. View "
        + "controller: \(controller.diagnosticName)",
      reason: "Callbacks come out of order, and the controller does not know where it stands",
      remedy: "Call beginAppearanceTransition(_:animated:) and endAppearanceTransition()")
  }
}

extension UIViewController.AppearanceCallback {
  /// The name of the callback as UIKit's reports write it.
  fileprivate var selector: String {
    switch self {
    case .none: ""
    case .willAppear: "viewWillAppear:"
    case .isAppearing: "viewIsAppearing:"
    case .didAppear: "viewDidAppear:"
    case .willDisappear: "viewWillDisappear:"
    case .didDisappear: "viewDidDisappear:"
    }
  }
}
