/// An object that owns a tree of views and manages it: it loads the views when they are needed,
/// receives callbacks when they appear and disappear, and may contain other view controllers.
///
/// The callbacks of one appearance are sent in this order, each of them once:
/// ```
/// loadView, viewDidLoad            the first time that the view is needed
/// viewWillAppear                   the view is not in the window yet
/// viewIsAppearing                  in the window; the frame is final
/// viewWillLayoutSubviews, viewDidLayoutSubviews     any number of times
/// viewDidAppear                    after the transition
/// viewWillDisappear, viewDidDisappear
/// ```
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  /// The name given at initialisation; nib files do not exist on this platform, so a controller
  /// that has one stops with a message in the default `loadView()`.
  open var nibName: String? { extras?.nibName }
  /// The bundle given at initialisation.
  open var nibBundle: Bundle? { extras?.nibBundle }

  /// A title for the containers that show one; nil by default. Setting it sets the title of the
  /// navigation item and of the tab bar item.
  open var title: String? { didSet { titleDidChange() } }

  /// The name of the controller in saved states; nil, which is the default, for one that is not
  /// saved. OpenUIKit keeps the value and does nothing with it; NestKit's containers save by it.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { if newValue != nil || extras != nil { ensuredExtras.restorationIdentifier = newValue } }
  }

  /// The class that makes this controller again when a saved state is restored and nothing else
  /// makes it; nil by default. Found by its name, so that it has to be a class of a module, not of
  /// another type.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { extras?.restorationClass }
    set { if newValue != nil || extras != nil { ensuredExtras.restorationClass = newValue } }
  }

  /// Writes what the controller shows beside its content, for a saved state; nothing by default.
  /// Called for controllers with a `restorationIdentifier` only. Call super.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what `encodeRestorableState(with:)` has written. Containers and children are there, the
  /// view is only if it was loaded. Call super.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called after every restored controller has read its state. Does nothing by default.
  open func applicationFinishedRestoringState() {}

  /// Whether the content can be edited, false by default. Nothing but the program and
  /// `setEditing(_:animated:)` changes it.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets `isEditing`. Overrides show the other state, and call super.
  open func setEditing(_ editing: Bool, animated: Bool) { storeEditing(editing) }

  // MARK: Items of bars

  /// The item that a navigation bar shows for this controller. Made, with the title of the
  /// controller, when it is first read.
  open var navigationItem: UINavigationItem { ensuredNavigationItem }

  /// The item that a tab bar shows for this controller. Made, with the title of the controller,
  /// when it is first read; nil makes another one.
  open var tabBarItem: UITabBarItem! {
    get { ensuredTabBarItem }
    set { setTabBarItem(newValue) }
  }

  /// The items that a toolbar shows for this controller; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what a toolbar shows for this controller, and lets the old items fade into the new ones.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    store(toolbarItems: toolbarItems, animated: animated)
  }

  /// A button that changes `isEditing`, by `setEditing(_:animated:)`; it reads Edit or Done. Made
  /// when it is first read.
  open var editButtonItem: UIBarButtonItem { ensuredEditButtonItem }

  /// Sets the scroll view that bars at some edges follow; nil, which is the default, for the one
  /// that containers find. It is not retained.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    store(contentScrollView: scrollView, for: edge)
  }

  /// The scroll view that was set for an edge; nil if there is none, or it was released.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    storedContentScrollView(for: edge)
  }

  /// The edges at which the view reaches under bars; all by default. A stored value, for
  /// containers that have bars.
  open var edgesForExtendedLayout: UIRectEdge {
    get { extras?.extendedLayout.edges ?? .all }
    set { setExtendedLayout(\.edges, newValue) }
  }

  /// Whether the view reaches under bars that are opaque, too; false by default. A value that is
  /// only stored, for containers that have bars.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { extras?.extendedLayout.includesOpaqueBars ?? false }
    set { setExtendedLayout(\.includesOpaqueBars, newValue) }
  }

  /// Whether the scroll view of this controller, where that is `.automatic`, leaves out the bars of
  /// a navigation controller although its content is too short to scroll; true by default. Counts
  /// from the next change of the safe area on.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { extras?.extendedLayout.adjustsScrollViews ?? true }
    set { setExtendedLayout(\.adjustsScrollViews, newValue) }
  }

  /// Whether the bar at the bottom of a container is hidden while this controller is on its stack;
  /// false by default. A stored value, for containers that have one.
  open var hidesBottomBarWhenPushed: Bool {
    get { extras?.extendedLayout.hidesBottomBar ?? false }
    set { setExtendedLayout(\.hidesBottomBar, newValue) }
  }

  // Not checked for overlapping access (Decision 29): no access to them runs foreign code.

  @exclusivity(unchecked) final var viewStorage: UIView?
  @exclusivity(unchecked) var loading = Loading.none
  @exclusivity(unchecked) final var childStorage: [UIViewController] = []
  @exclusivity(unchecked) final var links = ControllerLinks()
  @exclusivity(unchecked) var appearance = AppearanceClaims()
  @exclusivity(unchecked) var callbacks = AppearanceCallbacks()
  @exclusivity(unchecked) final var runningTransition: RunningTransition?
  /// The state of presentations; made when it is first needed.
  @exclusivity(unchecked) final var modalRelations: (any ModalRelations)?
  final var extras: ControllerExtras?
  final var barItemStorage: ControllerBarItems?
  final var sizeState = ControllerSize()
  final var ownTraits = ControllerTraits()
  final var insets = ControllerInsets()
  final var isEditingStorage = false

  /// Makes a controller. There are no nib files: one that is given a name has to override
  /// `loadView()`.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the value of `nibName`.
  ///   - nibBundleOrNil: the value of `nibBundle`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if nibNameOrNil != nil || nibBundleOrNil != nil { setNib(nibNameOrNil, nibBundleOrNil) }
  }

  // Not isolated: subclasses may have a deinitialiser of their own only then.
  deinit {
    let owned = OwnedByController(view: viewStorage, children: childStorage)
    (viewStorage, childStorage) = (nil, [])
    MainActor.release(owned, of: self) { $0.clearLinks(to: $1) }
  }

  /// Makes a controller whose view is made by `loadView()`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a
  /// controller as if by `init()`.
  public required init?(coder: NSCoder) {
    super.init()
    guard Properties.table.decode(self, from: coder) else { return nil }
  }

  /// Writes the title, the restoration identifier, the preferred size, how the controller is
  /// presented, and what it gives containers with bars.
  ///
  /// Not written are the view, which is loaded anew, children and what is presented: the containers
  /// of NestKit save and restore these.
  open func encode(with coder: NSCoder) { Properties.table.encode(self, with: coder) }

  // MARK: Loading

  /// The root view. Reading it loads it, with `loadView()` and `viewDidLoad()`; nil unloads it, and
  /// the next read loads it again. A view that is set sends no `viewDidLoad()`; one that belongs to
  /// another controller is refused.
  open var view: UIView! {
    get { loadedView }
    set { replaceView(with: newValue) }
  }

  /// Whether the view is loaded; reading this never loads it.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// The view if it is loaded; reading this never loads it.
  open var viewIfLoaded: UIView? { viewStorage }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() { if viewStorage == nil { loadViewNow() } }

  /// Makes the root view; override it to make one in code, and do not call super then. The default
  /// makes a plain view of the size of the screen that grows with its superview.
  open func loadView() { view = makeDefaultView() }

  /// Called after the view was loaded, once for each load. Geometry is not final, and there is no
  /// window. The default does nothing.
  open func viewDidLoad() {}

  /// Called at a memory warning, for every controller of the tree, visible or not. The default
  /// does nothing: no view is unloaded. Call super.
  open func didReceiveMemoryWarning() { containerWork?.didReceiveMemoryWarning() }

  // MARK: Appearance

  /// Called before the view appears on screen: before an animation starts, and on the first
  /// appearance before the view is in a window. Call super.
  open func viewWillAppear(_ animated: Bool) {
    noteCallback(.willAppear, animated)
    containerWork?.viewWillAppear(animated)
  }

  /// Called once for each appearance, after `viewWillAppear(_:)`, when the view is in its window
  /// and has its final frame, before it lays out its subviews. Call super.
  open func viewIsAppearing(_ animated: Bool) {
    noteCallback(.isAppearing, animated)
    containerWork?.viewIsAppearing(animated)
  }

  /// Called when the view is on screen and the transition has ended. Call super.
  open func viewDidAppear(_ animated: Bool) {
    noteCallback(.didAppear, animated)
    containerWork?.viewDidAppear(animated)
  }

  /// Called before the view disappears or is covered. Call super.
  open func viewWillDisappear(_ animated: Bool) {
    noteCallback(.willDisappear, animated)
    containerWork?.viewWillDisappear(animated)
  }

  /// Called when the view has disappeared and the transition has ended. Call super.
  open func viewDidDisappear(_ animated: Bool) {
    noteCallback(.didDisappear, animated)
    containerWork?.viewDidDisappear(animated)
  }

  /// Called before the root view lays out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view has laid out its direct subviews; those below them follow later.
  /// The default does nothing.
  open func viewDidLayoutSubviews() {}

  /// Changes the constraints of the view; calls `updateConstraints()` of the view by default.
  /// Called by the layout pass when `setNeedsUpdateConstraints()` of the view was called, after the
  /// views inside, before anything is placed. Overrides call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: No content

  /// A placeholder in front of the view, which fills its safe area: that there is no content, or
  /// that it is being loaded. Nil, none, by default. It is shown as it is in the present state.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { extras?.contentUnavailable?.configuration }
    set { setContentUnavailable(newValue) }
  }

  /// The state from which the placeholder is made. Overrides add values of their own to that of
  /// super, and call `setNeedsUpdateContentUnavailableConfiguration()` when these change.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Requests `updateContentUnavailableConfiguration(using:)` before the next layout. Many calls
  /// make one.
  open func setNeedsUpdateContentUnavailableConfiguration() { requestContentUnavailableUpdate() }

  /// Called before the view is laid out in a window for the first time, when the traits have
  /// changed, and where it was requested. Does nothing by default; overrides set
  /// `contentUnavailableConfiguration` for the state.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Whether this controller's own appearance is forwarded to its children automatically; true by
  /// default, and false for UIKit's containers, which call their children themselves. A container
  /// that returns false calls `beginAppearanceTransition(_:animated:)` and
  /// `endAppearanceTransition()` of each child at the right time.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { containerWork == nil }

  /// Begins an appearance transition of a child, for its container. Sends *will* to the child and
  /// its descendants at once; `endAppearanceTransition()` sends *did*. Calls nest; a call with the
  /// other direction reverses a running transition and needs no end of its own. Appearing loads the
  /// view.
  ///
  /// While the parent forwards automatically and is not visible, nothing else happens: the child
  /// appears with its parent. A begin with the state that the controller has already is reported as
  /// unbalanced.
  ///
  /// - Parameters:
  ///   - isAppearing: whether the child appears, or disappears.
  ///   - animated: the argument of the callbacks.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceByContainer(appearing: isAppearing, animated: animated)
  }

  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began: sends *did* to the
  /// child and its descendants. Without a begin it is reported as unbalanced.
  open func endAppearanceTransition() { endAppearanceByContainer() }

  // MARK: Containment

  /// The children in the order in which they were added.
  open var children: [UIViewController] { childStorage }
  /// The controller that contains this one.
  open var parent: UIViewController? { parentStorage }
  /// Whether this controller is being added to a parent: true from `willMove(toParent:)` to
  /// `didMove(toParent:)`, and in the appearance callbacks of the same transition.
  open var isMovingToParent: Bool { isEnteringParent }
  /// Whether this controller disappears because it leaves its parent: true in its own
  /// `viewWillDisappear(_:)` and `viewDidDisappear(_:)` after `willMove(toParent:)` with nil.
  open var isMovingFromParent: Bool { isLeavingParent }

  /// Adds a child at the end of `children`. The child receives `willMove(toParent:)` with this
  /// controller; the caller sends `didMove(toParent:)`, at once or after a transition. A child of
  /// another controller leaves that one first. Its view is neither loaded nor moved.
  ///
  /// Refused, with nothing changed: this controller itself, one of its ancestors, the root of a
  /// window, and a child whose view is in the view of another controller. A child that is one
  /// already moves to the end. O(1), and O(depth) for a child that has children.
  open func addChild(_ childController: UIViewController) {
    containerWork?.addChild(childController)
    adopt(childController)
  }

  /// Removes this controller from its parent and sends itself `didMove(toParent:)` with nil.
  /// Does nothing without a parent. Send `willMove(toParent:)` with nil, and remove the view,
  /// before.
  open func removeFromParent() { leaveParent() }

  /// Called before this controller is added to a parent, or, with nil, before it leaves one.
  /// `addChild(_:)` calls it; for nil the container does. Call super.
  open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }

  /// Called after this controller was added to a parent, or, with nil, after it has left one. The
  /// container calls it after adding; `removeFromParent()` calls it for nil. Call super.
  open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }

  // MARK: Showing and transitions

  /// Shows a controller as the hierarchy does it: the nearest ancestor that overrides this method
  /// decides; if none does, this controller presents it, animated. An override that does not handle
  /// the request calls super, which forwards it.
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: the sender of the request; forwarded unchanged.
  open func show(_ vc: UIViewController, sender: Any?) { forwardShow(vc, sender) }

  /// Shows a controller as the detail of this one: the nearest ancestor that overrides this method
  /// decides; if none does, this controller presents it, animated. An override that does not handle
  /// the request calls super, which forwards it.
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: the sender of the request; forwarded unchanged.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    forwardDetail(vc, sender)
  }

  /// Exchanges one child for another: the new one's view is added to the superview of the old
  /// one's, and the old one's view is removed, animated or not.
  ///
  /// ```
  /// from.willMove(toParent: nil)
  /// addChild(to)
  /// to.view.frame = from.view.frame
  /// transition(
  ///   from: from, to: to, duration: 0.3, options: .transitionCrossDissolve, animations: nil
  /// ) { _ in
  ///   from.removeFromParent()
  ///   to.didMove(toParent: self)
  /// }
  /// ```
  /// The events are sent in this order; `animated` is true where the exchange is animated:
  /// ```
  /// from.viewWillDisappear
  /// to.viewWillAppear            its view is loaded, and added after this
  /// animations()                 all this before the function returns
  ///                              … from.view is removed at the end
  /// from.viewDidDisappear
  /// to.viewDidAppear
  /// completion(finished)
  /// ```
  /// Without a duration, in a block without animations and outside a window the end follows in the
  /// next turn of the main loop, never before this function returns. In a container that is not on
  /// screen the views are exchanged without events. This function does not change `children`.
  ///
  /// A transition in the options is shown on the superview, and nothing outside it is animated; the
  /// old view is removed inside the transition. With `.showHideTransitionViews` both views stay in
  /// the hierarchy: one is shown and the other hidden. Touches do not reach the two views meanwhile
  /// unless `.allowUserInteraction` is set. Another exchange that concerns one of the two continues
  /// with that one. If the container disappears in the middle, the appearing controller disappears
  /// with it.
  ///
  /// Refused, with nothing changed and no completion: controllers that are not both children of
  /// this one, the same controller twice, a container that forwards appearance manually, an old
  /// view that is not in the container's view, and a new one that is in a superview already (with
  /// `.showHideTransitionViews`: that is not in the container's view).
  ///
  /// - Parameters:
  ///   - fromViewController: The disappearing child; its view is in the view of this controller.
  ///   - toViewController: The appearing child. Its view is loaded and keeps its frame.
  ///   - duration: In seconds; 0 or less exchanges without animation.
  ///   - options: The timing curve, repetition, transition, and other options of animations.
  ///     Default: none.
  ///   - animations: Changes of the views to animate; runs at once. nil for none.
  ///   - completion: Called once at the end, with whether all animations ran to theirs.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, toViewController, duration, options, animations, completion) }

  /// The coordinator of the transition that this controller, or else the nearest ancestor, takes
  /// part in; nil while there is none. O(depth).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinatorInUse ?? containerWork?.transitionCoordinator
  }

  // MARK: Presentation

  /// Presents a controller over this one, or over the ancestor that the style determines: the root
  /// for styles that cover the window, the nearest controller with `definesPresentationContext` for
  /// those that cover the current context.
  ///
  /// *Will* callbacks are sent at once, *did* callbacks after the animation, or after the commit of
  /// this turn; the presenting controller receives its callbacks only where the style removes its
  /// view. Refused, with nothing changed: if this controller is in no window or presents already,
  /// while a presentation or dismissal of it runs, and a controller that is active or has a parent.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller to present.
  ///   - flag: whether it is animated.
  ///   - completion: called after `viewDidAppear(_:)` of the presented controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presentModally(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses what this controller or the nearest ancestor presents, with everything that is
  /// presented above; if they present nothing, it is this controller, or its ancestor, that is
  /// dismissed. Of several only the topmost is animated.
  ///
  /// Refused while a presentation or dismissal of it runs. With nothing to dismiss nothing changes.
  ///
  /// - Parameters:
  ///   - flag: whether it is animated.
  ///   - completion: called after `viewDidDisappear(_:)` of the dismissed controller, or in the
  ///     next turn if there was none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }

  /// The controller that this one or the nearest ancestor presents; nil if none does. O(depth).
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one or the ancestor that is presented; nil if none is.
  /// O(depth).
  open var presentingViewController: UIViewController? { enclosingPresentation?.presenter }

  /// Whether this controller itself is being presented: true from the beginning of the transition
  /// to the *did* callbacks at its end. False for the children of what is presented.
  open var isBeingPresented: Bool { modalRole == .presented }

  /// Whether this controller itself is being dismissed: true from the beginning of the transition
  /// to the *did* callbacks at its end. False for the children of what is dismissed.
  open var isBeingDismissed: Bool { modalRole == .dismissed }

  /// The style in which the controller is presented; `.automatic` by default. Set it
  /// before the presentation controller is read.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modalStorage?.presentationStyle ?? .automatic }
    set { modal.presentationStyle = newValue }
  }

  /// The transition with which the controller is presented and dismissed; `.coverVertical` by
  /// default.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modalStorage?.transitionStyle ?? .coverVertical }
    set { modal.transitionStyle = newValue }
  }

  /// Whether this controller is covered, and nothing outside it, when a descendant presents over
  /// the current context; false by default.
  open var definesPresentationContext: Bool {
    get { modalStorage?.definesContext ?? false }
    set { modal.definesContext = newValue }
  }

  /// Whether the transition style of this controller, which defines the context, applies to what is
  /// presented over it; false by default.
  open var providesPresentationContextTransitionStyle: Bool {
    get { modalStorage?.providesTransitionStyle ?? false }
    set { modal.providesTransitionStyle = newValue }
  }

  /// Whether this controller determines the status bar though it is not presented full screen;
  /// false by default.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modalStorage?.capturesStatusBar ?? false }
    set { modal.capturesStatusBar = newValue }
  }

  /// The presentation controller of the sheet that shows this controller or its nearest presented
  /// ancestor, or with which this controller will be presented; nil if that is no sheet.
  open var sheetPresentationController: UISheetPresentationController? { sheetInUse }

  /// The presentation controller of the popover that shows this controller or its nearest presented
  /// ancestor, also where it is adapted, or with which this controller will be presented; nil if
  /// that is no popover.
  open var popoverPresentationController: UIPopoverPresentationController? { popoverInUse }

  /// Whether the user cannot dismiss the controller with a gesture; false by default.
  /// `dismiss(animated:completion:)` works all the same.
  open var isModalInPresentation: Bool {
    get { modalStorage?.isModal ?? false }
    set { modal.isModal = newValue }
  }

  /// Returns animators and presentation controllers for this controller; not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modalStorage?.transitioningDelegate }
    set { modal.transitioningDelegate = newValue }
  }

  /// The presentation controller that shows this controller or its nearest presented ancestor. Of
  /// a controller that is not presented it is the one with which it will be, made now for the
  /// present `modalPresentationStyle`; nil for one that has a parent.
  open var presentationController: UIPresentationController? { preparedPresentation() }

  /// The presentation controller that shows this controller or its nearest presented ancestor; nil
  /// if none is presented.
  open var activePresentationController: UIPresentationController? { enclosingPresentation }

  // MARK: Size and orientation
  // Decision 62: `UIPresentationController` declares what `UIContentContainer` requires, too.

  /// The size that fits the content, for what contains or presents this controller; zero, no
  /// preference, by default. A new value is sent to the parent. One that is negative, infinite or
  /// not a number is refused. UIKit's containers have that of the child that they show, unless the
  /// program sets one.
  open var preferredContentSize: CGSize {
    get { sizeState.preferred }
    set { changePreferredContentSize(newValue) }
  }

  /// Called after the `preferredContentSize` of a child has changed; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called by a container of views that fits a child to its content, when that content needs
  /// another size; does nothing by default. Nothing on this platform sends it by itself.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child when this controller's view has `parentSize`: that very size by default.
  /// Called once for each visible child by the default of `viewWillTransition(to:with:)`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    containerWork?.size(forChildContentContainer: container, withParentContainerSize: parentSize)
      ?? parentSize
  }

  /// Called before the size of the view changes because that of the window or of a presentation
  /// does. Call super: it forwards to the children whose views are in the window and whose size
  /// changes. O(children).
  ///
  /// The view still has its old size. What is animated alongside with `coordinator` runs after the
  /// layout in the new size, in the same animation.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    Self.observer?.controller(self, receives: .viewWillTransition(to: size))
    guard let containerWork else { return forwardSize(size, with: coordinator) }
    containerWork.viewWillTransition(to: size, with: coordinator) {
      forwardSize(size, with: coordinator)
    }
  }

  /// Called before the traits change because the size of the window does, and before
  /// `viewWillTransition(to:with:)`. Call super: it forwards to the children whose views are in the
  /// window and whose own traits change, with what they override. O(children).
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTraits(newCollection, with: coordinator) }

  /// The orientation of the interface. In `willRotate(to:duration:)` it is the old one, from
  /// `willAnimateRotation(to:duration:)` on the new one.
  open var interfaceOrientation: UIInterfaceOrientation { sceneForOrientation.interfaceOrientation }

  /// Whether the interface may rotate while this controller is frontmost; true by default. Where it
  /// is false, `supportedInterfaceOrientations` is not read.
  open var shouldAutorotate: Bool { containerWork?.allowsRotation ?? true }

  /// The orientations of the interface while this controller is frontmost: all but upside down on a
  /// phone, all on a tablet, by default. An empty set is reported. Containers answer for their
  /// children: only the root, or what is presented over the full screen, is called.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let own = Self.defaultOrientations
    return containerWork?.supportedInterfaceOrientations(own) ?? own
  }

  /// The orientation in which this controller is presented over the full screen: the present one,
  /// by default. It has to be among the supported ones.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    containerWork?.preferredInterfaceOrientation(in: supportedInterfaceOrientations)
      ?? defaultPresentationOrientation
  }

  /// Reports that `supportedInterfaceOrientations` has changed. At the end of this turn of the main
  /// loop it is read again, and the interface rotates if it has to: animated, unless this is called
  /// where animations are off.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { requestOrientationUpdate() }

  /// Compares the orientation of the interface with that of the device again, and rotates it if it
  /// may, at the end of this turn of the main loop.
  open class func attemptRotationToDeviceOrientation() { attemptRotation() }

  /// Whether the three callbacks of a rotation are forwarded to the visible children automatically;
  /// true by default. A container that returns false calls them on its children.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  /// Called before the interface rotates, from the default of `viewWillTransition(to:with:)` at the
  /// top of the hierarchy. Call super, which forwards to the children.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { forwardWillRotate(to: toInterfaceOrientation, duration: duration) }

  /// Called in the animation of the rotation, after the layout in the new size: what changes here
  /// is animated. Call super, which forwards to the children.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { forwardWillAnimateRotation(to: toInterfaceOrientation, duration: duration) }

  /// Called after the interface has rotated. Call super, which forwards to the children.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    forwardDidRotate(from: fromInterfaceOrientation)
  }

  // MARK: Traits

  /// The effective traits of the controller: those of the superview of its view, with the overrides
  /// of the container and the controller itself. Without a superview they are those of the parent
  /// or the window, or else of the screen. Reading them never loads the view. O(depth).
  ///
  /// They are correct whenever they are read, even before the controller receives the change.
  open var traitCollection: UITraitCollection { liveTraits }

  /// Called after the traits have changed, once for each update, with the previous ones: before
  /// `viewIsAppearing(_:)`, and before views and controllers inside are called. Called only while
  /// the view is in a hierarchy. The default does nothing. Call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for this controller and everything inside it; `.unspecified`, inherited, by
  /// default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.state?.style ?? .unspecified }
    set { setOverrideStyle(newValue) }
  }

  /// Changes the traits that a child inherits, until it leaves this controller; nil removes the
  /// change. A controller that is no child is refused.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { setOverride(collection, forChild: childViewController) }

  /// The overrides of the traits that a child inherits: by default what was set with
  /// `setOverrideTraitCollection(_:forChild:)`, or nil. Called whenever the traits of the child are
  /// read, so it should be fast.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { override(forChild: childViewController) }

  /// Sends the changes of traits that are due above, in and inside this controller now, instead of
  /// in the next layout pass. Does nothing before the view is loaded.
  open func updateTraitsIfNeeded() { viewStorage?.updateTraitsNow() }

  // MARK: Safe area, margins, status bar and edges

  /// The insets that are added to the safe area of the view, in points; 0 by default. Containers
  /// set it on their children for their bars. A sum below 0 counts as 0; what is not finite is
  /// refused.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { insets.settings?.additional ?? .zero }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  /// The area that bars cover at the top of the view, to the safe area. An item of constraints.
  open var topLayoutGuide: any UILayoutSupport { barGuide(isAtTop: true) }
  /// The area that bars cover at the bottom of the view, likewise.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(isAtTop: false) }

  /// Called right before the view first appears, and whenever its `safeAreaInsets` have changed, in
  /// the layout pass, before the view lays out. Call super.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called right before the view first appears, and whenever its `layoutMargins` have changed, in
  /// the layout pass, before `viewSafeAreaInsetsDidChange()`. Call super.
  open func viewLayoutMarginsDidChange() {}

  /// The least margins of the system for the view: 16 points at the sides, 20 in a wide view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the view's margins are at least those of `systemMinimumLayoutMargins`, true by
  /// default.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { insets.settings?.respectsMinimumMargins ?? true }
    set { setRespectsMinimumMargins(newValue) }
  }

  /// The style of the status bar, `.default` by default. Read from the frontmost controller that
  /// fills the window, and of the child that it names with `childForStatusBarStyle`.
  open var preferredStatusBarStyle: UIStatusBarStyle { containerWork?.statusBarStyle ?? .default }

  /// Whether the status bar is hidden: false by default, true where there is little height.
  open var prefersStatusBarHidden: Bool { hasLittleHeight }

  /// The animation with which the status bar appears and disappears, `.fade` by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that determines the style; nil, the default, is this controller.
  open var childForStatusBarStyle: UIViewController? {
    guard let containerWork, containerWork.statusBarStyle == nil else { return nil }
    return containerWork.activeViewController
  }

  /// The child that determines whether the status bar is hidden; nil, the default, is this
  /// controller.
  open var childForStatusBarHidden: UIViewController? { containerWork?.activeViewController }

  /// Reads the style and the visibility of the status bar again: before the next frame, or, inside
  /// an animation, at once, so that the new safe area is part of the animation.
  open func setNeedsStatusBarAppearanceUpdate() { requestUpdate(.statusBar) }

  /// Whether the home indicator may disappear, false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that determines the home indicator; nil, the default, is this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    containerWork?.activeViewController
  }

  /// Reads again, before the next frame, whether the home indicator may disappear.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { requestUpdate(.homeIndicator) }

  /// The edges at which the program's gestures have priority over the system's; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that determines the edges for gestures; nil, the default, is this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    containerWork?.activeViewController
  }

  /// Reads again, before the next frame, at which edges the program's gestures have priority.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { requestUpdate(.screenEdges) }

  /// Whether the pointer stays where it is and only its movement counts; false by default.
  open var prefersPointerLocked: Bool { false }

  /// The child that determines the pointer lock; nil, the default, is this controller.
  open var childViewControllerForPointerLock: UIViewController? {
    containerWork?.activeViewController
  }

  /// Reads again, before the next frame, whether the pointer is locked.
  open func setNeedsUpdateOfPrefersPointerLocked() { requestUpdate(.pointerLock) }

  // MARK: Responder chain, keys and focus

  /// The presenting controller if this one is presented, or else the superview of the root view,
  /// which for a window's root is the window.
  open override var next: UIResponder? { nextInHierarchy }

  /// Sends the presses to the next responder. UIKit's containers handle keys before.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let containerWork else { return super.pressesBegan(presses, with: event) }
    containerWork.pressesBegan(presses) { super.pressesBegan($0, with: event) }
  }

  /// Whether the controller has handled Escape: no, by default. UIKit's containers return with it.
  open override func accessibilityPerformEscape() -> Bool {
    containerWork?.performEscape() == true || super.accessibilityPerformEscape()
  }

  /// The commands that were added, in their order.
  open override var keyCommands: [UIKeyCommand]? { extras?.keyCommands }

  /// Adds a command that keys perform while this controller is in the chain of the responder that
  /// receives keys first.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { appendKeyCommand(keyCommand) }

  /// Removes a command. Does nothing with others.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { discardKeyCommand(keyCommand) }

  /// Where the focus should move when it enters this controller: its view by default. UIKit's
  /// containers return the children that they show, the active one first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    containerWork?.preferredFocusEnvironments ?? viewStorage.map { [$0] } ?? []
  }

  /// Whether the view that had the focus in this controller gets it back when the controller
  /// appears again; true by default. With false the focus moves to what the controller prefers.
  open var restoresFocusAfterTransition: Bool {
    get { extras?.restoresFocus ?? true }
    set { if newValue != restoresFocusAfterTransition { ensuredExtras.restoresFocus = newValue } }
  }

  /// The environment that contains the view of this controller, or the controller that has
  /// presented it.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nextFocusEnvironment }

  /// Requests that the focus, if it is inside this controller, moves to what the controller
  /// prefers.
  open func setNeedsFocusUpdate() { requestFocusUpdate() }

  /// Performs now what was requested.
  open func updateFocusIfNeeded() { FocusState.shared.performRequest() }

  /// Whether the focus may move out of this controller, into it or inside it; true by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved out of this controller, into it or inside it. Does nothing by
  /// default.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Classes of this module

  override var nearestView: UIView? { viewStorage ?? next?.nearestView }
  override var responderWindow: UIWindow? {
    viewStorage?.windowForResponders ?? next?.responderWindow
  }
  /// A presentation controller of the subclass for a style; nil for that of the style.
  func ownPresentation(
    _ style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController? { nil }
}
