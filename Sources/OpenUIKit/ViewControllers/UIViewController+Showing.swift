// A request to show a controller is forwarded to the ancestor that handles it. Without selectors it
// cannot be determined which class overrides a method: each default forwards the request to the
// parent.

/// A request to show a controller that is being forwarded in the hierarchy.
struct ShowRequest {
  /// The controller that received it first.
  let origin: UIViewController
  /// The next controller that receives it, and what it is to show: a call with both is the same
  /// request.
  let receiver: UIViewController
  let shown: UIViewController
}

extension UIViewController {
  final func forwardShow(_ shown: UIViewController, _ sender: Any?) {
    forwardRequest(shown, sender: sender) { $0.show }
  }

  final func forwardDetail(_ shown: UIViewController, _ sender: Any?) {
    forwardRequest(shown, sender: sender) { $0.showDetailViewController }
  }

  /// The defaults of `show(_:sender:)` and its sibling: forward to the parent with `ask`, or,
  /// without one, present by the controller that received the request first.
  // Fidelity: the controller that received the request presents if no ancestor handles it.
  // [documented]
  private func forwardRequest(
    _ shown: UIViewController, sender: Any?,
    _ ask: (UIViewController) -> (UIViewController, Any?) -> Void
  ) {
    let outer = UIRuntime.current.showRequest
    var origin = self
    if let outer, outer.receiver === self, outer.shown === shown { origin = outer.origin }
    guard let parent = parentStorage else {
      origin.present(shown, animated: UIView.areAnimationsEnabled)
      return
    }
    UIRuntime.current.showRequest = ShowRequest(origin: origin, receiver: parent, shown: shown)
    defer { UIRuntime.current.showRequest = outer }
    ask(parent)(shown, sender)
  }
}
