/// The link from an object to the one that owns it: from a subview to its superview, for example.
///
/// It neither keeps the owner alive nor watches it. It is right because of one rule: an owner clears
/// the link of what it owns whenever it lets go of it, and in its own deinitialiser. A debug build
/// stops when a link is followed whose target is gone, which means that an owner broke the rule.
///
/// Following it costs one retain. A weak link would cost a side table; see `Lifetime`.
package nonisolated struct BackLink<Target: LinkTarget> {
  private unowned(unsafe) var object: Target?
  #if DEBUG
    private var lifetime: Lifetime?
  #endif

  /// A link that leads nowhere.
  package init() {}

  /// Whether the link leads to an object. Counts no references.
  @inline(__always) package func leads(to target: Target) -> Bool {
    guard let unretained else { return false }
    return unretained.toOpaque() == Unmanaged.passUnretained(target).toOpaque()
  }

  /// The owner, for following many links in a row without counting references; nil without one.
  package var unretained: Unmanaged<Target>? {
    @inline(__always) get { object.map { Unmanaged.passUnretained($0) } }
  }

  /// The owner; nil without one.
  package var target: Target? {
    @inline(__always) get {
      #if DEBUG
        precondition(
          lifetime?.object === object, "The owner of an object is gone and has not let go of it")
      #endif
      return object
    }
    @inline(__always) set {
      object = newValue
      #if DEBUG
        lifetime = newValue?.lifetime
      #endif
    }
  }
}
