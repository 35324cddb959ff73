/// An operation that was requested: a push, a pop, and the like.
///
/// Every operation of a container returns one at once, whether it has run already or waits for
/// its turn, so that nothing is ever dropped in silence:
///
/// ```swift
/// stack.push(details)                                // not interested
/// await stack.push(details).outcome                  // when the transition has ended
/// stack.pop().whenFinished { outcome in … }          // the same, without a task
/// ```
public final class ContainerOperation {
  /// How an operation ended.
  public nonisolated enum Outcome: Sendable, Hashable {
    /// It was done, with all its events.
    case done
    /// There was nothing to do: the list was as requested already, or a later operation that
    /// waited as well replaced what this one would have set. No event was sent.
    case coalesced
    /// Its transition was reversed and ended where it began: everything is as before, and children
    /// and delegate have received what undoes the events of the beginning. Or it was cancelled
    /// before it had begun, and no event was sent.
    case cancelled
    /// It was refused before any event, and nothing has changed.
    case refused(Misuse)
  }

  /// How the operation ended; `nil` while it waits or runs.
  @exclusivity(unchecked) public private(set) var result: Outcome?
  @exclusivity(unchecked) private var observers: [(Outcome) -> Void] = []

  /// The children that it has removed from the container, in the order in which they left; empty
  /// until it has been done.
  ///
  /// They live at least as long as the operation, as the result of a function does. An operation
  /// that nobody refers to stores none: one that is discarded does not prolong the life of a child.
  ///
  /// ```swift
  /// let operation = stack.pop()
  /// if await operation.outcome == .done { reuse(operation.removedViewControllers) }
  /// ```
  ///
  /// A page that is unloaded and can be loaded again was not removed; an orientation clone that is
  /// exchanged in a rotation was.
  public var removedViewControllers: [UIViewController] {
    if case .done = result { leaving } else { [] }
  }
  /// Those that have left so far; none, if it ends otherwise than by being done.
  private var leaving: [UIViewController] = []

  init() {}

  /// An operation that is refused before it reaches a stack.
  ///
  /// - Parameters:
  ///   - misuse: Why it is refused.
  ///   - isReported: Whether that is a mistake of the program; not where it was requested.
  public static func refused(_ misuse: Misuse, isReported: Bool = true) -> ContainerOperation {
    if isReported { Misuse.report(misuse) }
    let operation = ContainerOperation()
    operation.finish(.refused(misuse))
    return operation
  }

  // Written out: an implicit one checks for the main actor first, at some cost.
  deinit {}

  /// Whether the operation has ended, by whatever outcome.
  public var isFinished: Bool {
    if case .none = result { false } else { true }
  }

  /// Whether it has begun: it does not wait for others any more.
  @exclusivity(unchecked) public internal(set) var hasBegun = false

  /// Waits for the end of the operation; at once if it has ended.
  ///
  /// Where the waiting task is cancelled, the operation is cancelled if it has not begun; one that
  /// has begun continues, and is waited for.
  public var outcome: Outcome {
    get async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          whenFinished { continuation.resume(returning: $0) }
        }
      } onCancel: {
        Task { @MainActor in self.cancel() }
      }
    }
  }

  /// Waits as ``outcome`` does, and throws where the operation has not been done: the `Misuse` by
  /// which it was refused, or a `CancellationError`.
  ///
  /// ```swift
  /// try await stack.push(details).value
  /// ```
  public var value: Void {
    get async throws {
      switch await outcome {
      case .done, .coalesced: return
      case .cancelled: throw CancellationError()
      case .refused(let misuse): throw misuse
      }
    }
  }

  /// Cancels an operation that has not begun: no event is sent, and its outcome is `cancelled`.
  /// Does nothing to one that has begun; its transition can be cancelled, see
  /// ``ContainerTransition``.
  public func cancel() {
    if !hasBegun { finish(.cancelled) }
  }

  /// Calls a closure when the operation has ended; at once if it has.
  ///
  /// Closures are called in the order in which they were given, after the last event of the
  /// operation and before the next operation begins.
  public func whenFinished(_ body: @escaping (Outcome) -> Void) {
    if let result {
      body(result)
    } else {
      observers.append(body)
    }
  }

  /// Notes that a child leaves the container; see ``ContainerQueue/noteRemoval(of:)``.
  func noteRemoval(of viewController: UIViewController) {
    leaving.append(viewController)
  }

  /// Ends the operation, for the engine that performs it: once, after its last event.
  public func finish(_ outcome: Outcome) {
    guard !isFinished else { return }
    result = outcome
    if outcome != .done, !leaving.isEmpty { leaving = [] }
    guard !observers.isEmpty else { return }
    let waiting = observers
    observers = []
    for observer in waiting { observer(outcome) }
  }
}
