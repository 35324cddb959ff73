/// An ordered pile of children in one region of a container: the engine of NestKit's containers.
///
/// A container owns one stack for each of its regions, and offers as much of it as it wants. A
/// ``ContainerViewController`` forwards to its stacks what they have to know:
///
/// ```swift
/// final class CardsViewController: ContainerViewController {
///   private(set) lazy var cards = addStack()
/// }
/// ```
///
/// Any other controller forwards its four appearance callbacks itself, and switches automatic
/// forwarding off.
///
/// From then on the stack loads, places, resizes and unloads views, calls children and delegate
/// in the right order, runs transitions, and refuses what cannot be done.
///
/// **Timeline of a push** (`old` is the top, `new` appears):
///
/// ```
/// delegate willPush(new, covering: old)
/// new.willMove(toParent: container)        new is in the list from here on
/// new.viewDidLoad                          its view is placed, in its final frame
/// delegate willHide(old)    old.viewWillDisappear
/// delegate willShow(new)    new.viewWillAppear, new.viewIsAppearing
/// ··· the transition runs ···
/// old.viewDidDisappear      delegate didHide(old)
/// new.viewDidAppear         delegate didShow(new)
///                                          the view beyond capacity leaves the tree
/// new.didMove(toParent: container)
/// delegate didPush(new, covering: old)
/// ```
///
/// Without animation the order is the same, all of it before the call returns. An operation that is
/// requested while another one runs, or inside any of these callbacks, waits for its turn (see
/// ``conflictPolicy``); the ``ContainerOperation`` that every call returns says when it has ended,
/// and how. Until the container is displayed for the first time children are only noted: they get
/// `willMove` and `didMove`, and no view is loaded.
///
/// A push or a pop costs the same for ten children and for ten thousand.
public final class ContainerStack {
  /// The configuration of the stack, which never changes.
  public let configuration: Configuration
  /// The controller whose children these are.
  public var container: UIViewController? { link.container }
  /// Receives the events of the stack.
  @exclusivity(unchecked) public weak var delegate: (any ContainerStackDelegate)?
  /// The policy for an operation that is requested while another one runs. Default: the operation
  /// waits.
  public var conflictPolicy: TransitionConflictPolicy {
    get { queue.conflictPolicy }
    set { queue.conflictPolicy = newValue }
  }
  /// Whether the region takes no touches while a transition runs. Default: `true`.
  public var blocksInteractionDuringTransition = true
  /// The view in which the children are shown. Default: the view of the container.
  ///
  /// Set it in `viewDidLoad`, to the container's view or one inside it. It may have subviews of
  /// its own, which lie below the children, and may move and resize at any time; children never
  /// reach outside it. The stack does not keep it. With `nil` it is the container's view from the
  /// next operation on.
  public var region: UIView? {
    get { host.superview }
    set {
      if let newValue { host.fill(newValue) } else { host.removeFromSuperview() }
      cover?.follow()
    }
  }

  /// Whether what the container shows beside the stack is covered while the stack shows a child.
  /// Default: no.
  ///
  /// The covered views stay visible, and their controllers receive no callbacks. While a child is
  /// shown, from before its `viewWillAppear` to after its `viewDidDisappear`, they are hidden from
  /// assistive technologies, and the first responder in them has resigned; it becomes the first
  /// responder again at the end. When the child has appeared, touches, gestures and scrolls in the
  /// covered views are cancelled. New touches beside the child are the container's to refuse.
  ///
  /// A stack that becomes modal while it is shown needs ``followTouchesBeside()`` before.
  public var isModal: Bool {
    get { cover?.isModal == true }
    set {
      guard newValue != isModal else { return }
      followTouchesBeside()
      cover?.isModal = newValue
    }
  }

  /// Follows the touches on what the container shows beside the stack, so that ``isModal`` may be
  /// set while one is down. Call it in `viewDidLoad`; a stack that is modal then does so by itself.
  public func followTouchesBeside() {
    if cover == nil, !isRemoved { cover = ContainerCover(by: self) }
  }

  /// Where the views of children stand in the region. Default: as the configuration says.
  public var placement: ContainerPlacement {
    didSet {
      guard placement != oldValue else { return }
      for member in machine.members { contents[member]?.placement = placement }
    }
  }

  /// Brings the children above all other subviews of the region.
  public func bringToFront() {
    region?.bringSubviewToFront(host)
  }

