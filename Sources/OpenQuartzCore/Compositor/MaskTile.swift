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
  ///   - corners: has the coverage of corners.
  ///   - alpha: the factor of the coverage.
  ///   - body: gets the mask, where its first pixel is, and the piece.
  func forEachTile(
    of rounded: RoundedRect, _ corners: CornerCoverages, in box: PixelRect, alpha: UInt8 = 255,
    _ body: (_ mask: OpaquePointer, _ x: Int, _ y: Int, _ tile: pixman_box32_t) -> Void
  ) {
    for y in stride(from: box.y, to: box.maxY, by: Self.height) {
      for x in stride(from: box.x, to: box.maxX, by: Self.width) {
        let tile = PixelRect(x: x, y: y, width: Self.width, height: Self.height)
          .intersection(box)
        fill(rounded, corners, tile, alpha)
        body(raw, x, y, pixman_box32_t(tile))
      }
    }
  }

  private func fill(
    _ rounded: RoundedRect, _ corners: CornerCoverages, _ tile: PixelRect, _ alpha: UInt8
  ) {
    let rect = rounded.rect
    // The column in the middle is of the left half.
    let middle = min(max(rect.x + (rect.width + 1) / 2, tile.x), tile.maxX)
    let halves = rounded.depths(of: tile)
    for (depths, isTop) in [(halves.top, true), (halves.bottom, false)] {
      guard let depths else { continue }
      func coverage(isLeft: Bool) -> CornerCoverage {
        corners.coverage(of: rounded.shape(isLeft: isLeft, isTop: isTop), rows: depths)
      }
      let left = tile.x < middle ? coverage(isLeft: true) : nil
      let right = middle < tile.maxX ? coverage(isLeft: false) : nil
      for depth in depths {
        let y = isTop ? rect.y + depth : rect.maxY - 1 - depth
        let pixels = (bytes + (y - tile.y) * Self.width).assumingMemoryBound(to: UInt8.self)
        if let left { for x in tile.x..<middle { pixels[x - tile.x] = left[x - rect.x, depth] } }
        if let right {
          for x in middle..<tile.maxX { pixels[x - tile.x] = right[rect.maxX - 1 - x, depth] }
        }
      }
    }
    guard alpha < 255 else { return }
    for row in 0..<tile.height {
      let pixels = (bytes + row * Self.width).assumingMemoryBound(to: UInt8.self)
      for column in 0..<tile.width {
        pixels[column] = UInt8((Int(pixels[column]) * Int(alpha) + 127) / 255)
      }
    }
  }
}
