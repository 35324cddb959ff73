/// The base class of containers: a controller with one or several stacks of children.
///
/// A subclass defines the regions of its stacks and offers operations on them. This class does the
/// rest: it forwards appearance, memory warnings and sizes to the children that they concern, and
/// answers UIKit's questions about orientations, status bar and home indicator for them.
///
/// ```swift
/// final class TwoPaneViewController: ContainerViewController {
///   private(set) lazy var list = addStack()
///   private(set) lazy var detail = addStack()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     list.region = makePane(in: view.bounds.divided(atDistance: 320, from: .minXEdge).slice)
///     let areas = view.bounds.divided(atDistance: 320, from: .minXEdge)
///     detail.region = makePane(in: areas.remainder)
///   }
/// }
/// ```
///
/// ## What is forwarded
///
/// - **Appearance**: the four callbacks go to every stack, in the order in which they were added.
///   UIKit itself sends none to the children.
/// - **Size**: `viewWillTransition(to:with:)` reaches the children whose views are in the window,
///   each with the size that its region is going to have; see
///   ``size(forChildContentContainer:withParentContainerSize:)``.
/// - **Traits** are inherited as in every parent, and rotation callbacks are forwarded by UIKit.
/// - **Orientation**: ``autorotationMode`` says which children are asked. While a transition runs
///   the interface does not rotate; a rotation that was requested meanwhile follows at its end.
/// - **Status bar, home indicator, screen edges, pointer** and the orientation in which the
///   container is presented follow ``activeViewController``.
/// - **Memory warnings** unload hidden views, where ``unloadsViewsOnMemoryWarning`` or the policy
///   of a stack says so.
///
/// ## Subclassing
///
/// Overrides of the methods of `UIViewController` that are overridden here call `super`. A
/// container that inherits from another class owns a ``ContainerCore`` as this class does.
open class ContainerViewController: UIViewController, ContainerCoreOwner {
  /// The object that does the work.
  public private(set) final lazy var containerCore: ContainerCore = ControllerCore(owner: self)

  // MARK: Stacks

  /// The stacks, in the order in which they were added.
  public var stacks: [ContainerStack] { containerCore.stacks }

  /// The engines that show the children, in the order in which they were added: stacks, and engines
  /// of other kinds.
  var engines: [any ContainerEngine] { containerCore.engines }

  /// Whether the stacks send events; without an observer they save the time for it.
  var sendsEvents: Bool {
    get { containerCore.sendsEvents }
    set { containerCore.sendsEvents = newValue }
  }

  /// Adds a stack of children.
  ///
  /// Add stacks before the container is displayed. One that is added later is displayed at once.
  ///
  /// - Parameter configuration: Capacity and policies.
  /// - Returns: The stack. Its events are sent to ``containerStack(_:handle:)``: do not set its
  ///   delegate.
  public func addStack(
    configuration: ContainerStack.Configuration = ContainerStack.Configuration()
  ) -> ContainerStack { containerCore.addStack(configuration: configuration) }

  /// Adds what shows children, for a container with an engine of its own kind. It is where the
  /// callbacks that have been forwarded leave the others.
  public func add(_ engine: some ContainerEngine) { containerCore.add(engine) }

  /// Requests operations that are those of the container itself: no ``TransitionConflictPolicy``
  /// refuses them.
  ///
  /// They begin when those that run or wait have ended. A restoration of a container does this by
  /// itself.
  public func ignoringConflictPolicies(_ body: () -> Void) {
    containerCore.ignoringConflictPolicies(body)
  }

  /// Changes where the regions are, and ends transitions in them. Requests that callbacks make
  /// meanwhile, and those that wait, begin when that is done, so that a child that appears has its
  /// final frame.
  public func changingRegions(_ body: () -> Void) { containerCore.changingRegions(body) }

