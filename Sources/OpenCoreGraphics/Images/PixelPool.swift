import CPixelKernels

/// The unused blocks, and how many bytes the others take.
struct PixelPool: Sendable {
  struct Block: @unchecked Sendable {
    // Unchecked because of the pointer: a block is used by one owner at a time.
    let memory: UnsafeMutableRawPointer
    let capacity: Int
  }

  private(set) var usedBytes = 0
  private(set) var freeBytes = 0
  /// In the order in which they were released.
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
  mutating func allocate(_ capacity: Int) -> (block: Block, isFresh: Bool)? {
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

  /// A block of another size class with the pages of one that is in use, as far as they go; nil,
  /// with nothing changed, where there can be none.
  mutating func resize(_ block: Block, to capacity: Int) -> Block? {
    guard min(block.capacity, capacity) >= Self.smallestMapping,
      let resized = block.resized(to: capacity)
    else { return nil }
    usedBytes += capacity - block.capacity
    return resized
  }

  /// Keeps a block for reuse, and frees the longest unused ones beyond the bound.
  mutating func deallocate(_ block: Block) {
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
  /// A larger mapping gets its pages one by one, when they are used: not all of it may be.
  private static let largestPopulated = 1 << 24

  /// Fresh pages from the system, all zero; nil where it has none.
  fileprivate init?(mapping capacity: Int) {
    guard let memory = nk_map_pages(capacity, capacity <= Self.largestPopulated) else { return nil }
    self.init(memory: memory, capacity: capacity)
  }

  fileprivate init(allocating capacity: Int) {
    self.init(memory: .allocate(byteCount: capacity, alignment: 64), capacity: capacity)
  }

  /// The same pages as far as they go; nil, with nothing changed, where the system cannot resize a
  /// mapping.
  fileprivate func resized(to capacity: Int) -> Self? {
    if capacity == self.capacity { return self }
    return nk_resize_mapping(memory, self.capacity, capacity).map {
      Self(memory: $0, capacity: capacity)
    }
  }

  fileprivate func unmap() {
    // Where that would make too many mappings of one, at least the pages go back.
    if munmap(memory, capacity) != 0 { madvise(memory, capacity, MADV_DONTNEED) }
  }
}
