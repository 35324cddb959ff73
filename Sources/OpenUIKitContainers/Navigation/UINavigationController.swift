import AppearanceOrders
import NestKit
import OpenUIKit

/// A container whose children form a stack, of which the last one is shown, below a bar with its
/// title and its items.
///
/// The list changes at once; what is seen changes in the next layout, with all changes of the turn
/// in one transition. That is a push where the new top was not in the list, and else a pop:
///
/// ```
/// pushViewController(new)
///   new.willMove(toParent: navigation)            viewControllers has new
/// in the next layout
///   old.viewWillDisappear
///   new.viewWillAppear            delegate willShow(new)
///   new.viewIsAppearing
/// ··· the transition runs ···
///   old.viewDidDisappear
///   new.viewDidAppear             delegate didShow(new)
///   new.didMove(toParent: navigation)
///
/// popViewController()
///   top.willMove(toParent: nil)                   viewControllers is without top
/// in the next layout
///   top.viewWillDisappear
///   below.viewWillAppear          delegate willShow(below)
/// ··· the transition runs ···
///   top.viewDidDisappear
///   below.viewDidAppear           delegate didShow(below)
///   top.didMove(toParent: nil)
/// ```
///
/// A pop by hand that is cancelled sends `below.viewWillDisappear` when the finger is lifted, and
/// `below.viewDidDisappear`, `top.viewWillAppear`, `top.viewDidAppear`, `top.didMove(toParent:
/// navigation)` at its end, and no `didShow`.
///
/// Off the window the list changes, and no view is loaded: a new top receives only `willMove`, one
/// beneath it `didMove` too, and one that leaves both.
@preconcurrency @MainActor
open class UINavigationController: ContainerViewController {
  /// A change of the list that is not seen yet.
  private struct PendingChange {
    let isAnimated: Bool
  }

  /// How long bars take to be hidden or shown, in seconds: 0.2.
  public nonisolated class var hideShowBarDuration: CGFloat { 0.2 }

  /// Receives what is shown, and returns transitions.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The list, as the program has set it last: what is seen follows in the next layout.
  private(set) var list: [UIViewController] = []
  /// Called when a change of the list has ended, with all callbacks.
  var onListChange: (() -> Void)?
  /// The change that waits for the next layout.
  private var pending: PendingChange?
  /// How often the list has changed.
  private var changeCount = 0
  private(set) lazy var stack = addStack(configuration: Self.configuration)
  let bars = NavigationBars()
  let motion = BarMotion()
  /// Where the children are, below the bars.
  private let region = UIView()
  /// The drag that pops, by a finger from the leading edge.
  private(set) lazy var drag = ContainerDrag(
    in: self, shouldBegin: { $0.allowsDrag($1, from: $2) }, begin: { $0.beginDrag($1) })

  /// The drag that pops, by a finger that begins anywhere in the content.
  private(set) lazy var contentDrag = ContainerDrag(
    in: self, shouldBegin: { $0.allowsContentDrag($1, from: $2) }, begin: { $0.beginDrag($1) })
  private(set) lazy var barHiding = BarHiding(self)

  private static var configuration: ContainerStack.Configuration {
    var configuration = ContainerStack.Configuration(capacity: 1)
    configuration.callbacks.order = .pop
    configuration.callbacks.sendsWillShowAfterAppearance = true
    configuration.callbacks.topJoinsWhenShown = true
    return configuration
  }

  // MARK: Making one

