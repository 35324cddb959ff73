extension UIResponder {
  /// The next responder that takes part in decisions about the focus.
  final var nextFocusEnvironment: (any UIFocusEnvironment)? {
    var responder = next
    while let current = responder {
      if let environment = current as? any UIFocusEnvironment { return environment }
      responder = current.next
    }
    return nil
  }

  /// Requests an update if the focus is inside this environment.
  final func requestFocusUpdate() {
    guard let environment = self as? any UIFocusEnvironment else { return }
    let focus = FocusState.shared
    if focus.isInside(environment) { focus.request(self) }
  }
}

extension UIView: UIFocusItem {}

extension UIViewController: UIFocusEnvironment {}
