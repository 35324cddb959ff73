import Foundation

/// A table of objects by objects, each of which it keeps alive or not.
///
/// Keys are compared by `isEqual(_:)`, or by identity where they are no `NSObject`, or the option
/// says so. Entries whose key or value is gone are dropped when the table is next changed or
/// counted. O(1) on average.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var weakKey: KeyType?
    var strongKey: KeyType?
    weak var weakValue: ObjectType?
    var strongValue: ObjectType?
    var key: KeyType? { strongKey ?? weakKey }
    var value: ObjectType? { strongValue ?? weakValue }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var changes = 0

  /// A table that keeps keys and values as the options say.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// A table that keeps keys and values alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that keeps values alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A table that keeps keys alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A table that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func hash(_ key: KeyType) -> Int {
    if !keyOptions.contains(.objectPointerPersonality), let key = key as? NSObject {
      return key.hash
    }
    return ObjectIdentifier(key).hashValue
  }

  private func areEqual(_ first: KeyType, _ second: KeyType) -> Bool {
    if first === second { return true }
    guard !keyOptions.contains(.objectPointerPersonality), let first = first as? NSObject else {
      return false
    }
    return first.isEqual(second)
  }

  /// The value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return buckets[hash(aKey)]?.first { $0.key.map { areEqual($0, aKey) } ?? false }?.value
  }

  /// Sets the value of a key; nil removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    let hasWeakKeys = keyOptions.contains(.weakMemory)
    let hasWeakValues = valueOptions.contains(.weakMemory)
    buckets[hash(aKey), default: []].append(
      Entry(
        weakKey: aKey, strongKey: hasWeakKeys ? nil : aKey, weakValue: anObject,
        strongValue: hasWeakValues ? nil : anObject))
    changes += 1
    // As often as the table grows twofold, so that what is gone costs O(1) a change.
    if changes > 2 * buckets.count + 16 { removeFreedEntries() }
  }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = hash(aKey)
    buckets[hash]?.removeAll { $0.key.map { areEqual($0, aKey) } ?? true }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Removes everything.
  open func removeAllObjects() { buckets = [:] }

  /// How many keys have a value.
  open var count: Int { entries.count }

  /// The keys.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: entries.map(\.key)).objectEnumerator()
  }

  /// The values.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.map(\.value)).objectEnumerator()
  }

  private var entries: [(key: KeyType, value: ObjectType)] {
    removeFreedEntries()
    return buckets.values.joined().compactMap { entry in
      entry.key.flatMap { key in entry.value.map { (key, $0) } }
    }
  }

  private func removeFreedEntries() {
    changes = 0
    for (hash, entries) in buckets {
      let remaining = entries.filter { $0.key != nil && $0.value != nil }
      if remaining.count < entries.count { buckets[hash] = remaining.isEmpty ? nil : remaining }
    }
  }
}

/// How a table keeps what is in it.
public enum NSPointerFunctions {
  /// How keys or values are stored and compared.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options with bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They are retained.
    public static var strongMemory: Options { [] }
    /// They are not retained.
    public static let weakMemory = Options(rawValue: 5)
    /// They are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}
