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
    resistingView: { $0.resistingView($1) })
  /// The children and the selected one, as they were declared last, and what of that is shown.
  private(set) var declared = DeclaredList<UIViewController, ObjectIdentifier>()
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
    stack.selects = true
    autorotationMode = .topChildren
    containerCore.whenTaken { [link = stack.link] in
      (link.container as? TabsViewController)?.childWasTaken($0)
    }
  }

  /// Drops a child that somebody has taken. In place of the selected one the next one is selected,
  /// or else the one before it.
  private func childWasTaken(_ child: UIViewController) {
    let index = declared.items.firstIndex(of: child)
    guard updateDeclared({ $0.remove(child) }) else { return }
    let list = declared.items
    if stack.isTopTaken, let index, let next = list.dropFirst(index).first ?? list.last {
      containerCore.ignoringConflictPolicies {
        _ = setViewControllers(list, selecting: next, animated: false)
      }
    }
    bar?.update(from: self)
  }

  // MARK: Children

  /// The children, in their order.
  public var viewControllers: [UIViewController] { declared.allItems.filter(stack.contains) }

  /// The children that there are when everything that was requested has been done.
  public var latestViewControllers: [UIViewController] {
    declared.isSettled ? viewControllers : declared.items
  }

  /// The child that is selected: the one that the container is about to show, or else the one that
  /// is shown.
  public var selectedViewController: UIViewController? {
    // One that was selected in a list that was cancelled is no child.
    guard !declared.isSettled, let selected = declared.selection,
      declared.items.contains(selected)
    else { return stack.activeViewController }
    return selected
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
    if Set(viewControllers).count < viewControllers.count {
      return .refused(.listedTwice(in: self))
    }
    let top = selected ?? remaining ?? viewControllers.first
    // Another controller may stand for one in the present orientation.
    let present = { [stack] in stack.presentOrientedChild(for: $0) ?? $0 }
    return following {
      $0.declare(viewControllers.map(present), selecting: top.map(present), animated: animated)
    } request: {
      stack.setViewControllers(
        viewControllers.filter { $0 !== top } + (top.map { [$0] } ?? []), transition: transition,
        animated: animated)
    }
  }

  /// Declares another list or selection, and requests what shows it.
  func following(
    _ declare: (inout DeclaredList<UIViewController, ObjectIdentifier>) -> Void,
    request: () -> ContainerOperation
  ) -> ContainerOperation {
    let revision = updateDeclared { declared in
      declare(&declared)
      return declared.nextRequest()?.revision
    }
    let operation = request()
    bar?.update(from: self)
    operation.whenFinished { [weak self] outcome in
      guard let self else { return }
      if let revision { updateDeclared { $0.end(revision, outcome) } }
      bar?.update(from: self)
    }
    return operation
  }

  /// Changes what is known of the list. Children that it does not refer to any more are released
  /// afterwards, since a deinitialiser may use the container.
  @discardableResult
  private func updateDeclared<Result>(
    _ body: (inout DeclaredList<UIViewController, ObjectIdentifier>) -> Result
  ) -> Result {
    let former = declared
    defer { extendLifetime(former) }
    return body(&declared)
  }

  /// Notes the index of a child that another one replaces. Overrides call `super`.
  open override func willExchange(_ former: UIViewController, with new: UIViewController) {
    // The former one is not retained: it is freed when it has left.
    updateDeclared { $0.exchange(former, for: new) }
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
    containerCore.regionsWereLaidOut()
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
