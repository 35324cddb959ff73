/// A container of several children, of which it shows one.
///
/// ```swift
/// let container = TabsViewController(viewControllers: [list, map, calendar])
/// container.showsTabBar = true
/// container.selectViewController(at: 2)
/// ```
///
/// All controllers are children for as long as they are in the list. Their views are loaded when
/// they are shown first, and stay loaded or are unloaded when they are hidden, as the container was
/// made. The order of the list says where a child appears from: by default one further on pushes
/// from the trailing edge, one further back from the leading edge.
///
/// The user selects the next and the previous child by dragging sideways, by the arrow keys with
/// command, control or option, and with a bar of tabs, if it is shown; each can be switched off,
/// and the delegate has a veto. The list does not continue from the last child to the first. A
/// child finds its container as `tabsViewController`, through any number of other containers.
///
/// ## What happens when
///
/// `new` is selected instead of `old`, left to right and top to bottom:
///
/// ```
///  delegate            old                              new
///                                                       viewDidLoad, if it is not loaded
///  willHide(old)
///                      viewWillDisappear
///  willShow(new)
///                                                       viewWillAppear, viewIsAppearing
///  ··························· the transition runs ·································
///                      viewDidDisappear
///  didHide(old)
///                                                       viewDidAppear
///  didShow(new)
/// ```
///
/// Neither moves from or to a parent. An operation that is requested while a transition runs, or
/// inside a callback, waits for its turn.
///
/// ## Subclassing
///
/// Overrides call `super`. A subclass that lays out its own view sets ``region``. The container
/// sends its events only while it has a delegate.
open class TabsViewController: ContainerViewController {
  /// Receives what is shown, and decides what the user may select.
  public weak var delegate: (any TabsViewControllerDelegate)? {
    didSet { sendsEvents = delegate != nil || bar != nil }
  }
  /// How a child appears that is further on in the list. Default: it pushes from the trailing edge.
  public var forwardTransition = Transition.pushFromTrailing
  /// How a child appears that is further back in the list. Default: it pushes from the leading
  /// edge.
  public var backwardTransition = Transition.pushFromLeading
  /// Whether the user can select the next and the previous child by dragging sideways. Default:
  /// yes.
  public var isSwipeEnabled = true {
    didSet { drag.recognizer.isEnabled = isSwipeEnabled }
  }
  /// Whether the arrow keys, with command, control or option, select the next and the previous
  /// child. Default: yes.
  public var areKeysEnabled = true

  private let unloadsHiddenViews: Bool
  private(set) lazy var stack = addStack(
    configuration: .init(capacity: 1, overflow: unloadsHiddenViews ? .unload : .keep))
  /// The drag of a finger: its recognizer, its thresholds, and the decisions of the program about
  /// it.
  public private(set) lazy var drag = ContainerDrag(
    in: self, shouldBegin: { $0.allowsDrag($1, from: $2) }, begin: { $0.beginDrag($1) },
    resistingView: { $0.resistingView })
  /// In the order of the list, with children that are still to be added or removed.
  private var order: [UIViewController] = []
  /// The order that was there when the last list had been set, for one that does not come to be.
  private var settledOrder: [UIViewController] = []
  private var selection = PendingSelection<UIViewController>()
  /// The list that was requested last, as long as its operation has not ended.
  private(set) var requestedList: (list: [UIViewController], operation: ObjectIdentifier)?
  /// The number of operations that have not ended.
  private var pendingCount = 0
  /// Whether a finger drags where there is no further child.
  var isDraggedBeyondEnd = false
  let contentView = UIView()
  var bar: TabBar?
  /// The size of the container when it was laid out last.
  var sizeOfLayout: CGSize?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - viewControllers: The children, each of them once. The first one is selected. A controller
  ///     that cannot be a child is reported, and the container is empty.
  ///   - unloadsHiddenViews: Whether the view of a child is unloaded when another one is shown.
  ///     Default: views stay loaded.
  public init(viewControllers: [UIViewController] = [], unloadsHiddenViews: Bool = false) {
    self.unloadsHiddenViews = unloadsHiddenViews
    super.init(nibName: nil, bundle: nil)
    setUp()
    setViewControllers(viewControllers)
  }