  /// Removes a stack, also while it is shown. Its children leave with all of their callbacks: the
  /// top disappears without animation, and all of them receive `didMove(toParent:)` with `nil`.
  ///
  /// Operations that wait are refused, and those that are requested later; a transition that runs
  /// ends at once. A binding of the stack has no effect any more. Inside a callback of the stack
  /// its children leave as soon as the callback has returned; until then it is among ``stacks``.
  ///
  /// - Parameter stack: One of ``stacks``; another one is refused.
  /// - Returns: An operation that is done when the children have left.
  @discardableResult
  public func removeStack(_ stack: ContainerStack) -> ContainerOperation {
    containerCore.removeStack(stack)
  }

  /// Called for every event of the stacks. Does nothing by default: a container forwards to its own
  /// delegate the events that are part of its own API.
  open func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {}

  /// Called when another controller is about to stand for a child, because of the orientation of
  /// the interface; for a container that knows its children by other means than its stacks. Where
  /// the exchange is cancelled it is called in reverse. Does nothing by default.
  open func willExchange(_ former: UIViewController, with new: UIViewController) {}

  // MARK: The active child

  /// The child that the status bar, the home indicator and the like follow. Default: the one that
  /// is shown in the first stack; during a transition the one that appears.
  open var activeViewController: UIViewController? { containerCore.firstActiveViewController }

  /// The properties that the container takes from its active child: title, items for bars. Default:
  /// none.
  ///
  /// A bar that shows the container shows the child, also where that changes its properties, and
  /// through any number of containers that forward them too. During a transition between children,
  /// what the bar shows moves with it, by hand too. Where there is no child, and when a property is
  /// no longer forwarded, it has the value that the program had set before; what the program sets
  /// meanwhile is replaced by the next change of the child, but for the title.
  public var forwardedProperties: ForwardedProperties {
    get { containerCore.forwardedProperties }
    set { containerCore.forwardedProperties = newValue }
  }

  /// The title, or that of the active child with ``forwardedProperties``.
  open override var title: String? {
    get { super.title }
    set { if !containerCore.keepsTitle(newValue) { super.title = newValue } }
  }

  /// Requests that UIKit asks again about status bar, home indicator and orientations. Stacks call
  /// it when another child appears; call it when ``activeViewController`` is overridden and
  /// changes.
  public func setNeedsUpdateOfInterfacePreferences() {
    containerCore.setNeedsUpdateOfInterfacePreferences()
  }

  // MARK: Appearance

  /// The children that receive appearance callbacks although no stack, and no ``ContainerContent``,
  /// shows them, such as a header or a toolbar. Default: all of these.
  ///
  /// They receive what UIKit would send them: with the container where their views are inside its
  /// view, and when their views are added or removed while it is shown; see
  /// ``updateAppearanceOfChildren()``.
  open var viewControllersForAppearance: [UIViewController] { children }

  /// Sends the children that are in no stack that they have appeared or disappeared, after their
  /// views were added or removed while the container is shown.
  ///
  /// The container does this when its view is laid out. Call it where a view enters or leaves the
  /// tree without a layout of the container's view.
  public func updateAppearanceOfChildren() { containerCore.updateAppearanceOfChildren() }

  /// Adds a child. One that no stack shows receives appearance callbacks as
  /// ``viewControllersForAppearance`` says.
  open override func addChild(_ childController: UIViewController) {
    containerCore.addChild(childController)
    super.addChild(childController)
  }

