import CPixman
import DisplayServer

/// The coverage of a few pixels, one byte each, computed while they are painted.
nonisolated final class MaskTile {
  private static let width = 256
  private static let height = 16

  private let raw: OpaquePointer
  private let bytes: UnsafeMutableRawPointer

  init() {
    bytes = .allocate(byteCount: Self.width * Self.height, alignment: 16)
    let image = pixman_image_create_bits(
      PIXMAN_a8, Int32(Self.width), Int32(Self.height),
      bytes.assumingMemoryBound(to: UInt32.self), Int32(Self.width))
    guard let image else { preconditionFailure("no mask of \(Self.width) × \(Self.height)") }
    raw = image
  }

  deinit {
    pixman_image_unref(raw)
    bytes.deallocate()
  }

  /// Calls `body` with the coverage of each piece of `box`, which is inside the rectangle.
  ///
  /// - Parameters:
  ///   - alpha: what the coverage is multiplied by.
  ///   - body: gets the mask, where its first pixel is, and the piece.
  func forEachTile(
    of rounded: RoundedRect, in box: PixelRect, alpha: UInt8 = 255,
    _ body: (_ mask: OpaquePointer, _ x: Int, _ y: Int, _ tile: pixman_box32_t) -> Void
  ) {
    for y in stride(from: box.y, to: box.maxY, by: Self.height) {
      for x in stride(from: box.x, to: box.maxX, by: Self.width) {
        let tile = PixelRect(x: x, y: y, width: Self.width, height: Self.height)
          .intersection(box)
        fill(rounded, tile, alpha)
        body(raw, x, y, pixman_box32_t(tile))
      }
    }
  }

  private func fill(_ rounded: RoundedRect, _ tile: PixelRect, _ alpha: UInt8) {
    for row in 0..<tile.height {
      for column in 0..<tile.width {
        let coverage = rounded.coverage(x: tile.x + column, y: tile.y + row)
        let faded = alpha == 255 ? coverage : UInt8((Int(coverage) * Int(alpha) + 127) / 255)
        bytes.storeBytes(
          of: faded, toByteOffset: row * Self.width + column, as: UInt8.self)
      }
    }
  }
}
