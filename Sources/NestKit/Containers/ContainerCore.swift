/// The work of a container, for a controller that owns it: the engines that show children, and what
/// is forwarded to them and asked of them.
///
/// A ``ContainerViewController`` owns one, and asks it from its overrides. A container that has to
/// inherit from another class owns one too, conforms to ``ContainerCoreOwner``, and asks it from
/// the same overrides, each after `super`:
///
/// ```swift
/// final class LedgerViewController: LedgerBaseController, ContainerCoreOwner {
///   private(set) lazy var containerCore = ContainerCore(owner: self)
///   private(set) lazy var pages = containerCore.addStack()
///
///   override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
///
///   override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     containerCore.viewWillAppear(animated)
///   }
///   // … and so on: see below.
/// }
/// ```
///
/// | Override | Asks |
/// |---|---|
/// | the five appearance callbacks | the method of the same name |
/// | `shouldAutomaticallyForwardAppearanceMethods` | nothing: `false` |
/// | `viewDidLayoutSubviews`, `didReceiveMemoryWarning` | the method of the same name |
/// | `addChild(_:)` | ``addChild(_:)``, before `super` |
/// | `transitionCoordinator` | ``transitionCoordinator``, where `super` has none |
/// | `viewWillTransition(to:with:)` | ``viewWillTransition(to:with:forward:)``, which calls `super` |
/// | `size(forChildContentContainer:withParentContainerSize:)` | the method of the same name, `super` where it has no answer |
/// | `preferredContentSize` | ``keepsPreferredContentSize(_:)``, before `super` is set |
/// | `preferredContentSizeDidChange(forChildContentContainer:)` | the method of the same name |
/// | orientations | ``allowsRotation``, ``supportedInterfaceOrientations(_:)``, ``preferredInterfaceOrientation(in:)`` |
/// | `childForStatusBarStyle` and its kin | ``activeViewController`` |
/// | `pressesBegan(_:with:)`, `accessibilityPerformEscape()` | ``pressesBegan(_:forward:)``, ``performEscape()`` |
/// | `preferredFocusEnvironments` | the property of the same name |
/// | `title` | ``keepsTitle(_:)``, for a container with ``forwardedProperties`` |
///
/// An override that is missing is a duty that the container does not have: without that of
/// `addChild(_:)` children in no stack receive no appearance callbacks.
///
/// A subclass of this class decides what a subclass of ``ContainerViewController`` decides:
/// ``activeViewController``, ``containerStack(_:handle:)``, ``handleEscape()``.
open class ContainerCore {
  /// The controller that owns the core; `nil` once it is gone.
  public var owner: UIViewController? { link.container }

  /// The stacks, in the order in which they were added.
  public final var stacks: [ContainerStack] { engines.compactMap { $0 as? ContainerStack } }

  /// The engines that show the children, in the order in which they were added: stacks, and engines
  /// of other kinds.
  private(set) final var engines: [any ContainerEngine] = []

