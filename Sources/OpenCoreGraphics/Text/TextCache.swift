/// A cache of values that were computed of texts: a value that is requested again is a look-up.
///
/// Two generations: when the young one is full it replaces the old one. Entries that are requested
/// again stay. A text that would fill much of a generation is not cached.
struct TextCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let byteCount: Int
  }

  /// How many entries a generation may have.
  let generationSize: Int
  /// How many bytes the entries of a generation may have.
  let generationBytes: Int

  /// How many bytes the entries of the young generation have.
  private(set) var youngBytes = 0
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]

  /// Makes a cache without entries.
  init(generationSize: Int = .max, generationBytes: Int) {
    self.generationSize = generationSize
    self.generationBytes = generationBytes
  }

  /// How many entries there are.
  var count: Int { young.count + old.count }

  /// Returns the value that is cached for a key; nil without one.
  mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old.removeValue(forKey: key) else { return nil }
    add(known, for: key)
    return known.value
  }

  /// Caches a value, which with its key has about as many bytes as said.
  mutating func remember(_ value: Value, for key: Key, byteCount: Int) {
    guard byteCount <= generationBytes / 8 else { return }
    add(Entry(value: value, byteCount: byteCount), for: key)
  }

  private mutating func add(_ entry: Entry, for key: Key) {
    if young.count >= generationSize || youngBytes + entry.byteCount > generationBytes {
      old = young
      young.removeAll(keepingCapacity: true)
      youngBytes = 0
    }
    young[key] = entry
    youngBytes += entry.byteCount
  }
}
