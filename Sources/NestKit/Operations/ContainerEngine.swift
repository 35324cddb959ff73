/// An object that performs the operations of one region of a container: a queue of requests, a
/// planner that makes steps of each, and the children with which the steps are performed.
///
/// Everything happens in ``pump()``, one step after the other. Requests that callbacks make while
/// it runs are performed when the callbacks have returned.
public protocol ContainerEngine: AnyObject {
  /// The kind of request that the engine performs.
  associatedtype Request: Sendable

  /// The requests that wait and the one that runs.
  var queue: ContainerQueue<Request> { get set }
  /// The link to the container.
  var link: ContainerLink { get }
  /// The view that the engine adds to its region.
  var hostView: ContainerHostView { get }

  /// Whether a request may begin now: the plan before it has been performed, and the container is
  /// not between a *will* and its *did*, unless that makes no difference for the request.
  func accepts(_ request: Request) -> Bool
  /// Whether something moves that ``finishRunning()`` ends.
  var isMoving: Bool { get }
  /// Whether a finger moves it, which is waited for.
  var isDragged: Bool { get }

  /// Those who take part in the change that is performed.
  var participants: ContainerParticipants<Self> { get }
  /// The coordinator of the change that is performed, animated or not; `nil` when there is none.
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { get }
  /// How far what moves is: 0 where it began, 1 where it leads.
  var fractionComplete: CGFloat { get }
  /// Whether what moves returns to where it began.
  var isReturning: Bool { get }
  /// Makes changes of others, animated together with what moves; at once where nothing does.
  func animateAlongside(_ changes: @escaping () -> Void)

  /// Why every request is refused; `nil` if none is.
  var refusal: Misuse? { get }

  /// Performs the next step of the plan.
  func performStep() -> ContainerStepResult
  /// Handles a change of the content that nobody has requested, such as that of a scroll view.
  ///
  /// - Returns: Whether there was one.
  func handleContentChange() -> Bool
  /// Begins a request, or refuses it with nothing changed.
  func begin(_ entry: ContainerQueue<Request>.Entry)
  /// Names the children that a request leaves, if it begins now, in the order in which they are
  /// asked: see ``LeavingGuard``. Default: nobody.
  ///
  /// - Parameters:
  ///   - request: The request; nothing changes.
  ///   - body: Receives each child, and how it is left.
  func forEachLeaving(
    by request: Request, _ body: (_ child: UIViewController, _ kind: LeavingKind) -> Void)
  /// Whether a request is refused anyhow, so that nobody is asked before it. Called where it leaves
  /// a guard. Default: no.
  func isRefused(_ request: Request) -> Bool
  /// The stay of a child; `nil`, the default, for a controller that is none.
  func content(of viewController: UIViewController) -> ContainerContent?
  /// Handles a callback of the container, after those that were received before it. Engines take
  /// the default.
  func handle(_ change: ContainerVisibilityChange)
  /// Handles the next callback of the container.
  func begin(_ change: ContainerVisibilityChange)
  /// The container's view is laid out outside of a window: adds the views that it is going to show.
  /// No child appears. Default: nothing.
  func containerIsLaidOutOutsideWindow()
  /// Releases what nobody sees as far as the policy allows, as soon as no operation runs.
  func releaseHiddenViews()
  /// A controller has lost the container as its parent, by other means than this engine: it is a
  /// child no more. Called for those of other engines, too.
  func childWasTaken(_ child: UIViewController)
  /// The controllers of the list whose parent the container is no more, though nobody has said so;
  /// costs the number of children.
  var lostChildren: [UIViewController] { get }
  /// Unloads hidden views; between two operations.
  func unloadHiddenViews()
  /// Exchanges children that have another controller for an orientation.
  ///
  /// - Parameters:
  ///   - isLandscape: Whether the interface is going to be wider than high.
  ///   - duration: Seconds for the cross-dissolve; `nil` for none.
  func exchangeClones(forLandscape isLandscape: Bool, duration: TimeInterval?)
  /// Ends what moves, at once, where it leads.
  func finishRunning()
  /// Whether a request makes one superfluous that waits directly before it.
  func replaces(_ request: Request, _ waiting: Request) -> Bool
  /// Called when there is nothing left to do.
  func didBecomeIdle()
}

/// The result of asking an engine to perform its next step.
public enum ContainerStepResult {
  /// A step was performed.
  case performed
  /// A step runs, whose end is waited for.
  case waits
  /// There is none.
  case nothing
}

extension ContainerEngine {
  /// Knows none.
  public func content(of viewController: UIViewController) -> ContainerContent? { nil }

  /// Adds nothing.
  public func containerIsLaidOutOutsideWindow() {}

  /// Takes a request in, and performs it now if nothing prevents it.
  ///
  /// - Parameters:
  ///   - request: The request; it is checked when it begins.
  ///   - animated: Whether it takes time.
  public func request(_ request: consuming Request, animated: Bool) -> ContainerOperation {
    if let refusal { return .refused(refusal) }
    dropLostChildren()
    let operation = ContainerOperation()
    let entry = ContainerQueue.Entry(
      request: request, isAnimated: animated, operation: operation,
      isOwn: queue.ignoringCount > 0)
    let isFree = isFree(for: entry.request)
    if isFree, queue.holdCount == 0 {
      let container = link.container
      queue.isPerforming = true
      beginOrAsk(entry)
      performAll()
      extendLifetime(container)
      return operation
    }
    if !isFree, queue.conflictPolicy == .refuse, queue.ignoringCount == 0 {
      operation.finish(.refused(.busy))
      return operation
    }
    let isReplacing = queue.waiting.last.map { replaces(entry.request, $0.request) } ?? false
    let replaced = isReplacing ? queue.waiting.popLast() : nil
    queue.waiting.append(entry)
    // Requests that are made when that one has ended follow this request.
    replaced?.operation.finish(.coalesced)
    pump()
    // A finger is waited for.
    if !isDragged { finishForWaiting() }
    return operation
  }