  /// The link to the container, for what must not keep it alive, such as the closures of a
  /// ``RouteHost``.
  public let link: ContainerLink
  /// Those who take part in the transition of the running operation.
  public let participants = ContainerParticipants<ContainerStack>()
  /// A link for objects that refer to this stack without keeping it alive.
  var backLink: BackLink<ContainerStack> { participants.link }

  // Not checked for overlapping access (Decision 29): no access to them runs foreign code.

  @exclusivity(unchecked) var machine: ContainerStackStateMachine
  /// The children, those that are about to be added and those that were just removed included.
  @exclusivity(unchecked) var contents = ContainerContents()
  /// The requests that wait and the one that runs; the operations of the stack use it.
  @exclusivity(unchecked) public var queue = ContainerQueue<ContainerStackRequest>()
  /// The children that the running operation exchanges.
  var exchanges: [ContainerExchange] = []
  /// The state of the running operation.
  @exclusivity(unchecked) var runningState = ContainerStackRunningState()
  /// Whether a finger drives the running transition.
  public var isDragged: Bool { runningState.isDragged }
  /// The level whose transition runs.
  @exclusivity(unchecked) var playing: (any TransitionPlaying)?
  /// The player of the transition of the running operation, if it is not the child's own.
  var substitute: (any TransitionPlaying)?
  /// The transition of the running operation, once it has ended: for who asks for its coordinator
  /// in *did* callbacks for the first time.
  var ended: ContainerStackTransitionFacts?
  /// Makes what plays the transition of an operation in place of the child's own, as a container
  /// wants it; called for an operation that takes time, when it begins. Default: none.
  package var makeSubstitute: ((ContainerStackExchange) -> (any TransitionPlaying)?)?
  /// The controllers that the container stores to show them again and that are no children
  /// meanwhile: their views are unloaded as those that are out of the tree. Default: none.
  public var storedViewControllers: (() -> [UIViewController])?
  /// Whether one of the children is selected, as a tab is: where another one is put on top of it,
  /// it is left, and asked before (``LeavingGuard``). Default: a child that is covered is not left.
  public var selects = false
  /// Says in the words of the container why a request is refused, where it is not the container
  /// that has checked it. Default: in those of the stack.
  public var rewordsRefusal: ((Misuse) -> Misuse)?
  /// Calls a closure when everything else of this turn has been done: where a transition that takes
  /// no time ends. Default: it ends inside the call.
  package var performsLater: ((_ body: @escaping () -> Void) -> Void)?
  /// Whether the container is laying out its view, and so lays out the rest afterwards: a change
  /// that takes no time lays out the region alone. Default: `false`.
  package var isInLayout = false
  /// Takes back what was changed alongside a transition that has returned to its beginning: called
  /// with what does that, so that a container informs its children of the sizes that they have
  /// again. Default: that is done.
  package var whenRestoring: ((_ restore: () -> Void) -> Void)?
  /// The removal of the stack from its container, and whether its children have not left yet.
  var removal: ContainerOperation?
  var isRemovalDue = false
  /// The views that the stack covers while it is modal; `nil` for a stack that has never been
  /// modal.
  var cover: ContainerCover?
  let host = ContainerHostView()
  let groups = ContainerGroupPool()

  /// Creates an empty stack.
  ///
  /// - Parameters:
  ///   - container: The controller that owns it, and becomes the parent of its children; it must
  ///     not forward appearance automatically.
  ///   - configuration: Capacity and policies. A capacity below 1 counts as 1, and a fixed root
  ///     together with removal on overflow as keeping; both are reported.
  public convenience init(
    container: UIViewController, configuration: Configuration = Configuration()
  ) {
    self.init(link: ContainerLink(to: container), configuration.repaired(for: container))
  }

  /// Creates an empty stack of a container that owns a core.
  convenience init(core: ContainerCore, configuration: Configuration) {
    let repaired = core.owner.map { configuration.repaired(for: $0) }
    self.init(link: ContainerLink(of: core), repaired ?? configuration)
  }

  private init(link: ContainerLink, _ configuration: Configuration) {
    self.link = link
    self.configuration = configuration
    placement = configuration.placement
    machine = ContainerStackStateMachine(
      capacity: self.configuration.capacity,
      removesOverflow: self.configuration.overflow == .remove,
      callbacks: self.configuration.callbacks)
    participants.engine = self
  }

  deinit {
    participants.clear()
    queue.abandon()
  }
}
