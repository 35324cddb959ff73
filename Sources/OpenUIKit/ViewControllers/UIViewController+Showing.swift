// How a request to show a controller finds the ancestor that knows how. Without selectors nobody
// can ask who overrides a method: each default hands the request on to the parent.

/// A request to show a controller that is on its way up the hierarchy.
struct ShowRequest {
  /// The controller that was asked.
  let origin: UIViewController
  /// The one that is asked next, and what it is asked to show: a call that fits both is the same
  /// request.
  let receiver: UIViewController
  let shown: UIViewController
}

extension UIViewController {
  /// What the defaults of `show(_:sender:)` and its sibling do: ask the parent with `ask`, or, where
  /// there is none, let the controller present that was asked first.
  // Fidelity: the controller that was asked presents if no ancestor takes the request. [documented]
  func handOn(
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
