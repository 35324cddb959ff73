/// A link to an object with another owner: from a touch to its view, for example. It does not keep
/// the object alive, and is nil once that was freed.
///
/// Like a weak reference, without its side table; see `Lifetime`. For a link from an object to
/// the one that owns it, `BackLink` is cheaper.
@propertyWrapper
package struct ZeroingLink<Target: LinkTarget> {
  private var lifetime: Lifetime?

  /// A link to `wrappedValue`; empty with nil.
  package init(wrappedValue: Target?) { lifetime = wrappedValue?.lifetime }

  /// A link to `target`.
  package init(_ target: Target) { lifetime = target.lifetime }

  /// The object; nil once it was freed.
  package var wrappedValue: Target? {
    get {
      // No closure: it would check at each call that it is on the main actor.
      guard let object = lifetime?.object else { return nil }
      return unsafeDowncast(object, to: Target.self)
    }
    set { lifetime = newValue?.lifetime }
  }

  /// The object; nil once it was freed.
  package var target: Target? { wrappedValue }
}

extension LinkTarget {
  /// A link to this object, for closures to capture.
  package var zeroingLink: ZeroingLink<Self> { ZeroingLink(self) }
}
