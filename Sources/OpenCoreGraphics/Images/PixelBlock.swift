import Synchronization

/// A piece of memory for pixels. It is released when nothing references it any more.
package final class PixelBlock: Sendable {
  private let block: PixelPool.Block
  /// Another block has the memory.
  private let isReused = Atomic(false)

  /// The first byte; at least 16-byte aligned, valid as long as the block exists.
  package var memory: UnsafeMutableRawPointer { block.memory }
  /// At least as many bytes as were requested.
  package var capacity: Int { block.capacity }

  /// Takes memory; nil where the system has none.
  ///
  /// - Parameter isCleared: whether its bytes are zero; otherwise they are undefined.
  package init?(byteCount: Int, isCleared: Bool) {
    guard byteCount > 0, let allocated = PixelMemory.allocate(byteCount) else { return nil }
    block = allocated.block
    if isCleared, !allocated.isFresh {
      block.memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    }
  }

  /// Takes the memory of another block, which nothing may use any more, and makes it as large as is
  /// needed; nil, with nothing changed, where the system cannot do that. The bytes are undefined.
  ///
  /// Fresh pages for a picture that has a new size in each frame would cost more than what is
  /// drawn.
  package init?(byteCount: Int, reusingMemoryOf other: PixelBlock) {
    guard byteCount > 0, let resized = PixelMemory.resize(other.block, to: byteCount) else {
      return nil
    }
    block = resized
    other.isReused.store(true, ordering: .relaxed)
  }

  deinit {
    if !isReused.load(ordering: .relaxed) { PixelMemory.deallocate(block) }
  }
}
