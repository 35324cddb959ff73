import MisuseReports

extension UIAlertController {
  // MARK: Content

  final var alertView: AlertView? { viewIfLoaded as? AlertView }

  final func contentDidChange() {
    showContent()
    presentedSizeDidChange()
  }

  /// Updates the view with texts, actions and style.
  final func showContent() {
    alertView?.show(self, look: look)
  }

  final func actionDidChange() {
    alertView?.showStates()
  }

  /// The cancel action, if there is one.
  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  final func prefer(_ action: UIAlertAction?) {
    if let action, !actions.contains(where: { $0 === action }) {
      Misuse.report(.preferredActionElsewhere(self))
      return
    }
    preferredStorage = action
    showContent()
  }

  final func misuse(adding action: UIAlertAction) -> Misuse? {
    if action.style == .cancel, cancelAction != nil { return .secondCancelAction(self) }
    return action.owner == nil ? nil : .actionUsedTwice(self)
  }

  // MARK: Choosing

  /// Dismisses the alert and then handles the action.
  // Fidelity: the handler runs after the dismissal has ended. [observed]
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presentation = modalStorage?.presentation,
      presentation.state == .presented
    else { return }
    presentation.presenter?.dismissModally(animated: true) { action.handler?(action) }
  }

  // MARK: Keyboard

  final func action(for presses: Set<UIPress>) -> UIAlertAction? {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardReturnOrEnter, .keypadEnter: if let preferredAction { return preferredAction }
      default: break
      }
    }
    return nil
  }

  final func replaceFirstResponder() {
    let present = viewIfLoaded?.window?.firstResponder
    if present !== self { previousResponder = present }
    becomeFirstResponder()
  }

  final func restoreFirstResponder() {
    guard isFirstResponder else { return }
    resignFirstResponder()
    previousResponder?.becomeFirstResponder()
    previousResponder = nil
  }
}
