/// A link to an object of any class, which it does not keep alive: by the lifetime of an object
/// that has one, and weakly to any other.
package nonisolated struct ObjectLink {
  private let lifetime: Lifetime?
  private weak var object: AnyObject?

  /// A link to `target`; empty with nil.
  package init(_ target: AnyObject?) {
    lifetime = (target as? any LinkTarget)?.lifetime
    object = lifetime == nil ? target : nil
  }

  /// The object; nil once it was freed.
  package var target: AnyObject? { lifetime == nil ? object : lifetime?.object }
}
