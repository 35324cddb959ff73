import Synchronization

/// A lock with the value that it protects.
public struct OSAllocatedUnfairLock<State>: Sendable where State: Sendable {
  private final class Storage: Sendable {
    let mutex: Mutex<State>
    init(_ state: State) { mutex = Mutex(state) }
  }

  private let storage: Storage

  /// A lock that protects a value.
  public init(initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the value while no other thread does.
  public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R
  where R: Sendable {
    try storage.mutex.withLock { try body(&$0) }
  }

  /// Likewise, if no other thread has the lock; nil otherwise.
  public func withLockIfAvailable<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R?
  where R: Sendable {
    try storage.mutex.withLockIfAvailable { try body(&$0) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a value.
  public init() { self.init(initialState: ()) }

  /// Runs a closure while no other thread does.
  public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable {
    try withLock { _ in try body() }
  }
}
