/// Determines whether an object still exists, without a weak reference to it.
///
/// An object that was referenced weakly once has a side table from then on, and every retain and
/// release of it becomes several times slower. Views, layers and controllers are retained all the
/// time, so their lifetime is referenced instead.
package nonisolated final class Lifetime {
  /// The object; nil once it was freed.
  @exclusivity(unchecked)
  package fileprivate(set) unowned(unsafe) var object: AnyObject?

  /// What is associated with the object; see `objc_setAssociatedObject`.
  var associated: [UnsafeRawPointer: AssociatedValue] = [:]

  fileprivate init(of object: AnyObject) { self.object = object }
}

/// Has the lifetime of the object that it is a property of; made when it is first read.
package nonisolated struct LifetimeStorage {
  private var lifetime: Lifetime?

  /// Storage that has not been read yet.
  package init() {}

  /// The lifetime of `owner`, whose property this is.
  package mutating func lifetime(of owner: AnyObject) -> Lifetime {
    if let lifetime { return lifetime }
    let made = Lifetime(of: owner)
    lifetime = made
    return made
  }

  /// Ends the lifetime. The deinitialiser of the object calls it.
  package func end() {
    guard let lifetime else { return }
    lifetime.object = nil
    if !lifetime.associated.isEmpty { lifetime.associated = [:] }
  }
}

/// An object with links to it. Its deinitialiser ends its lifetime.
package nonisolated protocol LinkTarget: AnyObject {
  /// Made when it is first read.
  var lifetime: Lifetime { get }
}