  /// Takes a request of the container itself in, which no policy refuses: it is performed before
  /// all that waits, at the latest when what runs has ended.
  public func requestFirst(_ request: Request, animated: Bool) -> ContainerOperation {
    let operation = ContainerOperation()
    queue.prioritized.append(
      ContainerQueue.Entry(
        request: request, isAnimated: animated, operation: operation, isOwn: true))
    pump()
    return operation
  }

  /// Says whether what is requested now is the container's own and not the program's, so that no
  /// policy refuses it. Calls with `true` and `false` come in pairs, which may nest.
  public func ignoreConflictPolicy(_ ignores: Bool) {
    queue.ignoringCount += ignores ? 1 : -1
  }

  /// Says whether the container is making a change now: what is requested meanwhile, or waits,
  /// begins after it. Calls with `true` and `false` come in pairs, which may nest.
  public func holdRequests(_ holds: Bool) {
    queue.holdCount += holds ? 1 : -1
    guard queue.holdCount == 0 else { return }
    pump()
    if !isDragged { finishForWaiting() }
  }

  /// Ends what runs for what waits, where the policy says so.
  public func finishForWaiting() {
    guard queue.conflictPolicy == .finishRunning else { return }
    while isMoving, queue.hasWaiting, !queue.isPerforming { finishRunning() }
  }

  /// Handles a callback of the container, after those that were received before it.
  public func handle(_ change: ContainerVisibilityChange) {
    dropLostChildren()
    var change = change
    change.hasWaited = queue.isPerforming
    queue.visibilityChanges.append(change)
    pump()
  }

  /// Begins a callback of the container. One that had to wait is animated only if what animates it
  /// still runs.
  private func beginNow(_ change: ContainerVisibilityChange) {
    var change = change
    if change.hasWaited, change.isAnimated == true, link.container?.transitionCoordinator == nil {
      change.isAnimated = false
    }
    begin(change)
  }

  /// Drops the children that have lost the container, where nobody says so: on Apple's systems, and
  /// in a container without a core.
  func dropLostChildren() {
    guard !link.isInformedOfLosses, link.container != nil, !queue.isPerforming else { return }
    for child in lostChildren where !link.coreHandlesLoss(of: child) { childWasTaken(child) }
  }

  /// Informs those who observe the container that it has lost a child, which is in no list of the
  /// engine any more.
  public func informOfTaking(_ child: UIViewController) {
    link.informOfTaking(child)
  }

  /// Unloads hidden views as soon as no operation runs.
  public func requestRelease() {
    queue.isReleaseDue = true
    pump()
  }

  /// Whether it performs a step now, and sends callbacks.
  var isPerforming: Bool { queue.isPerforming }

  /// Whether it is changing: something runs, moves or waits.
  public var isBusy: Bool { !queue.isIdle || isMoving }

  /// Whether a request would begin at once.
  private func isFree(for request: Request) -> Bool {
    !queue.isPerforming && queue.isIdle && accepts(request)
  }

  /// Does what can be done: steps, then the release of views, then the callbacks of the container
  /// itself, then the next request. It is the only place from which anything happens, but for the
  /// beginning of a request that need not wait.
  public func pump() {
    guard !queue.isPerforming else { return }
    // A callback may release the container.
    let container = link.container
    queue.isPerforming = true
    performAll()
    extendLifetime(container)
  }

  private func performAll() {
    while performNext() {}
    queue.isPerforming = false
  }

  private func performNext() -> Bool {
    switch performStep() {
    case .performed: return true
    case .waits: return false
    case .nothing: break
    }
    if queue.isReleaseDue, !isMoving {
      queue.isReleaseDue = false
      unloadHiddenViews()
    } else if let change = queue.visibilityChanges.popFirst() {
      beginNow(change)
    } else if handleContentChange() || continueQuestion() {
    } else if let entry = popAccepted() {
      beginUnlessCancelled(entry)
    } else {
      didBecomeIdle()
      return false
    }
    return true
  }

  /// Takes the next request that may begin now. One of the container itself that has to wait does
  /// not keep those of the program from what they may do meanwhile.
  private func popAccepted() -> ContainerQueue<Request>.Entry? {
    guard queue.hasWaiting, queue.holdCount == 0 else { return nil }
    if let first = queue.prioritized.first, accepts(first.request) {
      return queue.prioritized.popFirst()
    }
    guard queue.asking == nil else { return nil }
    if let first = queue.waiting.first, accepts(first.request) { return queue.waiting.popFirst() }
    return nil
  }

  private func beginUnlessCancelled(_ entry: ContainerQueue<Request>.Entry) {
    guard !entry.operation.isFinished else { return }
    beginOrAsk(entry)
  }
}
