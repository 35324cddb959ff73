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

extension UIViewController {
  final func setRestoresFocus(_ restores: Bool) {
    if restores != (extras?.restoresFocus ?? true) { ensuredExtras.restoresFocus = restores }
  }

  /// Whether the controller, or one inside it, appears or disappears. O(controllers inside).
  final var isChangingAppearance: Bool {
    switch appearance.state {
    case .appearing, .disappearing: true
    case .appeared, .disappeared: childStorage.contains(where: \.isChangingAppearance)
    }
  }
}

extension UIView {
  /// The controller around the view; nil for none.
  final var owner: UIViewController? {
    var current: UIResponder? = self
    while let next = current {
      if let controller = next as? UIViewController { return controller }
      current = next.next
    }
    return nil
  }
}
