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
/// - **Preferred sizes** of the active child become that of the container; see
///   ``preferredContentSize``.
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
/// ``ContainerCore`` says what each of them does; a container that inherits from another class owns
/// one as this class does.
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

  // MARK: Appearance

  /// The children that receive appearance callbacks although no stack, and no ``ContainerContent``,
  /// shows them, such as a header or a toolbar. Default: all of these.
  ///
  /// They receive what UIKit would send them: with the container where their views are inside its
  /// view, and when their views are added or removed while it is shown; see
  /// ``updateAppearanceOfChildren()``.
  open var viewControllersForAppearance: [UIViewController] { children }

  open override func addChild(_ childController: UIViewController) {
    containerCore.addChild(childController)
    super.addChild(childController)
  }

  // Fidelity: a container that overrides this asks super first. [documented]
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? containerCore.transitionCoordinator
  }

  /// Whether the container has appeared.
  package var isShown: Bool { containerCore.isShown }

  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerCore.viewWillAppear(animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    containerCore.viewIsAppearing(animated)
  }

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

  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    containerCore.didReceiveMemoryWarning()
  }

  // MARK: Size

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

  /// The size that the container prefers: what the program has set, or else, where that is zero,
  /// the size in which a child has the one that it prefers.
  ///
  /// A popover, a sheet, and a container around follow it. It changes with the child, and together
  /// with the transition in which another child appears, by hand too. A size that changes again
  /// whenever somebody is notified of it is reported, and the last one counts.
  open override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set {
      if !containerCore.keepsPreferredContentSize(newValue) {
        super.preferredContentSize = newValue
      }
    }
  }

  /// The child whose preferred size the container has. Default: ``activeViewController`` where the
  /// container has one region, and none where it has several.
  open var viewControllerForPreferredContentSize: UIViewController? {
    containerCore.childForPreferredContentSize
  }

  /// The size that the container prefers where a child prefers one: its bars need some more.
  ///
  /// - Parameters:
  ///   - child: ``viewControllerForPreferredContentSize``.
  ///   - size: The size that the child prefers, which is not zero. A length of 0 is none.
  /// - Returns: The size. Default: that of the child, with what is around its region now.
  open func preferredContentSize(
    forChild child: UIViewController, preferring size: CGSize
  ) -> CGSize {
    containerCore.size(around: containerCore.region(of: child), of: size)
  }

  /// Takes the size that the child prefers. Overrides call `super`.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerCore.preferredContentSizeDidChange(forChildContentContainer: container)
  }

  // MARK: Size classes

  /// The horizontal size class that a child has at a width: asked before its view enters its
  /// region, and whenever that is laid out. What a program sets in the `traitOverrides` of the
  /// child counts more.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - width: The width of its view, in points.
  /// - Returns: The size class; `.unspecified` for that of the container. Default: compact where
  ///   the child is narrower than the container and than ``ContainerCore/leastRegularWidth``.
  open func horizontalSizeClass(
    forChild child: UIViewController, ofWidth width: CGFloat
  ) -> UIUserInterfaceSizeClass { containerCore.sizeClass(ofWidth: width) }

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
    @available(iOS, deprecated: 16)
    open override var shouldAutorotate: Bool {
      super.shouldAutorotate && containerCore.allowsRotation
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      containerCore.supportedInterfaceOrientations(super.supportedInterfaceOrientations)
    }

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

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    containerCore.pressesBegan(presses) { super.pressesBegan($0, with: event) }
  }

  open override func accessibilityPerformEscape() -> Bool {
    containerCore.performEscape() || super.accessibilityPerformEscape()
  }

  /// The children into which the focus of keys moves: the one in ``activeViewController``, then
  /// those that are shown beside it.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    containerCore.preferredFocusEnvironments
  }

  // MARK: Status bar and edges

  #if !os(tvOS)
    open override var childForStatusBarStyle: UIViewController? { activeViewController }
    open override var childForStatusBarHidden: UIViewController? { activeViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { activeViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
      activeViewController
    }
    open override var childViewControllerForPointerLock: UIViewController? { activeViewController }
  #endif

  // MARK: Results

  /// Removes a child that has finished with a result, or in which one has; see ``ResultProviding``.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - animated: Whether that takes time.
  /// - Returns: The operation; `nil` where the container keeps the child, and is left itself.
  ///   Default: the stack that shows the child removes it, unless it is a fixed root, one of
  ///   several that are selected, or stored by the container.
  open func removeFinishedChild(
    _ child: UIViewController, animated: Bool
  ) -> ContainerOperation? { containerCore.removeFromStack(child, animated: animated) }

  // MARK: Progress

  /// Called for each value of ``ContainerProgress``, before all others who observe it. Does nothing
  /// by default: a container forwards it to its own delegate. Overrides call `super`.
  open func progressDidChange(_ progress: ContainerProgress) {}

  deinit {}
}
