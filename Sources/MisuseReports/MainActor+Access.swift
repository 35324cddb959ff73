import Dispatch
import Foundation

#if os(Linux)
  import Synchronization
#endif

extension MainActor {
  /// Marks the main queue, which runs the main actor, but not always on the main thread.
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether the caller runs on the main actor.
  @usableFromInline package static var isCurrent: Bool {
    #if os(Linux)
      if mainThread.load(ordering: .relaxed) == pthread_self() { return true }
    #endif
    guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: mark) != nil }
    #if os(Linux)
      mainThread.store(pthread_self(), ordering: .relaxed)
    #endif
    return true
  }

  #if os(Linux)
    /// The main thread, once it has been seen here. `Thread.isMainThread` makes two system calls
    /// each time, and every view asks when it is freed.
    private static let mainThread = Atomic<pthread_t>(0)
  #endif

  /// Runs `body` on the main actor, for a function that Apple does not isolate and that needs the
  /// main actor here. On another thread the program stops with a message.
  ///
  /// - Parameters:
  ///   - function: the function, as the message names it.
  ///   - body: the code that needs the main actor.
  package static func required<Result>(
    by function: @autoclosure () -> String = #function, _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    preconditionIsolated(
      "\(function()) was called outside of the main thread, where it works only.")
    // Nothing is sent to another thread: `body` runs before this returns.
    nonisolated(unsafe) var result: Result?
    try assumeIsolated { result = try body() }
    return result.unsafelyUnwrapped
  }

  /// Runs `body` with a value that need not be `Sendable`, as ``required(by:_:)`` does.
  ///
  /// - Parameters:
  ///   - value: the argument of `body`.
  ///   - function: the function, as the message names it.
  ///   - body: the code that needs the main actor.
  package static func required<Value, Result>(
    with value: Value, by function: @autoclosure () -> String = #function,
    _ body: @MainActor (Value) throws -> Result
  ) rethrows -> Result {
    // Not sent to another thread: it is the main one, or the program stops.
    nonisolated(unsafe) let value = value
    return try required(by: function()) { try body(value) }
  }

  /// Releases on the main actor what an object has owned that is being freed, after links to the
  /// object were cleared: in its deinitialiser, which runs wherever the last reference is released.
  ///
  /// On the main actor that happens at once. On another thread it happens later in the main queue,
  /// and the memory of the object, though nothing that it had, stays until then: what follows a
  /// link to it finds out that it is being freed.
  ///
  /// - Parameters:
  ///   - owned: The value that has links to the object; moved here, so that the object does not
  ///     release it.
  ///   - object: The object that is being freed.
  ///   - clear: Clears the links to the object, of which it gets the identity, in what it has
  ///     owned. They may lead to another object by now. It captures nothing, so that nothing is
  ///     allocated for it.
  @inlinable
  package static func release<Owned: Sendable>(
    _ owned: consuming Owned, of object: any AnyObject & Sendable,
    _ clear: @escaping @MainActor @Sendable (Owned, ObjectIdentifier) -> Void
  ) {
    guard isCurrent else { return releaseLater(owned, of: object, clear) }
    // Not by `assumeIsolated`, which would find out once more, in 200 instructions for each view.
    let body = unsafeBitCast(clear, to: ((Owned, ObjectIdentifier) -> Void).self)
    body(owned, ObjectIdentifier(object))
  }

  @usableFromInline
  package static func releaseLater<Owned: Sendable>(
    _ owned: consuming Owned, of object: any AnyObject & Sendable,
    _ clear: @escaping @MainActor @Sendable (Owned, ObjectIdentifier) -> Void
  ) {
    let (owned, identity, memory) = (owned, ObjectIdentifier(object), ObjectMemory(object))
    DispatchQueue.main.async {
      assumeIsolated { clear(owned, identity) }
      withExtendedLifetime(memory) {}
    }
  }
}

/// Keeps the memory of an object, but nothing that the object has.
private struct ObjectMemory: Sendable {
  private unowned let object: any AnyObject & Sendable

  init(_ object: any AnyObject & Sendable) { self.object = object }
}
