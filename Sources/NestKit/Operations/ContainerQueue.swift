/// The waiting and the running work of an engine: the requests, the callbacks that the container
/// has received about its own appearance, and the release of hidden views.
public nonisolated struct ContainerQueue<Request: Sendable>: Sendable {
  /// A request that waits for its turn, or runs.
  @MainActor public struct Entry {
    /// The request.
    public let request: Request
    /// Whether it takes time.
    public let isAnimated: Bool
    /// The operation, which the engine finishes.
    public let operation: ContainerOperation
    /// Whether it is the container's own, so that no policy refuses it and nobody is asked.
    let isOwn: Bool
  }

  /// The policy for an operation that is requested while another one runs.
  public var conflictPolicy = TransitionConflictPolicy.queue
  /// How many parts of the container are requesting operations of its own now, which no policy
  /// refuses.
  var ignoringCount = 0
  /// How many changes of the container are being made now, after which the next request may begin.
  var holdCount = 0
  /// The requests that wait, in order.
  var waiting = Fifo<Entry>()
  /// Those that are performed before the others that wait.
  var prioritized = Fifo<Entry>()
  /// The operation whose plan is performed.
  public var running: ContainerOperation?
  /// The request before which somebody is asked whether they may be left.
  var asking: Entry?
  /// Their answers.
  var question: LeavingQuestion?
  // Decision 62: `ContainerCore` has a queue for all engines together.
  /// The callbacks that the container has received about its own appearance, in order.
  var visibilityChanges = Fifo<ContainerVisibilityChange>()
  /// Whether hidden views are to be unloaded as soon as no operation runs.
  var isReleaseDue = false
  /// Whether something is being performed, so that what is requested waits.
  var isPerforming = false
  /// Keeps a value and the children the same, where values drive the container.
  public var routeObserver: (any RouteObserver)?

  /// An empty queue.
  public init() {}

  /// The request that was made last, of those that wait.
  public var last: Request? { waiting.last?.request }

  /// The requests that wait, in order; costs their number.
  public var waitingRequests: [Request] { waiting.elements.map(\.request) }

  /// Whether no operation runs or waits, for its turn or for an answer.
  public var isIdle: Bool { running == nil && !hasWaiting && asking == nil }

  /// Whether a request waits.
  public var hasWaiting: Bool { !waiting.isEmpty || !prioritized.isEmpty }

  /// Takes the first of those that wait.
  mutating func popFirst() -> Entry? { prioritized.popFirst() ?? waiting.popFirst() }

  /// Replaces the requests that wait.
  @MainActor public mutating func updateWaiting(_ body: (Request) -> Request) {
    let update = { (entry: Entry) in
      Entry(
        request: body(entry.request), isAnimated: entry.isAnimated, operation: entry.operation,
        isOwn: entry.isOwn)
    }
    waiting.update(update)
    prioritized.update(update)
  }

  /// Notes that a child leaves the container because of the operation that runs. Where nobody else
  /// refers to that, nobody can ask it, and it does not refer to the child.
  @MainActor public mutating func noteRemoval(of viewController: UIViewController) {
    guard running != nil, !isKnownUniquelyReferenced(&running) else { return }
    running?.noteRemoval(of: viewController)
  }

  /// Ends the operations that run or wait, since the container is gone: in the next turn of the
  /// main actor, as the last reference may be released anywhere.
  public func abandon() {
    guard hasWaiting || asking != nil || running != nil else { return }
    let question = question
    let abandoned = (asking.map { [$0] } ?? []) + prioritized.elements + waiting.elements
    let running = running
    Task { @MainActor in
      question?.close()
      // Those who wait for its end would wait for ever.
      running?.finish(.refused(.containerGone))
      for entry in abandoned { entry.operation.finish(.refused(.containerGone)) }
    }
  }
}

/// A callback that the container has received about its own appearance.
public nonisolated struct ContainerVisibilityChange: Sendable {
  /// The callback.
  public let kind: ContainerAppearance.Callback
  /// Whether it takes time; `nil` for *did* calls, which end what a *will* call began.
  public internal(set) var isAnimated: Bool?
  /// Whether it had to wait for what the container was doing.
  var hasWaited = false

  package init(kind: ContainerAppearance.Callback, isAnimated: Bool?) {
    self.kind = kind
    self.isAnimated = isAnimated
  }
}

/// A policy for an operation that is requested while another one runs.
public nonisolated enum TransitionConflictPolicy: Sendable, Hashable, CaseIterable {
  /// It waits for its turn; the default.
  case queue
  /// It is refused, and its handle says so; nothing is reported, as this is what was requested.
  case refuse
  /// The running transition ends at once, with all its events, and the operation begins.
  ///
  /// A request inside a callback waits until the callback has returned.
  case finishRunning
}
