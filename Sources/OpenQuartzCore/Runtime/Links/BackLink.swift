/// The link from an object to the one that owns it: from a subview to its superview, for example.
///
/// It neither keeps the owner alive nor observes it. It is correct because of one rule: an owner
/// clears the link of what it owns whenever it removes it, and in its own deinitialiser. A debug
/// build stops when a link is followed whose target was freed, which means that an owner broke the
/// rule.
///
/// Following it costs one retain. A weak link would cost a side table; see `Lifetime`.
package nonisolated struct BackLink<Target: LinkTarget> {
  @usableFromInline package var address: UnsafeRawPointer?
  #if DEBUG
    @usableFromInline package var lifetime: Lifetime?
  #endif

  /// An empty link.
  @inlinable package init() {}

  /// The owner; nil without one.
  @inlinable package var target: Target? {
    @inline(__always) get {
      #if DEBUG
        precondition(isSound, "The owner of an object was freed and has not cleared its link")
      #endif
      guard let address else { return nil }
      return Unmanaged<Target>.fromOpaque(address).takeUnretainedValue()
    }
    @inline(__always) set {
      if let newValue {
        address = UnsafeRawPointer(Unmanaged.passUnretained(newValue).toOpaque())
      } else {
        address = nil
      }
      #if DEBUG
        lifetime = newValue?.lifetime
      #endif
    }
  }

  /// Whether the link has a target. Counts no references.
  @inlinable @inline(__always)
  package func leads(to target: Target) -> Bool {
    address == UnsafeRawPointer(Unmanaged.passUnretained(target).toOpaque())
  }

  /// Whether the link is empty. Counts no references.
  @inlinable package var isEmpty: Bool {
    @inline(__always) get { address == nil }
  }

  /// Whether two links have the same target, or both none. Counts no references.
  @inlinable @inline(__always)
  package func isSame(as other: BackLink) -> Bool { address == other.address }

  /// The owner, for following many links in a row without counting references; nil without one.
  @inlinable package var unretained: Unmanaged<Target>? {
    @inline(__always) get {
      guard let address else { return nil }
      return Unmanaged.fromOpaque(address)
    }
  }

  #if DEBUG
    /// Whether the target exists.
    @usableFromInline package var isSound: Bool {
      guard let object = lifetime?.object else { return address == nil }
      return address == UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }
  #endif
}
