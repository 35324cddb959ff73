/// The relations besides the parent on which the appearance, the size and the links of a controller
/// depend: to the controllers that it presents modally, and to the one that presents it.
///
/// Made for the controllers that take part in a presentation; implemented with the presentations.
protocol ModalRelations: AnyObject {
  // MARK: Appearance

  /// Returns the controller that is shown instead of the given one, inside its container, and
  /// receives its appearance callbacks; nil for none.
  func substitute(of controller: UIViewController) -> UIViewController?
  /// Returns the controller that is shown over the given one, inside its container, and appears and
  /// disappears with it; nil for none.
  func presentedInContext(of controller: UIViewController) -> UIViewController?
  /// Whether the view of the controller, which is a companion, is still where it was added.
  func isInPlace(_ controller: UIViewController) -> Bool
  /// Whether a presentation has removed the view of the controller, or is about to.
  func isCovered(_ controller: UIViewController) -> Bool
  /// Whether a running transition dismisses the controller, so that it does not appear by itself.
  func isDismissing(_ controller: UIViewController) -> Bool
  /// Returns the controllers that are visible in the window over its root controller.
  func shownInWindow(over root: UIViewController) -> [UIViewController]

  // MARK: The tree

  /// The controller that is presented; nil if none is.
  var presented: UIViewController? { get }
  /// The controller that presents this one; nil if none does.
  var presenter: UIViewController? { get }
  /// The next responder of the controller.
  func nextResponder(of controller: UIViewController) -> UIResponder?
  /// Informs what the controller presents, whose own size is about to change.
  func forwardSize(
    _ size: CGSize, of controller: UIViewController,
    with coordinator: any UIViewControllerTransitionCoordinator)
  /// Receives the traits of what is presented; nil if nothing is.
  var containerOfPresented: (any UIContentContainer)? { get }
  /// Receives the preferred size of this controller, which is presented; nil if it is not.
  var container: (any UIContentContainer)? { get }

  // MARK: Ends

  /// Removes what is presented without a transition.
  func removePresented()
  /// The same, except for what is presented inside the container of the controller: that appears
  /// and disappears with it; only what is presented from there over the window is removed.
  func removePresentedOverWindow()
  /// Removes the controller, which is presented, without a transition.
  func removePresentation(of controller: UIViewController)
}

extension UIViewController {
  /// The controller that is shown instead of this one; nil if this one is shown itself.
  final var substitute: UIViewController? { modalRelations?.substitute(of: self) }

  /// The controller that appears and disappears with this one besides its children; nil for none.
  final var presentedInContext: UIViewController? { modalRelations?.presentedInContext(of: self) }

  /// Removes everything that this controller and those inside it present in the window.
  final func removePresentations() {
    modalRelations?.removePresented()
    for child in childStorage { child.removeWindowPresentations() }
  }

  /// Removes what would stay in the window without this controller.
  final func removeWindowPresentations() {
    modalRelations?.removePresentedOverWindow()
    for child in childStorage { child.removeWindowPresentations() }
  }
}