  /// The coordinator of the transition that an ancestor takes part in, or else that of the stack
  /// that sends its callbacks, or else that of a stack whose transition runs; children have it too.
  /// Pages that are scrolled, by program or by hand, are such a transition. `nil` while there is
  /// none. See ``ContainerStack/transitionCoordinator``.
  // Fidelity: a container that overrides this asks super first. [documented]
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? containerCore.transitionCoordinator
  }

  /// Whether the container has appeared.
  package var isShown: Bool { containerCore.isShown }

  /// `false`: the stacks send the children their appearance callbacks.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerCore.viewWillAppear(animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    containerCore.viewIsAppearing(animated)
  }

  /// Follows the views of children that are in no stack.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    containerCore.viewDidLayoutSubviews()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    containerCore.viewDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    containerCore.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    containerCore.viewDidDisappear(animated)
  }

  /// Whether a memory warning unloads views that nobody sees: those out of the tree, and, while the
  /// container itself is hidden, all of them. They are loaded again when they are needed. Default:
  /// no, since a view may have state; a stack whose policy is `unload`, and pages that are not in
  /// sight, are unloaded in any case.
  public var unloadsViewsOnMemoryWarning: Bool {
    get { containerCore.unloadsViewsOnMemoryWarning }
    set { containerCore.unloadsViewsOnMemoryWarning = newValue }
  }

  /// Unloads hidden views, as ``unloadsViewsOnMemoryWarning`` and the policies of the stacks say.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    containerCore.didReceiveMemoryWarning()
  }

  // MARK: Size

  /// Exchanges children that have another controller for the other orientation; see
  /// ``OrientationCloning``.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    containerCore.viewWillTransition(to: size, with: coordinator) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The size that a child gets when the view has `parentSize`: that of its region, as autoresizing
  /// makes it, or, where constraints place the region, as a layout in that size makes it. Override
  /// it where regions are laid out by other means.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    containerCore.size(forChildContentContainer: container, withParentContainerSize: parentSize)
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  /// The size that a view inside this controller's view gets from autoresizing when that one gets
  /// another size.
  public func size(of view: UIView, in size: CGSize) -> CGSize {
    containerCore.size(of: view, in: size)
  }

  /// Changes the sizes of children while the container keeps its own, as a bar does whose height
  /// changes: those whose views are in the window receive `viewWillTransition(to:with:)` first,
  /// with the size that they are going to have. Changes that they animate alongside are made at
  /// once, with the layout; then their completions are called.
  ///
  /// Call it while the container is shown, with its view loaded. In a change of the container's own
  /// size it is not needed: children receive it by that.
  ///
  /// - Parameters:
  ///   - size: The size of the container.
  ///     ``size(forChildContentContainer:withParentContainerSize:)`` says for it which size each
  ///     child is going to have.
  ///   - change: Changes the layout.
  public func changeSizes(in size: CGSize, _ change: () -> Void) {
    containerCore.changeSizes(in: size, change)
  }

  // MARK: Orientation

  /// Which children are asked about orientations. Default: those whose views are in the tree.
  public var autorotationMode: AutorotationMode {
    get { containerCore.autorotationMode }
    set { containerCore.autorotationMode = newValue }
  }

  /// The children that are asked about orientations, those of each stack top to bottom. Default: as
  /// ``autorotationMode`` says.
  open var viewControllersForAutorotation: [UIViewController] {
    containerCore.decidingViewControllers
  }

  #if !os(tvOS)
    /// Whether no transition runs, and all children that are asked allow it.
    @available(iOS, deprecated: 16)
    open override var shouldAutorotate: Bool {
      super.shouldAutorotate && containerCore.allowsRotation
    }

    /// The orientations that the container and all children that are asked support. UIKit reports
    /// an empty set.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      containerCore.supportedInterfaceOrientations(super.supportedInterfaceOrientations)
    }

    /// The preference of the active child, where the container supports it.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      containerCore.preferredInterfaceOrientation(in: supportedInterfaceOrientations)
        ?? super.preferredInterfaceOrientationForPresentation
    }
  #endif

  // MARK: Keys

  /// The direction in which the text of the container runs.
  public var layoutDirection: UIUserInterfaceLayoutDirection { traitCollection.textDirection }

  /// Handles a key that was pressed. Overrides call `super` for keys that they do not use.
  ///
  /// The innermost container that is shown is asked first, and each container once for a key; of
  /// several side by side first the one in ``activeViewController``. Keys arrive when the first
  /// responder is inside the container, or when the container is the root of the window, or shown
  /// in such a root through other containers, and nothing is presented above.
  ///
  /// - Returns: Whether the container has used it. Default: the answer of ``handleEscape()`` for
  ///   Escape, and no for all other keys.
  open func handleKey(_ key: UIKey) -> Bool { containerCore.isEscapeUsed(by: key) }

  /// Returns, or closes what is open, for the Escape key, and for the gesture that assistive
  /// technologies have for it (`accessibilityPerformEscape()`). Overrides call `super` where there
  /// is nothing to do.
  ///
  /// Containers are asked in the order of ``handleKey(_:)``.
  ///
  /// - Returns: Whether the container has done something. Default: no, but a container that is
  ///   changing uses it, so that it does not reach those around it.
  open func handleEscape() -> Bool { containerCore.isBusy }

  /// Handles keys; others are forwarded to `super`.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    containerCore.pressesBegan(presses) { super.pressesBegan($0, with: event) }
  }

  /// Handles Escape.
  open override func accessibilityPerformEscape() -> Bool {
    containerCore.performEscape() || super.accessibilityPerformEscape()
  }

  // MARK: Status bar and edges

  #if !os(tvOS)
    /// The active child.
    open override var childForStatusBarStyle: UIViewController? { activeViewController }
    /// The active child.
    open override var childForStatusBarHidden: UIViewController? { activeViewController }
    /// The active child.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { activeViewController }
    /// The active child.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
      activeViewController
    }
    /// The active child.
    open override var childViewControllerForPointerLock: UIViewController? { activeViewController }
  #endif

  // MARK: Progress

  /// The progress of the movement that runs; of several, that of the one that began last. `nil` at
  /// rest.
  ///
  /// It can be observed: `withObservationTracking`, and all that is built on it, is informed of
  /// each change.
  ///
  /// ```swift
  /// for await progress in Observations({ container.progress }) { indicator.show(progress) }
  /// ```
  ///
  /// While nobody observes a transition that runs by itself, nothing is computed for it.
  public var progress: ContainerProgress? { containerCore.progress }

  /// Called for each value of ``ContainerProgress``, before all others who observe it. Does nothing
  /// by default: a container forwards it to its own delegate. Overrides call `super`.
  open func progressDidChange(_ progress: ContainerProgress) {}

  /// Calls a closure for each movement: once when it begins, then whenever it is further, and once
  /// when it ends.
  ///
  /// The closure is called after the delegate. Its requests wait, as in other callbacks. A closure
  /// that is registered during a movement receives the rest of it.
  ///
  /// - Parameter observer: The closure, which the container keeps. It must not keep the container
  ///   alive.
  /// - Returns: The registration, which cancels the calls.
  @discardableResult
  public func observeProgress(
    _ observer: @escaping (ContainerProgress) -> Void
  ) -> ContainerProgressRegistration { containerCore.observeProgress(observer) }

  /// Reports that something begins to move that is not the transition of a stack.
  ///
  /// - Parameters:
  ///   - kind: The kind of the movement.
  ///   - from: The child that disappears.
  ///   - to: The child that appears.
  ///   - isInteractive: Whether a finger, or the program by an interaction, moves it.
  ///   - fraction: Where it is, asked as long as it has not ended. It must not keep the container
  ///     alive.
  /// - Returns: The movement, which has to be ended.
  public func beginMovement(
    _ kind: ContainerProgress.Kind, from: UIViewController?, to: UIViewController?,
    isInteractive: Bool, fraction: @escaping () -> CGFloat
  ) -> ContainerMovement {
    containerCore.beginMovement(
      kind, from: from, to: to, isInteractive: isInteractive, fraction: fraction)
  }

  deinit {}
}

/// The core of a ``ContainerViewController``, which asks that for what a subclass of it decides.
private final class ControllerCore: ContainerCore {
  private var controller: ContainerViewController? { owner as? ContainerViewController }

  override var activeViewController: UIViewController? { controller?.activeViewController }

  override var viewControllersForAppearance: [UIViewController] {
    controller?.viewControllersForAppearance ?? []
  }

  override var viewControllersForAutorotation: [UIViewController] {
    controller?.viewControllersForAutorotation ?? []
  }

  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    controller?.containerStack(stack, handle: event)
  }

  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    controller?.willExchange(former, with: new)
  }

  override func progressDidChange(_ progress: ContainerProgress) {
    controller?.progressDidChange(progress)
  }

  override func handleKey(_ key: UIKey) -> Bool { controller?.handleKey(key) == true }

  override func handleEscape() -> Bool { controller?.handleEscape() == true }

  deinit {}
}
