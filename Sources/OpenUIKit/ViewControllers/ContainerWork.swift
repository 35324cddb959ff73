/// The work of a container of UIKit, where its controller is called or asked. The controller itself
/// calls it, so that no method of a program stands between them.
///
/// The controller has it in place of overrides: a superclass knows nothing of its subclasses, and a
/// class of Apple's has no public superclass that Apple does not have.
package protocol ContainerWork: AnyObject {
  /// The child that the status bar, the home indicator and the like follow.
  var activeViewController: UIViewController? { get }
  /// The style of the status bar that the container has itself; nil where the child above has it.
  var statusBarStyle: UIStatusBarStyle? { get }
  /// The children into which the focus moves, the best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The coordinator of a transition between children.
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { get }
  /// Whether the children allow the interface to rotate.
  var allowsRotation: Bool { get }
  /// Whether the scroll view of a child leaves out the bars, though its content is too short to
  /// scroll.
  var adjustsScrollViewsOfChildren: Bool { get }

  // The callbacks of the appearance, and others, when the controller has received them.

  func viewWillAppear(_ animated: Bool)
  func viewIsAppearing(_ animated: Bool)
  func viewDidAppear(_ animated: Bool)
  func viewWillDisappear(_ animated: Bool)
  func viewDidDisappear(_ animated: Bool)
  func didReceiveMemoryWarning()

  // The same right before the controller receives them: its documentation asks no override to call
  // `super`.

  func viewIsLoaded()
  func viewWillLayoutSubviews()
  func viewHasLaidOutSubviews()

  /// Called before a child is added.
  func addChild(_ childController: UIViewController)

  /// Called before the size changes.
  ///
  /// - Parameter forward: Informs the children.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator,
    forward: () -> Void)

  /// The size of a child in a size of the controller's view; nil where the work knows none.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize?

  /// Takes the preferred size that is set for the controller, where another one counts.
  ///
  /// - Returns: Whether it does, so that the controller keeps the one that it has.
  func keepsPreferredContentSize(_ size: CGSize) -> Bool

  /// Called when a child prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The orientations that the controller, whose own are given, and its children support.
  func supportedInterfaceOrientations(
    _ own: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask

  /// The orientation that the children prefer; nil for none.
  ///
  /// - Parameter supported: The orientations that the controller supports.
  func preferredInterfaceOrientation(
    in supported: @autoclosure () -> UIInterfaceOrientationMask
  ) -> UIInterfaceOrientation?

  /// Handles the keys of presses.
  ///
  /// - Parameter forward: Called with the others, if there are any.
  func pressesBegan(_ presses: Set<UIPress>, forward: (Set<UIPress>) -> Void)

  /// Handles Escape; returns whether there was something to do.
  func performEscape() -> Bool
}

extension UIViewController {
  /// The work of a container, which the controller keeps; nil, which is the default, for a
  /// controller that is none of UIKit's containers.
  package final var containerWork: (any ContainerWork)? {
    get { extras?.containerWork }
    set { if newValue != nil || extras != nil { ensuredExtras.containerWork = newValue } }
  }

  /// Whether a scroll view of the controller leaves out the bars of a container around it, though
  /// its content is too short to scroll.
  // Fidelity: inside a navigation controller, that of a controller that does not refuse it.
  // [documented]
  final func adjusts(_ scrollView: UIScrollView) -> Bool {
    guard automaticallyAdjustsScrollViewInsets, followedScrollView(for: .top) === scrollView else {
      return false
    }
    var ancestor = parentStorage
    while let controller = ancestor {
      if controller.containerWork?.adjustsScrollViewsOfChildren == true { return true }
      ancestor = controller.parentStorage
    }
    return false
  }

  // Fidelity: UIKit's containers call their children themselves, whatever a subclass of the program
  // returns from shouldAutomaticallyForwardAppearanceMethods. [decided]
  /// Whether the controller forwards its appearance to all of its children.
  private var forwardsAppearance: Bool {
    shouldAutomaticallyForwardAppearanceMethods && containerWork == nil
  }

  /// The children to which the controller forwards its appearance: all, or of those of a container
  /// the ones that it does not call itself.
  final var childrenWithForwardedAppearance: [UIViewController] {
    if forwardsAppearance { return childStorage }
    let forwarded = extras?.childManager?.childrenWithForwardedAppearance ?? []
    return forwarded.compactMap { $0 as? UIViewController }
  }

  /// Whether the controller forwards its appearance to a child.
  final func forwardsAppearance(to child: UIViewController) -> Bool {
    if forwardsAppearance { return true }
    return extras?.childManager?.childrenWithForwardedAppearance.contains { $0 === child } == true
  }
}
