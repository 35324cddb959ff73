import Testing

@testable import OpenCoreGraphics

@Suite struct PixelMemoryTests {
  @Test("A size class has the requested bytes, and at most an eighth more than whole pages")
  func sizeClasses() {
    var last = 0
    for pages in 9...3000 {
      let capacity = PixelPool.sizeClass(of: pages * PixelPool.pageSize - 1)

      #expect(capacity >= pages * PixelPool.pageSize && capacity >= last)
      #expect(capacity <= (pages + (pages - 1) / 8) * PixelPool.pageSize)
      last = capacity
    }
    #expect(PixelPool.sizeClass(of: 100) == 128)
    #expect(PixelPool.sizeClass(of: PixelPool.smallestMapping) == PixelPool.smallestMapping)
  }

  @Test("Small blocks come from the heap and are returned to it at once")
  func small() throws {
    var pool = PixelPool()
    let blocks = try (1...100).map { try pool.allocateBlock(64 * $0).block }
    for block in blocks {
      block.memory.initializeMemory(as: UInt8.self, repeating: 1, count: block.capacity)
    }
    #expect(pool.usedBytes == 5050 * 64)

    for block in blocks { pool.deallocate(block) }

    #expect(pool.usedBytes == 0 && pool.freeBytes == 0)
  }

  @Test("A block that is released is used for the next request of its size")
  func reuse() throws {
    var pool = PixelPool()
    let (block, isFresh) = try pool.allocateBlock(65536)
    pool.deallocate(block)

    let other = try pool.allocateBlock(32768)
    let again = try pool.allocateBlock(65536)

    #expect(isFresh && other.isFresh && !again.isFresh)
    #expect(again.block.memory == block.memory)
    #expect(pool.usedBytes == 98304 && pool.freeBytes == 0)
  }

  @Test("Unused memory stays within a bound: the longest unused is released first")
  func bounded() throws {
    var pool = PixelPool()
    let blocks = try (1...100).map { try pool.allocateBlock($0 * 65536).block }
    #expect(pool.usedBytes == 5050 * 65536)

    for block in blocks {
      pool.deallocate(block)
      #expect(pool.freeBytes <= max(PixelMemory.smallestLimit, pool.usedBytes / 2))
    }

    #expect(pool.usedBytes == 0)
    // The last ones fit into the bound, the ones before them are gone.
    let (last, first) = (try pool.allocateBlock(100 * 65536), try pool.allocateBlock(65536))
    #expect(last.isFresh && first.isFresh)
  }

  @Test("Trimming releases unused memory, and nothing else")
  func trims() throws {
    var pool = PixelPool()
    let blocks = try (0..<4).map { _ in try pool.allocateBlock(65536).block }
    for block in blocks.dropFirst() { pool.deallocate(block) }

    pool.trim(to: 100_000)
    #expect(pool.freeBytes == 65536)
    pool.trim(to: 0)

    #expect(pool.freeBytes == 0 && pool.usedBytes == 65536)
    blocks[0].memory.storeBytes(of: 1, as: UInt8.self)
  }

  @Test("A cleared block is clear, whatever was in its memory before")
  func cleared() throws {
    let count = 3 * 65536
    for _ in 0..<3 {
      let block = try #require(PixelBlock(byteCount: count, isCleared: true))
      let bytes = UnsafeRawBufferPointer(start: block.memory, count: count)
      #expect(bytes.allSatisfy { $0 == 0 })
      block.memory.initializeMemory(as: UInt8.self, repeating: 255, count: count)
    }
  }

  @Test("A block takes the memory of another one, and is as large as is needed")
  func reused() throws {
    let page = PixelPool.pageSize
    for (before, after) in [(256, 384), (384, 256), (256, 256)] {
      var old = PixelBlock(byteCount: before * page, isCleared: false)
      let memory = try #require(old?.memory)
      memory.initializeMemory(as: UInt8.self, repeating: 7, count: before * page)

      let block = try PixelBlock(byteCount: after * page, reusingMemoryOf: #require(old))
      old = nil

      let reused = try #require(block)
      #expect(reused.capacity == after * page)
      let bytes = UnsafeRawBufferPointer(start: reused.memory, count: min(before, after) * page)
      #expect(bytes.allSatisfy { $0 == 7 })
      reused.memory.initializeMemory(as: UInt8.self, repeating: 1, count: after * page)
    }
  }

  @Test("Memory of the heap is not taken, and a size that the system does not have is refused")
  func notTaken() throws {
    for (before, after) in [(100, 1 << 20), (1 << 20, 100), (1 << 20, 1 << 60), (1 << 20, 0)] {
      let old = try #require(PixelBlock(byteCount: before, isCleared: true))
      #expect(PixelBlock(byteCount: after, reusingMemoryOf: old) == nil)
      old.memory.storeBytes(of: 1, as: UInt8.self)
    }
  }

  #if os(Linux)
    @Test("A block of 2 MiB or more begins where a huge page does, and is zero")
    func hugePages() throws {
      let (huge, page) = (1 << 21, PixelPool.pageSize)
      var pool = PixelPool()
      for capacity in [huge, huge + 24 * page, 2 * huge, 8 * huge] {
        let (block, isFresh) = try pool.allocateBlock(capacity)

        #expect(isFresh && UInt(bitPattern: block.memory) % UInt(huge) == 0)
        let bytes = UnsafeRawBufferPointer(start: block.memory, count: capacity)
        #expect(bytes.allSatisfy { $0 == 0 })
        block.memory.initializeMemory(as: UInt8.self, repeating: 1, count: capacity)
        pool.deallocate(block)
      }
      pool.trim(to: 0)
      #expect(pool.freeBytes == 0)
    }
  #endif

  @Test("What is in use is counted where a block becomes larger or smaller")
  func resizedBytes() throws {
    var pool = PixelPool()
    let block = try pool.allocateBlock(1 << 20).block
    let larger = pool.resize(block, to: 1 << 21)
    #expect(pool.usedBytes == 1 << 21 && pool.freeBytes == 0)
    let smaller = try pool.resize(#require(larger), to: 1 << 19)
    #expect(pool.usedBytes == 1 << 19)
    pool.deallocate(try #require(smaller))
    #expect(pool.usedBytes == 0 && pool.freeBytes == 1 << 19)
  }

  @Test("Memory that the system does not have is refused")
  func refused() {
    #expect(PixelBlock(byteCount: 1 << 60, isCleared: true) == nil)
    #expect(PixelBlock(byteCount: 0, isCleared: true) == nil)
  }
}

extension PixelPool {
  fileprivate mutating func allocateBlock(_ capacity: Int) throws -> (block: Block, isFresh: Bool) {
    let allocated = allocate(capacity)
    return try #require(allocated)
  }
}
