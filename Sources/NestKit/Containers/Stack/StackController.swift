/// A container that shows the topmost of a pile of children, and never loses its root.
///
/// A stack controller is what a navigation controller is without its bar: children are pushed and
/// popped, each with a transition of its own, in any region of the screen, inside any other
/// container. The root stays for ever. Of the others only the topmost ``capacity`` have their
/// views in the tree; what is deeper costs nothing, and returns before anyone can see that it
/// was gone.
///
/// ```swift
/// let stack = StackController(rootViewController: inbox)
/// stack.push(message)                                        // from the right
/// stack.push(editor, transition: .coverFromBottom)
/// stack.pop()                                                // down again
/// await stack.popToRoot().outcome
/// ```
///
/// Every operation returns a ``ContainerOperation`` at once. One that is requested while a
/// transition runs, or inside a callback of a child or the delegate, waits for its turn. Bad
/// input is refused before any event is sent, with a `Misuse` that says why.
///
/// A child finds its stack as `stackController`, through any number of
/// other containers.
///
/// ## What happens when
///
/// Push of `new` over `old`, left to right and top to bottom:
///
/// ```
///  delegate                      old                     new
///  willPush(new, covering: old)
///                                                        willMove(toParent: stack)
///                                                        viewDidLoad
///  willHide(old)
///                                viewWillDisappear
///  willShow(new)
///                                                        viewWillAppear, viewIsAppearing
///  ··························· the transition runs ·································
///                                viewDidDisappear
///  didHide(old)
///                                                        viewDidAppear
///  didShow(new)
///                                                        didMove(toParent: stack)
///  didPush(new, covering: old)
/// ```
///
/// Pop of `top`, which reveals `below`:
///
/// ```
///  delegate                      top                     below
///  willPop(top, revealing: below)
///                                willMove(toParent: nil)
///                                                        viewDidLoad, if it was unloaded
///  willHide(top)
///                                viewWillDisappear
///  willShow(below)
///                                                        viewWillAppear, viewIsAppearing
///  ··························· the transition runs ·································
///                                viewDidDisappear
///  didHide(top)
///                                                        viewDidAppear
///  didShow(below)
///                                didMove(toParent: nil)
///  didPop(top, revealing: below)
/// ```
///
/// The stack's own appearance reaches the top alone: `willShow`, `viewWillAppear` …
/// `viewDidAppear`, `didShow`, and the same with hide. `isMovingToParent` is `true` in the
/// appearance callbacks of a push, `isMovingFromParent` in those of a pop. A covered child that can
/// still be seen through a transparent top counts as disappeared, and takes no touches. Before the
/// stack is displayed for the first time, children only get `willMove` and `didMove`: no view is
/// loaded, and the delegate receives nothing.
///
/// The status bar, the home indicator and the orientations follow the child that is shown; see
/// ``ContainerViewController``.
///
/// ## By hand
///
/// A drag from the leading edge pops, with the inverse of the transition that the top came with:
/// the finger drives it, can reverse it, and completes or cancels it when it is lifted. So does the
/// Escape key. The delegate has a veto for each child; both can be switched off.
///
/// ## Subclassing
///
/// Overrides call `super`. The view may have subviews of its own; children lie above them. A stack
/// sends its events only while it has a delegate.
open class StackController: ContainerViewController {
  /// Receives the events of the stack.
  public weak var delegate: (any StackControllerDelegate)? {
    didSet { sendsEvents = delegate != nil }
  }

  /// The configuration with which the engine is created when it is first needed.
  private let configuration: ContainerStack.Configuration
  private(set) lazy var stack = addStack(configuration: configuration)
  /// The drag of a finger: its recognizer, its thresholds, and the decisions of the program about
  /// it.
  public private(set) lazy var drag = ContainerDrag(
    in: self, shouldBegin: { $0.allowsDrag($1, from: $2) }, begin: { $0.beginDrag($1) })

  /// Whether a drag pops wherever it begins, and not from the leading edge alone. Default: no.
  public var popsByDragInWholeWidth = false
  /// Whether Escape and the back keys pop: Control or Command with `[`, Alt with the arrow to the
  /// leading edge, and the button of a mouse for it. Default: yes.
  public var isPopKeyEnabled = true

