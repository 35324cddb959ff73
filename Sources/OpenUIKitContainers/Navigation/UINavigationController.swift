import NestKit
import OpenUIKit

/// A container whose children form a stack, of which the last one is shown, below a bar with its
/// title and its items.
///
/// The list changes at once; what is seen changes in the next layout, with all changes of the turn
/// in one transition. That is a push where the new top was not in the list, and else a pop:
///
/// ```
/// pushViewController(new)                       popViewController()
///   new.willMove(toParent: navigation)            top.willMove(toParent: nil)
///   viewControllers has new                       viewControllers is without top
/// in the next layout
///   old.viewWillDisappear                         top.viewWillDisappear
///   new.viewWillAppear    delegate willShow       below.viewWillAppear  delegate willShow
///   new.viewIsAppearing                           below.viewIsAppearing
/// ··· the transition runs ···
///   old.viewDidDisappear                          top.viewDidDisappear
///   new.viewDidAppear     delegate didShow        below.viewDidAppear   delegate didShow
///   new.didMove(toParent: navigation)             top.didMove(toParent: nil)
/// ```
///
/// A pop by hand that is cancelled sends `below.viewWillDisappear` when the finger is lifted, and
/// `below.viewDidDisappear`, `top.viewWillAppear`, `top.viewDidAppear`, `top.didMove(toParent:
/// navigation)` at its end, and no `didShow`. Off the window no view is loaded: a new top receives
/// only `willMove`, one beneath it `didMove` too, and one that leaves both.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Receives what is shown, and returns transitions.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The list, as it was set last, and what of it is seen, which follows in the next layout.
  var declared = DeclaredList<UIViewController, ObjectIdentifier>()
  /// Of the transactions in which lists were set that are not shown yet.
  var transactionHolds: [TransactionHold] = []
  /// The style of the status bar that the bars had in the last layout.
  var shownStatusBarStyle: UIStatusBarStyle?
  /// Called when a change of the list has ended, with all callbacks.
  var onListChange: (() -> Void)?
  /// Does what a container does.
  private(set) lazy var core = NavigationCore(owner: self)
  private(set) lazy var stack = core.addStack(configuration: Self.configuration)
  let bars: NavigationBars
  let motion = BarMotion()
  /// Where the children are, below the bars.
  let region = UIView()
  /// Whether other navigation controllers may be children, which show their own bar; only those
  /// behind More are.
  var nestsNavigationControllers = false
  /// The drag that pops, by a finger from the leading edge.
  private(set) lazy var drag = ContainerDrag(
    in: self, shouldBegin: { $0.allowsDrag($1, from: $2) }, begin: { $0.beginDrag($1) })
  /// The drag that pops, by a finger that begins anywhere in the content.
  private(set) lazy var contentDrag = ContainerDrag(
    in: self, shouldBegin: { $0.allowsContentDrag($1, from: $2) }, begin: { $0.beginDrag($1) })
  private(set) lazy var barHiding = BarHiding(self)

  // MARK: Making one

  /// Creates a navigation controller with its first child. Another navigation controller is
  /// reported and left out.
  public init(rootViewController: UIViewController) {
    bars = NavigationBars()
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty navigation controller with bars of the program's own classes.
  ///
  /// A class that is none of bars of its kind stops the program.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`; nil for that class.
  ///   - toolbarClass: A subclass of `UIToolbar`; nil for that class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bars = NavigationBars(navigationBarClass, toolbarClass)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates an empty navigation controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bars = NavigationBars()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a navigation controller from an archive.
  public required init?(coder: NSCoder) {
    bars = NavigationBars()
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  // MARK: The list

  /// The children, root first; setting it is ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [UIViewController] {
    get { list }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last child.
  open var topViewController: UIViewController? { list.last }

  /// The controller that is seen: the one that the top, or the navigation controller, presents, or
  /// else the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Adds a child, which is shown.
  ///
  /// One that is in the list already, and a navigation controller, are reported, and nothing
  /// changes: UIKit raises an exception.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Removes the last child, and returns it; nil where only the root is there.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    list.count > 1 ? removeChildren(from: list.count - 1, animated: animated)?.first : nil
  }

  /// Removes all children above one, which is shown, and returns them; nil where there is none.
  ///
  /// One that is not in the list is reported, and nothing changes: UIKit raises an exception.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }

  /// Removes all children but the root, and returns them; nil where there is none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    list.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the list. Children that stay are left alone; the last one is pushed where it is new,
  /// popped to where it was in the list below, and nothing is animated where it stays.
  ///
  /// A list with a controller twice, with a navigation controller, or with one that cannot be a
  /// child is reported, and nothing changes.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceList(by: viewControllers, animated: animated)
  }

  /// Pushes a controller, whichever descendant is asked to show it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: The view

  // Fidelity: a change that no layout has shown before the disappearance is made off the window.
  // [decided]
  /// Makes a change that waits for a layout, which does not come any more. Overrides call `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    showPending()
  }

  /// Sends the delegate what is shown. Overrides call `super`.
  func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    if case .show(let child) = event.kind, !stack.isCancelled { stackShows(child, event) }
  }

  /// A controller that stands for a child in another orientation takes its place in the list.
  func willExchange(_ former: UIViewController, with new: UIViewController) {
    updateDeclared { $0.exchange(former, for: new) }
  }

  // MARK: Bars

  /// The bar above the children, with the items of their `navigationItem`.
  open var navigationBar: UINavigationBar { bars.navigationBar }

  /// Whether the navigation bar is hidden; no by default. Setting it does not animate.
  open var isNavigationBarHidden: Bool {
    get { bars.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar. Animated inside the callbacks of a transition, it moves
  /// with that.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideNavigationBar(hidden, animated: animated)
  }

  /// The bar below the children, with the `toolbarItems` of the one that is shown.
  open var toolbar: UIToolbar! { bars.toolbar }

  /// Whether the toolbar is hidden; yes by default. Setting it does not animate.
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar. Animated inside the callbacks of a transition, it moves with that.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  /// The scroll view that was set, or that of the child which is shown.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? bars.followedController?.followedScrollView(for: edge)
  }

  // MARK: By hand

  /// The recognizer of the finger that pops from the leading edge. Switch it off to switch that
  /// off. Its delegate does not let it pop where there is no back button; with another delegate,
  /// which decides instead, or none, a finger pops there too, and never the root.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { drag.recognizer }

  /// The recognizer of the finger that pops from anywhere in the content, where nothing else
  /// follows that finger. Switch it off to switch that off.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentDrag.recognizer }

  /// Whether an upward swipe hides the bars, and a downward one shows them; no by default. A
  /// toolbar without items stays.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.onSwipe }
    set { barHiding.onSwipe = newValue }
  }

  /// Whether a tap that nothing in the content handles hides or shows the bars; no by default.
  open var hidesBarsOnTap: Bool {
    get { barHiding.onTap }
    set { barHiding.onTap = newValue }
  }

  /// Whether the bars are hidden while the height is compact; no by default. A tap that nothing
  /// handles shows them.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding.whenVerticallyCompact }
    set { barHiding.whenVerticallyCompact = newValue }
  }

  /// Whether the bars are hidden when the keyboard appears; no by default.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.whenKeyboardAppears }
    set { barHiding.whenKeyboardAppears = newValue }
  }

  /// The recognizer of the swipes; it is switched off without ``hidesBarsOnSwipe``.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipeRecognizer }

  /// The recognizer of the taps; it is switched off while no tap hides or shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tapRecognizer }

  /// Hides or shows the bars where the height becomes compact, or is no more. Overrides call
  /// `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHiding.traitsDidChange(from: previousTraitCollection)
  }

  // MARK: Beside another controller

  /// Pushes what was shown beside this controller; of another navigation controller, all of its
  /// controllers.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { collapse(secondaryViewController, for: splitViewController) }

  /// Pops the top, which is shown beside this controller again; nil where only the root is there.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { separate(for: splitViewController) }

  // MARK: Orientation

  // Fidelity: a navigation controller does not ask its children. [documented]
  /// The orientations that the delegate answers, or those that every controller supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OptionalMethod.result(of: delegate, "navigationControllerSupportedInterfaceOrientations(_:)") {
      $0.navigationControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate answers, or the one that every controller prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalMethod.result(
      of: delegate, "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"
    ) {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Keys

  /// Pops the top for Escape.
  func handleEscape() -> Bool {
    guard allowsPopByKey else { return false }
    popViewController(animated: true)
    return true
  }

  /// Does what a tap on the back button does, for Control or Command with `[`, for Alt with the
  /// arrow to the leading edge, and for the back button of a mouse.
  func handleKey(_ key: UIKey) -> Bool {
    performBack(for: key)
  }
}
