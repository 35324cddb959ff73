/// An object that owns a tree of views and manages it: it loads the views when they are needed,
/// hears when they come on screen and leave it, and may contain other view controllers.
///
/// The callbacks of one appearance come in this order, each of them once:
/// ```
/// loadView, viewDidLoad            the first time that the view is needed
/// viewWillAppear                   the view is not in the window yet
/// viewIsAppearing                  in the window; the frame is final
/// viewWillLayoutSubviews, viewDidLayoutSubviews     any number of times
/// viewDidAppear                    after the transition
/// viewWillDisappear, viewDidDisappear
/// ```
open class UIViewController: UIResponder {
  /// The name given at initialisation; nib files do not exist on this platform, so a controller
  /// that has one stops with a message in the default `loadView()`.
  open var nibName: String? { nib?.name }
  /// The bundle given at initialisation.
  open var nibBundle: Bundle? { nib?.bundle }

  /// A title for the containers that show one; nil by default.
  open var title: String?

  private let nib: (name: String?, bundle: Bundle?)?

  nonisolated(unsafe) final var viewStorage: UIView?
  var loading = Loading.none

  nonisolated(unsafe) final var childStorage: [UIViewController] = []
  nonisolated(unsafe) final var parentLink = BackLink<UIViewController>()
  nonisolated(unsafe) final var rootWindowLink = BackLink<UIWindow>()

  /// Where the controller stands, and who lets it come or go.
  @exclusivity(unchecked) var appearance = AppearanceClaims()
  var isViewIsAppearingDue = false {
    didSet { if !isViewIsAppearingDue { isViewIsAppearingOverlooked = false } }
  }
  /// Whether a layout pass outside a window has visited the controller while `viewIsAppearing(_:)`
  /// was due, so that it has to be visited again when it enters one.
  var isViewIsAppearingOverlooked = false

  var parentMove = ParentMove.none
  /// The parent move that the running appearance transition belongs to.
  var appearanceParentMove = ParentMove.none
  /// The appearance callback of this very controller that runs, the innermost if several do.
  var runningCallback = AppearanceCallback.none
  /// Whether this controller has heard of its transition and its children have not.
  var isForwardingDue = false

