/// How an object refers to what is associated with it.
nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
  /// It does not keep the value alive. Here the value is nil once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It keeps the value alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// It keeps a copy of the value alive.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It keeps the value alive; the same as without atomicity.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// It keeps a copy of the value alive; the same as without atomicity.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object for a key, as if it were a stored property.
///
/// The values of responders, layers and gesture recognizers are freed with them. Those of other
/// objects are in a table, and are freed when values of other objects are set later, at the latest
/// when as many more have been set as the table has. Any thread may call it. O(1) on average.
///
/// - Parameters:
///   - object: an object of a class, also in an optional; values of other types have no identity,
///     and stop the program.
///   - key: the address that identifies the value.
///   - value: the value; nil removes it. An optional that was converted to `Any` counts as what it
///     has, or as `NSNull`.
///   - policy: whether the object keeps it alive, or a copy of it.
nonisolated public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let stored = value.map { AssociatedValue($0, policy) }
  AssociatedObjects.shared.change(instance(object)) { $0[key] = stored }
}

/// The value that is associated with an object for a key; nil if there is none.
nonisolated public func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  AssociatedObjects.shared.values(of: instance(object))[key]?.value
}

/// Removes everything that is associated with an object, what others have set too.
nonisolated public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.change(instance(object)) { $0 = [:] }
}

nonisolated private func instance(_ given: Any) -> AnyObject {
  let object = (given as? any OptionalValue)?.payload ?? given
  precondition(
    type(of: object) is AnyClass,
    "Values are associated with objects of classes only, and \(type(of: object)) is none.")
  return object as AnyObject
}

/// An optional of whatever type.
nonisolated protocol OptionalValue {
  /// The value in it, or in the optionals in it; nil if there is none.
  var payload: Any? { get }
}

nonisolated extension Optional: OptionalValue {
  var payload: Any? {
    flatMap { ($0 as? any OptionalValue).map { $0.payload } ?? $0 }
  }
}

/// A value, and how it is referred to.
nonisolated package struct AssociatedValue {
  private enum Reference {
    case strong(Any)
    case link(ObjectLink)
  }

  private let reference: Reference

  // Fidelity: an optional in an `Any` crosses into Objective-C as its payload, or as `NSNull`.
  // [documented]
  init(_ given: Any, _ policy: objc_AssociationPolicy) {
    let value = (given as? any OptionalValue).map { $0.payload ?? NSNull() } ?? given
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      reference = .link(ObjectLink(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      reference = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      reference = .strong(value)
    }
  }

  var value: Any? {
    switch reference {
    case .strong(let value): value
    case .link(let link): link.target
    }
  }
}

/// The values that are associated with objects.
nonisolated private final class AssociatedObjects: @unchecked Sendable {
  // Unchecked: everything is accessed with the lock.

  static let shared = AssociatedObjects()

  private struct Entry {
    let object: ObjectLink
    var values: [UnsafeRawPointer: AssociatedValue]
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// At how many entries those of objects that are gone are searched next.
  private var limit = 32

  func values(of object: AnyObject) -> [UnsafeRawPointer: AssociatedValue] {
    lock.lock()
    defer { lock.unlock() }
    if let target = object as? any LinkTarget { return target.lifetime.associated }
    guard let entry = entries[ObjectIdentifier(object)], entry.object.target === object else {
      return [:]
    }
    return entry.values
  }

  func change(
    _ object: AnyObject, _ body: (inout [UnsafeRawPointer: AssociatedValue]) -> Void
  ) {
    // Freed after the lock: a deinitialiser may come here again.
    var freed: [Any] = []
    lock.lock()
    defer {
      lock.unlock()
      withExtendedLifetime(freed) {}
    }
    var values = values(of: object)
    freed.append(values)
    body(&values)
    if let target = object as? any LinkTarget { return target.lifetime.associated = values }
    if entries.count >= limit { freed.append(removeReleasedEntries()) }
    entries[ObjectIdentifier(object)] =
      values.isEmpty ? nil : Entry(object: ObjectLink(object), values: values)
  }

  private func removeReleasedEntries() -> [Entry] {
    let released = entries.filter { $0.value.object.target == nil }
    for key in released.keys { entries[key] = nil }
    limit = max(32, 2 * entries.count)
    return Array(released.values)
  }
}
