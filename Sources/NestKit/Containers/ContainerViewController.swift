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
/// Overrides of the methods of `UIViewController` that are overridden here call `super`.
open class ContainerViewController: UIViewController {
  /// The stacks, in the order in which they were added.
  public var stacks: [ContainerStack] { engines.compactMap { $0 as? ContainerStack } }

  /// The engines that show the children, in the order in which they were added: stacks, and engines
  /// of other kinds.
  private(set) var engines: [any ContainerEngine] = []

  /// Which children are asked about orientations. Default: those whose views are in the tree.
  public var autorotationMode = AutorotationMode.placedChildren {
    didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  /// Whether the stacks send events; without an observer they save the time for it.
  var sendsEvents = true {
    didSet {
      for stack in stacks { stack.delegate = sendsEvents ? relay : nil }
      progressTracker?.hasReceiver = sendsEvents
    }
  }

  private lazy var relay = ContainerEventRelay(owner: self)
  /// Where the callbacks that have been forwarded leave the stacks.
  private var appearance = ContainerAppearance.disappeared
  /// The sizes that the regions are going to have, while a change of the size is forwarded.
  private var regionSizes: RegionSizes?
  /// The children that are in no stack.
  var plainChildren = PlainChildren()
  /// Whether the child that is added next is one of a ``ContainerContent``.
  var addsContent = false
  /// Whether a finger has been recognized, and what it drives is about to begin or to be continued.
  var beginsDrag = false
  /// The tracker of the movements and their observers; `nil` before something has moved or was
  /// observed.
  var progressTracker: ContainerProgressTracker?
  /// A link for objects that refer to this container without keeping it alive.
  let backLink = BackLink<ContainerViewController>()
  // Decision 62: `ContainerQueue.visibilityChanges` is the queue of one engine; this one is for all
  // engines and the children in no stack.
  /// Callbacks that are being forwarded to the stacks, and those that wait until that is done.
  private var visibilityChanges: [ContainerVisibilityChange] = []

  // MARK: Stacks

  /// Adds a stack of children.
  ///
  /// Add stacks before the container is displayed. One that is added later is displayed at once.
  ///
  /// - Parameter configuration: Capacity and policies.
  /// - Returns: The stack. Its events are sent to ``containerStack(_:handle:)``: do not set its
  ///   delegate.
  public func addStack(
    configuration: ContainerStack.Configuration = ContainerStack.Configuration()
  ) -> ContainerStack {
    let stack = ContainerStack(container: self, configuration: configuration)
    if sendsEvents { stack.delegate = relay }
    add(stack)
    return stack
  }

  /// Adds what shows children, for a container with an engine of its own kind. It is where the
  /// callbacks that have been forwarded leave the others.
  public func add(_ engine: some ContainerEngine) {
    engines.append(engine)
    let missed: [ContainerAppearance.Callback] =
      switch appearance {
      case .disappeared: []
      case .appearing: [.willAppear]
      case .appeared: [.willAppear, .didAppear]
      case .disappearing: [.willAppear, .didAppear, .willDisappear]
      }
    for callback in missed {
      engine.handle(ContainerVisibilityChange(kind: callback, isAnimated: false))
    }
  }

  /// Requests operations that are those of the container itself: no ``TransitionConflictPolicy``
  /// refuses them.
  ///
  /// They begin when those that run or wait have ended. A restoration of a container does this by
  /// itself.
  public func ignoringConflictPolicies(_ body: () -> Void) {
    let engines = beginIgnoringConflictPolicies()
    body()
    for engine in engines { engine.ignoreConflictPolicy(false) }
  }

  /// - Returns: The engines, each of which ignores its policy until its count is reduced.
  func beginIgnoringConflictPolicies() -> [any ContainerEngine] {
    for engine in engines { engine.ignoreConflictPolicy(true) }
    return engines
  }

  /// Changes where the regions are, and ends transitions in them. Requests that callbacks make
  /// meanwhile, and those that wait, begin when that is done, so that a child that appears has its
  /// final frame.
  public func changingRegions(_ body: () -> Void) {
    let engines = engines
    for engine in engines { engine.holdRequests(true) }
    body()
    for engine in engines { engine.holdRequests(false) }
  }

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
    guard stacks.contains(where: { $0 === stack }) else {
      return .refused(.otherStack(in: self))
    }
    let operation = stack.remove()
    operation.whenFinished { _ in
      self.engines.removeAll { $0 === stack }
      self.setNeedsUpdateOfInterfacePreferences()
    }
    return operation
  }