  /// Creates a navigation controller with its first child.
  ///
  /// - Parameter rootViewController: The child; another navigation controller is reported and left
  ///   out.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty navigation controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a navigation controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    definesPresentationContext = true
    stack.makeSubstitute = { [zeroingLink] in zeroingLink.target?.makeAnimatorPlayer(for: $0) }
    bars.navigationBar.onBack = { [zeroingLink] in zeroingLink.target?.popByUser(to: $0) }
    bars.onChange = { [zeroingLink] in zeroingLink.target?.barsDidChange() }
    bars.onScrollViewChange = { [zeroingLink] in
      zeroingLink.target?.barItemsDidChange(.contentScrollView)
    }
  }

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
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Adds a child, which is shown.
  ///
  /// One that is in the list already, and a navigation controller, are reported, and nothing
  /// changes: UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - viewController: The child, which has no parent yet.
  ///   - animated: Whether it slides in.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let misuse = misuse(ofPushing: viewController) { return Misuse.report(misuse) }
    change(to: list + [viewController], animated: animated)
  }

  /// Removes the last child, and shows the one below it.
  ///
  /// - Parameter animated: Whether it slides out.
  /// - Returns: The child; nil where only the root is there.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard list.count > 1, let top = list.last else { return nil }
    change(to: list.dropLast(), animated: animated)
    return top
  }

  /// Removes all children above one, which is shown.
  ///
  /// One that is not in the list is reported, and nothing changes: UIKit raises an exception.
  ///
  /// - Returns: The children that were removed; nil where there is none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = list.firstIndex(where: { $0 === viewController }) else {
      Misuse.report(.popsToMissing(viewController, in: self))
      return nil
    }
    let removed = Array(list[(index + 1)...])
    guard !removed.isEmpty else { return nil }
    change(to: Array(list[...index]), animated: animated)
    return removed
  }

  /// Removes all children but the root, which is shown.
  ///
  /// - Returns: The children that were removed; nil where there is none.
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
    if let misuse = misuse(ofSetting: viewControllers) { return Misuse.report(misuse) }
    change(to: viewControllers, animated: animated)
  }

  /// Pushes a controller, whichever descendant is asked to show it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Whether other navigation controllers may be children, which show their own bar; only those
  /// behind More are.
  var nestsNavigationControllers: Bool { false }

  /// The user pops to the controller with an item.
  private func popByUser(to item: UINavigationItem) {
    if item === bars.outerItem {
      (parent as? UINavigationController)?.popViewController(animated: true)
    } else if let target = list.last(where: { $0.navigationItem === item }) {
      popToViewController(target, animated: true)
    }
  }

  // MARK: Changes of the list

  /// The children are called when the list changes, and the views follow in the next layout.
  private func change(to new: [UIViewController], animated: Bool) {
    // Those below a push or a pop are not looked at again.
    let common = zip(list, new).prefix { $0 === $1 }.count
    let (leaving, added) = (list[common...], new[common...])
    list = new
    // A change that ends in the callbacks of this change is not the last one any more.
    changeCount += 1
    let number = changeCount
    // Callbacks may change the list again, and only then it is searched.
    let isRemoved = { (child: UIViewController) in
      number == self.changeCount || !self.list.contains { $0 === child }
    }
    let isAdded = { (child: UIViewController) in
      number == self.changeCount || self.list.contains { $0 === child }
    }
    let (before, after) = (
      Set(leaving.map(ObjectIdentifier.init)), Set(added.map(ObjectIdentifier.init))
    )
    for child in leaving.reversed()
    where !after.contains(ObjectIdentifier(child)) && isRemoved(child) {
      stack.announceRemoval(of: child)
    }
    for child in added
    where !before.contains(ObjectIdentifier(child)) && isAdded(child) {
      stack.announceJoining(of: child, by: .navigation, arrives: child !== list.last)
    }
    pending = PendingChange(isAnimated: animated)
    // A list that waits is replaced at once: it may have children that have left since.
    if isShownInWindow, !stack.hasWaitingList {
      view.setNeedsLayout()
    } else {
      showPending()
    }
  }

  private var isShownInWindow: Bool { viewIfLoaded?.window != nil && isShown }

  /// Shows the end of the list, if a change of the list waits for that.
  func showPending() {
    guard let pending else { return }
    self.pending = nil
    let number = changeCount
    let operation = stack.setViewControllers(
      list, transition: .navigation, animated: pending.isAnimated)
    operation.whenFinished { [zeroingLink] outcome in
      zeroingLink.target?.changeDidEnd(number, outcome)
    }
  }

  /// A change has been shown, or was cancelled, or could not be made.
  private func changeDidEnd(_ number: Int, _ outcome: ContainerOperation.Outcome) {
    defer { onListChange?() }
    // A later change says what the list is.
    guard number == changeCount else { return }
    switch outcome {
    case .done, .coalesced: barsShowList()
    case .cancelled, .refused:
      for child in list where !stack.contains(child) { stack.announceRemoval(of: child) }
      list = stack.viewControllers
      barsShowList()
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    region.frame = view.bounds
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(region)
    view.addSubview(bars.navigationBar)
    view.addSubview(bars.toolbar)
    stack.region = region
    for recognizer in [
      drag.recognizer, contentDrag.recognizer, barHiding.tapRecognizer, barHiding.swipeRecognizer,
    ] { view.addGestureRecognizer(recognizer) }
  }

  /// Shows what has changed since the last layout, and lays out the bars. Overrides call `super`.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    stack.isInLayout = true
    if let columns = columnsAboutToMove {
      columns.whenBegun { [zeroingLink] in zeroingLink.target?.viewIfLoaded?.setNeedsLayout() }
    } else {
      showPending()
    }
    stack.isInLayout = false
    // Bars that a transition which is about to begin moves wait for it.
    if !motion.awaitsTransition { layOutBars() }
  }

  /// Requests one more layout where the list has changed while it was being shown. Overrides call
  /// `super`.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if pending != nil, columnsAboutToMove == nil { view.setNeedsLayout() }
  }

  /// The motion of the columns around it, where that is about to begin and may give it another
  /// width: a pushed controller appears with that width, in the layout after the begin.
  private var columnsAboutToMove: BarMotion? {
    guard pending != nil, let motion = splitViewController?.motion, motion.awaitsTransition else {
      return nil
    }
    return motion
  }

  // Fidelity: a change that no layout has shown before the disappearance is made off the window.
  // [decided]
  /// Makes a change of the list that waits for a layout, which does not come any more. Overrides
  /// call `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    showPending()
  }

  /// Sends the delegate what is shown. Overrides call `super`.
  open override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    super.containerStack(stack, handle: event)
    guard case .show(let child) = event.kind, !stack.isCancelled else { return }
    if event.phase == .will { barsWillShow(child, animated: event.isAnimated) }
    guard let delegate else { return }
    switch event.phase {
    case .will:
      delegate.navigationController(self, willShow: child, animated: event.isAnimated)
    case .did:
      delegate.navigationController(self, didShow: child, animated: event.isAnimated)
    }
  }

  /// A controller that stands for a child in another orientation takes its place in the list.
  open override func willExchange(_ former: UIViewController, with new: UIViewController) {
    if let index = list.firstIndex(where: { $0 === former }) { list[index] = new }
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
    super.contentScrollView(for: edge)
      ?? bars.followedController?.followedScrollView(for: edge)
  }

  // MARK: By hand

  /// The recognizer of the finger that pops from the leading edge. Switch it off to switch that
  /// off; with another delegate, which decides when it begins, nothing begins at the root.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { drag.recognizer }

  /// The recognizer of the finger that pops from anywhere in the content, where nothing else
  /// follows that finger. Switch it off to switch that off.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentDrag.recognizer }

  // MARK: Bars that hide

  /// Whether an upward swipe hides the bars, and a downward one shows them; no by default. A
  /// toolbar without items stays.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.onSwipe }
    set { barHiding.onSwipe = newValue }
  }

  /// Whether a tap that nothing in the content handles hides the bars, or shows them; no by
  /// default.
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
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      barHiding.sizeClassDidChange()
    }
  }

  // MARK: Orientation

  // Fidelity: a navigation controller does not ask its children. [documented]
  /// The orientations that the delegate answers, or those that every controller supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? ownSupportedInterfaceOrientations
  }

  /// The orientation that the delegate answers, or the one that every controller prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? ownPreferredInterfaceOrientation
  }

  /// No child.
  open override var viewControllersForAutorotation: [UIViewController] { [] }

  var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }

  var ownPreferredInterfaceOrientation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Keys

  /// Pops the top for Escape.
  open override func handleEscape() -> Bool {
    guard stack.isIdle, list.count > 1 else { return super.handleEscape() }
    popViewController(animated: true)
    return true
  }

  /// Does what a tap on the back button does, for Control or Command with `[`, for Alt with the
  /// arrow to the leading edge, and for the back button of a mouse.
  open override func handleKey(_ key: UIKey) -> Bool {
    guard key.isBackKey(in: layoutDirection), stack.isIdle, list.count > 1,
      topViewController?.navigationItem.hidesBackButton != true
    else { return super.handleKey(key) }
    navigationBar.performBack()
    return true
  }
}
