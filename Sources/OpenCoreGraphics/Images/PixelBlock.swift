/// A piece of memory for pixels. It is released when nothing references it any more.
package final class PixelBlock: Sendable {
  private let block: PixelPool.Block

  /// The first byte; at least 16-byte aligned, valid as long as the block exists.
  package var memory: UnsafeMutableRawPointer { block.memory }
  /// At least as many bytes as were requested.
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
