import Synchronization

/// Memory for pixels: pages that are mapped for them, apart from the heap.
///
/// Blocks of many sizes that come and go leave holes in a heap, which then stays as large as it
/// ever was. A mapping of its own returns to the system as a whole. Because fresh pages cost more
/// than filling them, blocks that are released are stored for the next ones of their size, within a
/// bound in bytes.
package enum PixelMemory {
  /// The bound of unused memory while little is in use, in bytes; else it is half of what is used.
  static let smallestLimit = 4 << 20
  /// The number of unused bytes that may remain while nothing is flattened: enough for the texts of
  /// a page and the two pictures of a transition on a small screen.
  package static let restingBytes = 3 << 20

  private static let pool = Mutex(PixelPool())

  /// Bytes that are in use.
  package static var usedBytes: Int { pool.withLock { $0.usedBytes } }
  /// Unused bytes that have not been returned to the system.
  package static var freeBytes: Int { pool.withLock { $0.freeBytes } }

  /// Returns unused memory to the system, the longest unused first, until no more than so many
  /// bytes are left. Memory that is in use stays.
  package static func trim(to byteCount: Int) {
    pool.withLock { $0.trim(to: byteCount) }
  }

  static func allocate(_ byteCount: Int) -> (block: PixelPool.Block, isFresh: Bool)? {
    pool.withLock { $0.allocate(PixelPool.sizeClass(of: byteCount)) }
  }

  static func resize(_ block: PixelPool.Block, to byteCount: Int) -> PixelPool.Block? {
    pool.withLock { $0.resize(block, to: PixelPool.sizeClass(of: byteCount)) }
  }

  static func deallocate(_ block: PixelPool.Block) {
    pool.withLock { $0.deallocate(block) }
  }
}
