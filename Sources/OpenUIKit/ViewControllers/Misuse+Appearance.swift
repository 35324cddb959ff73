import MisuseReports

// Misuse of appearance, in UIKit's words where UIKit has words.

@MainActor extension Misuse {
  static func unbalancedBegin(_ controller: UIViewController, appearing: Bool) -> Misuse {
    unbalanced(
      controller, "beginAppearanceTransition(\(appearing), …)",
      remedy: "Begin with \(!appearing) first, or not at all")
  }

  static func unbalancedEnd(_ controller: UIViewController) -> Misuse {
    let isDisappeared = controller.appearance.state == .disappeared
    return unbalanced(
      controller, "endAppearanceTransition()",
      remedy: "Begin with \(isDisappeared) before, and end once after")
  }

  private static func unbalanced(
    _ controller: UIViewController, _ call: String, remedy: String
  ) -> Misuse {
    Misuse(
      id: "appearance.unbalanced",
      message: "Unbalanced calls to begin/end appearance transitions for "
        + "\(controller.diagnosticName)",
      reason: "\(call) was called while the controller was \(controller.appearance.state)",
      remedy: remedy)
  }

  static func callbackCalledDirectly(
    _ controller: UIViewController, _ callback: AppearanceCallback
  ) -> Misuse {
    Misuse(
      id: "appearance.called-directly",
      message: "Calling -\(callback.selector) directly on a view controller is not supported. View "
        + "controller: \(controller.diagnosticName)",
      reason: "Callbacks would be out of order, and differ from the state of the controller",
      remedy: "Call beginAppearanceTransition(_:animated:) and endAppearanceTransition()")
  }
}

extension AppearanceCallback {
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
