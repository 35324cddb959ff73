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
    guard editedField == nil else { return nil }
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardReturnOrEnter, .keypadEnter: if let preferredAction { return preferredAction }
      default: break
      }
    }
    return nil
  }

  // Fidelity: the first text field is the first responder of an alert that is shown. [known]
  final func replaceFirstResponder() {
    let present = viewIfLoaded?.window?.firstResponder
    if let present, present !== self, editedField == nil { previousResponder = present }
    guard editedField == nil, fields.first?.becomeFirstResponder() != true else { return }
    becomeFirstResponder()
  }

  final func restoreFirstResponder() {
    guard isFirstResponder || editedField != nil else { return }
    let responder: UIResponder = editedField ?? self
    if !responder.resignFirstResponder() { view.endEditing(true) }
    let previous = previousResponder
    previousResponder = nil
    previous?.becomeFirstResponder()
  }

  // MARK: Text fields

  /// The text field that is the first responder; nil for none.
  private var editedField: UIView? { fields.first { $0.isFirstResponder } }

  /// Whether a text field may be added: to an alert, and not to an action sheet, which is reported.
  package final func mayAddField() -> Bool {
    if preferredStyle == .alert { return true }
    Misuse.report(.fieldInActionSheet(self))
    return false
  }

  /// Adds a text field below the texts and the fields that were added before.
  package final func addField(_ field: UIView) {
    fields.append(field)
    contentDidChange()
  }

  // Fidelity: Return leads to the next text field, and in the last one performs the preferred
  // action. [known]
  /// Return was pressed in a text field.
  package final func fieldDidReturn(_ field: UIView) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if fields.indices.contains(index + 1) {
      fields[index + 1].becomeFirstResponder()
    } else if let preferredAction {
      choose(preferredAction)
    }
  }
}