  /// Creates an empty container from an archive.
  public required init?(coder: NSCoder) {
    unloadsHiddenViews = false
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    sendsEvents = false
    autorotationMode = .topChildren
    _ = stack
  }

  // MARK: Children

  /// The children, in their order.
  public var viewControllers: [UIViewController] { order.filter(stack.contains) }

  /// The child that is selected: the one that the container is about to show, or else the one that
  /// is shown.
  public var selectedViewController: UIViewController? {
    // One that was selected in a list that was cancelled is no child.
    guard let target = selection.target, latestViewControllers.contains(target) else {
      return stack.activeViewController
    }
    return target
  }

  /// The index of the selected child; `nil` without children.
  public var selectedIndex: Int? {
    selectedViewController.flatMap { viewControllers.firstIndex(of: $0) }
  }

  /// Makes the list another one. Children that stay are left alone.
  ///
  /// - Parameters:
  ///   - viewControllers: The children, each of them once.
  ///   - selected: The one that is shown; it is in the list. Default: the one that is selected now
  ///     if it stays, else the first one.
  ///   - transition: How the selected child appears, if it is new. Default: at once.
  ///   - animated: Whether a change of the child that is shown takes time.
  @discardableResult
  public func setViewControllers(
    _ viewControllers: [UIViewController], selecting selected: UIViewController? = nil,
    transition: Transition = .none, animated: Bool = true
  ) -> ContainerOperation {
    if let selected, !viewControllers.contains(selected) {
      return .refused(.notInTabs(selected, self))
    }
    let remaining = selectedViewController.flatMap { viewControllers.contains($0) ? $0 : nil }
    guard let top = selected ?? remaining ?? viewControllers.first else {
      return note(nil) { stack.setViewControllers([], animated: animated) }
    }
    if Set(viewControllers).count < viewControllers.count {
      return .refused(.listedTwice(in: self))
    }
    arrange(viewControllers)
    let operation = note(top) {
      stack.setViewControllers(
        viewControllers.filter { $0 !== top } + [top], transition: transition, animated: animated)
    }
    let identity = ObjectIdentifier(operation)
    if !operation.isFinished { requestedList = (viewControllers, identity) }
    operation.whenFinished { [weak self] in
      self?.listDidEnd(viewControllers, identity, $0)
    }
    return operation
  }

  private func listDidEnd(
    _ list: [UIViewController], _ operation: ObjectIdentifier,
    _ outcome: ContainerOperation.Outcome
  ) {
    if requestedList?.operation == operation { requestedList = nil }
    switch outcome {
    case .done:
      arrange(list)
      settledOrder = order
    case .refused, .cancelled: arrange(settledOrder)
    case .coalesced: break
    }
    releaseRemoved()
  }

  /// The children have the order of a list, or those that stand for them, whatever other operations
  /// that waited have ended meanwhile; others that are known follow.
  private func arrange(_ list: [UIViewController]) {
    let list = list.map { stack.presentOrientedChild(for: $0) ?? $0 }
    order = list + order.filter { !list.contains($0) }
  }

  /// Releases those that are no children, once no operation can add them any more.
  private func releaseRemoved() {
    guard pendingCount == 0 else { return }
    order = order.filter(stack.contains)
    settledOrder = settledOrder.filter(stack.contains)
  }

  /// Requests an operation that shows a child, and follows it until it has ended.
  func note(
    _ target: UIViewController?, request: () -> ContainerOperation
  ) -> ContainerOperation {
    let number = selection.request()
    pendingCount += 1
    let operation = request()
    if let target { selection.begin(target, by: operation, number: number) }
    bar?.update(from: self)
    let identity = ObjectIdentifier(operation)
    operation.whenFinished { [weak self] _ in self?.operationDidEnd(identity) }
    return operation
  }

