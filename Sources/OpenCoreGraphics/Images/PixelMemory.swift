import Synchronization

/// Memory for pixels: pages that are mapped for them, apart from the heap.
///
/// Blocks of many sizes that come and go leave holes in a heap, which then stays as large as it
/// ever was. A mapping of its own goes back to the system as a whole. Because fresh pages cost more
/// than filling them, blocks that are given back are kept for the next ones of their size, within a
/// bound in bytes.
package enum PixelMemory {
  /// As much may lie unused while little is in use, in bytes; else half of what is in use.
  static let smallestLimit = 4 << 20
  /// What may stay unused while nothing is flattened, in bytes: enough for the texts of a page and
  /// the two pictures of a transition on a small screen.
  package static let restingBytes = 3 << 20

  private static let pool = Mutex(PixelPool())

  /// Bytes that are in use.
  package static var usedBytes: Int { pool.withLock { $0.usedBytes } }
  /// Bytes that nobody uses and that are not given back to the system.
  package static var freeBytes: Int { pool.withLock { $0.freeBytes } }

  /// Gives unused memory back to the system, the longest unused first, until no more than so many
  /// bytes are left. Memory that is in use stays.
  package static func trim(to byteCount: Int) {
    pool.withLock { $0.trim(to: byteCount) }
  }

  fileprivate static func take(_ byteCount: Int) -> (block: PixelPool.Block, isFresh: Bool)? {
    pool.withLock { $0.take(PixelPool.sizeClass(of: byteCount)) }
  }

  fileprivate static func giveBack(_ block: PixelPool.Block) {
    pool.withLock { $0.giveBack(block) }
  }
}

/// A piece of memory for pixels. It is given back when nothing refers to it any more.
package final class PixelBlock: Sendable {
  private let block: PixelPool.Block

  /// The first byte; at least 16-byte aligned, valid as long as the block lives.
  package var memory: UnsafeMutableRawPointer { block.memory }
  /// At least as many bytes as were asked for.
  package var capacity: Int { block.capacity }

  /// Takes memory; nil where the system has none.
  ///
  /// - Parameter isCleared: whether its bytes are zero; otherwise they are undefined.
  package init?(byteCount: Int, isCleared: Bool) {
    guard byteCount > 0, let taken = PixelMemory.take(byteCount) else { return nil }
    block = taken.block
    if isCleared, !taken.isFresh {
      block.memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    }
  }

  deinit { PixelMemory.giveBack(block) }
}

/// The blocks that nobody uses, and how much the others take.
struct PixelPool: Sendable {
  struct Block: @unchecked Sendable {
    // Unchecked because of the pointer: who has the block has the memory.
    let memory: UnsafeMutableRawPointer
    let capacity: Int
  }

  private(set) var usedBytes = 0
  private(set) var freeBytes = 0
  /// The one that was given back last is the last.
  private var free: [Block] = []

  static let pageSize = 4096
  /// Smaller blocks come from the heap: the system limits the number of mappings.
  static let smallestMapping = 8 * pageSize

  /// The capacity of a block for so many bytes: whole pages, at most an eighth more than needed, so
  /// that sizes that differ a little share their blocks.
  static func sizeClass(of byteCount: Int) -> Int {
    guard byteCount >= smallestMapping else { return (byteCount + 63) & ~63 }
    let pages = (byteCount + pageSize - 1) / pageSize
    let step = max(1, 1 << (Int.bitWidth - pages.leadingZeroBitCount - 4))
    return (pages + step - 1) / step * step * pageSize
  }

  /// A block of a size class, and whether its bytes are zero; nil where the system has no memory.
  mutating func take(_ capacity: Int) -> (block: Block, isFresh: Bool)? {
    guard capacity >= Self.smallestMapping else {
      usedBytes += capacity
      return (Block(allocating: capacity), false)
    }
    if let index = free.lastIndex(where: { $0.capacity == capacity }) {
      freeBytes -= capacity
      usedBytes += capacity
      return (free.remove(at: index), false)
    }
    guard let block = Block(mapping: capacity) else { return nil }
    usedBytes += capacity
    return (block, true)
  }

  /// Keeps a block for the next one who asks, and lets go of what is too much.
  mutating func giveBack(_ block: Block) {
    usedBytes -= block.capacity
    guard block.capacity >= Self.smallestMapping else { return block.memory.deallocate() }
    freeBytes += block.capacity
    free.append(block)
    trim(to: max(PixelMemory.smallestLimit, usedBytes / 2))
  }

  mutating func trim(to byteCount: Int) {
    guard freeBytes > byteCount else { return }
    var count = 0
    while freeBytes > byteCount, count < free.count {
      freeBytes -= free[count].capacity
      free[count].unmap()
      count += 1
    }
    free.removeFirst(count)
  }
}

extension PixelPool.Block {
  /// Fresh pages from the system, all zero; nil where it has none.
  fileprivate init?(mapping capacity: Int) {
    let memory = mmap(
      nil, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.init(memory: memory, capacity: capacity)
  }

  fileprivate init(allocating capacity: Int) {
    self.init(memory: .allocate(byteCount: capacity, alignment: 64), capacity: capacity)
  }

  fileprivate func unmap() {
    // Where that would make too many mappings of one, at least the pages go back.
    if munmap(memory, capacity) != 0 { madvise(memory, capacity, MADV_DONTNEED) }
  }
}
