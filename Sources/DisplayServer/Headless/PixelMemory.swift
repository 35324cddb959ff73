import Foundation

/// The pixels of a headless surface; black at first.
@MainActor
final class PixelMemory {
  let buffer: PixelBuffer

  init(size: SurfaceSize) {
    let bytesPerRow = size.pixelWidth * 4
    let count = bytesPerRow * size.pixelHeight
    // New memory is black already.
    guard let memory = calloc(count, 1) else { preconditionFailure("no memory for \(size)") }
    buffer = PixelBuffer(
      baseAddress: memory, width: size.pixelWidth, height: size.pixelHeight,
      bytesPerRow: bytesPerRow)
  }

  isolated deinit { free(buffer.baseAddress) }
}