  /// Called for every event of the stacks. Does nothing by default: a container forwards to its own
  /// delegate the events that are part of its own API.
  open func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {}

  /// The child that the status bar, the home indicator and the like follow. Default: the one that
  /// is shown in the first stack; during a transition the one that appears.
  open var activeViewController: UIViewController? {
    (engines.first as? ContainerStack)?.activeViewController
  }

  /// Called when another controller is about to stand for a child, because of the orientation of
  /// the interface; for a container that knows its children by other means than its stacks. Where
  /// the exchange is cancelled it is called in reverse. Does nothing by default.
  open func willExchange(_ former: UIViewController, with new: UIViewController) {}

  /// The properties that the container takes from its active child: title, items for bars. Default:
  /// none.
  ///
  /// A bar that shows the container shows the child, also where that changes its properties, and
  /// through any number of containers that forward them too. During a transition between children,
  /// what the bar shows moves with it, by hand too. Where there is no child, and when a property is
  /// no longer forwarded, it has the value that the program had set before; what the program sets
  /// meanwhile is replaced by the next change of the child, but for the title.
  public var forwardedProperties: ForwardedProperties = [] {
    didSet {
      guard forwardedProperties != oldValue else { return }
      let forwarder = forwarder ?? PropertyForwarder(container: self)
      self.forwarder = forwarder
      forwarder.update(with: nil)
      forwarder.forward(forwardedProperties)
      if forwardedProperties.isEmpty { self.forwarder = nil }
    }
  }

  private var forwarder: PropertyForwarder?

  /// Another child may be the active one.
  ///
  /// - Parameter coordinator: The transition in which it becomes so; nil for none.
  func activeViewControllerMayHaveChanged(
    with coordinator: @autoclosure () -> (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    if let forwarder { forwarder.update(with: coordinator()) }
  }

  /// The title, or that of the active child with ``forwardedProperties``.
  open override var title: String? {
    get { super.title }
    set { if forwarder?.programSets(title: newValue) != true { super.title = newValue } }
  }

  // MARK: Appearance

  /// The children that receive appearance callbacks although no stack, and no ``ContainerContent``,
  /// shows them, such as a header or a toolbar. Default: all of these.
  ///
  /// They receive what UIKit would send them: with the container where their views are inside its
  /// view, and when their views are added or removed while it is shown; see
  /// ``updateAppearanceOfChildren()``.
  open var viewControllersForAppearance: [UIViewController] { children }

  /// Adds a child. One that no stack shows receives appearance callbacks as
  /// ``viewControllersForAppearance`` says.
  open override func addChild(_ childController: UIViewController) {
    if !addsContent { plainChildren.add(childController) }
    addsContent = false
    super.addChild(childController)
  }

  /// The coordinator of the transition that an ancestor takes part in, or else that of the stack
  /// that sends its callbacks, or else that of a stack whose transition runs; children have it too.
  /// `nil` while there is none. See ``ContainerStack/transitionCoordinator``.
  // Fidelity: a container that overrides this asks super first. [documented]
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let coordinator = super.transitionCoordinator { return coordinator }
    let stacks = stacks
    let sending = stacks.lazy.filter(\.queue.isPerforming).compactMap(\.transitionCoordinator)
    return sending.first ?? stacks.lazy.compactMap(\.transitionCoordinator).first
  }

