extension UIViewController {
  /// The style with `.automatic` resolved.
  // Fidelity: automatic is a page sheet for controllers of the program. [documented]
  final var resolvedModalPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// The presentation that shows this controller, or else the nearest ancestor.
  final var enclosingPresentation: UIPresentationController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.modalStorage?.presentation { return presentation }
      controller = current.parentStorage
    }
    return nil
  }

  /// The presentation controller for setting it up before the controller is presented.
  final func preparedPresentation() -> UIPresentationController? {
    if let enclosing = enclosingPresentation { return enclosing.adaptee ?? enclosing }
    if let prepared = modalStorage?.prepared, prepared.matches(resolvedModalPresentationStyle) {
      return prepared
    }
    guard parentStorage == nil, modalPresentationStyle != .none else { return nil }
    let made = makePresentation(presenting: nil, source: self)
    made.keepPresented(false)
    modal.prepared = made
    return made
  }

  /// The presentation controller with which the controller is presented now.
  final func makePresentationController(
    presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    defer { modalStorage?.prepared = nil }
    let presentation: UIPresentationController
    if let prepared = modalStorage?.prepared, prepared.matches(resolvedModalPresentationStyle) {
      presentation = prepared
    } else {
      presentation = makePresentation(presenting: presenting, source: source)
    }
    presentation.keepPresented(true)
    return presentation
  }

  /// Makes the presentation controller for the style of this controller.
  private func makePresentation(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let style = resolvedModalPresentationStyle
    switch style {
    case .custom:
      let delegates = modalStorage?.transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
      return delegates ?? ownPresentation(.custom, presenting: presenting)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    default:
      return makePresentation(style, presenting: presenting)
    }
  }
}

extension UIPresentationController {
  /// Whether it was made for the style, so that it need not be made anew.
  fileprivate func matches(_ style: UIModalPresentationStyle) -> Bool { styleStorage == style }

  /// A controller that could not be presented keeps its presentation controller, as it was set up.
  final func waitForPresentation() {
    keepPresented(false)
    presentedViewController.modal.prepared = self
  }
}
