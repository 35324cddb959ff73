import Glibc
import Synchronization

/// A lock that is a number in memory of the user, to which a pointer is passed.
public struct os_unfair_lock_s: Sendable {
  /// 0 while nobody has the lock.
  public var _os_unfair_lock_opaque: UInt32 = 0

  /// A lock that nobody has.
  public init() {}
  /// A lock with the given memory.
  public init(_os_unfair_lock_opaque: UInt32) {
    self._os_unfair_lock_opaque = _os_unfair_lock_opaque
  }
}

/// The name that is used.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until nobody has the lock, and takes it. A thread that waits lets others run.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock if nobody has it.
///
/// - Returns: Whether it was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { atomic in
    atomic.pointee.compareExchange(
      expected: 0, desired: 1, successOrdering: .acquiring, failureOrdering: .relaxed
    ).exchanged
  }
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { atomic in
    atomic.pointee.store(0, ordering: .releasing)
  }
}
