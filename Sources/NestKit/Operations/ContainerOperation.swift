#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

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
    /// Its transition was reversed and ended where it began: everything is as before, and children and
    /// delegate have received what undoes the events of the beginning. Or it was cancelled before it had
    /// begun, and no event was sent.
    case cancelled
    /// It was refused before any event, and nothing has changed.
    case refused(Misuse)
  }

  /// How the operation ended; `nil` while it waits or runs.
  @exclusivity(unchecked) public private(set) var result: Outcome?
  @exclusivity(unchecked) private var observers: [(Outcome) -> Void] = []

  // Apart from the others: nearly every operation that removes children removes one.
  private var lastRemoved: UIViewController?
  private var formerlyRemoved: [UIViewController] = []

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

  /// Whether the operation has ended, in whatever way.
  public var isFinished: Bool {
    if case .none = result { false } else { true }
  }

  /// Whether it has begun: it does not wait for others any more.
  @exclusivity(unchecked) public internal(set) var hasBegun = false

  /// The child that the operation removes, and that was shown: what a pop has popped, a dismissal dismissed, and a
  /// replacement replaced; of several, see ``removedViewControllers``, the last one.
  ///
  /// ```swift
  /// let operation = stack.pop()
  /// let popped = operation.removedViewController          // from its begin on
  /// try await operation.value                             // it is no child any more
  /// ```
  ///
  /// `nil` before the operation has begun, and for one that removes nothing, was refused, or was cancelled. An operation
  /// that is stored keeps what it has removed alive.
  public var removedViewController: UIViewController? { lastRemoved }

  /// All children that the operation removes, in the order in which they are, as ``removedViewController`` is last.
  public var removedViewControllers: [UIViewController] {
    lastRemoved.map { formerlyRemoved + [$0] } ?? []
  }

  /// Notes that a child is being removed, for the engine that performs the operation.
  public func noteRemoval(of child: UIViewController) {
    if let lastRemoved { formerlyRemoved.append(lastRemoved) }
    lastRemoved = child
  }

  /// Notes that a child stays after all, because the operation is being reversed.
  public func undoRemoval(of child: UIViewController) {
    let others = removedViewControllers.filter { $0 !== child }
    (formerlyRemoved, lastRemoved) = (others.dropLast(), others.last)
  }

  /// Waits for the end of the operation; at once if it has ended.
  ///
  /// Where the waiting task is cancelled, the operation is cancelled if it has not begun; one that has
  /// begun goes on, and is waited for.
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

  /// Waits as ``outcome`` does, and throws where the operation has not been done: the `Misuse` by which it was
  /// refused, or a `CancellationError`.
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

  /// Cancels an operation that has not begun: no event is sent, and its outcome is `cancelled`. Does
  /// nothing to one that has begun; its transition can be cancelled, see ``ContainerTransition``.
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

  /// Ends the operation, for the engine that performs it: once, after its last event.
  public func finish(_ outcome: Outcome) {
    guard !isFinished else { return }
    result = outcome
    if outcome != .done { (formerlyRemoved, lastRemoved) = ([], nil) }
    guard !observers.isEmpty else { return }
    let waiting = observers
    observers = []
    for observer in waiting { observer(outcome) }
  }
}