  /// Makes a controller. There are no nib files: one that is given a name has to override
  /// `loadView()`.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: what `nibName` answers.
  ///   - nibBundleOrNil: what `nibBundle` answers.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    let hasNib = nibNameOrNil != nil || nibBundleOrNil != nil
    nib = hasNib ? (nibNameOrNil, nibBundleOrNil) : nil
    super.init()
  }

  // Not isolated: subclasses may have a deinitialiser of their own only then.
  deinit { letGoOfLinks() }

  /// Makes a controller whose view comes from `loadView()`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller as if by `init()`: archives hold nothing that this platform could read.
  public required init?(coder: NSCoder) {
    nib = nil
    super.init()
  }

  // MARK: Loading

  /// The root view. Reading it loads it, with `loadView()` and `viewDidLoad()`; nil unloads it, and
  /// the next read loads it again. A view that is set sends no `viewDidLoad()`; one that belongs to
  /// another controller is refused.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { replaceView(with: newValue) }
  }

  /// Whether the view is there; asking never loads it.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// The view if it is there; asking never loads it.
  open var viewIfLoaded: UIView? { viewStorage }

  /// Loads the view if it is not there.
  open func loadViewIfNeeded() {
    if viewStorage == nil { loadViewNow() }
  }

  /// Makes the root view; override it to make one in code, and do not call super then. The default
  /// makes a plain view of the size of the screen that grows with its superview.
  open func loadView() {
    precondition(
      nibName == nil,
      "\(diagnosticName) names the nib “\(nibName ?? "")”. Nib files cannot be loaded on this "
        + "platform. Override loadView() and make the view in code.")
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view was loaded, once for each load. Geometry is not final, and there is no
  /// window. The default does nothing.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view comes on screen: before an animation starts, and on the first
  /// appearance before the view is in a window. Call super.
  open func viewWillAppear(_ animated: Bool) { noteCallback(.willAppear) }

  /// Called once for each appearance, after `viewWillAppear(_:)`, when the view is in its window
  /// and has its final frame, before it lays out its subviews. Call super.
  open func viewIsAppearing(_ animated: Bool) { noteCallback(.isAppearing) }

  /// Called when the view is on screen and the transition has ended. Call super.
  open func viewDidAppear(_ animated: Bool) { noteCallback(.didAppear) }

  /// Called before the view leaves the screen or is covered. Call super.
  open func viewWillDisappear(_ animated: Bool) { noteCallback(.willDisappear) }

  /// Called when the view has left the screen and the transition has ended. Call super.
  open func viewDidDisappear(_ animated: Bool) { noteCallback(.didDisappear) }

  /// Called before the root view lays out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called after the root view has placed its direct subviews; those beneath them follow later.
  /// The default does nothing.
  open func viewDidLayoutSubviews() {}

  /// Whether this controller's own appearance reaches its children by itself; true by default. A
  /// container that answers false calls `beginAppearanceTransition(_:animated:)` and
  /// `endAppearanceTransition()` of each child at the right time.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child, in the name of a container, that it is about to appear or to disappear. Sends
  /// *will* to the child and its descendants at once; `endAppearanceTransition()` sends *did*. Calls
  /// nest; a call with the other direction turns a running transition round and needs no end of
  /// its own. Appearing loads the view.
  ///
  /// While the parent forwards by itself and is not visible, nothing else happens: the child appears
  /// with its parent. A begin that leads where the controller already is is reported as unbalanced.
  ///
  /// - Parameters:
  ///   - isAppearing: whether the child comes, or goes.
  ///   - animated: what the callbacks are told.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceByContainer(appearing: isAppearing, animated: animated)
  }

  /// Ends what the matching `beginAppearanceTransition(_:animated:)` began: sends *did* to the child
  /// and its descendants. Without a begin it is reported as unbalanced.
  open func endAppearanceTransition() {
    endAppearanceByContainer()
  }

  // MARK: Containment

  /// The children in the order in which they were added.
  open var children: [UIViewController] { childStorage }

  /// The controller that contains this one.
  open var parent: UIViewController? { parentStorage }

  /// Whether this controller is on its way into a parent: true from `willMove(toParent:)` to
  /// `didMove(toParent:)`, and in the appearance callbacks of the same transition.
  open var isMovingToParent: Bool { isOnTheWayToParent }

  /// Whether this controller disappears because it leaves its parent: true in its own
  /// `viewWillDisappear(_:)` and `viewDidDisappear(_:)` after `willMove(toParent:)` with nil.
  open var isMovingFromParent: Bool { isOnTheWayFromParent }

  /// Puts a child at the end of `children`. The child gets `willMove(toParent:)` with this
  /// controller; `didMove(toParent:)` is the caller's, at once or after a transition. A child of
  /// another controller leaves that one first. Its view is neither loaded nor moved.
  ///
  /// Refused, with nothing changed: this controller itself, one of its ancestors, the root of a
  /// window, and a child whose view stands in the view of another controller. A child that is one
  /// already moves to the end. O(1), and O(depth) for a child that has children.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes this controller out of its parent and sends itself `didMove(toParent:)` with nil.
  /// Does nothing without a parent. Send `willMove(toParent:)` with nil, and take the view out,
  /// before.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before this controller comes to a parent, or, with nil, before it leaves one.
  /// `addChild(_:)` calls it; for nil the container does. Call super.
  open func willMove(toParent parent: UIViewController?) {
    noteWillMove(to: parent)
  }

  /// Called after this controller has come to a parent, or, with nil, after it has left one. The
  /// container calls it after adding; `removeFromParent()` calls it for nil. Call super.
  open func didMove(toParent parent: UIViewController?) {
    parentMove = .none
  }

  // MARK: Showing

  /// Shows a controller in the way that suits the place: the nearest ancestor that overrides this
  /// method decides; if none does, this controller presents it, animated. An override that does not
  /// want the request calls super, which hands it on.
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: who asks; handed on as it is.
  open func show(_ vc: UIViewController, sender: Any?) {
    handOn(vc, sender: sender) { $0.show }
  }

  /// Shows a controller as the detail of this one: the nearest ancestor that overrides this method
  /// decides; if none does, this controller presents it, animated. An override that does not want
  /// the request calls super, which hands it on.
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: who asks; handed on as it is.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    handOn(vc, sender: sender) { $0.showDetailViewController }
  }

  // MARK: Transitions

  /// Exchanges one child for another: the new one's view comes into the superview of the old one's,
  /// and the old one's view leaves it, animated or not.
  ///
  /// ```
  /// from.willMove(toParent: nil)
  /// addChild(to)
  /// to.view.frame = from.view.frame
  /// transition(from: from, to: to, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
  /// { _ in
  ///   from.removeFromParent()
  ///   to.didMove(toParent: self)
  /// }
  /// ```
  /// The events come in this order; `animated` is true where the exchange takes time:
  /// ```
  /// from.viewWillDisappear
  /// to.viewWillAppear            its view is loaded, and added after this
  /// animations()                 all this before the function returns
  ///                              … from.view is removed at the end
  /// from.viewDidDisappear
  /// to.viewDidAppear
  /// completion(finished)
  /// ```
  /// Without a duration, in a block without animations and outside a window the end comes in the next
  /// turn of the main loop, never before this function returns. In a container that is not on screen
  /// the views are exchanged without events. What this function does to `children` is nothing.
  ///
  /// A transition in the options is shown on the superview, and nothing outside it moves; the old
  /// view leaves it inside the transition. With `.showHideTransitionViews` both views stay in the
  /// hierarchy: one is shown and the other hidden. Touches do not reach the two views meanwhile
  /// unless `.allowUserInteraction` is set. Another exchange that concerns one of the two takes that
  /// one over. If the container goes in the middle, the controller that comes goes along with it.
  ///
  /// Refused, with nothing changed and no completion: controllers that are not both children of this
  /// one, the same controller twice, a container that forwards appearance by hand, an old view that
  /// is not in the container's view, and a new one that is in a superview already (with
  /// `.showHideTransitionViews`: that is not in the container's view).
  ///
  /// - Parameters:
  ///   - fromViewController: The child that goes; its view is in the view of this controller.
  ///   - toViewController: The child that comes. Its view is loaded and keeps its frame.
  ///   - duration: In seconds; 0 or less exchanges without animation.
  ///   - options: Pace, repetition, transition, and what else holds for animations. Default: none.
  ///   - animations: Changes of the views to animate; runs at once. nil for none.
  ///   - completion: Called once at the end, with whether all animations ran to theirs.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// The transition that this controller or the nearest ancestor takes part in.
  var runningTransition: (any UIViewControllerTransitionCoordinator)?

  /// The coordinator of the transition that this controller, or else the nearest ancestor, takes
  /// part in; nil while there is none. O(depth).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parentStorage?.transitionCoordinator
  }

  // MARK: Presentation

  /// What it presents and what presents it; made when it is first needed.
  final var modalRelations: (any ModalRelations)?

  /// Presents a controller over this one, or over the ancestor that the style asks for: the root
  /// for styles that cover the window, the nearest controller with `definesPresentationContext` for
  /// those that cover the current context.
  ///
  /// *Will* callbacks come at once, *did* callbacks after the animation, or after the commit of this
  /// turn; only where the style takes the presenting view out does the presenting controller hear of
  /// it. Refused, with nothing changed: if this controller is in no window or presents already, while
  /// a presentation or dismissal of it runs, and a controller that is active or has a parent.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller that comes.
  ///   - flag: whether it takes time.
  ///   - completion: called after `viewDidAppear(_:)` of the controller that has come.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller or the nearest ancestor presents, with everything that is
  /// presented above; if they present nothing, it is this controller, or its ancestor, that is
  /// dismissed. Of several only the topmost is seen to leave.
  ///
  /// Refused while a presentation or dismissal of it runs. With nothing to dismiss nothing happens.
  ///
  /// - Parameters:
  ///   - flag: whether it takes time.
  ///   - completion: called after `viewDidDisappear(_:)` of the controller that has gone, or in the
  ///     next turn if there was none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }

  /// The controller that this one or the nearest ancestor presents; nil if none does. O(depth).
  open var presentedViewController: UIViewController? {
    nearestActivePresentation?.presentedViewController
  }

  /// The controller that presents this one or the ancestor that is presented; nil if none is.
  /// O(depth).
  open var presentingViewController: UIViewController? { enclosingPresentation?.presenter }

  /// Whether this very controller is being presented: true from the beginning of the transition to
  /// the *did* callbacks at its end. False for the children of what is presented.
  open var isBeingPresented: Bool { modalRole == .presented }

  /// Whether this very controller is being dismissed: true from the beginning of the transition to
  /// the *did* callbacks at its end. False for the children of what is dismissed.
  open var isBeingDismissed: Bool { modalRole == .dismissed }

  /// How the controller stands on screen when it is presented; `.automatic` by default. Set it
  /// before the presentation controller is asked for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modalStorage?.presentationStyle ?? .automatic }
    set { modal.presentationStyle = newValue }
  }

  /// How the controller comes and goes when it is presented; `.coverVertical` by default.
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

  /// Whether the transition style of this controller, which defines the context, holds for what is
  /// presented over it; false by default.
  open var providesPresentationContextTransitionStyle: Bool {
    get { modalStorage?.providesTransitionStyle ?? false }
    set { modal.providesTransitionStyle = newValue }
  }

  /// Whether this controller decides about the status bar though it is not presented full screen;
  /// false by default.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modalStorage?.capturesStatusBar ?? false }
    set { modal.capturesStatusBar = newValue }
  }

  /// Whether a person cannot dismiss the controller with a gesture; false by default.
  /// `dismiss(animated:completion:)` works all the same.
  open var isModalInPresentation: Bool {
    get { modalStorage?.isModal ?? false }
    set { modal.isModal = newValue }
  }

  /// Hands out animators and presentation controllers for this controller; not kept alive.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modalStorage?.transitioningDelegate }
    set { modal.transitioningDelegate = newValue }
  }

  /// The presentation controller that shows this controller or its nearest presented ancestor. Of
  /// a controller that is not presented it is the one with which it will be, made now for the
  /// present `modalPresentationStyle`; nil for one that has a parent.
  open var presentationController: UIPresentationController? { preparedPresentation() }

  /// A presentation controller of the controller's own kind for a style; nil for that of the style.
  func ownPresentation(
    _ style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController? { nil }

  /// The presentation controller that shows this controller or its nearest presented ancestor; nil
  /// if none is presented.
  open var activePresentationController: UIPresentationController? { enclosingPresentation }

  // MARK: Size

  /// The size that suits the content, for whoever contains or presents this controller; zero, no
  /// wish, by default. A new value is told to the parent. One that is no number, or infinite, is
  /// refused.
  open var preferredContentSize = CGSize.zero {
    didSet { preferredContentSizeDidChange(from: oldValue) }
  }

  /// Called after the `preferredContentSize` of a child has changed; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called by a container of views that fits a child to its content, when that content needs another
  /// size; does nothing by default. Nothing on this platform sends it by itself.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child gets when this controller's view has `parentSize`: that very size by
  /// default. Asked once for each visible child by the default of `viewWillTransition(to:with:)`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the view changes because that of the window or of a presentation
  /// does. Call super: it tells the children whose views are in the window and whose size changes.
  /// O(children).
  ///
  /// The view still has its old size. What `coordinator` is given to run alongside runs after the
  /// layout in the new size, in the same animation.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  /// Called before the traits change because the size of the window does, and before
  /// `viewWillTransition(to:with:)`. Call super: it tells the children whose views are in the window
  /// and whose own traits change, with what they override. O(children).
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  // MARK: Orientation

  /// The number of the last rotation that this controller was told of.
  var lastRotation = 0
  /// The children that hear of changes of the size, as found last.
  var childrenInSight: ChildrenInSight?

  /// How the interface stands. In `willRotate(to:duration:)` it is the old way, from
  /// `willAnimateRotation(to:duration:)` on the new one.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIRuntime.current.scene.interfaceOrientation
  }

  /// Whether the interface may turn at all while this controller is in front; true by default.
  /// Where it is false, `supportedInterfaceOrientations` is not asked.
  open var shouldAutorotate: Bool { true }

  /// In which ways the interface may stand while this controller is in front: all but upside down on
  /// a phone, all on a tablet, by default. An empty set is reported. Containers answer for their
  /// children: only the root, or what is presented over the full screen, is asked.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Self.usualOrientations
  }

  /// How the interface should stand when this controller is presented over the full screen: as it
  /// does, by default. It has to be among the supported ways.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    usualPresentationOrientation
  }

  /// Says that `supportedInterfaceOrientations` answers differently now. At the end of this turn of
  /// the main loop it is read again, and the interface turns if it has to: animated, unless this is
  /// called where animations are off.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIRuntime.current.rotator.setNeedsDecision()
  }

  /// Asks again whether the interface may stand as the device is held, and turns it then at the end
  /// of this turn of the main loop.
  open class func attemptRotationToDeviceOrientation() {
    UIRuntime.current.rotator.attemptDeviceOrientation()
  }

  /// Whether the three callbacks of a rotation reach the visible children by themselves; true by
  /// default. A container that answers false calls them on its children.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  /// Called before the interface turns, from the default of `viewWillTransition(to:with:)` at the
  /// top of the hierarchy. Call super, which tells the children.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    forwardWillRotate(to: toInterfaceOrientation, duration: duration)
  }

  /// Called in the animation of the turn, after the layout in the new size: what changes here is
  /// animated. Call super, which tells the children.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    forwardWillAnimateRotation(to: toInterfaceOrientation, duration: duration)
  }

  /// Called after the interface has turned. Call super, which tells the children.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    forwardDidRotate(from: fromInterfaceOrientation)
  }

  // MARK: Traits

  /// The traits that the controller was told last; nil before it was told any.
  var traitStorage: UITraitCollection?
  var traitState: TraitState?
  /// Whether the parent is being asked what this controller inherits.
  var isAskingParentForTraits = false

  /// The traits that hold for the controller: those of the superview of its view, changed by what
  /// the container and the controller itself override. Without a superview they come from the
  /// parent or the window, or else from the screen. Reading them never loads the view. O(depth).
  ///
  /// They are right whenever they are read, even before the controller is told that they have
  /// changed.
  open var traitCollection: UITraitCollection { liveTraits }

  /// Called after the traits have changed, once for each update, with those that held before:
  /// before `viewIsAppearing(_:)`, and before views and controllers inside are told. Comes only
  /// while the view is in a hierarchy. The default does nothing. Call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for this controller and everything inside it; `.unspecified`, inherited, by
  /// default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { setOverrideStyle(newValue) }
  }

  /// Changes the traits that a child inherits, until it leaves this controller; nil takes the change
  /// back. A controller that is no child is refused.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setOverride(collection, forChild: childViewController)
  }

  /// What a child gets instead of the traits that it inherits: by default what
  /// `setOverrideTraitCollection(_:forChild:)` was given for it, or nil. Asked whenever the traits of
  /// the child are looked at, so it should be quick.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    override(forChild: childViewController)
  }

  /// Sends the changes of traits that are due above, in and inside this controller now, instead of
  /// in the next layout pass. Does nothing before the view is loaded.
  open func updateTraitsIfNeeded() { viewStorage?.updateTraitsNow() }

  // MARK: Safe area and margins

  final var insetSettings: ControllerInsets?
  /// Whether nothing has been told of the insets of the present view.
  final var isFirstTellingOfInsets = true
  /// The least side margin that the view was last seen with; 0 before it was seen.
  final var toldSideMargin: CGFloat = 0

  /// What is added to the safe area of the view, in points; 0 by default. Containers set it on their
  /// children, to tell them of bars. A sum below 0 counts as 0; what is not finite is refused.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { insetSettings?.additional ?? .zero }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  /// Called right before the view first appears, and whenever its `safeAreaInsets` have changed, in
  /// the layout pass, before the view lays out. Call super.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called right before the view first appears, and whenever its `layoutMargins` have changed, in
  /// the layout pass, before `viewSafeAreaInsetsDidChange()`. Call super.
  open func viewLayoutMarginsDidChange() {}

  /// The least margins that the system asks of the view: 16 points at the sides, 20 in a wide view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the view's margins are at least those of `systemMinimumLayoutMargins`, true by default.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { insetSettings?.respectsMinimumMargins ?? true }
    set { setRespectsMinimumMargins(newValue) }
  }

  // MARK: Status bar and edges

  /// The style of the status bar, `.default` by default. Asked of the frontmost controller that
  /// fills the window, and of the child that it names with `childForStatusBarStyle`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden: false by default, true where there is little height.
  open var prefersStatusBarHidden: Bool { hasLittleHeight }

  /// How the status bar comes and goes inside an animation, `.fade` by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child to ask for the style; nil, the default, asks this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child to ask whether the status bar is hidden; nil, the default, asks this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Asks for the style and the visibility of the status bar again: before the next frame, or, inside
  /// an animation, at once, so that the new safe area is part of the animation.
  open func setNeedsStatusBarAppearanceUpdate() { interfacePreferencesNeedUpdate(.statusBar) }

  /// Whether the home indicator may disappear, false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child to ask about the home indicator; nil, the default, asks this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Asks again, before the next frame, whether the home indicator may disappear.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    interfacePreferencesNeedUpdate(.homeIndicator)
  }

  /// The edges at which the program's gestures come before the system's; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child to ask about gestures at the edges; nil, the default, asks this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Asks again, before the next frame, at which edges the program's gestures come first.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    interfacePreferencesNeedUpdate(.screenEdges)
  }

  /// Whether the pointer stays where it is and only its movement counts; false by default.
  open var prefersPointerLocked: Bool { false }

  /// The child to ask about the pointer; nil, the default, asks this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Asks again, before the next frame, whether the pointer is locked.
  open func setNeedsUpdateOfPrefersPointerLocked() { interfacePreferencesNeedUpdate(.pointerLock) }

  // MARK: Memory

  /// Called when memory is short, for every controller of the tree, visible or not. The default
  /// does nothing: no view is unloaded behind its owner's back. Call super.
  open func didReceiveMemoryWarning() {}

  // MARK: Responder chain

  /// The presenting controller if this one is presented, or else the superview of the root view,
  /// which for a window's root is the window.
  open override var next: UIResponder? {
    modalRelations.map { $0.nextResponder(of: self) } ?? viewStorage?.superview
  }
}

extension UIViewController {
  /// An appearance callback.
  enum AppearanceCallback {
    case none, willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  /// Where a controller is between a *willMove* and its *didMove*.
  enum ParentMove {
    case none, toParent, fromParent
  }

  /// The class and the address, as diagnostics name a controller.
  package var diagnosticName: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address)>"
  }
}
