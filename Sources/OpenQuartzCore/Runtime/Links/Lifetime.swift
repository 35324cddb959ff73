/// Tells whether an object still exists, without a weak reference to it.
///
/// An object that was referenced weakly once has a side table from then on, and every retain and
/// release of it becomes several times slower. Views, layers and controllers are retained all the
/// time, so what has to know whether one of them is gone holds its lifetime instead.
package nonisolated final class Lifetime {
  /// The object; nil once it is gone.
  @exclusivity(unchecked)
  package fileprivate(set) unowned(unsafe) var object: AnyObject?

  fileprivate init(of object: AnyObject) { self.object = object }
}

/// Holds the lifetime of the object that it is a property of; makes it when it is first asked for.
package nonisolated struct LifetimeStorage {
  private var lifetime: Lifetime?

  /// Storage that has not been asked yet.
  package init() {}

  /// The lifetime of `owner`, whose property this is.
  package mutating func lifetime(of owner: AnyObject) -> Lifetime {
    if let lifetime { return lifetime }
    let made = Lifetime(of: owner)
    lifetime = made
    return made
  }

  /// Says that the object is gone. Its deinitialiser calls it.
  package func end() { lifetime?.object = nil }
}

/// An object to which links lead. Its deinitialiser ends its lifetime.
package nonisolated protocol LinkTarget: AnyObject {
  /// Made when it is first asked for.
  var lifetime: Lifetime { get }
}
