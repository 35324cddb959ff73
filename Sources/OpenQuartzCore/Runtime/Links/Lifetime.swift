import CSwiftRuntime
import MisuseReports
import Synchronization

/// Determines whether an object still exists, without a weak reference to it.
///
/// An object that was referenced weakly once has a side table from then on, and every retain and
/// release of it becomes several times slower. Views, layers and controllers are retained all the
/// time, so their lifetime is referenced instead. It keeps the memory of the object, but neither
/// the object nor what that has.
package nonisolated final class Lifetime: Sendable {
  /// Keeps the memory of the object, and with it the count of references. Never followed: that
  /// would stop the program once the object is being freed.
  private unowned let memory: any AnyObject & Sendable
  private let identity: ObjectIdentifier

  /// The values that are associated with the object; see `objc_setAssociatedObject`. They are
  /// accessed with the lock of the associated objects, and in the deinitialiser of the object.
  nonisolated(unsafe) var associated: [UnsafeRawPointer: AssociatedValue] = [:]

  #if DEBUG
    /// Whether the links to the object should be gone: it is freed, and so is what it has left to
    /// the main actor.
    @MainActor @usableFromInline package private(set) var hasEnded = false
  #endif

  fileprivate init(of object: any AnyObject & Sendable) {
    memory = object
    identity = ObjectIdentifier(object)
  }

  /// The object; nil from when it begins to be freed, on whichever thread.
  package var object: AnyObject? {
    UnsafeRawPointer(bitPattern: UInt(bitPattern: identity)).flatMap { swift_tryRetain($0) }
      .map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }

  fileprivate func end() {
    if !associated.isEmpty { associated = [:] }
    #if DEBUG
      MainActor.release(self, of: self) { lifetime, _ in lifetime.hasEnded = true }
    #endif
  }
}

/// Has the lifetime of the object that it is a property of; made when it is first read.
package nonisolated struct LifetimeStorage: ~Copyable, Sendable {
  // No `AtomicLazyReference`, whose functions are generic and not inlined.
  private let lifetime = Atomic<Unmanaged<Lifetime>?>(nil)

  /// Storage that has not been read yet.
  package init() {}

  deinit { lifetime.load(ordering: .acquiring)?.release() }

  /// The lifetime of `owner`, whose property this is.
  package func lifetime(of owner: any AnyObject & Sendable) -> Lifetime {
    if let made = lifetime.load(ordering: .acquiring) { return made.takeUnretainedValue() }
    let new = Unmanaged.passRetained(Lifetime(of: owner))
    let (_, present) = lifetime.compareExchange(
      expected: nil, desired: new, ordering: .acquiringAndReleasing)
    guard let present else { return new.takeUnretainedValue() }
    new.release()
    return present.takeUnretainedValue()
  }

  /// Ends the lifetime. The deinitialiser of the object calls it.
  package func end() { lifetime.load(ordering: .acquiring)?.takeUnretainedValue().end() }
}

/// An object with links to it. Its deinitialiser ends its lifetime.
package nonisolated protocol LinkTarget: AnyObject {
  /// Made when it is first read.
  var lifetime: Lifetime { get }
}