  private func operationDidEnd(_ operation: ObjectIdentifier) {
    selection.end(operation)
    pendingCount -= 1
    releaseRemoved()
    bar?.update(from: self)
  }

  /// Notes the index of a child that another one replaces. Overrides call `super`.
  open override func willExchange(_ former: UIViewController, with new: UIViewController) {
    // The former one is not retained: it is freed when it has left.
    order = order.replacing(former, with: new)
    settledOrder = settledOrder.replacing(former, with: new)
  }

  // MARK: Policies

  /// The policy for an operation that is requested while another one runs. Default: the operation
  /// waits.
  public var conflictPolicy: TransitionConflictPolicy {
    get { stack.conflictPolicy }
    set { stack.conflictPolicy = newValue }
  }

  /// The transition that runs, to be driven, reversed or ended; `nil` if none does.
  public var transition: ContainerTransition? { stack.transition }

  // MARK: Region

  /// The view in which the children are shown. Default: one that fills the view, except for the bar
  /// of tabs.
  ///
  /// Set it in `viewDidLoad`, to the container's view or one inside it.
  public var region: UIView? {
    get { stack.region }
    set { stack.region = newValue ?? contentView }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    region = contentView
    view.addGestureRecognizer(drag.recognizer)
    if let bar { view.addSubview(bar) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBar()
  }

  /// Returns the size that the bar of tabs leaves, for a child in the default region.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard region === contentView, let child = container as? UIViewController,
      let content = stack.content(of: child)
    else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return content.size(in: contentSize(in: parentSize))
  }

  /// Forwards the progress to the ``TabsViewController/delegate``. Overrides call `super`.
  open override func progressDidChange(_ progress: ContainerProgress) {
    super.progressDidChange(progress)
    delegate?.tabsViewController(self, didUpdate: progress)
  }

  /// Forwards showing and hiding to the ``delegate``. Overrides call `super`.
  open override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    super.containerStack(stack, handle: event)
    if let delegate { send(event, to: delegate) }
    bar?.update(from: self)
  }

  private func send(_ event: ContainerEvent, to delegate: any TabsViewControllerDelegate) {
    let animated = event.isAnimated
    event.dispatch(
      willShow: { delegate.tabsViewController(self, willShow: $0, animated: animated) },
      didShow: { delegate.tabsViewController(self, didShow: $0, animated: animated) },
      willHide: { delegate.tabsViewController(self, willHide: $0, animated: animated) },
      didHide: { delegate.tabsViewController(self, didHide: $0, animated: animated) })
  }

  /// Selects the next or the previous child for an arrow key with command, control or option.
  open override func handleKey(_ key: UIKey) -> Bool {
    let modifiers: UIKeyModifierFlags = [.command, .control, .alternate]
    guard areKeysEnabled, !key.modifierFlags.isDisjoint(with: modifiers),
      let direction = DragDirection(arrow: key.keyCode), direction.isHorizontal
    else { return super.handleKey(key) }
    let isForward = direction == .trailing(in: layoutDirection)
    return selectByUser(neighbour(forward: isForward)) || super.handleKey(key)
  }

  /// Selects a child for the user, if the delegate allows it.
  ///
  /// - Returns: Whether there is one and it is allowed.
  @discardableResult
  func selectByUser(_ viewController: UIViewController?) -> Bool {
    guard let viewController, allowsSelection(of: viewController) else { return false }
    select(viewController)
    return true
  }

  func allowsSelection(of viewController: UIViewController) -> Bool {
    delegate?.tabsViewController(self, shouldSelect: viewController) ?? true
  }
}

extension [UIViewController] {
  /// The list with a controller in the place of another one; it is there once.
  fileprivate func replacing(
    _ former: UIViewController, with new: UIViewController
  ) -> [UIViewController] {
    guard contains(former) else { return self }
    return filter { $0 !== new }.map { $0 === former ? new : $0 }
  }
}