  /// Whether the container has appeared.
  package var isShown: Bool { appearance == .appeared }

  /// `false`: the stacks send the children their appearance callbacks.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    exchangeClonesForPresentOrientation()
    forward(ContainerVisibilityChange(kind: .willAppear, isAnimated: animated))
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // A root is in its window only now.
    exchangeClonesForPresentOrientation()
  }

  /// Follows the views of children that are in no stack.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateAppearanceOfChildren()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forward(ContainerVisibilityChange(kind: .didAppear, isAnimated: nil))
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forward(ContainerVisibilityChange(kind: .willDisappear, isAnimated: animated))
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forward(ContainerVisibilityChange(kind: .didDisappear, isAnimated: nil))
  }

  /// Forwards a callback to all stacks before the next one, which a child of the first stack may
  /// cause inside its own. A stack that is added meanwhile receives those that wait.
  private func forward(_ change: ContainerVisibilityChange) {
    guard engines.count > 1 || !visibilityChanges.isEmpty || !plainChildren.isEmpty else {
      appearance = ContainerAppearance(after: change.kind)
      engines.first?.handle(change)
      return
    }
    visibilityChanges.append(change)
    guard visibilityChanges.count == 1 else { return }
    while let next = visibilityChanges.first {
      appearance = ContainerAppearance(after: next.kind)
      for engine in engines { engine.handle(next) }
      forwardToPlainChildren(next)
      visibilityChanges.removeFirst()
    }
  }

  /// Whether a memory warning unloads views that nobody sees: those out of the tree, and, while the
  /// container itself is hidden, all of them. They are loaded again when they are needed. Default:
  /// no, since a view may have state; a stack whose policy is `unload`, and pages that are not in
  /// sight, are unloaded in any case.
  public var unloadsViewsOnMemoryWarning = false

  /// Unloads hidden views, as ``unloadsViewsOnMemoryWarning`` and the policies of the stacks say.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    for engine in engines { engine.releaseHiddenViews() }
  }

  // MARK: Size

  /// Exchanges the children that have another controller for the orientation that the interface
  /// has.
  private func exchangeClonesForPresentOrientation() {
    if let isInLandscape { exchangeClones(forLandscape: isInLandscape, duration: nil) }
  }

  /// Exchanges the children that have another controller for an orientation.
  ///
  /// - Parameter duration: Seconds for the cross-dissolve; `nil` for none.
  private func exchangeClones(forLandscape isLandscape: Bool, duration: TimeInterval?) {
    for engine in engines {
      engine.exchangeClones(forLandscape: isLandscape, duration: duration)
    }
  }

  /// Exchanges children that have another controller for the other orientation; see
  /// ``OrientationCloning``.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let isQuarter = abs(coordinator.targetTransform.b) > 0.5
    if isQuarter, let isInLandscape {
      exchangeClones(forLandscape: !isInLandscape, duration: coordinator.transitionDuration)
    }
    regionSizes = RegionSizes(of: self, in: size)
    super.viewWillTransition(to: size, with: coordinator)
    regionSizes = nil
  }

  /// The size that a child gets when the view has `parentSize`: that of its region, as autoresizing
  /// makes it, or, where constraints place the region, as a layout in that size makes it. Override
  /// it where regions are laid out by other means.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let sizes = regionSizes.flatMap { $0.size == parentSize ? $0 : nil }
    guard let child = container as? UIViewController,
      let stack = sizes.map({ $0.stack(of: child) }) ?? stacks.first(where: { $0.contains(child) }),
      let region = stack.region, let content = stack.content(of: child)
    else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return content.size(in: sizes?.size(of: region) ?? size(of: region, in: parentSize))
  }

  // MARK: Orientation

  /// The children that are asked about orientations, those of each stack top to bottom. Default: as
  /// ``autorotationMode`` says.
  open var viewControllersForAutorotation: [UIViewController] {
    stacks.flatMap { $0.viewControllers(deciding: autorotationMode) }
  }

  #if !os(tvOS)
    /// Whether no transition runs, and all children that are asked allow it.
    @available(iOS, deprecated: 16)
    open override var shouldAutorotate: Bool {
      super.shouldAutorotate && !engines.contains(where: \.isMoving)
        && viewControllersForAutorotation.allSatisfy(\.shouldAutorotate)
    }

    /// The orientations that the container and all children that are asked support. UIKit reports
    /// an empty set.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      viewControllersForAutorotation.reduce(super.supportedInterfaceOrientations) {
        $0.intersection($1.supportedInterfaceOrientations)
      }
    }

    /// The preference of the active child, where the container supports it.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      guard let preference = activeViewController?.preferredInterfaceOrientationForPresentation,
        supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(preference))
      else { return super.preferredInterfaceOrientationForPresentation }
      return preference
    }
  #endif

  // MARK: Keys

  /// Handles a key that was pressed. Overrides call `super` for keys that they do not use.
  ///
  /// The innermost container that is shown is asked first, and each container once for a key; of
  /// several side by side first the one in ``activeViewController``. Keys arrive when the first
  /// responder is inside the container, or when the container is the root of the window, or shown
  /// in such a root through other containers, and nothing is presented above.
  ///
  /// - Returns: Whether the container has used it. Default: the answer of ``handleEscape()`` for
  ///   Escape, and no for all other keys.
  open func handleKey(_ key: UIKey) -> Bool {
    key.keyCode == .keyboardEscape && askOnce(.escape) { handleEscape() }
  }

  /// Returns, or closes what is open, for the Escape key, and for the gesture that assistive
  /// technologies have for it (`accessibilityPerformEscape()`). Overrides call `super` where there
  /// is nothing to do.
  ///
  /// Containers are asked in the order of ``handleKey(_:)``.
  ///
  /// - Returns: Whether the container has done something. Default: no, but a container that is
  ///   changing uses it, so that it does not reach those around it.
  open func handleEscape() -> Bool { engines.contains(where: \.isBusy) }

  /// Handles keys; others are forwarded to `super`.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in press.key.map { !performKey($0) } ?? true }
    guard !others.isEmpty else { return }
    forwardingToOthers { super.pressesBegan(others, with: event) }
  }

  /// Handles Escape.
  open override func accessibilityPerformEscape() -> Bool {
    performEscape() || super.accessibilityPerformEscape()
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

  /// Requests that UIKit asks again about status bar, home indicator and orientations. Stacks call
  /// it when another child appears; call it when ``activeViewController`` is overridden and
  /// changes.
  public func setNeedsUpdateOfInterfacePreferences() {
    activeViewControllerMayHaveChanged()
    requestInterfacePreferences()
  }

  /// The same, but for what bars show of the active child.
  func requestInterfacePreferences() {
    guard viewIfLoaded?.window != nil else { return }
    #if !os(tvOS)
      setNeedsStatusBarAppearanceUpdate()
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      setNeedsUpdateOfPrefersPointerLocked()
    #endif
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  // MARK: Progress

  /// Called for each value of ``ContainerProgress``, before all others who observe it. Does nothing
  /// by default: a container forwards it to its own delegate. Overrides call `super`.
  open func progressDidChange(_ progress: ContainerProgress) {}

  deinit { backLink.clear() }
}

/// Forwards the events of the stacks to their container.
///
/// It is an object of its own because a stack refers to its delegate weakly, and every retain and
/// release of an object that was referenced weakly is slow from then on.
private final class ContainerEventRelay: ContainerStackDelegate {
  /// The container, which alone keeps this object.
  private unowned let owner: ContainerViewController

  init(owner: ContainerViewController) { self.owner = owner }

  deinit {}

  func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    owner.containerStack(stack, handle: event)
  }
}
