import CSwiftRuntime

/// The link from an object to the one that owns it: from a subview to its superview, for example.
///
/// It neither keeps the owner alive nor observes it. It is correct because of one rule: an owner
/// clears the link of what it owns whenever it removes it, and in its own deinitialiser with
/// `MainActor.release(_:of:_:)`, which keeps the memory of the owner until then. From when the
/// owner begins to be freed, on whichever thread, the link leads nowhere. A debug build stops when
/// a link is followed whose target was freed, which means that an owner broke the rule.
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
      guard let address else { return nil }
      if let object = swift_tryRetain(address) {
        return Unmanaged<Target>.fromOpaque(object).takeRetainedValue()
      }
      #if DEBUG
        precondition(isSound, "The owner of an object was freed and has not cleared its link")
      #endif
      return nil
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
  package func leads(to target: Target) -> Bool { leads(to: ObjectIdentifier(target)) }

  /// Whether the target has this identity, also while it is being freed. Counts no references.
  @inlinable @inline(__always)
  package func leads(to target: ObjectIdentifier) -> Bool {
    address == UnsafeRawPointer(bitPattern: UInt(bitPattern: target))
  }

  /// Empties the link if the target has this identity. While an owner is freed on another thread,
  /// the link may lead to another owner already.
  @inlinable @inline(__always)
  package mutating func clear(_ owner: ObjectIdentifier) {
    if leads(to: owner) { target = nil }
  }

  /// Whether the link is empty. Counts no references.
  @inlinable package var isEmpty: Bool {
    @inline(__always) get { address == nil }
  }

  /// Whether two links have the same target, or both none. Counts no references.
  @inlinable @inline(__always)
  package func isSame(as other: BackLink) -> Bool { address == other.address }

  /// The owner, for following many links in a row without counting references; nil without one.
  ///
  /// It may be an object that is being freed on another thread: of that only numbers and links may
  /// be accessed, whose memory stays.
  @inlinable package var unretained: Unmanaged<Target>? {
    @inline(__always) get {
      guard let address else { return nil }
      return Unmanaged.fromOpaque(address)
    }
  }

  #if DEBUG
    /// Whether the target exists, or is being freed.
    @usableFromInline package var isSound: Bool {
      guard let lifetime else { return true }
      return MainActor.assumeIsolated { !lifetime.hasEnded }
    }
  #endif
}
