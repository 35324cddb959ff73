import Synchronization

/// The symbols that were drawn last, in black.
///
/// Symbols that were not used while the newer half was filled are removed, so that the pixels never
/// take more than the limit.
nonisolated struct SymbolCache: Sendable {
  struct Key: Hashable, Sendable {
    let name: String
    /// Points for each unit of the drawing.
    let unit: CGFloat
    /// In units.
    let lineWidth: CGFloat
    /// Pixels per point.
    let scale: CGFloat
  }

  /// A symbol and where it is, in points from the middle of a capital letter.
  struct Drawing: Sendable {
    let picture: CGImage
    let area: CGRect

    fileprivate var byteCount: Int { picture.width * picture.height * 4 }
  }

  private let limit: Int
  private var newer: [Key: Drawing] = [:]
  private var older: [Key: Drawing] = [:]
  private var newerByteCount = 0

  /// - Parameter limit: in bytes of pixels.
  init(limit: Int) { self.limit = limit }

  /// How many bytes the pixels have.
  var byteCount: Int {
    newerByteCount + older.values.reduce(0) { $0 + $1.byteCount }
  }

  mutating func drawing(for key: Key) -> Drawing? {
    if let found = newer[key] { return found }
    guard let found = older.removeValue(forKey: key) else { return nil }
    insert(found, for: key)
    return found
  }

  mutating func insert(_ drawing: Drawing, for key: Key) {
    guard drawing.byteCount <= limit / 2, newer[key] == nil else { return }
    if newerByteCount + drawing.byteCount > limit / 2 {
      (older, newer, newerByteCount) = (newer, [:], 0)
    }
    newer[key] = drawing
    newerByteCount += drawing.byteCount
  }

  // MARK: For all threads

  private static let shared = Mutex(SymbolCache(limit: 1 << 20))

  /// The drawing of a key, made if there is none.
  static func drawing(for key: Key, make: () -> Drawing?) -> Drawing? {
    if let found = shared.withLock({ $0.drawing(for: key) }) { return found }
    guard let made = make() else { return nil }
    shared.withLock { $0.insert(made, for: key) }
    return made
  }
}