  /// Which children are asked about orientations. Default: those whose views are in the tree.
  public final var autorotationMode = AutorotationMode.placedChildren {
    didSet { owner?.setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  /// Whether a memory warning unloads views that nobody sees. Default: no. See
  /// ``ContainerViewController/unloadsViewsOnMemoryWarning``.
  public final var unloadsViewsOnMemoryWarning = false

  /// The properties that the container takes from its active child. Default: none. See
  /// ``ContainerViewController/forwardedProperties``.
  public final var forwardedProperties: ForwardedProperties = [] {
    didSet {
      guard forwardedProperties != oldValue else { return }
      let forwarder = forwarder ?? PropertyForwarder(core: self)
      self.forwarder = forwarder
      forwarder.activeChildMayHaveChanged { nil }
      forwarder.forward(forwardedProperties)
      guard forwardedProperties.isEmpty else { return addFirst(forwarder) }
      remove(forwarder)
      self.forwarder = nil
    }
  }

  private final var forwarder: PropertyForwarder?
  /// The objects that are informed where another child may be active; first the one that forwards
  /// its properties.
  final var activeChildObservers: [any ActiveChildObserver] = []

  /// Informs an observer before all others, which find the forwarded properties up to date.
  private final func addFirst(_ observer: any ActiveChildObserver) {
    remove(observer)
    activeChildObservers.insert(observer, at: 0)
  }

  /// Whether the stacks send events; without an observer they save the time for it.
  final var sendsEvents = true {
    didSet {
      for stack in stacks { stack.delegate = sendsEvents ? relay : nil }
      progressTracker?.hasReceiver = sendsEvents
    }
  }

  private final lazy var relay = ContainerEventRelay(core: self)
  /// Where the callbacks that have been forwarded leave the stacks.
  final var appearance = ContainerAppearance.disappeared
  /// The sizes that the regions are going to have, while a change of the size is forwarded.
  final var regionSizes: RegionSizes?
  /// The preferred size of the container.
  final var preferredSize = ContainerPreferredSize()
  /// The children that are in no stack.
  final var plainChildren = PlainChildren()
  /// Whether the child that is added next is one of a ``ContainerContent``.
  final var addsContent = false
  /// The child that the container removes now by itself.
  final var removedChild: ObjectIdentifier?
  /// Those who are informed of children that are taken.
  final var takingObservers: [(UIViewController) -> Void] = []
  /// Whether a finger has been recognized, and what it drives is about to begin or to be continued.
  final var beginsDrag = false
  /// The view that resists the finger whose request waits for an answer, or was refused by one.
  final var resistingView: UIView?
  /// Whether those whom a container leaves are asked. UIKit's own containers ask nobody.
  final let asksGuards: Bool
  /// The tracker of the movements and their observers; `nil` before something has moved or was
  /// observed.
  final var progressTracker: ContainerProgressTracker?
  /// The link to the controller that owns the core.
  final let link: ContainerLink
  /// A link for objects that refer to the core without keeping it alive.
  final let backLink = BackLink<ContainerCore>()
  /// Whether the owner has received that it will disappear before the core has that it will appear.
  final var disappearsEarly = false
  // Decision 62: `ContainerQueue.visibilityChanges` is the queue of one engine; this one is for all
  // engines and the children in no stack.
  /// Callbacks that are being forwarded to the stacks, and those that wait until that is done.
  final var visibilityChanges: [ContainerVisibilityChange] = []

  /// Creates a core without stacks.
  ///
  /// - Parameter owner: The controller that owns it, which is not retained.
  public init(owner: UIViewController) {
    link = ContainerLink(registeredIn: owner)
    asksGuards = !(owner is any PrivateCoreOwner)
    backLink.target = self
  }

  deinit { backLink.clear() }

  // MARK: Stacks

  /// Adds a stack of children. See ``ContainerViewController/addStack(configuration:)``.
  public final func addStack(
    configuration: ContainerStack.Configuration = ContainerStack.Configuration()
  ) -> ContainerStack {
    let stack = ContainerStack(core: self, configuration: configuration)
    if sendsEvents { stack.delegate = relay }
    add(stack)
    return stack
  }

  /// Adds what shows children, for a container with an engine of its own kind. It is where the
  /// callbacks that have been forwarded leave the others.
  public final func add(_ engine: some ContainerEngine) {
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

  /// Removes a stack, also while it is shown. See ``ContainerViewController/removeStack(_:)``.
  @discardableResult
  public final func removeStack(_ stack: ContainerStack) -> ContainerOperation {
    guard stacks.contains(where: { $0 === stack }) else { return .refused(.otherStack(in: owner)) }
    let operation = stack.remove()
    operation.whenFinished { _ in
      self.engines.removeAll { $0 === stack }
      self.setNeedsUpdateOfInterfacePreferences()
    }
    return operation
  }

  /// Requests operations that no ``TransitionConflictPolicy`` refuses. See
  /// ``ContainerViewController/ignoringConflictPolicies(_:)``.
  public final func ignoringConflictPolicies(_ body: () -> Void) {
    let engines = beginIgnoringConflictPolicies()
    body()
    for engine in engines { engine.ignoreConflictPolicy(false) }
  }

  /// - Returns: The engines, each of which ignores its policy until its count is reduced.
  final func beginIgnoringConflictPolicies() -> [any ContainerEngine] {
    for engine in engines { engine.ignoreConflictPolicy(true) }
    return engines
  }

  /// Changes where the regions are, and ends transitions in them. See
  /// ``ContainerViewController/changingRegions(_:)``.
  public final func changingRegions(_ body: () -> Void) {
    let engines = engines
    for engine in engines { engine.holdRequests(true) }
    body()
    for engine in engines { engine.holdRequests(false) }
  }

  // MARK: What a container decides

  /// The child that the status bar, the home indicator and the like follow. Default: the one that
  /// is shown in the first stack; during a transition the one that appears.
  open var activeViewController: UIViewController? { firstActiveViewController }

  /// The children that receive appearance callbacks although no stack shows them. Default: all of
  /// these. See ``ContainerViewController/viewControllersForAppearance``.
  open var viewControllersForAppearance: [UIViewController] { owner?.children ?? [] }

  /// The children that are asked about orientations, those of each stack top to bottom. Default: as
  /// ``autorotationMode`` says.
  open var viewControllersForAutorotation: [UIViewController] { decidingViewControllers }

  /// The child whose preferred size the container has. Default: the active one where the container
  /// has one region, and none where it has several. See
  /// ``ContainerViewController/viewControllerForPreferredContentSize``.
  open var viewControllerForPreferredContentSize: UIViewController? { childForPreferredContentSize }

  /// The size that the container prefers where a child prefers one. Default: that one, with what is
  /// around the region of the child. See
  /// ``ContainerViewController/preferredContentSize(forChild:preferring:)``.
  open func preferredContentSize(
    forChild child: UIViewController, preferring size: CGSize
  ) -> CGSize {
    self.size(around: region(of: child), of: size)
  }

  /// The horizontal size class that a child has at a width. Default: compact where the child is
  /// narrower than the owner and than ``leastRegularWidth``. See
  /// ``ContainerViewController/horizontalSizeClass(forChild:ofWidth:)``.
  open func horizontalSizeClass(
    forChild child: UIViewController, ofWidth width: CGFloat
  ) -> UIUserInterfaceSizeClass { sizeClass(ofWidth: width) }

  /// Called for every event of the stacks. Does nothing by default.
  open func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {}

  /// Called when another controller is about to stand for a child, because of the orientation of
  /// the interface. Does nothing by default. See ``ContainerViewController/willExchange(_:with:)``.
  open func willExchange(_ former: UIViewController, with new: UIViewController) {}

  /// Called for each value of ``ContainerProgress``, before all others who observe it. Does nothing
  /// by default.
  open func progressDidChange(_ progress: ContainerProgress) {}

  /// Handles a key that was pressed. Overrides call `super` for keys that they do not use. See
  /// ``ContainerViewController/handleKey(_:)``.
  open func handleKey(_ key: UIKey) -> Bool { isEscapeUsed(by: key) }

  /// Returns, or closes what is open, for the Escape key. Overrides call `super` where there is
  /// nothing to do. See ``ContainerViewController/handleEscape()``.
  open func handleEscape() -> Bool { isBusy }

  /// Removes a child that has finished with a result (``ResultProviding``), or in which one has.
  /// Default: the stack that shows it removes it, unless it is a fixed root, one of several that
  /// are selected, or stored by the container. See
  /// ``ContainerViewController/removeFinishedChild(_:animated:)``.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - animated: Whether that takes time.
  /// - Returns: The operation; `nil` where the container keeps the child, and is left itself.
  open func removeFinishedChild(
    _ child: UIViewController, animated: Bool
  ) -> ContainerOperation? { removeFromStack(child, animated: animated) }

  // The answers that a container gives unless it decides otherwise.

  /// The child that the first stack shows.
  final var firstActiveViewController: UIViewController? {
    (engines.first as? ContainerStack)?.activeViewController
  }

  /// The children that are asked about orientations as the mode says.
  final var decidingViewControllers: [UIViewController] {
    stacks.flatMap { $0.viewControllers(deciding: autorotationMode) }
  }

  /// Whether an engine is changing, so that Escape does not reach those around the container.
  final var isBusy: Bool { engines.contains(where: \.isBusy) }

  // MARK: The active child

  /// Takes the title that the program sets, while that of the active child stands for it.
  ///
  /// - Returns: Whether it does, so that the owner does not set its own.
  public final func keepsTitle(_ title: String?) -> Bool {
    forwarder?.programSets(title: title) == true
  }

  /// Requests that UIKit asks again about status bar, home indicator and orientations, of which the
  /// active child decides. Call it when ``activeViewController`` is overridden and changes.
  ///
  /// - Parameter coordinator: The transition in which another child becomes the active one; `nil`,
  ///   the default, for none. Read only where somebody follows the active child.
  public final func setNeedsUpdateOfInterfacePreferences(
    with coordinator: @autoclosure () -> (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    activeViewControllerMayHaveChanged(with: coordinator())
    requestInterfacePreferences()
  }

  /// The same, but for what bars show of the active child.
  final func requestInterfacePreferences() {
    guard let owner, owner.viewIfLoaded?.window != nil else { return }
    #if !os(tvOS)
      owner.setNeedsStatusBarAppearanceUpdate()
      owner.setNeedsUpdateOfHomeIndicatorAutoHidden()
      owner.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      owner.setNeedsUpdateOfPrefersPointerLocked()
    #endif
    owner.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}

/// Forwards the events of the stacks to the core of their container.
///
/// It is an object of its own because a stack refers to its delegate weakly, and every retain and
/// release of an object that was referenced weakly is slow from then on.
private final class ContainerEventRelay: ContainerStackDelegate {
  /// The core, which alone keeps this object.
  private unowned let core: ContainerCore

  init(core: ContainerCore) { self.core = core }

  deinit {}

  func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    core.containerStack(stack, handle: event)
  }
}
