import MisuseReports

extension UIAlertController {
  /// The style of the presentation that is in force.
  final var look: AlertView.Look {
    if preferredStyle == .alert { return .alert }
    return modalStorage?.presentation is UIPopoverPresentationController ? .popover : .actionSheet
  }

  // Fidelity: an alert is presented in its own style, an action sheet as a popover. [documented]
  final func updatePresentationStyle() {
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
  }

  /// The size of the content has changed: the presentation lays it out again.
  final func presentedSizeDidChange() {
    updatePreferredContentSize()
    modalStorage?.presentation?.container?.setNeedsLayout()
  }

  /// Requests the size that the list of choices needs in a popover.
  final func updatePreferredContentSize() {
    guard look == .popover, let alertView else { return }
    // Fidelity: the width of an action sheet in a popover. [observed]
    let size = alertView.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
    preferredContentSize = size
  }
}

extension UIAlertController: PresentationParticipant {
  final var refusalOfPresentation: Misuse? {
    let texts = [title, message].compactMap { $0 }.joined()
    return texts.isEmpty && actions.isEmpty && fields.isEmpty ? .emptyAlert(self) : nil
  }

  final func refusalWithoutSource(presenter: UIViewController) -> Misuse {
    .actionSheetWithoutSource(self, presenter: presenter)
  }

  final func prepareForPresentation() {
    showContent()
    updatePreferredContentSize()
  }

  /// A tap beside an action sheet performs its cancel action.
  // Fidelity: a popover without one is dismissed; an action sheet at the bottom edge, and an alert,
  // stay. [observed]
  final func endByTapOutside() -> Bool {
    guard preferredStyle == .actionSheet, let cancelAction else { return false }
    choose(cancelAction)
    return true
  }
}
