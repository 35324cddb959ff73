import CPixelKernels
import DisplayServer

/// The coverage of a corner's pixels, computed once unless they are many.
nonisolated final class CornerCoverage {
  /// Beyond this, the table would be larger than what is usually painted by it.
  private static let maximumSide = 64

  let shape: CornerShape
  private let side: Int
  /// Row by row from a corner at the left; empty if there would be too many.
  private var bytes: [UInt8] = []
  /// The same with the rows mirrored, for a corner at the right.
  private var mirrored: [UInt8] = []

  init(_ shape: CornerShape) {
    self.shape = shape
    side = shape.side
    guard side <= Self.maximumSide else { return }
    bytes.reserveCapacity((side + 1) * (side + 1))
    mirrored.reserveCapacity((side + 1) * (side + 1))
    for y in 0...side {
      for x in 0...side { bytes.append(shape.coverage(x: x, y: y)) }
      mirrored += bytes.suffix(side + 1).reversed()
    }
  }

  deinit {}

  /// The coverage of a pixel, counted from the corner, 0…255.
  subscript(x: Int, y: Int) -> UInt8 {
    if bytes.isEmpty { return shape.coverage(x: x, y: y) }
    return bytes[min(y, side) * (side + 1) + min(x, side)]
  }

  /// Paints a colour as far as the corner covers.
  ///
  /// - Parameters:
  ///   - part: where, counted from the corner, which is at the top left if nothing is said.
  ///   - target: the pixels of the part; with no width nothing is painted.
  /// - Returns: False, with nothing painted, where the table does not have the columns.
  func paint(
    _ color: PixelColor, _ part: PixelRect, isLeft: Bool, isTop: Bool, onto target: nk_bitmap
  ) -> Bool {
    guard !bytes.isEmpty, part.maxX <= side + 1 else { return false }
    let stride = side + 1
    // The rows behind the table are all like its last one.
    let stored = max(min(part.maxY, stride) - part.y, 0)
    let column = isLeft ? part.x : stride - part.maxX
    (isLeft ? bytes : mirrored).withUnsafeBytes { table in
      guard let start = table.baseAddress.map({ UnsafeMutableRawPointer(mutating: $0) }) else {
        return
      }
      func paint(_ count: Int, row: Int, step: Int, at first: Int) {
        guard count > 0 else { return }
        let mask = nk_mask(
          bytes: start + row * stride + column, bytes_per_row: step, width: target.width,
          height: Int32(count))
        var rows = target
        rows.pixels += first * target.bytes_per_row
        rows.height = Int32(count)
        nk_cover(rows, mask, color.word)
      }
      let rest = part.height - stored
      if isTop {
        paint(stored, row: part.y, step: stride, at: 0)
        paint(rest, row: side, step: 0, at: stored)
      } else {
        paint(rest, row: side, step: 0, at: 0)
        paint(stored, row: part.y + stored - 1, step: -stride, at: rest)
      }
    }
    return true
  }
}