  /// Creates a stack with its root.
  ///
  /// - Parameters:
  ///   - rootViewController: The child that stays for ever. If it cannot be a child this is
  ///     reported, and the stack is empty until another one is pushed, which becomes the root.
  ///   - capacity: How many children, from the top, have their views in the tree; at least 1.
  ///     Views that show what is behind them want 2 or more. Default: 2.
  ///   - overflow: The policy for the views of the others: `keep` or `unload`. Default: keep.
  public init(
    rootViewController: UIViewController, capacity: Int = 2,
    overflow: ContainerStack.OverflowPolicy = .keep
  ) {
    configuration = ContainerStack.Configuration(
      capacity: capacity, overflow: overflow, hasFixedRoot: true)
    super.init(nibName: nil, bundle: nil)
    setUp()
    stack.push(rootViewController)
  }

  /// Creates an empty stack from an archive; the first child that is pushed becomes the root.
  public required init?(coder: NSCoder) {
    configuration = ContainerStack.Configuration(hasFixedRoot: true)
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    sendsEvents = false
    autorotationMode = .topChildren
  }

  // MARK: Children

  /// The children, root first. Costs the number of children; the other properties cost nothing.
  ///
  /// Set it with ``setViewControllers(_:transition:animated:)``.
  public var viewControllers: [UIViewController] { stack.viewControllers }

  /// The child that is shown.
  public var topViewController: UIViewController? { stack.topViewController }

  /// The child that stays for ever.
  public var rootViewController: UIViewController? { stack.rootViewController }

  /// How many children there are.
  public var count: Int { stack.count }

  /// Whether a controller is in the stack.
  public func contains(_ viewController: UIViewController) -> Bool {
    stack.contains(viewController)
  }

  // MARK: Policies

  /// How many children, from the top, have their views in the tree.
  public var capacity: Int { stack.configuration.capacity }

  /// The policy for an operation that is requested while another one runs. Default: the operation
  /// waits.
  public var conflictPolicy: TransitionConflictPolicy {
    get { stack.conflictPolicy }
    set { stack.conflictPolicy = newValue }
  }

  /// Whether the stack takes no touches while a transition runs. Default: `true`.
  public var blocksInteractionDuringTransition: Bool {
    get { stack.blocksInteractionDuringTransition }
    set { stack.blocksInteractionDuringTransition = newValue }
  }

  /// Whether a transition runs.
  public var isTransitioning: Bool { stack.isTransitioning }

  /// The transition that runs, to be driven, reversed or ended; `nil` when none does.
  public var transition: ContainerTransition? { stack.transition }

  // MARK: Region

  /// The view in which the children are shown. Default, and with `nil`: the view of the stack.
  ///
  /// Set it in `viewDidLoad`, to the container's view or one inside it. Drags begin at the edge of
  /// the whole view.
  public var region: UIView? {
    get { stack.region }
    set { stack.region = newValue ?? view }
  }

  // MARK: Life cycle

  open override func viewDidLoad() {
    super.viewDidLoad()
    region = view
    view.addGestureRecognizer(drag.recognizer)
  }

  /// Pushes a controller, whichever descendant is asked to show it: the innermost stack around it
  /// does.
  ///
  /// It appears with the usual transition, animated where animations are enabled.
  open override func show(_ vc: UIViewController, sender: Any?) {
    push(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Pops the top for Escape, if the delegate allows it.
  open override func handleEscape() -> Bool {
    guard isPopKeyEnabled, stack.isIdle, canPopByHand else { return super.handleEscape() }
    pop()
    return true
  }

  /// Pops the top for the back keys, if the delegate allows it.
  open override func handleKey(_ key: UIKey) -> Bool {
    guard isPopKeyEnabled, stack.isIdle, key.isBackKey(in: layoutDirection), canPopByHand else {
      return super.handleKey(key)
    }
    pop()
    return true
  }

  /// Forwards the progress to the ``StackController/delegate``. Overrides call `super`.
  open override func progressDidChange(_ progress: ContainerProgress) {
    super.progressDidChange(progress)
    delegate?.stackController(self, didUpdate: progress)
  }

  /// Forwards the event to the ``delegate``. Overrides call `super`.
  open override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    super.containerStack(stack, handle: event)
    guard let delegate else { return }
    let animated = event.isAnimated
    event.dispatch(
      willPush: { delegate.stackController(self, willPush: $0, covering: $1, animated: animated) },
      didPush: { delegate.stackController(self, didPush: $0, covering: $1, animated: animated) },
      willPop: { delegate.stackController(self, willPop: $0, revealing: $1, animated: animated) },
      didPop: { delegate.stackController(self, didPop: $0, revealing: $1, animated: animated) },
      willShow: { delegate.stackController(self, willShow: $0, animated: animated) },
      didShow: { delegate.stackController(self, didShow: $0, animated: animated) },
      willHide: { delegate.stackController(self, willHide: $0, animated: animated) },
      didHide: { delegate.stackController(self, didHide: $0, animated: animated) })
  }
}
