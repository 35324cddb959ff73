#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The base class of containers: a controller with one or several stacks of children.
///
/// A subclass defines the regions of its stacks and offers operations on them. This class does the rest:
/// it forwards appearance, memory warnings and sizes to the children that they concern, and answers
/// UIKit's questions about orientations, status bar and home indicator for them.
///
/// ```swift
/// final class TwoPaneViewController: ContainerViewController {
///   private(set) lazy var list = addStack()
///   private(set) lazy var detail = addStack()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     list.region = makePane(in: view.bounds.divided(atDistance: 320, from: .minXEdge).slice)
///     detail.region = makePane(in: view.bounds.divided(atDistance: 320, from: .minXEdge).remainder)
///   }
/// }
/// ```
///
/// ## What is forwarded
///
/// - **Appearance**: the four callbacks go to every stack, in the order in which they were added.
///   UIKit itself sends none to the children.
/// - **Size**: `viewWillTransition(to:with:)` reaches the children whose views are in the window, each
///   with the size that its region is going to have; see
///   ``size(forChildContentContainer:withParentContainerSize:)``.
/// - **Traits** are inherited as in every parent, and rotation callbacks are forwarded by UIKit.
/// - **Orientation**: ``autorotationMode`` says which children are asked. While a transition runs the
///   interface does not rotate; a rotation that was requested meanwhile follows at its end.
/// - **Status bar, home indicator, screen edges, pointer** and the orientation in which the container
///   is presented follow ``activeViewController``.
/// - **Memory warnings** unload hidden views, where the policy of a stack is to unload.
///
/// ## Subclassing
///
/// Overrides of the methods of `UIViewController` that are overridden here call `super`.
open class ContainerViewController: UIViewController {
  /// The stacks, in the order in which they were added.
  public private(set) var stacks: [ContainerStack] = []

  /// Which children are asked about orientations. Default: those whose views are in the tree.
  public var autorotationMode = AutorotationMode.container {
    didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  /// Whether the stacks send events; without an observer they save the time for it.
  var sendsEvents = true {
    didSet { for stack in stacks { stack.delegate = sendsEvents ? relay : nil } }
  }

  private lazy var relay = ContainerEventRelay(owner: self)
  /// Where the callbacks that have been forwarded leave the stacks.
  private var appearance = ContainerAppearance.disappeared
  /// Callbacks that are being forwarded to the stacks, and those that wait until that is done.
  private var visibilityChanges: [ContainerVisibilityChange] = []
  /// Whether UIKit has been requested to ask again and has not done so yet. A request takes as long as a
  /// tenth of a push, and UIKit asks once before the next frame.
  private var isUpdateRequested = false

  // MARK: Stacks

  /// Adds a stack of children.
  ///
  /// Add stacks before the container is displayed. One that is added later is displayed at once.
  ///
  /// - Parameter configuration: Capacity and policies.
  /// - Returns: The stack. Its events are sent to ``containerStack(_:handle:)``: do not set its delegate.
  public func addStack(
    configuration: ContainerStack.Configuration = ContainerStack.Configuration()
  ) -> ContainerStack {
    let stack = ContainerStack(container: self, configuration: configuration)
    if sendsEvents { stack.delegate = relay }
    stacks.append(stack)
    if appearance != .disappeared { stack.containerWillAppear(animated: false) }
    if appearance == .appeared || appearance == .disappearing { stack.containerDidAppear() }
    if appearance == .disappearing { stack.containerWillDisappear(animated: false) }
    return stack
  }

  /// Called for every event of the stacks. Does nothing by default: a container forwards to its own
  /// delegate the events that are part of its own API.
  open func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {}

  /// The child that the status bar, the home indicator and the like follow. Default: the one that is
  /// shown in the first stack; during a transition the one that appears.
  open var activeViewController: UIViewController? { stacks.first?.activeViewController }

  /// Called when a child is about to be replaced by its controller for the other orientation.
  func willExchange(_ former: UIViewController, with new: UIViewController) {}

  /// Whether ``title`` is that of the active child, as long as that has one. Default: no.
  public var forwardsTitle = false

  /// The title, or, with ``forwardsTitle``, that of the active child, through any number of containers
  /// that forward it too.
  open override var title: String? {
    get { (forwardsTitle ? activeViewController?.title : nil) ?? super.title }
    set { super.title = newValue }
  }

  // MARK: Appearance

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

  /// Forwards a callback to all stacks before the next one, which a child of the first stack may cause
  /// inside its own. A stack that is added meanwhile receives those that wait.
  func forward(_ change: ContainerVisibilityChange) {
    guard stacks.count > 1 || !visibilityChanges.isEmpty else {
      appearance = ContainerAppearance(after: change.kind)
      stacks.first?.handle(change)
      return
    }
    visibilityChanges.append(change)
    guard visibilityChanges.count == 1 else { return }
    while let next = visibilityChanges.first {
      appearance = ContainerAppearance(after: next.kind)
      for stack in stacks { stack.handle(next) }
      visibilityChanges.removeFirst()
    }
  }

  /// Unloads hidden views, where the overflow policy of a stack is `unload`.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    for stack in stacks { stack.releaseHiddenViews() }
  }

