/// The pixels of a headless surface; black at first.
@MainActor
final class PixelMemory {
  let buffer: PixelBuffer

  init(size: SurfaceSize) {
    let bytesPerRow = size.pixelWidth * 4
    let count = bytesPerRow * size.pixelHeight
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    buffer = PixelBuffer(
      baseAddress: memory, width: size.pixelWidth, height: size.pixelHeight,
      bytesPerRow: bytesPerRow)
  }

  isolated deinit { buffer.baseAddress.deallocate() }
}
