/// What the appearance, the size and the place in the tree of a controller depend on beside its
/// parent: what it presents modally, and what presents it.
///
/// Made for the controllers that have to do with a presentation; implemented where presentations
/// are.
protocol ModalRelations: AnyObject {
  // MARK: Appearance

  /// What stands in the place of the controller, inside its container: what is asked of the
  /// controller is asked of it. Nil if nothing does.
  func substitute(of controller: UIViewController) -> UIViewController?
  /// What is shown over the controller, inside its container, and comes and goes with it; nil if
  /// nothing is.
  func companion(of controller: UIViewController) -> UIViewController?
  /// Whether the view of the controller, which is a companion, is where it was shown.
  func isInPlace(_ controller: UIViewController) -> Bool
  /// Whether something has taken the view of the controller out, or is about to.
  func isCovered(_ controller: UIViewController) -> Bool
  /// Whether a transition that runs lets the controller go, so that it does not come by itself.
  func isKeptBack(_ controller: UIViewController) -> Bool
  /// What is seen in the window over the controller, which is its root.
  func shownInWindow(over root: UIViewController) -> [UIViewController]

  // MARK: The tree

  /// The controller that is presented; nil if none is.
  var presented: UIViewController? { get }
  /// The controller that presents this one; nil if none does.
  var presenter: UIViewController? { get }
  /// The next responder of the controller.
  func nextResponder(of controller: UIViewController) -> UIResponder?
  /// Hears of the sizes of what is presented; nil if nothing is.
  var containerOfPresented: (any UIContentContainer)? { get }
  /// Hears of the size that suits this controller, which is presented; nil if it is not.
  var container: (any UIContentContainer)? { get }

  // MARK: Ends

  /// Lets what is presented go without a transition.
  func abandonPresented()
  /// The same, but what is presented inside the container of the controller stays: that goes and
  /// comes with it; only what is presented from there over the window goes.
  func abandonPresentedOverWindow()
  /// Lets the controller, which is presented, leave without a transition.
  func abandonPresentation(of controller: UIViewController)
}

extension UIViewController {
  /// What stands in the place of this controller; nil if it stands there itself.
  final var substitute: UIViewController? { modalRelations?.substitute(of: self) }

  /// What comes and goes with this controller beside its children; nil for nothing.
  final var companion: UIViewController? { modalRelations?.companion(of: self) }

  /// Lets everything go that this controller and those inside it present in the window.
  final func abandonPresentations() {
    modalRelations?.abandonPresented()
    for child in childStorage { child.abandonWindowPresentations() }
  }

  /// Lets what would stay in the window without this controller go.
  final func abandonWindowPresentations() {
    modalRelations?.abandonPresentedOverWindow()
    for child in childStorage { child.abandonWindowPresentations() }
  }
}
