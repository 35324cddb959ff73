extension ModalState: ModalRelations {
  func substitute(of controller: UIViewController) -> UIViewController? {
    controller.contextualSubstitute
  }

  func presentedInContext(of controller: UIViewController) -> UIViewController? {
    controller.presentedOverContext
  }

  func isInPlace(_ controller: UIViewController) -> Bool { controller.isViewInContainer }

  func isCovered(_ controller: UIViewController) -> Bool { controller.isCoveredByPresentation }

  func isDismissing(_ controller: UIViewController) -> Bool { controller.isDismissedByTransition }

  func shownInWindow(over root: UIViewController) -> [UIViewController] { root.presentedInWindow }

  var presented: UIViewController? { active?.presentedViewController }

  var presenter: UIViewController? { presentation?.presenter }

  func nextResponder(of controller: UIViewController) -> UIResponder? {
    controller.nextInPresentation
  }

  func forwardSize(
    _ size: CGSize, of controller: UIViewController,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    active?.presenterWillTransition(controller, to: size, with: coordinator)
  }

  var containerOfPresented: (any UIContentContainer)? { active }

  var container: (any UIContentContainer)? { presentation }

  func removePresented() { active?.removeWithoutTransition() }

  func removePresentedOverWindow() {
    guard let active else { return }
    if active.isContextual {
      active.presentedViewController.removeWindowPresentations()
    } else {
      active.removeWithoutTransition()
    }
  }

  func removePresentation(of controller: UIViewController) {
    presentation?.removeWithoutTransition()
    controller.clearRole()
  }
}