  // MARK: Size

  /// Exchanges the children that have another controller for an orientation.
  ///
  /// - Parameter duration: Seconds for the cross-dissolve; `nil` for none.
  func exchangeClones(forLandscape isLandscape: Bool, duration: TimeInterval?) {
    for stack in stacks { exchangeClones(in: stack, isLandscape, duration) }
  }

  /// Exchanges children that have another controller for the other orientation; see
  /// ``OrientationCloning``.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let isQuarter = abs(coordinator.targetTransform.b) > 0.5
    if isQuarter, let orientation = viewIfLoaded?.window?.windowScene?.interfaceOrientation {
      exchangeClones(
        forLandscape: orientation.isPortrait, duration: coordinator.transitionDuration)
    }
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// The size that a child gets when the view has `parentSize`: that of its region, as autoresizing
  /// makes it. Override it where regions are laid out in another way.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController,
      let region = stacks.first(where: { $0.contains(child) })?.region
    else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return size(of: region, in: parentSize)
  }

  // MARK: Orientation

  /// The children that are asked about orientations, those of each stack top to bottom. Default: as
  /// ``autorotationMode`` says.
  open var viewControllersForAutorotation: [UIViewController] {
    stacks.flatMap { $0.viewControllers(votingIn: autorotationMode) }
  }

  /// Whether no transition runs, and all children that are asked allow it.
  open override var shouldAutorotate: Bool {
    isUpdateRequested = false
    return super.shouldAutorotate && !stacks.contains(where: \.isTransitioning)
      && viewControllersForAutorotation.allSatisfy(\.shouldAutorotate)
  }

  /// What the container and all children that are asked support. UIKit reports an empty set.
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

  // MARK: Keys

  /// Handles a key that was pressed. Overrides call `super` for keys that they do not use.
  ///
  /// The innermost container that is shown is asked first, and each container once for a key. Keys arrive
  /// when the first responder is inside the container, or when the container is the root of the window, or
  /// shown in such a root through other containers, and nothing is presented above.
  ///
  /// - Returns: Whether the container has used it. Default: the answer of ``handleEscape()`` for Escape, and
  ///   no for all other keys.
  open func handleKey(_ key: UIKey) -> Bool {
    key.keyCode == .keyboardEscape && askOnce(.escape) { handleEscape() }
  }

  /// Goes back, or closes what is open, for the Escape key, and for the gesture that assistive technologies
  /// have for it (`accessibilityPerformEscape()`). Overrides call `super` where there is nothing to do.
  ///
  /// Containers are asked in the order of ``handleKey(_:)``.
  ///
  /// - Returns: Whether the container has done something. Default: no.
  open func handleEscape() -> Bool { false }

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

  /// The active child.
  open override var childForStatusBarStyle: UIViewController? { askedChild }
  /// The active child.
  open override var childForStatusBarHidden: UIViewController? { askedChild }
  /// The active child.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { askedChild }
  /// The active child.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { askedChild }
  /// The active child.
  open override var childViewControllerForPointerLock: UIViewController? { askedChild }

  private var askedChild: UIViewController? {
    isUpdateRequested = false
    return activeViewController
  }

  /// Requests that UIKit asks again about status bar, home indicator and orientations. Stacks call it when
  /// another child appears; call it when ``activeViewController`` is overridden and changes.
  public func setNeedsUpdateOfInterfacePreferences() {
    guard !isUpdateRequested, viewIfLoaded?.window != nil else { return }
    isUpdateRequested = true
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfPrefersPointerLocked()
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  deinit {}
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
