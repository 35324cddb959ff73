import CPixelKernels
import CPixman
import DisplayServer

/// The coverage of a few pixels, one byte each, computed while they are painted.
nonisolated final class MaskTile {
  private static let width = 256
  private static let height = 16
  private static let maximumShapes = 8

  private let raw: OpaquePointer
  private let bytes: UnsafeMutableRawPointer
  /// Those of the shapes that were painted last.
  private var coverages: [CornerCoverage] = []

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

  /// Paints a colour over a part of an image, which is inside the rectangle, as far as that covers.
  ///
  /// - Returns: False, with nothing painted, where the coverage has to be computed pixel by pixel.
  func paint(
    _ color: PixelColor, _ rounded: RoundedRect, in box: PixelRect, onto image: PixmanImage
  ) -> Bool {
    let rect = rounded.rect
    let middle = min(max(rect.x + (rect.width + 1) / 2, box.x), box.maxX)
    let center = min(max(rect.y + (rect.height + 1) / 2, box.y), box.maxY)
    func paintCorners(onto target: (PixelRect) -> nk_bitmap) -> Bool {
      for (rows, isTop) in [(box.y..<center, true), (center..<box.maxY, false)] where !rows.isEmpty
      {
        for (columns, isLeft) in [(box.x..<middle, true), (middle..<box.maxX, false)]
        where !columns.isEmpty {
          let part = PixelRect(
            x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
          let fromCorner = PixelRect(
            x: isLeft ? part.x - rect.x : rect.maxX - part.maxX,
            y: isTop ? part.y - rect.y : rect.maxY - part.maxY, width: part.width,
            height: part.height)
          let coverage = coverage(of: rounded.shape(isLeft: isLeft, isTop: isTop))
          guard
            coverage.paint(color, fromCorner, isLeft: isLeft, isTop: isTop, onto: target(part))
          else { return false }
        }
      }
      return true
    }
    // First without pixels: all of the box is painted here, or nothing.
    let none = nk_bitmap(pixels: image.pixels, bytes_per_row: 0, width: 0, height: 0)
    return paintCorners { _ in none } && paintCorners { image.part($0) }
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
    let rect = rounded.rect
    // The column in the middle is of the left half, as the row in the middle is of the upper one.
    let middle = min(max(rect.x + (rect.width + 1) / 2, tile.x), tile.maxX)
    // The rows in the upper half, and those below it.
    let center = min(max(rect.y + (rect.height + 1) / 2, tile.y), tile.maxY)
    for (rows, isTop) in [(tile.y..<center, true), (center..<tile.maxY, false)] where !rows.isEmpty
    {
      let left = tile.x < middle ? coverage(of: rounded.shape(isLeft: true, isTop: isTop)) : nil
      let right =
        middle < tile.maxX ? coverage(of: rounded.shape(isLeft: false, isTop: isTop)) : nil
      for y in rows {
        let depth = isTop ? y - rect.y : rect.maxY - 1 - y
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

  /// Computed once for each of the last shapes.
  private func coverage(of shape: CornerShape) -> CornerCoverage {
    if let known = coverages.first(where: { $0.shape == shape }) { return known }
    if coverages.count == Self.maximumShapes { coverages.removeFirst() }
    coverages.append(CornerCoverage(shape))
    return coverages[coverages.count - 1]
  }
}
